import { ArticlePages, watchLayoutShifts } from "../setup/article-pages.ts";
import { delayRequests } from "../setup/delayed-requests.ts";
import { expect, test } from "../setup/fixtures.ts";
import { InfoApi, listPage } from "../setup/info-api.ts";

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
  if (onTouch) expect(thumbnails, "hidden thumbnails are not fetched").toEqual([]);
  else expect(thumbnails.length).toBeGreaterThan(0);
});

test("the longest pagination fits one line on a phone, with touch targets of 44 px", async ({ page, onTouch }) => {
  const list = await ArticlePages.open(page, "/info");
  const api = await InfoApi.watch(page);
  api.respondWith(() => listPage(5, 999));
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

test("nothing in the list moves when its pictures load or the scripts start", async ({ page }) => {
  const release = await delayRequests(page, /\/comparison\.svg|\/media\//);
  const shifts = await watchLayoutShifts(page);
  await page.goto("/info", { waitUntil: "commit" });
  const list = new ArticlePages(page);
  await list.ready();
  await expect(list.cards).toHaveCount(10);
  release();
  await page.waitForLoadState("networkidle");
  expect(await shifts()).toEqual([]);
});

test("the list never scrolls sideways, at 320 px and at 200 %", async ({ page }) => {
  const list = await ArticlePages.open(page, "/info?search=diagonal");
  for (const width of [320, 720, 901]) {
    await page.setViewportSize({ width, height: 640 });
    expect(await list.sidewaysOverflow(), `at ${width}`).toBe(0);
  }
});
