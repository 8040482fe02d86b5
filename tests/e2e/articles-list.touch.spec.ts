import { ArticlePages, FIRST_PAGE, watchLayoutShifts } from "../setup/article-pages.ts";
import { delayRequests } from "../setup/delayed-requests.ts";
import { expect, test } from "../setup/fixtures.ts";
import { InfoApi, listPage } from "../setup/info-api.ts";
import { resize } from "../setup/page-ready.ts";

test("S2: the list shows cards, does not move when pictures load, and never scrolls sideways; a search hides a phone's keyboard", async ({
  page,
}) => {
  const thumbnails: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "image" && request.url().includes("/comparison.svg")) thumbnails.push(request.url());
  });
  const list = new ArticlePages(page);
  await test.step("nothing in it moves when its pictures load or the scripts start", async () => {
    const release = await delayRequests(page, /\/comparison\.svg|\/media\//);
    const shifts = await watchLayoutShifts(page);
    await page.goto("/info", { waitUntil: "commit" });
    await list.ready();
    await expect(list.cards).toHaveCount(FIRST_PAGE);
    release();
    await page.waitForLoadState("networkidle");
    expect(await shifts()).toEqual([]);
  });
  await test.step("a card shows title, “Published on” with its date, summary, and no thumbnail", async () => {
    for (const card of await list.cards.all()) {
      await expect(card.getByRole("link")).toHaveCount(1);
      await expect(card.getByRole("link")).not.toHaveAccessibleName("");
      await expect(card.getByText(/^Published on \S/)).toBeVisible();
      expect((await card.locator("p").last().textContent())?.length).toBeGreaterThan(40);
      await expect(card.locator("img")).toBeHidden();
    }
    expect(thumbnails, "hidden thumbnails are not fetched").toEqual([]);
  });
  await test.step("the results of a search never scroll sideways, at 320 px and at 200%", async () => {
    await list.search.fill("diagonal");
    await list.search.press("Enter");
    await expect(list.title).toHaveText("Articles about “diagonal”");
    await expect(list.cards.first()).toBeVisible();
    // The on-screen keyboard would cover the results.
    await expect(list.search).not.toBeFocused();
    for (const width of [320, 720, 901]) {
      await resize(page, width, 640);
      expect(await list.sidewaysOverflow(), `at ${width}`).toBe(0);
    }
  });
  await test.step("the longest pagination fits one line on a phone, with touch targets of 44 px", async () => {
    const api = await InfoApi.watch(page);
    api.respondWith(() => listPage(5, 999));
    await list.search.fill("a");
    await list.searchButton.click();
    await expect(list.pageLink(999)).toBeVisible();
    for (const next of [2, 3, 4, 5]) {
      await list.pageLink("next").click();
      await expect(list.pageLink(next)).toHaveAttribute("aria-current", "page");
    }
    await list.expectPages(5, "previous", 1, 4, 5, 6, 999, "next");
    for (const width of [390, 360, 320]) {
      await resize(page, width, 700);
      const boxes = await list.pagination
        .getByRole("link")
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect()));
      expect(new Set(boxes.map(({ top }) => top)).size, `rows at ${width}`).toBe(1);
      for (const box of boxes) {
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
        expect(box.left).toBeGreaterThanOrEqual(0);
        expect(box.right).toBeLessThanOrEqual(width);
      }
      expect(await list.sidewaysOverflow()).toBe(0);
    }
  });
});
