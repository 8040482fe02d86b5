import type { Page } from "@playwright/test";
import { ArticlePages, FIRST_PAGE } from "../setup/article-pages.ts";
import { expect, test } from "../setup/fixtures.ts";
import { InfoApi } from "../setup/info-api.ts";
import { recordAnnouncements } from "../setup/live-regions.ts";
import { MainScreen } from "../setup/main-screen.ts";

test("S4, S5, S8: the box filters what is typed; submitting the form sets the search and resets to page 1; an empty search lists everything again", async ({
  page,
}) => {
  const list = await ArticlePages.open(page, "/info?page=2");
  await test.step("S5: the box ignores what no search has, typed or pasted", async () => {
    await list.search.pressSequentially("What's <b>21:9</b>?");
    await expect(list.search).toHaveValue("Whats b219b");
    await list.search.fill("27″ (16:9) – €300 🖥");
    await expect(list.search).toHaveValue("27 169  300 ");
  });
  await test.step("S5: an ignored character does not move the caret", async () => {
    await list.search.fill("widescreen");
    await list.search.evaluate((box: HTMLInputElement) => box.setSelectionRange(4, 4));
    await list.search.pressSequentially("!-?");
    await expect(list.search).toHaveValue("wide-screen");
    expect(await list.search.evaluate((box: HTMLInputElement) => box.selectionStart)).toBe(5);
  });
  await test.step("text is not filtered while it is being composed", async () => {
    await list.search.fill("");
    const keyboard = await page.context().newCDPSession(page);
    for (const composing of ["n", "ni", "ni'h", "ni'hao"]) {
      await keyboard.send("Input.imeSetComposition", {
        text: composing,
        selectionStart: composing.length,
        selectionEnd: composing.length,
      });
      await expect(list.search).toHaveValue(composing);
    }
    await keyboard.send("Input.insertText", { text: "你好" });
    await expect(list.search).toHaveValue("你好");
    await keyboard.send("Input.imeSetComposition", { text: "´", selectionStart: 1, selectionEnd: 1 });
    await keyboard.send("Input.insertText", { text: "é" });
    await expect(list.search).toHaveValue("你好é");
    await keyboard.send("Input.imeSetComposition", { text: "´", selectionStart: 1, selectionEnd: 1 });
    await keyboard.send("Input.insertText", { text: "´" });
    await expect(list.search, "filtered once it is complete").toHaveValue("你好é");
  });
  const api = await InfoApi.watch(page);
  await list.search.fill("  ultrawide ");
  await list.search.press("Enter");
  await expect(page).toHaveURL("/info?search=ultrawide");
  await expect(list.titles.filter({ hasText: "Ultrawide or two monitors?" })).toBeVisible();
  await expect.poll(() => api.lists).toEqual(["/info?search=ultrawide"]);
  await expect(list.title).toContainText("ultrawide");
  await expect(list.search).toHaveValue("ultrawide");
  await expect(list.search, "where no keyboard covers the results").toBeFocused();

  await test.step("the same search again reloads", async () => {
    const release = api.hold();
    await list.searchButton.click();
    await expect(list.spinner).toBeVisible();
    release();
    await expect(list.cards.first()).toBeVisible();
    expect(api.lists).toEqual(["/info?search=ultrawide", "/info?search=ultrawide"]);
  });
  await test.step("S8: without hits it says “No results found” and leads back to all", async () => {
    const announced = await recordAnnouncements(page);
    await list.search.fill("xylophone");
    await list.searchButton.click();
    await expect(page.getByText("No results found", { exact: true })).toBeVisible();
    await expect.poll(announced).toContain("0 articles");
    await expect(list.cards).toHaveCount(0);
    await expect(list.pagination).toHaveCount(0);
    await page.getByRole("link", { name: "Show all articles" }).click();
    await expect(list.cards).toHaveCount(FIRST_PAGE);
    await expect(list.search).toHaveValue("");
  });
  await test.step("an empty search lists everything", async () => {
    await page.goBack();
    await expect(list.search).toHaveValue("xylophone");
    await list.search.fill("");
    await list.search.press("Enter");
    await expect(page).toHaveURL("/info");
    await expect(list.cards).toHaveCount(FIRST_PAGE);
  });
  await test.step("D60: the words found are marked, and a link leads to the section that has those of the text alone", async () => {
    await list.search.fill("ultrawide video editing mac");
    await list.searchButton.click();
    await expect(page.getByText("No article has all of these words; these have most.")).toBeVisible();
    const card = list.cards.filter({ hasText: "Ultrawide or two monitors?" });
    await expect(card.locator("mark")).toHaveText(["Ultrawide", "ultrawide", "editing", "video"]);
    await expect(card.getByText("Without: mac")).toBeVisible();
    await list.search.fill("27 vs 34 ultrawide");
    await list.searchButton.click();
    await expect(list.titles.first()).toHaveText("34-inch ultrawide vs 27-inch monitor");
    await list.cards.getByRole("link", { name: "Measure the desk" }).click();
    await expect(page.getByRole("heading", { name: "Measure the desk" })).toBeInViewport();
  });
  await test.step("D57: the comparison that a search means replaces the last one in one undo step", async () => {
    await page.goBack();
    await page.getByRole("link", { name: "Compare 27″ and 34″" }).click();
    const main = new MainScreen(page);
    await expect(main.editor(2).length).toHaveValue("34");
    await page.goBack();
    await list.search.fill("24 vs 32");
    await list.searchButton.click();
    await page.getByRole("link", { name: "Compare 24″ and 32″" }).click();
    await expect(main.editor(2).length).toHaveValue("32");
    await main.press(main.tools.undo);
    await expect(main.editor(2).length).toHaveValue("34");
  });
});

test("D15: the address holds search and page: reload, Back, Forward and a shared link show the same", async ({
  page,
  browser,
}) => {
  const shown = async (at: Page) => ({
    titles: await new ArticlePages(at).titles.allTextContents(),
    typed: await new ArticlePages(at).search.inputValue(),
    current: await new ArticlePages(at).pagination.locator("[aria-current]").allTextContents(),
  });
  const list = await ArticlePages.open(page, "/info");
  await list.search.fill("screen");
  await list.search.press("Enter");
  await expect(page).toHaveURL("/info?search=screen");
  await expect(list.title).toHaveText("Articles about “screen”");
  await expect(list.cards).toHaveCount(10);
  const first = await shown(page);
  await list.pageLink("next").click();
  await expect(page).toHaveURL("/info?search=screen&page=2");
  await expect(list.pageLink(2)).toHaveAttribute("aria-current", "page");
  const second = await shown(page);
  expect(second.typed).toBe("screen");

  await page.reload();
  expect(await shown(page)).toEqual(second);
  await list.ready();
  await page.goBack();
  await expect(page).toHaveURL("/info?search=screen");
  await expect.poll(() => shown(page)).toEqual(first);
  await page.goBack();
  await expect(page).toHaveURL("/info");
  await expect(list.search).toHaveValue("");
  await page.goForward();
  await page.goForward();
  await expect.poll(() => shown(page)).toEqual(second);

  const visitor = await browser.newContext();
  const elsewhere = await visitor.newPage();
  await elsewhere.goto(page.url());
  expect(await shown(elsewhere)).toEqual(second);
  await visitor.close();
});
