import type { Page } from "@playwright/test";
import { ArticlePages } from "../setup/article-pages.ts";
import { expect, test } from "../setup/fixtures.ts";
import { InfoApi } from "../setup/info-api.ts";

test("S5: the box takes letters of any script, digits, hyphens and white space, and ignores the rest", async ({
  page,
}) => {
  const list = await ArticlePages.open(page, "/info");
  for (const [typed, accepted] of [
    ["ultra-wide 34", "ultra-wide 34"],
    ["What's <b>21:9</b>?", "Whats b219b"],
    ["größe écran экран 画面 화면 จอ स्क्रीन", "größe écran экран 画面 화면 จอ स्क्रीन"],
    ["a_b/c\\d%e&f=g+h", "abcdefgh"],
    ["27″ (16:9) – €300 🖥", "27 169  300 "],
    ["!?.,;:", ""],
  ] as const) {
    await list.search.fill("");
    await list.search.pressSequentially(typed);
    await expect(list.search).toHaveValue(accepted);
    await list.search.fill(typed);
    await expect(list.search, "pasted whole").toHaveValue(accepted);
  }
});

test("S5: an ignored character leaves the caret where it was", async ({ page }) => {
  const list = await ArticlePages.open(page, "/info");
  await list.search.fill("widescreen");
  await list.search.evaluate((box: HTMLInputElement) => box.setSelectionRange(4, 4));
  await list.search.pressSequentially("!-?");
  await expect(list.search).toHaveValue("wide-screen");
  expect(await list.search.evaluate((box: HTMLInputElement) => box.selectionStart)).toBe(5);
});

test("what is being composed is left alone until it is a character", async ({ page }) => {
  const list = await ArticlePages.open(page, "/info");
  await list.search.focus();
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
  await expect(list.search, "S5 holds once it is one").toHaveValue("你好é");
});

for (const [way, submit] of [
  ["Enter", (list: ArticlePages) => list.search.press("Enter")],
  ["the search button", (list: ArticlePages) => list.searchButton.click()],
] as const) {
  test(`S4: ${way} sets the active search, resets to page 1 and reloads`, async ({ page }) => {
    const list = await ArticlePages.open(page, "/info?page=2");
    const api = await InfoApi.watch(page);
    await list.search.fill("  ultrawide ");
    await submit(list);
    await expect(page).toHaveURL("/info?search=ultrawide");
    await expect(list.titles.filter({ hasText: "One ultrawide or two monitors?" })).toBeVisible();
    expect(api.lists).toEqual(["/info?search=ultrawide"]);
    await expect(list.title).toContainText("ultrawide");
    await expect(list.search).toHaveValue("ultrawide");
  });
}

test("S4: submitting the same search again reloads", async ({ page }) => {
  const list = await ArticlePages.open(page, "/info?search=ultrawide");
  const api = await InfoApi.watch(page);
  const release = api.hold();
  await list.searchButton.click();
  await expect(list.spinner).toBeVisible();
  release();
  await expect(list.cards.first()).toBeVisible();
  expect(api.lists).toEqual(["/info?search=ultrawide"]);
});

test("S4: an empty search lists everything again", async ({ page }) => {
  const list = await ArticlePages.open(page, "/info?search=ultrawide&page=1");
  await list.search.fill("");
  await list.search.press("Enter");
  await expect(page).toHaveURL("/info");
  await expect(list.cards).toHaveCount(10);
});

test("the box keeps the focus on desktop; on a touch screen it lets the keyboard go", async ({ page, onTouch }) => {
  const list = await ArticlePages.open(page, "/info");
  await list.search.fill("ultrawide");
  await list.search.press("Enter");
  await expect(page).toHaveURL("/info?search=ultrawide");
  if (onTouch) await expect(list.search).not.toBeFocused();
  else await expect(list.search).toBeFocused();
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
  await expect(list.cards).toHaveCount(10);
  const first = await shown(page);
  await list.pageLink("next").click();
  await expect(page).toHaveURL("/info?search=screen&page=2");
  await expect(list.titles.first()).not.toHaveText(first.titles[0] ?? "");
  const second = await shown(page);
  expect(second.typed).toBe("screen");

  await page.reload();
  expect(await shown(page)).toEqual(second);
  await list.takenOver();
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
