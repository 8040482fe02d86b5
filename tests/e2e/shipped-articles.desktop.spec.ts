import { pageOf, publishedArticles } from "../setup/article-pages.ts";
import { expect, test } from "../setup/fixtures.ts";
import { resize } from "../setup/page-ready.ts";

// The served pages are complete, and scripts would only take time.
test.use({ javaScriptEnabled: false });

test("every shipped article fits the window", async ({ page, request, site }) => {
  const articles = await publishedArticles(site);
  expect(articles.length).toBeGreaterThanOrEqual(26);
  const pages = await Promise.all(articles.map(async (article) => (await request.get(site + pageOf(article))).text()));
  // All have the same styles, and a document takes longer to load than its text to change.
  await page.goto(pageOf(articles[0] ?? { id: "" }));
  // The narrowest window of each layout.
  for (const width of [901, 320]) {
    await resize(page, width, 800);
    for (const [index, html] of pages.entries()) {
      const { title, shown, sideways, table, widest } = await page.evaluate((text) => {
        const main = new DOMParser().parseFromString(text, "text/html").querySelector("main");
        if (main !== null) document.querySelector("main")?.replaceWith(document.adoptNode(main));
        const { scrollWidth, clientWidth } = document.documentElement;
        const widths = [...document.querySelectorAll("main article :is(img, svg)")].map(
          (picture) => picture.getBoundingClientRect().width,
        );
        return {
          title: document.querySelector("h1")?.textContent,
          shown: document.querySelector("main article figure")?.checkVisibility(),
          sideways: scrollWidth - clientWidth,
          table: [...document.querySelectorAll(".short-answer .table-scroll")].map(
            (scroller) => scroller.scrollWidth - scroller.clientWidth,
          ),
          widest: Math.max(...widths),
        };
      }, html);
      const what = `${articles[index]?.title} at ${width}`;
      expect([title, shown], what).toEqual([articles[index]?.title, true]);
      expect(sideways, what).toBe(0);
      expect(table, `the short answer's table: ${what}`).toEqual(table.map(() => 0));
      expect(widest, what).toBeLessThanOrEqual(width);
    }
  }
});
