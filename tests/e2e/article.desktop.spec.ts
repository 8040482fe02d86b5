import { ArticlePages, pageOf, SHIPPED_ARTICLE } from "../setup/article-pages.ts";
import { expect, test } from "../setup/fixtures.ts";
import { InfoApi } from "../setup/info-api.ts";

const path = pageOf(SHIPPED_ARTICLE);

test("S2: the title is beside the back arrow on desktop, below it on mobile", async ({ page }) => {
  const article = await ArticlePages.open(page, path);
  for (const width of [1440, 900, 899, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
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

test("S2: a spinner and the back link show while an article loads", async ({ page }) => {
  const pages = await ArticlePages.open(page, "/info");
  const api = await InfoApi.watch(page);
  const release = api.hold();
  await pages.titles.filter({ hasText: SHIPPED_ARTICLE.title }).click();
  await expect(pages.spinner).toBeVisible();
  await expect(page).toHaveURL(path);
  await expect(page).not.toHaveTitle("");
  await expect(pages.back).toBeVisible();
  await expect(pages.compare).toBeVisible();
  release();
  await expect(pages.title).toHaveText(SHIPPED_ARTICLE.title);
  await expect(pages.spinner).toHaveCount(0);
  await expect(page).toHaveTitle(`${SHIPPED_ARTICLE.title} – Diagonal`);
  const requests = api.calls.filter((call) => call === path);
  expect(requests, "one request, sent before the press").toHaveLength(1);
});

test("a line has about 65 to 70 characters on desktop", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await ArticlePages.open(page, path);
  const lines = await page.locator("main p").evaluateAll((paragraphs) =>
    paragraphs.flatMap((paragraph) => {
      const text = paragraph.textContent;
      const range = document.createRange();
      range.selectNodeContents(paragraph);
      const rows = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
      // The last line is usually shorter.
      return rows < 4 ? [] : [text.length / (rows - 0.5)];
    }),
  );
  const mean = lines.reduce((sum, length) => sum + length, 0) / lines.length;
  expect(lines.length).toBeGreaterThan(3);
  expect(mean).toBeGreaterThan(58);
  expect(mean).toBeLessThan(75);
});

test("a wide table scrolls in itself, also by keyboard, and the page never scrolls sideways", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const article = await ArticlePages.open(page, path);
  const region = page.getByRole("region", { name: "Table 1" });
  await expect(region).toBeVisible();
  expect(await region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeGreaterThan(0);
  expect(await article.sidewaysOverflow()).toBe(0);
  await region.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});

test("links in an article navigate without reloading the document", async ({ page }) => {
  const article = await ArticlePages.open(page, path);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const isSameDocument = () => page.evaluate(() => "sameDocument" in window);

  await page.locator("main article").getByRole("link", { name: "choosing one ultrawide or two monitors" }).click();
  await expect(article.title).toHaveText(/^One ultrawide or two monitors\?/);
  expect(await isSameDocument()).toBe(true);
  await expect.poll(() => article.scrollY(), "a new page begins at its top").toBe(0);

  await page.goBack();
  await page.locator("main article").getByRole("link", { name: "See all four 34″ shapes in Diagonal" }).click();
  await expect(page.locator("[data-outline]")).toHaveCount(4);
  expect(await isSameDocument()).toBe(true);
});

test("Back from the comparison shows the article at once, at the same scroll position", async ({ page }) => {
  const article = await ArticlePages.open(page, path);
  const link = page.locator("main article").getByRole("link", { name: "See all four 34″ shapes in Diagonal" });
  await link.scrollIntoViewIfNeeded();
  const left = await article.scrollY();
  expect(left).toBeGreaterThan(500);
  const api = await InfoApi.watch(page);
  api.hold();
  await link.click();
  await expect(page.locator("[data-outline]")).toHaveCount(4);
  await page.goBack();
  await expect(article.title).toHaveText(SHIPPED_ARTICLE.title);
  await expect.poll(() => article.scrollY()).toBe(left);
  await expect(article.spinner).toHaveCount(0);
});

test("prints only the article, on paper of any width", async ({ page }) => {
  const article = await ArticlePages.open(page, path);
  await page.emulateMedia({ media: "print" });
  await expect(article.back).toBeHidden();
  await expect(article.compare).toBeHidden();
  for (const width of [700, 1100]) {
    await page.setViewportSize({ width, height: 900 });
    const title = await article.title.boundingBox();
    const text = await page.locator("main article p").nth(1).boundingBox();
    expect(title?.width, `at ${width}`).toBeGreaterThan(500);
    expect(title?.x, "in one line with the text").toBe(text?.x);
  }
});
