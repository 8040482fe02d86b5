import { expect, type Locator, type Page } from "@playwright/test";
import { MainScreen } from "./main-screen.ts";

/** A comparison with and without a resolution. */
const DETAILS_LINK = "?screens=27in-16x9-blue~34in-3440x1440-green";

const table = (page: Page, name: RegExp) => page.getByRole("table", { name });
export const sizes = (page: Page) => table(page, /^Sizes of the screens/);
export const distances = (page: Page) => table(page, /^The screens from|^From where/);
export const distance = (page: Page) => page.getByRole("textbox", { name: "Viewing distance" });

/** The texts of a table's cells, row by row, with plain spaces. */
export async function cellTexts(table: Locator): Promise<string[][]> {
  return table.locator("tr").evaluateAll((rows) =>
    rows.map((row) =>
      [...row.children].map((cell) => {
        // biome-ignore lint/performance/useDomNodeTextContent: only the rendered text has the spaces between its parts
        return (cell as HTMLElement).innerText.replace(/\s+/g, " ").trim();
      }),
    ),
  );
}

/** Opens a link and its details, which on desktop may be open already because they are remembered. */
export async function openDetails(page: Page, site: string, search = DETAILS_LINK): Promise<MainScreen> {
  const main = await MainScreen.open(page, site, search);
  if ((await main.tools.details.getAttribute("aria-expanded")) === "false") await main.press(main.tools.details);
  await expect(sizes(page)).toBeVisible();
  return main;
}
