import { ArticlePages } from "../setup/article-pages.ts";
import { expect, test } from "../setup/fixtures.ts";
import { InfoApi } from "../setup/info-api.ts";

test("S4: submitting the form sets the search and resets to page 1; an empty search lists everything again", async ({
  page,
  onTouch,
}) => {
  const list = await ArticlePages.open(page, "/info?page=2");
  const api = await InfoApi.watch(page);
  await list.search.fill("  ultrawide ");
  await list.search.press("Enter");
  await expect(page).toHaveURL("/info?search=ultrawide");
  await expect(list.titles.filter({ hasText: "One ultrawide or two monitors?" })).toBeVisible();
  expect(api.lists).toEqual(["/info?search=ultrawide"]);
  await expect(list.title).toContainText("ultrawide");
  await expect(list.search).toHaveValue("ultrawide");
  // The on-screen keyboard would cover the results.
  if (onTouch) await expect(list.search).not.toBeFocused();
  else await expect(list.search).toBeFocused();

  await test.step("the same search again reloads", async () => {
    const release = api.hold();
    await list.searchButton.click();
    await expect(list.spinner).toBeVisible();
    release();
    await expect(list.cards.first()).toBeVisible();
    expect(api.lists).toEqual(["/info?search=ultrawide", "/info?search=ultrawide"]);
  });
  await test.step("S8: without hits it says “No results found” and leads back to all", async () => {
    await list.search.fill("xylophone");
    await list.searchButton.click();
    await expect(page.getByText("No results found", { exact: true })).toBeVisible();
    await expect(list.cards).toHaveCount(0);
    await expect(list.pagination).toHaveCount(0);
    await page.getByRole("link", { name: "Show all articles" }).click();
    await expect(list.cards).toHaveCount(10);
    await expect(list.search).toHaveValue("");
  });
  await test.step("an empty search lists everything", async () => {
    await page.goBack();
    await expect(list.search).toHaveValue("xylophone");
    await list.search.fill("");
    await list.search.press("Enter");
    await expect(page).toHaveURL("/info");
    await expect(list.cards).toHaveCount(10);
  });
});
