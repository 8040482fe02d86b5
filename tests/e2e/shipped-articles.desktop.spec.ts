import { ArticlePages, pageOf, publishedArticles } from "../setup/article-pages.ts";
import { expect, test } from "../setup/fixtures.ts";

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
  const followed = new Set<string>();
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

      for (const width of [320, 390, 901, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await article.sidewaysOverflow(), `at ${width}`).toBe(0);
      }

      const pictures = page.locator("main article img");
      expect(await pictures.count(), "each has a drawing").toBeGreaterThan(0);
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded();
        const loaded = () =>
          picture.evaluate(({ naturalWidth, complete }: HTMLImageElement) => complete && naturalWidth);
        await expect.poll(loaded, `${await picture.getAttribute("src")} loads`).toBeGreaterThan(0);
        await expect(picture).toHaveAttribute("width", /^\d+$/);
        await expect(picture).toHaveAttribute("height", /^\d+$/);
        expect((await picture.getAttribute("alt"))?.length).toBeGreaterThan(0);
        expect((await picture.boundingBox())?.width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
      }

      const links = await page
        .locator("main article a[href]")
        .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
      const internal = links.filter((link) => link.startsWith(`${site}/`));
      expect(internal.filter((link) => link.startsWith(`${site}/?`)).length, "leads to the tool").toBeGreaterThan(0);
      expect(internal.filter((link) => link.startsWith(`${site}/info/`)).length, "related").toBeGreaterThanOrEqual(2);
      for (const link of internal) followed.add(link);
    });
  }
  for (const link of followed) {
    const response = await request.get(link, { maxRedirects: 0 });
    expect(response.status(), link).toBe(200);
    expect(await response.text(), link).not.toContain("Left out of the link");
  }
});
