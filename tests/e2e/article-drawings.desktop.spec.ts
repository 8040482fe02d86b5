import type { Page } from "@playwright/test";
import { ArticlePages } from "../setup/article-pages.ts";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen, skipIntro } from "../setup/main-screen.ts";

const TITLE = "34-inch ultrawide vs 27-inch monitor";
const LIST = "/info?search=34-inch+ultrawide";

test.use({ allowedProblems: /status of 503/ });

/** The drawing of 27″ 16:9 and 34″ 3440×1440, which links to that comparison. */
const drawing = (page: Page) =>
  page.getByRole("link", { name: /A 34″ ultrawide, 79.7 × 33.3 cm, and a 27″ on one lower edge/ });

/** The texts of the drawing that the page shows. */
const shownTexts = (page: Page) =>
  drawing(page).evaluate((link) =>
    [...link.querySelectorAll("text")].flatMap((text) => (text.checkVisibility() ? [text.textContent] : [])),
  );

test("V10, D36: an article draws a link to a comparison in the reader's unit and the page's look, and the link opens it, also without scripts", async ({
  browser,
  page,
  site,
}) => {
  await skipIntro(page, site);
  await page.emulateMedia({ colorScheme: "dark" });
  const article = await ArticlePages.open(page, LIST);
  const openArticle = async () => {
    await page.getByRole("link", { name: TITLE }).click();
    await expect(article.title).toHaveText(TITLE);
  };
  await openArticle();
  await test.step("in the page's typeface and colours", async () => {
    await expect(drawing(page)).toHaveAccessibleName(/Open in the tool$/);
    // 34 × 3440 ÷ √(3440² + 1440²) = 31.36″ = 79.7 cm.
    for (const text of ["27″ 16:9", "79.7\u202fcm31.4″"]) expect(await shownTexts(page)).toContain(text);
    const look = await drawing(page)
      .locator("svg")
      .first()
      .evaluate((figure) => {
        const label = [...figure.querySelectorAll("text")].find((text) => text.checkVisibility());
        return {
          ground: getComputedStyle(figure).backgroundColor,
          ...(label && { font: getComputedStyle(label).fontFamily, ink: getComputedStyle(label).fill }),
        };
      });
    const [ground, ink] = ["rgb(15, 19, 23)", "rgb(232, 236, 240)"];
    expect(look).toEqual({ ground, ink, font: expect.stringMatching(/^"?Inter/) });
  });
  await test.step("the same whether the browser or the server has opened the page", async () => {
    const figures = () =>
      page
        .locator("svg[data-figure]")
        .evaluateAll((all) => all.map((figure) => [figure.outerHTML, figure.getBoundingClientRect().height]));
    const opened = await figures();
    expect(opened.length).toBeGreaterThan(0);
    await page.reload();
    await article.ready();
    expect(await figures()).toEqual(opened);
    await page.goBack();
    await openArticle();
  });
  await test.step("its link opens the comparison", async () => {
    await drawing(page).click();
    await expect(page).toHaveURL(`${site}/?screens=27in-16x9-blue~34in-3440x1440-green&align=bottom&lengths=cm`);
    const main = new MainScreen(page);
    await main.ready();
    await expect(main.drawing).toHaveAccessibleName(/27 inch 16:9.*34 inch 3440×1440/);
    await main.answer.getByRole("radio", { name: "Inches", exact: true }).filter({ visible: true }).check();
  });
  await test.step("with the unit first that was chosen elsewhere", async () => {
    // The choice replaces the address.
    await page.goBack();
    await expect(article.title).toHaveText(TITLE);
    expect(await shownTexts(page)).toContain("31.4″79.7\u202fcm");
    await page.reload({ waitUntil: "commit" });
    await article.ready();
    expect(await shownTexts(page)).toContain("31.4″79.7\u202fcm");
  });

  await test.step("without scripts", async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: page.viewportSize() });
    const still = await context.newPage();
    await still.goto(page.url());
    await expect(drawing(still).getByText("27″ 16:9").filter({ visible: true }).first()).toBeVisible();
    await drawing(still).click();
    await expect(still).toHaveURL(`${site}/?screens=27in-16x9-blue~34in-3440x1440-green&align=bottom&lengths=cm`);
    await expect(still.locator("[data-outline]")).toHaveCount(2);
    await context.close();
  });
});

test("V10: where a live drawing cannot be loaded, its picture shows and opens the comparison", async ({ page }) => {
  await page.route("**/figure?**", (route) => route.fulfill({ status: 503, body: "busy" }));
  await ArticlePages.open(page, LIST);
  await page.getByRole("link", { name: TITLE }).click();
  const picture = drawing(page).locator("picture img");
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
  await expect(drawing(page)).toHaveAttribute(
    "href",
    "/?screens=27in-16x9-blue~34in-3440x1440-green&align=bottom&lengths=cm",
  );
});
