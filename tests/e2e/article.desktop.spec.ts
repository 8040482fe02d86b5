import { shippedArticle } from "../content/shipped-articles.ts";
import { ArticlePages, pageOf } from "../setup/article-pages.ts";
import { expect, test } from "../setup/fixtures.ts";
import { InfoApi } from "../setup/info-api.ts";
import { resize } from "../setup/page-ready.ts";

/** Has a wide table, long paragraphs, and links to a comparison of four screens and to another article. */
const LONG_ARTICLE = shippedArticle("ultrawide-resolutions-and-sizes");

test("S2: the title stands beside or below the back arrow, lines are readable, wide tables scroll, and links need no reload", async ({
  page,
}) => {
  const article = await ArticlePages.open(page, pageOf(LONG_ARTICLE));
  await test.step("the icon that leads to the comparison shows its name", async () => {
    await article.compare.hover();
    await expect(page.locator("[popover]", { hasText: /^Compare displays$/ })).toBeVisible();
  });
  await test.step("a line has about 65 to 70 characters on desktop", async () => {
    const lines = await page.locator("main p").evaluateAll((paragraphs) =>
      paragraphs.flatMap((paragraph) => {
        const text = paragraph.textContent;
        const range = document.createRange();
        range.selectNodeContents(paragraph);
        const rows = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
        // The last line is usually shorter.
        return rows < 3 ? [] : [text.length / (rows - 0.5)];
      }),
    );
    const mean = lines.reduce((sum, length) => sum + length, 0) / lines.length;
    expect(lines.length).toBeGreaterThan(3);
    expect(mean).toBeGreaterThan(58);
    expect(mean).toBeLessThan(75);
  });
  await test.step("S2: the title is beside the back arrow on desktop, below it on mobile", async () => {
    for (const width of [1440, 900, 899, 390, 320]) {
      await resize(page, width, 800);
      const [arrow, title] = [await article.back.boundingBox(), await article.title.boundingBox()];
      if (arrow === null || title === null) throw new Error("They are not shown.");
      if (width >= 900) {
        expect(arrow.x + arrow.width, `at ${width}`).toBeLessThanOrEqual(title.x);
        expect(arrow.y, `at ${width}`).toBeLessThan(title.y + title.height);
        expect(title.y, `at ${width}`).toBeLessThan(arrow.y + arrow.height);
      } else {
        expect(title.y, `at ${width}`).toBeGreaterThanOrEqual(arrow.y + arrow.height);
      }
      expect(arrow.x, `at ${width}`).toBeGreaterThanOrEqual(0);
    }
  });
  await test.step("a wide table scrolls in itself, also by keyboard, and the page never scrolls sideways", async () => {
    await resize(page, 200, 640);
    const region = page.getByRole("region", { name: "Table 2" });
    await expect(region).toBeVisible();
    expect(await region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeGreaterThan(0);
    expect(await article.sidewaysOverflow()).toBe(0);
    await region.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  });
  await test.step("prints only the article, on paper of any width", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(article.back).toBeHidden();
    await expect(article.compare).toBeHidden();
    for (const width of [700, 1100]) {
      await resize(page, width, 900);
      const title = await article.title.boundingBox();
      const text = await page.locator("main article p").nth(1).boundingBox();
      expect(title?.width, `at ${width}`).toBeGreaterThan(500);
      expect(title?.x, "in one line with the text").toBe(text?.x);
    }
    await page.emulateMedia({ media: null });
    await resize(page, 1440, 900);
  });
  const link = page.locator("main article").getByRole("link", { name: "this comparison of four 34″ shapes" });
  await test.step("Back from the comparison shows the article at once, at the same scroll position", async () => {
    await link.scrollIntoViewIfNeeded();
    const left = await article.scrollY();
    expect(left).toBeGreaterThan(500);
    const api = await InfoApi.watch(page);
    api.hold();
    await link.click();
    await expect(page.locator("[data-outline]")).toHaveCount(4);
    await page.goBack();
    await expect(article.title).toHaveText(LONG_ARTICLE.title);
    await expect.poll(() => article.scrollY()).toBe(left);
    await expect(article.spinner).toHaveCount(0);
    api.restore();
  });
  await test.step("links in an article navigate without reloading the document", async () => {
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const isSameDocument = () => page.evaluate(() => "sameDocument" in window);

    await page.locator("main article").getByRole("link", { name: "49-inch ultrawide vs two 27s" }).click();
    await expect(article.title).toHaveText("49-inch ultrawide vs two 27s");
    expect(await isSameDocument()).toBe(true);
    await expect.poll(() => article.scrollY(), "a new page begins at its top").toBe(0);

    await page.goBack();
    await link.click();
    await expect(page.locator("[data-outline]")).toHaveCount(4);
    expect(await isSameDocument()).toBe(true);
  });
});
