import { ArticlePages, pageOf, publishedArticles, SHIPPED_ARTICLE, watchLayoutShifts } from "../setup/article-pages.ts";
import { expectNoAxeViolations } from "../setup/axe.ts";
import { expect, test } from "../setup/fixtures.ts";
import { holdBack } from "../setup/held-back.ts";
import { InfoApi, listPage } from "../setup/info-api.ts";

test("S2: a search box, a page of cards, pagination and a way to the tool", async ({ page }) => {
  const list = await ArticlePages.open(page, "/info");
  await expect(list.search).toHaveAttribute("placeholder", "Search articles, news or reviews");
  await expect(list.searchButton).toBeVisible();
  await expect(list.cards).toHaveCount(10);
  await expect(list.pagination).toBeVisible();
  await expect(list.compare).toBeVisible();
  await expect(list.title).toHaveCount(1);
});

test("S2: a card shows title, “Published on” with its date, summary, and a thumbnail on desktop only", async ({
  page,
  onTouch,
}) => {
  const thumbnails: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "image" && request.url().includes("/comparison.svg")) thumbnails.push(request.url());
  });
  const list = await ArticlePages.open(page, "/info");
  await page.waitForLoadState("networkidle");
  for (const card of await list.cards.all()) {
    await expect(card.getByRole("link")).toHaveCount(1);
    await expect(card.getByRole("link")).not.toHaveAccessibleName("");
    await expect(card.getByText(/^Published on \S/)).toBeVisible();
    expect((await card.locator("p").last().textContent())?.length).toBeGreaterThan(40);
    await expect(card.locator("img")).toBeVisible({ visible: !onTouch });
  }
  if (onTouch) expect(thumbnails, "what is not shown is not fetched").toEqual([]);
  else expect(thumbnails.length).toBeGreaterThan(0);
});

test("D15: ten articles a page, newest first, and the rest on the next", async ({ page, site }) => {
  const published = await publishedArticles(site);
  expect(published.length).toBeGreaterThan(10);
  const stamps = published.map(({ id }) => Number.parseInt(id, 10));
  expect(stamps).toEqual(stamps.toSorted((one, other) => other - one));

  const list = await ArticlePages.open(page, "/info");
  await expect(list.titles).toHaveText(published.slice(0, 10).map(({ title }) => title));
  await list.pageLink(2).click();
  await expect(page).toHaveURL("/info?page=2");
  await expect(list.titles).toHaveText(published.slice(10, 20).map(({ title }) => title));
});

test("S2: clicking a card anywhere goes to its article", async ({ page }) => {
  const list = await ArticlePages.open(page, "/info");
  const card = list.cards.filter({ hasText: SHIPPED_ARTICLE.title }).first();
  const { width = 0, height = 0 } = (await card.boundingBox()) ?? {};
  await card.click({ position: { x: width - 4, y: height - 24 } });
  await expect(page).toHaveURL(pageOf(SHIPPED_ARTICLE));
  await expect(list.title).toHaveText(SHIPPED_ARTICLE.title);
});

test("S2: “Compare displays” stays in its place and goes to `/`", async ({ page }) => {
  const list = await ArticlePages.open(page, "/info");
  const before = await list.compare.boundingBox();
  await page.mouse.wheel(0, 400);
  await page.evaluate(() => window.scrollTo(0, 400));
  expect(await list.scrollY()).toBeGreaterThan(100);
  expect(await list.compare.boundingBox()).toEqual(before);
  await list.compare.click();
  await expect(page.getByRole("img", { name: /^Comparison of/ })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/");
});

test.describe("pagination", () => {
  test("S9: one boundary page and one sibling page, as links, with the current one marked", async ({ page }) => {
    const list = await ArticlePages.open(page, "/info");
    const api = await InfoApi.watch(page);
    api.answer((call) => listPage(Number(new URLSearchParams(call.split("?")[1]).get("page") ?? 1), 20));
    await list.search.fill("a");
    await list.searchButton.click();
    await expect(list.pageLink(20)).toBeVisible();
    await list.expectPages(1, 1, 2, 20, "next");
    await list.pageLink("next").click();
    await expect(list.titles.first()).toHaveText("Article 11");
    await list.expectPages(2, "previous", 1, 2, 3, 20, "next");
    await list.pageLink(20).click();
    await expect(list.titles.first()).toHaveText("Article 191");
    await list.expectPages(20, "previous", 1, 19, 20);
    await list.pageLink("previous").click();
    await list.pageLink(18).click();
    await expect(list.titles.first()).toHaveText("Article 171");
    await list.expectPages(18, "previous", 1, 17, 18, 19, 20, "next");
    await list.pageLink(17).click();
    await expect(list.titles.first()).toHaveText("Article 161");
    // One page alone is shown where a gap would take its room.
    await list.expectPages(17, "previous", 1, 16, 17, 18, 19, 20, "next");
    await list.pageLink(16).click();
    await expect(list.titles.first()).toHaveText("Article 151");
    await list.expectPages(16, "previous", 1, 15, 16, 17, 20, "next");
    await expect(page).toHaveURL("/info?search=a&page=16");
  });

  test("S7: paging asks for `?search={text}&page={n}`, a first load for nothing", async ({ page }) => {
    const list = await ArticlePages.open(page, "/info?page=2");
    const api = await InfoApi.watch(page);
    await list.pageLink(1).click();
    await expect(list.cards).toHaveCount(10);
    expect(api.lists).toEqual(["/info"]);

    // The pointer would rest on another page's number when the row changes, and that page is fetched ahead.
    await list.search.hover();
    api.answer(() => listPage(1, 3));
    await list.search.fill("21 9-x");
    await list.search.press("Enter");
    await expect(list.pageLink(3)).toBeVisible();
    expect(api.lists.slice(1)).toEqual(["/info?search=21+9-x"]);
    await list.pageLink(2).click();
    await expect(page).toHaveURL("/info?search=21+9-x&page=2");
    expect(api.lists.slice(2)).toEqual(["/info?search=21+9-x&page=2"]);
  });

  test("the longest row fits a phone in one line, with targets of 44 px to a finger", async ({ page, onTouch }) => {
    const list = await ArticlePages.open(page, "/info");
    const api = await InfoApi.watch(page);
    api.answer(() => listPage(5, 999));
    await list.search.fill("a");
    await list.searchButton.click();
    for (const next of [2, 3, 4, 5]) {
      await list.pageLink("next").click();
      await expect(list.pageLink(next)).toHaveAttribute("aria-current", "page");
    }
    await list.expectPages(5, "previous", 1, 4, 5, 6, 999, "next");
    for (const width of onTouch ? [390, 360, 320] : [1440, 320]) {
      await page.setViewportSize({ width, height: 700 });
      const boxes = await list.pagination
        .getByRole("link")
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect()));
      expect(new Set(boxes.map(({ top }) => top)).size, `rows at ${width}`).toBe(1);
      for (const box of boxes) {
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(onTouch ? 44 : 40);
        expect(box.left).toBeGreaterThanOrEqual(0);
        expect(box.right).toBeLessThanOrEqual(width);
      }
      expect(await list.sidewaysOverflow()).toBe(0);
    }
  });

  test("a new page begins at its top", async ({ page }) => {
    const list = await ArticlePages.open(page, "/info");
    await list.pageLink("next").scrollIntoViewIfNeeded();
    expect(await list.scrollY()).toBeGreaterThan(0);
    await list.pageLink("next").click();
    await expect(page).toHaveURL("/info?page=2");
    await expect.poll(() => list.scrollY()).toBe(0);
  });
});

test("S2: a spinner shows while the browser loads, and what is there meanwhile stays of use", async ({ page }) => {
  const list = await ArticlePages.open(page, "/info");
  const api = await InfoApi.watch(page);
  const release = api.hold();
  await list.pageLink(2).click();
  await expect(list.spinner).toBeVisible();
  await expect(list.cards).toHaveCount(0);
  await expect(list.search).toBeVisible();
  await expect(list.compare).toBeVisible();
  await expect(page).toHaveURL("/info?page=2");
  release();
  await expect(list.cards.first()).toBeVisible();
  await expect(list.spinner).toHaveCount(0);
});

test("S8: a search without hits says “No results found”, and leads back to all", async ({ page }) => {
  const list = await ArticlePages.open(page, "/info");
  await list.search.fill("xylophone");
  await list.search.press("Enter");
  await expect(page.getByText("No results found", { exact: true })).toBeVisible();
  await expect(list.cards).toHaveCount(0);
  await expect(list.pagination).toHaveCount(0);
  await page.getByRole("link", { name: "Show all articles" }).click();
  await expect(list.cards).toHaveCount(10);
  await expect(list.search).toHaveValue("");
});

test("D15: a page past the last one shows “No results found”, from the server and in the browser", async ({ page }) => {
  const response = await page.goto("/info?page=99");
  expect(response?.status()).toBe(200);
  const list = new ArticlePages(page);
  await expect(page.getByText("No results found", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Go to the last page" }).click();
  await expect(list.cards.first()).toBeVisible();
  await list.expectPages(2, "previous", 1, 2);
  await page.goBack();
  await expect(page.getByText("No results found", { exact: true })).toBeVisible();
});

test("an address that means no page is the first one", async ({ page }) => {
  for (const query of ["?page=0", "?page=-1", "?page=two", "?page=1.5", "?page=1e3", "?search=%21%21%21"]) {
    await page.goto(`/info${query}`);
    await expect(new ArticlePages(page).cards).toHaveCount(10);
  }
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing in the list, and nothing where nothing is found, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const list = await ArticlePages.open(page, "/info?page=2");
    await expectNoAxeViolations(page);
    const api = await InfoApi.watch(page);
    const release = api.hold();
    await list.search.fill("xylophone");
    await list.search.press("Enter");
    await expect(list.spinner).toBeVisible();
    await expectNoAxeViolations(page);
    release();
    await expect(page.getByText("No results found")).toBeVisible();
    await expectNoAxeViolations(page);
  });
}

test("nothing in the list jumps: not when its pictures come, not when the scripts start", async ({ page }) => {
  const release = await holdBack(page, /\/comparison\.svg|\/media\//);
  const shifts = await watchLayoutShifts(page);
  await page.goto("/info", { waitUntil: "commit" });
  const list = new ArticlePages(page);
  await list.takenOver();
  await expect(list.cards).toHaveCount(10);
  release();
  await page.waitForLoadState("networkidle");
  expect(await shifts()).toEqual([]);
});

test("at 320 px and at 200 % nothing leaves the window", async ({ page }) => {
  const list = await ArticlePages.open(page, "/info?search=diagonal");
  for (const width of [320, 720, 901]) {
    await page.setViewportSize({ width, height: 640 });
    expect(await list.sidewaysOverflow(), `at ${width}`).toBe(0);
  }
});
