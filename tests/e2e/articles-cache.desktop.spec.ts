import { ArticlePages, FIRST_PAGE, pageOf, SHIPPED_ARTICLE } from "../setup/article-pages.ts";
import { expect, test } from "../setup/fixtures.ts";
import { InfoApi } from "../setup/info-api.ts";
import { nextFrame } from "../setup/page-ready.ts";

const OTHER_TITLE = "What size TV for 8, 10 or 12 feet?";

const card = (pages: ArticlePages) => pages.titles.filter({ hasText: SHIPPED_ARTICLE.title });

test("Back from an article shows the cached list at once, at the same scroll position, however long ago", async ({
  page,
}) => {
  const pages = await ArticlePages.open(page, "/info");
  // Not at the end of the page, which lies higher when the font came too late for this load (`font-display: optional`).
  const chosen = pages.titles.nth(5);
  await chosen.scrollIntoViewIfNeeded();
  const left = await pages.scrollY();
  expect(left).toBeGreaterThan(0);
  const title = (await chosen.textContent()) ?? "";
  await chosen.click();
  await expect(pages.title).toHaveText(title);
  await expect.poll(() => pages.scrollY()).toBe(0);
  // The pointer must not rest on a link, which would prefetch it.
  await page.mouse.move(1, 400);
  // Longer than a link uses a cached list.
  await page.clock.install();
  await page.clock.fastForward("10:00");
  const api = await InfoApi.watch(page);
  api.hold();
  await page.goBack();
  await expect(pages.cards).toHaveCount(FIRST_PAGE);
  await expect.poll(() => pages.scrollY()).toBe(left);
  await expect(pages.spinner).toHaveCount(0);
  expect(api.lists).toEqual([]);

  await test.step("after a reload it loads the list again and restores the scroll position", async () => {
    api.restore();
    await chosen.click();
    await expect(pages.back).toBeVisible();
    await page.reload();
    await pages.ready();
    const release = api.hold();
    await page.goBack();
    await expect(pages.spinner).toBeVisible();
    release();
    await expect(pages.cards).toHaveCount(FIRST_PAGE);
    await expect.poll(() => pages.scrollY()).toBe(left);
  });
  await test.step("S4: a link to a list that was loaded more than a minute ago loads it again", async () => {
    await pages.pageLink(2).click();
    await expect(pages.pageLink(2)).toHaveAttribute("aria-current", "page");
    await page.clock.fastForward("02:00");
    const before = api.lists.length;
    await pages.pageLink(1).click();
    await expect(page).toHaveURL("/info");
    // The focus on the link pressed before may have prefetched its list again too.
    await expect.poll(() => api.lists.slice(before)).toContain("/info");
  });
});

test("prefetches nothing while the pointer crosses the list, and a link once when the pointer or the focus rests on it", async ({
  page,
}) => {
  const pages = await ArticlePages.open(page, "/info");
  const boxes = await Promise.all((await pages.cards.all()).slice(0, 4).map((each) => each.boundingBox()));
  const api = await InfoApi.watch(page);
  await test.step("crossing", async () => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    for (const box of boxes) if (box) await page.mouse.move(box.x + 300, box.y + 40);
    await page.mouse.move(2, 300);
    await page.clock.fastForward(1_000);
    expect(api.calls).toEqual([]);
    await page.clock.resume();
  });
  await test.step("sends the request again if the prefetch failed", async () => {
    const other = pages.titles.filter({ hasText: OTHER_TITLE });
    api.respondWith(() => "not JSON");
    const answered = page.waitForResponse(/\/api\/info\//);
    await other.focus();
    await (await answered).finished();
    // The page has read it by then.
    await nextFrame(page);
    expect(api.calls).toHaveLength(1);
    api.restore();
    await other.press("Enter");
    await expect(pages.title).toHaveText(OTHER_TITLE);
    await pages.back.click();
    await expect(pages.cards).toHaveCount(FIRST_PAGE);
  });
  await test.step("resting", async () => {
    // The pointer must rest on no link of the list.
    await page.mouse.move(0, 0);
    api.calls.length = 0;
    await card(pages).hover();
    await expect.poll(() => api.calls).toEqual([pageOf(SHIPPED_ARTICLE)]);
    await page.mouse.move(0, 0);
    await card(pages).hover();
    // The pointer must not rest on a link of the article.
    await page.mouse.move(0, 0);
    await card(pages).press("Enter");
    await expect(pages.title).toHaveText(SHIPPED_ARTICLE.title);
    expect(api.calls).toEqual([pageOf(SHIPPED_ARTICLE)]);

    await page.locator("main article").getByRole("link", { name: "24 vs 27-inch monitor" }).first().focus();
    await expect.poll(() => api.calls.length).toBe(2);
    expect(api.calls[1]).toMatch(/^\/info\/\d+-24-vs-27-inch-monitor$/);
  });
});
