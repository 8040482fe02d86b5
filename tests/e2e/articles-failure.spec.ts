import { ArticlePages, pageOf, SHIPPED_ARTICLE } from "../setup/article-pages.ts";
import { expectNoAxeViolations } from "../setup/axe.ts";
import { expect, test } from "../setup/fixtures.ts";
import { InfoApi } from "../setup/info-api.ts";
import { MainScreen } from "../setup/main-screen.ts";

// Chromium itself notes in the console that something was not answered as hoped.
test.use({ allowedTrouble: [/Failed to load resource|ERR_CONNECTION_RESET|ERR_INTERNET_DISCONNECTED/] });

const card = (pages: ArticlePages) => pages.titles.filter({ hasText: SHIPPED_ARTICLE.title });

const WAYS_TO_FAIL: readonly (readonly [string, (api: InfoApi) => void])[] = [
  ["status 500", (api) => api.failWith(500)],
  ["status 404", (api) => api.failWith(404)],
  ["a broken connection", (api) => api.hangUp()],
  ["an answer that is no JSON", (api) => api.answer(() => "<!DOCTYPE html>")],
  ["an answer without the fields", (api) => api.answer(() => ({ infos: "none", title: null }))],
];

for (const [failure, fail] of WAYS_TO_FAIL) {
  test(`S8: after ${failure} the list's place says “Unable to load”, and trying again loads it`, async ({ page }) => {
    const list = await ArticlePages.open(page, "/info");
    const api = await InfoApi.watch(page);
    fail(api);
    await list.pageLink(2).click();
    await expect(list.failure).toBeVisible();
    await expect(list.spinner).toHaveCount(0);
    await expect(list.search).toBeVisible();
    // A pointer on its way to the link may have asked for the page already.
    const askedBefore = api.lists.length;
    await list.tryAgain.click();
    await expect.poll(() => api.lists.length, "it is asked for again").toBeGreaterThan(askedBefore);
    await expect.poll(() => api.pending).toBe(0);
    await expect(list.failure).toBeVisible();
    api.letThrough();
    await list.tryAgain.click();
    await expect(list.cards.first()).toBeVisible();
    await expect(list.failure).toHaveCount(0);
    await list.expectPages(2, "previous", 1, 2);
  });

  test(`S8: after ${failure} an article's page says “Unable to load”, with a way on`, async ({ page }) => {
    const pages = await ArticlePages.open(page, "/info");
    const api = await InfoApi.watch(page);
    fail(api);
    await card(pages).click();
    await expect(pages.failure).toBeVisible();
    await expect(page).toHaveURL(pageOf(SHIPPED_ARTICLE));
    await expect(pages.spinner).toHaveCount(0);
    api.letThrough();
    await pages.tryAgain.click();
    await expect(pages.title).toHaveText(SHIPPED_ARTICLE.title);
  });
}

test("offline: an article cannot be loaded; back online, trying again loads it", async ({ page, context }) => {
  const pages = await ArticlePages.open(page, "/info");
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await card(pages).click();
  await expect(pages.failure).toBeVisible();
  const failedAgain = page.waitForEvent("requestfailed");
  await pages.tryAgain.click();
  await failedAgain;
  await expect(pages.failure).toBeVisible();
  await context.setOffline(false);
  await pages.tryAgain.click();
  await expect(pages.title).toHaveText(SHIPPED_ARTICLE.title);
});

test("D20: from a failed article back to the list, at once", async ({ page }) => {
  const pages = await ArticlePages.open(page, "/info");
  const api = await InfoApi.watch(page);
  api.failWith(500);
  await card(pages).click();
  await expect(pages.failure).toBeVisible();
  await page.getByRole("link", { name: "All articles" }).click();
  await expect(page).toHaveURL("/info");
  await expect(pages.cards, "the list was kept").toHaveCount(10);
});

test("trying again by the keyboard keeps its place, whether it fails or not", async ({ page }) => {
  const list = await ArticlePages.open(page, "/info");
  const api = await InfoApi.watch(page);
  api.failWith(500);
  await list.pageLink(2).click();
  await list.tryAgain.focus();
  const failedAgain = page.waitForResponse((response) => response.status() === 500);
  await page.keyboard.press("Enter");
  await failedAgain;
  await expect(list.tryAgain).not.toBeFocused();
  // What was shown before stays for a moment, and looks the same.
  await page.waitForTimeout(300);
  await expect(list.failure).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(list.tryAgain).toBeFocused();
  api.letThrough();
  await page.keyboard.press("Enter");
  await expect(list.cards.first()).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(list.titles.first()).toBeFocused();
});

test("a failed search can be sent again from the box", async ({ page }) => {
  const list = await ArticlePages.open(page, "/info");
  const api = await InfoApi.watch(page);
  api.failWith(503);
  await list.search.fill("ultrawide");
  await list.search.press("Enter");
  await expect(list.failure).toBeVisible();
  api.letThrough();
  await list.searchButton.click();
  await expect(list.cards.first()).toBeVisible();
});

test.describe("a malformed id", () => {
  for (const id of ["hello", "2024", "-slug", "2024-", "abc-2024", "%C3%A9t%C3%A9-2024"]) {
    test(`S5: /info/${id} fails at once with 400, from the server`, async ({ page }) => {
      const response = await page.goto(`/info/${id}`);
      expect(response?.status()).toBe(400);
      const pages = new ArticlePages(page);
      await expect(pages.failure).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    });
  }

  test("S4: in the browser it fails at once without any request, and trying again sends none either", async ({
    page,
  }) => {
    const pages = await ArticlePages.open(page, "/info");
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    // As of a step in the history, which the router takes without asking the server for a page.
    await page.evaluate(() => {
      window.history.pushState(null, "", "/info/hello");
      window.dispatchEvent(new PopStateEvent("popstate"));
    });
    await expect(pages.failure).toBeVisible();
    await pages.tryAgain.click();
    await expect(pages.failure).toBeVisible();
    expect(requests.filter((url) => !/\/favicon|\.js$/.test(url))).toEqual([]);
    await pages.back.click();
    await expect(pages.cards).toHaveCount(10);
  });
});

test("an unknown id: 404 from the server, “Unable to load”, and a way to the list", async ({ page }) => {
  const response = await page.goto("/info/1700000000000-nobody-wrote-this");
  expect(response?.status()).toBe(404);
  const pages = new ArticlePages(page);
  await pages.takenOver();
  await expect(pages.failure).toBeVisible();
  await expect(pages.back).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "All articles" }).click();
  await expect(pages.cards).toHaveCount(10);
});

test("the articles beside the drawing fail and recover by themselves; the drawing does not notice", async ({
  page,
  site,
  onTouch,
}) => {
  const pages = await ArticlePages.open(page, "/info");
  const api = await InfoApi.watch(page);
  api.failWith(500);
  await page.context().addCookies(["SKIP_INTRO_D", "SKIP_INTRO_M"].map((name) => ({ name, value: "1", url: site })));
  await pages.compare.click();
  const main = new MainScreen(page);
  await expect(main.drawing).toBeVisible();
  if (onTouch) await page.getByRole("button", { name: "Latest articles" }).tap();
  const place = onTouch
    ? page.getByRole("dialog", { name: "Latest articles" })
    : page.getByRole("complementary", { name: "Latest articles" });
  await expect(place.getByText("Unable to load", { exact: true })).toBeVisible();
  expect((await main.drawn()).outlines).toHaveLength(2);
  const release = api.hold();
  await place.getByRole("button", { name: "Try again" }).click();
  await expect(place.getByRole("progressbar", { name: "Loading" })).toBeVisible();
  release();
  await expect(place.getByRole("link", { name: SHIPPED_ARTICLE.title })).toBeVisible();
  await expect(place.getByText("Unable to load")).toHaveCount(0);
});
