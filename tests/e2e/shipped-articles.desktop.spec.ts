import { ArticlePages, pageOf, publishedArticles } from "../setup/article-pages.ts";
import { expect, test } from "../setup/fixtures.ts";
import { resize } from "../setup/page-ready.ts";

// The served pages are complete, and scripts would only take time.
test.use({ javaScriptEnabled: false });

test("every shipped article has working pictures, headings and links, and fits the window", async ({
  page,
  request,
  site,
}) => {
  test.setTimeout(240_000);
  const articles = await publishedArticles(site);
  expect(articles.length).toBeGreaterThanOrEqual(26);
  /** The links that tests/content/articles.test.ts cannot check, since they lead neither to a comparison nor to an article. */
  const followed = new Set<string>();
  // The narrowest window of each layout.
  const widths = [901, 320];
  for (const { id, title } of articles) {
    await test.step(title, async () => {
      const article = new ArticlePages(page);
      await page.goto(pageOf({ id }));
      await expect(article.title).toHaveText(title);

      const levels = await page
        .getByRole("heading")
        .evaluateAll((all) => all.map((heading) => Number(heading.localName.slice(1))));
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      for (const [index, level] of levels.entries()) {
        expect(level, `heading ${index + 1} is at most one level deeper`).toBeLessThanOrEqual(
          (levels[index - 1] ?? 0) + 1,
        );
      }

      for (const width of widths) {
        await resize(page, width, 800);
        expect(await article.sidewaysOverflow(), `at ${width}`).toBe(0);
        const hidden = await page
          .locator(".short-answer .table-scroll")
          .evaluateAll((all) => all.map((table) => table.scrollWidth - table.clientWidth));
        expect(hidden, `the short answer's table fits at ${width}`).toEqual(hidden.map(() => 0));
      }
      // The next article opens at the last width.
      widths.reverse();

      const figures = page.locator("main article figure :is(svg[data-figure], img)");
      expect(await figures.count(), "each has a drawing of the tool or of its own").toBeGreaterThan(0);
      const pictures = page.locator("main article img");
      await pictures.evaluateAll((all) => {
        for (const picture of all as HTMLImageElement[]) picture.loading = "eager";
      });
      const notLoaded = () =>
        pictures.evaluateAll((all) =>
          (all as HTMLImageElement[]).filter((one) => !one.complete || one.naturalWidth === 0).map(({ src }) => src),
        );
      await expect.poll(notLoaded).toEqual([]);
      const attributes = await pictures.evaluateAll((all) =>
        all.map((picture) => ["width", "height", "alt"].map((name) => picture.getAttribute(name) ?? "")),
      );
      for (const [width, height] of attributes) {
        expect(width).toMatch(/^\d+$/);
        expect(height).toMatch(/^\d+$/);
      }
      // The pictures of related articles repeat what the links say.
      const unnamed = page.locator('main article img[alt=""]');
      await expect(unnamed).toHaveCount(2);
      await expect(page.getByRole("region", { name: "Read next" }).locator('img[alt=""]')).toHaveCount(2);
      const shown = await pictures.evaluateAll((all) => all.map((picture) => picture.getBoundingClientRect().width));
      expect(Math.max(...shown)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);

      const links = await page
        .locator("main article a[href]")
        .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
      const internal = links.filter((link) => link.startsWith(`${site}/`));
      const comparisons = internal.filter((link) => link.startsWith(`${site}/?`));
      const related = internal.filter((link) => link.startsWith(`${site}/info/`));
      expect(comparisons.length, "leads to the tool").toBeGreaterThan(0);
      expect(related.length, "related").toBeGreaterThanOrEqual(2);
      for (const link of internal) if (![...comparisons, ...related].includes(link)) followed.add(link);
    });
  }
  await Promise.all(
    [...followed].map(async (link) => {
      const response = await request.get(link, { maxRedirects: 0 });
      expect(response.status(), link).toBe(200);
    }),
  );
});
