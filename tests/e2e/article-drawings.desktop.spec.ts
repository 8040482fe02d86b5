import type { Page } from "@playwright/test";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen, skipIntro } from "../setup/main-screen.ts";

const TITLE = "34-inch ultrawide vs 27-inch monitor";

/** The drawing of 27″ 16:9 and 34″ 3440×1440, which links to that comparison. */
const drawing = (page: Page) =>
  page.getByRole("link", { name: /A 34″ ultrawide, 79.7 × 33.3 cm, and a 27″ on one lower edge/ });

test("a link to a comparison shows its drawing in the article, and opens the comparison, also without scripts", async ({
  browser,
  page,
  site,
}) => {
  await skipIntro(page, site);
  await page.goto(`${site}/info?search=34-inch+ultrawide`);
  await page.getByRole("link", { name: TITLE }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(TITLE);
  await expect(drawing(page)).toHaveAccessibleName(/Open in the tool$/);
  const picture = drawing(page).getByRole("img");
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
  await drawing(page).click();
  await expect(page).toHaveURL(`${site}/?screens=27in-16x9-blue~34in-3440x1440-green&align=bottom`);
  const main = new MainScreen(page);
  await main.ready();
  await expect(main.drawing).toHaveAccessibleName(/27 inch 16:9.*34 inch 3440×1440/);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(TITLE);

  await test.step("without scripts", async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: page.viewportSize() });
    const still = await context.newPage();
    await still.goto(page.url());
    await drawing(still).click();
    await expect(still).toHaveURL(`${site}/?screens=27in-16x9-blue~34in-3440x1440-green&align=bottom`);
    await expect(still.locator("[data-outline]")).toHaveCount(2);
    await context.close();
  });
});
