import type { Locator, Page } from "@playwright/test";
import { ArticlePages, FIRST_PAGE, pageOf, publishedArticles, SHIPPED_ARTICLE } from "../setup/article-pages.ts";
import { expect, test } from "../setup/fixtures.ts";
import { InfoApi } from "../setup/info-api.ts";
import { MainScreen, skipIntro } from "../setup/main-screen.ts";

// The test causes failed requests, which Chromium reports.
test.use({ allowedProblems: /status of 500/ });

/** Returns the panel on desktop, or opens and returns the drawer below 900 px. */
async function latestArticles(page: Page, onTouch: boolean): Promise<Locator> {
  if (!onTouch) return page.getByRole("complementary", { name: "Latest articles" });
  const drawer = page.getByRole("dialog", { name: "Latest articles" });
  await page.getByRole("button", { name: "Latest articles" }).tap();
  await expect(drawer).toBeVisible();
  return drawer;
}

test("S2, S7, S8: the drawing works while the articles fail, “Try again” shows a spinner and then the newest titles, which link to their articles; the last link leads to the list", async ({
  page,
  site,
  onTouch,
}) => {
  await skipIntro(page, site);
  const pages = await ArticlePages.open(page, "/info");
  const api = await InfoApi.watch(page);
  api.failWith(500);
  await pages.compare.click();
  const main = new MainScreen(page);
  await expect(main.drawing).toBeVisible();
  await main.ready();
  await main.showEditors();
  await main.editor(1).length.fill("32");
  await main.commit(1);
  const latest = await latestArticles(page, onTouch);
  await expect(latest.getByText("Unable to load", { exact: true })).toBeVisible();
  expect((await main.drawn()).outlines).toHaveLength(2);
  const release = api.hold();
  await latest.getByRole("button", { name: "Try again" }).click();
  await expect(latest.getByRole("progressbar", { name: "Loading" })).toBeVisible();
  release();
  await expect(latest.getByRole("link", { name: SHIPPED_ARTICLE.title })).toBeVisible();
  await expect(latest.getByText("Unable to load")).toHaveCount(0);
  expect(new Set(api.lists), "the list call without a query").toEqual(new Set(["/info"]));

  const newest = (await publishedArticles(site)).slice(0, 10);
  const links = latest.getByRole("listitem").getByRole("link");
  await expect(links).toHaveText(newest.map(({ title }) => title));
  expect(await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname))).toEqual(
    newest.map(pageOf),
  );
  const heading = latest.getByRole("heading").getByRole("link", { name: "Latest articles" });
  await expect(heading).toHaveAttribute("href", "/info");

  await test.step("a title leads to its article, and Back to the comparison as it was", async () => {
    await latest.getByRole("link", { name: SHIPPED_ARTICLE.title }).click();
    await expect(page).toHaveURL(pageOf(SHIPPED_ARTICLE));
    await expect(new ArticlePages(page).title).toHaveText(SHIPPED_ARTICLE.title);
    await page.goBack();
    await expect(main.drawing).toHaveAttribute("aria-label", /32 inch/);
  });
  await test.step("the last link leads to the list", async () => {
    // On a phone Back shows the drawer as it was, open.
    await expect(latest).toBeVisible();
    await latest.getByRole("link", { name: "+ more articles, news and reviews", exact: true }).click();
    await expect(page).toHaveURL("/info");
    await expect(new ArticlePages(page).cards).toHaveCount(FIRST_PAGE);
  });
});
