import { ArticlePages, FIRST_PAGE, pageOf, publishedArticles, SHIPPED_ARTICLE } from "../setup/article-pages.ts";
import { expect, test } from "../setup/fixtures.ts";

const LEAD = "What size TV for 8, 10 or 12 feet?";

test.describe("D16: without scripts", () => {
  // Chromium reports each blocked script.
  test.use({ javaScriptEnabled: false, allowedProblems: /status of 404/ });

  test("the list, its pages, the search, the articles and the link to the comparison work", async ({ page, site }) => {
    const published = await publishedArticles(site);
    await page.goto("/info");
    const list = new ArticlePages(page);
    const newest = published.slice(0, 10).map(({ title }) => title);
    await expect(list.titles, "D60: the lead comes first").toHaveText([
      LEAD,
      ...newest.filter((title) => title !== LEAD),
    ]);
    await expect(list.spinner).toHaveCount(0);
    await list.pageLink("next").click();
    await expect(page).toHaveURL("/info?page=2");
    await list.expectPages(2, "previous", 1, 2, 3, 4, "next");
    await expect(list.titles).toHaveText(published.slice(10, 20).map(({ title }) => title));
    await list.pageLink("previous").click();
    await expect(page).toHaveURL("/info");

    await list.search.fill("ultrawide!?");
    await list.searchButton.click();
    await expect(page).toHaveURL("/info?search=ultrawide%21%3F");
    await expect(list.search, "S5: refused characters are ignored").toHaveValue("ultrawide");
    await expect(list.titles.filter({ hasText: "Ultrawide or two monitors?" })).toBeVisible();
    await list.search.fill("xylophone");
    await list.search.press("Enter");
    await expect(page.getByText("No results found", { exact: true })).toBeVisible();

    await page.goto(pageOf(SHIPPED_ARTICLE));
    await expect(list.title).toHaveText(SHIPPED_ARTICLE.title);
    await expect(page.getByText("Published on 26 November 2026")).toBeVisible();
    await expect(page.getByRole("table").first()).toBeVisible();
    await expect(list.spinner).toHaveCount(0);
    await list.back.click();
    await list.compare.click();
    await expect(page.getByRole("img", { name: /^Comparison of/ })).toBeVisible();
    const panel = page.getByRole("complementary", { name: "Latest articles" });
    await panel.getByRole("link", { name: published[0]?.title ?? "", exact: true }).click();
    await expect(list.title).toHaveText(published[0]?.title ?? "");

    await test.step("“Try again” works on an article that cannot be loaded", async () => {
      await page.goto("/info/1700000000000-nobody-wrote-this");
      await expect(list.failure).toBeVisible();
      const again = page.waitForResponse((response) => response.status() === 404);
      await list.tryAgain.click();
      await again;
      await expect(list.failure).toBeVisible();
      await page.getByRole("link", { name: "All articles" }).click();
      await expect(list.cards).toHaveCount(FIRST_PAGE);
    });
  });
});
