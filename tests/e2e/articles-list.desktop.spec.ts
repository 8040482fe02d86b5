import { ArticlePages, FIRST_PAGE, pageOf, publishedArticles, SHIPPED_ARTICLE } from "../setup/article-pages.ts";
import { expect, test } from "../setup/fixtures.ts";
import { InfoApi, listPage } from "../setup/info-api.ts";
import { resize } from "../setup/page-ready.ts";

test("S2, D15, D60: the list has a search box, ten cards a page, newest first after the lead, pagination, and a link to the comparison", async ({
  page,
  site,
}) => {
  const published = await publishedArticles(site);
  expect(published.length).toBeGreaterThan(10);
  const stamps = published.map(({ id }) => Number.parseInt(id, 10));
  expect(stamps).toEqual(stamps.toSorted((one, other) => other - one));

  const list = await ArticlePages.open(page, "/info");
  await expect(list.search).toHaveAttribute("placeholder", "Search articles, news or reviews");
  await expect(list.searchButton).toBeVisible();
  await expect(list.title).toHaveCount(1);
  const lead = "What size TV for 8, 10 or 12 feet?";
  const first = published.slice(0, 10).map(({ title }) => title);
  const page1 = [lead, ...first.filter((title) => title !== lead)];
  await expect(list.titles).toHaveText(page1);
  await test.step("each card has its thumbnail, and in two columns the last row is full", async () => {
    for (const card of await list.cards.all()) await expect(card.locator("img")).toBeVisible();
    await resize(page, 1000, 800);
    const [lead, last] = await Promise.all([list.cards.first().boundingBox(), list.cards.last().boundingBox()]);
    const right = (box: typeof lead) => (box === null ? 0 : box.x + box.width);
    expect(right(last)).toBeCloseTo(right(lead), 0);
    await resize(page, 1440, 900);
  });
  await test.step("a new page begins at its top", async () => {
    await list.pageLink("next").scrollIntoViewIfNeeded();
    expect(await list.scrollY()).toBeGreaterThan(0);
    await list.pageLink("next").click();
    await expect(page).toHaveURL("/info?page=2");
    await expect(list.titles).toHaveText(published.slice(10, 20).map(({ title }) => title));
    await expect.poll(() => list.scrollY()).toBe(0);
    await list.pageLink(1).click();
    await expect(list.titles).toHaveText(page1);
  });
  await test.step("a press anywhere on a card opens its article", async () => {
    const card = list.cards.filter({ hasText: SHIPPED_ARTICLE.title }).first();
    const { width = 0, height = 0 } = (await card.boundingBox()) ?? {};
    await card.click({ position: { x: width - 4, y: height - 4 } });
    await expect(page).toHaveURL(pageOf(SHIPPED_ARTICLE));
    await expect(list.title).toHaveText(SHIPPED_ARTICLE.title);
    await list.back.click();
    await expect(list.cards).toHaveCount(FIRST_PAGE);
  });
  await test.step("“Compare displays” stays in its place and leads to `/`", async () => {
    const before = await list.compare.boundingBox();
    await page.evaluate(() => window.scrollTo(0, 400));
    expect(await list.scrollY()).toBeGreaterThan(100);
    expect(await list.compare.boundingBox()).toEqual(before);
    await list.compare.click();
    await expect(page.getByRole("img", { name: /^Comparison of/ })).toBeVisible();
    await expect(page).toHaveURL("/");
  });
});

test("S2, S7, S9, D15: paging requests, a spinner while a list loads, pagination, and a page past the last one", async ({
  page,
}) => {
  const nothing = page.getByText("No results found", { exact: true });
  const list = new ArticlePages(page);
  await test.step("D15: a page past the last one, from the server and in the browser", async () => {
    const response = await page.goto("/info?page=99");
    expect(response?.status()).toBe(200);
    await list.ready();
    await expect(nothing).toBeVisible();
    await page.getByRole("link", { name: "Go to the last page" }).click();
    await expect(list.cards.first()).toBeVisible();
    await list.expectPages(4, "previous", 1, 2, 3, 4);
    await page.goBack();
    await expect(nothing).toBeVisible();
    await page.goForward();
    await expect(list.cards.first()).toBeVisible();
  });
  const api = await InfoApi.watch(page);
  await test.step("S2: a spinner and the search box show while a list loads", async () => {
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
  await test.step("S7: requests `?search={text}&page={n}`, and the first list has no query", async () => {
    await list.pageLink(1).click();
    await expect(list.pageLink(1)).toHaveAttribute("aria-current", "page");
    await expect.poll(() => api.lists).toEqual(["/info?search=&page=2", "/info"]);

    // Otherwise the pointer would rest on another page's link and prefetch it.
    await list.search.hover();
    api.respondWith((call) => listPage(Number(new URLSearchParams(call.split("?")[1]).get("page") ?? 1), 20));
    await list.search.fill("21 9-x");
    await list.search.press("Enter");
    await expect(list.titles.first()).toHaveText("Article 1");
    expect(api.lists.slice(2)).toEqual(["/info?search=21+9-x"]);
    await list.expectPages(1, 1, 2, 3, 4, 5, 20, "next");
    await list.pageLink(2).click();
    await expect(list.titles.first()).toHaveText("Article 11");
    await expect(page).toHaveURL("/info?search=21+9-x&page=2");
    // The links have moved, so the pointer may rest on another one by now and prefetch it.
    expect(api.lists[3]).toBe("/info?search=21+9-x&page=2");
  });
  await test.step("S9: links to one boundary page and one sibling on each side, and marks the current page", async () => {
    const place = await list.pageLink(3).boundingBox();
    await list.expectPages(2, "previous", 1, 2, 3, 4, 5, 20, "next");
    await list.pageLink("next").click();
    await expect(list.titles.first()).toHaveText("Article 21");
    expect(await list.pageLink(3).boundingBox(), "the numbers stay where they are").toMatchObject({ x: place?.x });
    await list.pageLink(20).click();
    await expect(list.titles.first()).toHaveText("Article 191");
    await list.expectPages(20, "previous", 1, 16, 17, 18, 19, 20);
    await expect(page).toHaveURL("/info?search=21+9-x&page=20");
  });
});
