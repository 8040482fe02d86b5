import { expect, type Locator, type Page } from "@playwright/test";
import { MainScreen } from "./main-screen.ts";

/** A comparison with and without a resolution. */
const DETAILS_LINK = "?screens=27in-16x9-blue~34in-3440x1440-green";

export const FIVE_SCREENS =
  "?screens=27-16x9~34-3440x1440~49-32x9~14-16x10~65-3840x2160_Living room television by the window";

/** The table of sizes, or the cards where there is no room for it. */
export const sizes = (page: Page) =>
  page
    .getByRole("table", { name: /^Sizes of the screens, and how/ })
    .or(page.getByRole("list", { name: "Sizes of the screens" }));
export const distances = (page: Page) => page.getByRole("table", { name: /^Where to sit/ });
export const distance = (page: Page) => page.getByRole("textbox", { name: "Distance", exact: true });

/** The texts of a table's cells, row by row. */
export async function cellTexts(table: Locator): Promise<string[][]> {
  const rows = await table.getByRole("row").all();
  return Promise.all(rows.map((row) => plainTexts(row.locator("th, td"))));
}

/** The texts of each screen's row or card. */
export function screenTexts(page: Page): Promise<string[]> {
  return plainTexts(sizes(page).locator("tbody tr, > li"));
}

async function plainTexts(elements: Locator): Promise<string[]> {
  return (await elements.allInnerTexts()).map((text) => text.replace(/\s+/g, " ").trim());
}

/** How much wider the details are than what shows them. */
export function sidewaysScroll(page: Page): Promise<number> {
  return sizes(page).evaluate((element) => {
    let most = 0;
    for (let box = element.parentElement; box !== null; box = box.parentElement) {
      most = Math.max(most, box.scrollWidth - box.clientWidth);
    }
    return most;
  });
}

/** Opens a link and its details, which on desktop may be open already because they are remembered. */
export async function openDetails(page: Page, site: string, search = DETAILS_LINK): Promise<MainScreen> {
  const main = await MainScreen.open(page, site, search);
  if ((await main.tools.details.getAttribute("aria-expanded")) === "false") await main.press(main.tools.details);
  await expect(sizes(page)).toBeVisible();
  return main;
}
