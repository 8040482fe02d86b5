import { ArticlePages, FIRST_PAGE, pageOf, SHIPPED_ARTICLE } from "../setup/article-pages.ts";
import { expect, test } from "../setup/fixtures.ts";
import { InfoApi } from "../setup/info-api.ts";

// Chromium reports failed requests in the console.
test.use({ allowedProblems: /Failed to load resource|ERR_CONNECTION_RESET|ERR_INTERNET_DISCONNECTED/ });

const card = (pages: ArticlePages) => pages.titles.filter({ hasText: SHIPPED_ARTICLE.title });

test("S8: the list shows “Unable to load” after a failure, keeps the search box, and loads on “Try again”", async ({
  page,
}) => {
  const list = await ArticlePages.open(page, "/info");
  const noConnection = page.getByText("This needs a network connection.");
  const api = await InfoApi.watch(page);
  await test.step("however often it fails", async () => {
    api.failWith(500);
    await list.pageLink(2).click();
    await expect(list.failure).toBeVisible();
    await expect(list.spinner).toHaveCount(0);
    await expect(list.search).toBeVisible();
    await expect(noConnection).toHaveCount(0);
    api.resetConnections();
    await list.tryAgain.click();
    // Only the second failure says this.
    await expect(noConnection).toBeVisible();
    await expect(list.failure).toBeVisible();
  });
  await test.step("the button loads it", async () => {
    api.restore();
    await list.tryAgain.click();
    await expect(list.cards.first()).toBeVisible();
    await expect(list.failure).toHaveCount(0);
    await list.expectPages(2, "previous", 1, 2, 3, 4, "next");
  });
  await test.step("a failed search is sent again from the box", async () => {
    api.respondWith(() => "<!DOCTYPE html>");
    await list.search.fill("ultrawide");
    await list.search.press("Enter");
    await expect(list.failure).toBeVisible();
    api.restore();
    await list.searchButton.click();
    await expect(list.cards.first()).toBeVisible();
  });
  await test.step("“Try again” by keyboard keeps the place in the tab order, whether it fails or not", async () => {
    await list.search.fill("");
    await list.search.press("Enter");
    await expect(page).toHaveURL("/info");
    await expect(list.pageLink(3)).toBeVisible();
    api.failWith(500);
    await list.pageLink(3).click();
    await expect(list.failure).toBeVisible();
    const release = api.hold();
    await list.tryAgain.focus();
    await page.keyboard.press("Enter");
    await expect(list.spinner).toBeVisible();
    await expect(list.tryAgain).toHaveCount(0);
    api.failWith(500);
    release("fail");
    await expect(list.failure).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(list.tryAgain).toBeFocused();
    api.restore();
    await page.keyboard.press("Enter");
    await expect(list.cards.first()).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(list.titles.first()).toBeFocused();
  });
});

test("S4, S5, S8, D20: an article shows “Unable to load” after a failure and offline, loads on “Try again”, and links to the list", async ({
  page,
  context,
}) => {
  const pages = await ArticlePages.open(page, "/info");
  await page.waitForLoadState("networkidle");
  await test.step("S4, S5: a malformed id fails without any request, and so does “Try again”", async () => {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    // The router handles a step in the history without a request for the page.
    await page.evaluate(() => {
      window.history.pushState(null, "", "/info/hello");
      window.dispatchEvent(new PopStateEvent("popstate"));
    });
    await expect(pages.failure).toBeVisible();
    await pages.tryAgain.click();
    await expect(pages.failure).toBeVisible();
    expect(requests.filter((url) => !/\/favicon|\.js$/.test(url))).toEqual([]);
    await pages.back.click();
    await expect(pages.cards).toHaveCount(FIRST_PAGE);
  });
  const api = await InfoApi.watch(page);
  api.failWith(500);
  await card(pages).click();
  await expect(pages.failure).toBeVisible();
  await expect(page).toHaveURL(pageOf(SHIPPED_ARTICLE));
  await expect(pages.spinner).toHaveCount(0);
  await test.step("the list is there at once", async () => {
    await page.getByRole("link", { name: "All articles" }).click();
    await expect(page).toHaveURL("/info");
    await expect(pages.cards).toHaveCount(FIRST_PAGE);
  });
  await test.step("offline", async () => {
    api.restore();
    await context.setOffline(true);
    await card(pages).click();
    await expect(pages.failure).toBeVisible();
    const release = api.hold();
    await pages.tryAgain.click();
    await expect(pages.tryAgain).toHaveCount(0);
    release();
    await expect(pages.failure).toBeVisible();
  });
  await test.step("online again", async () => {
    await context.setOffline(false);
    await pages.tryAgain.click();
    await expect(pages.title).toHaveText(SHIPPED_ARTICLE.title);
  });
});
