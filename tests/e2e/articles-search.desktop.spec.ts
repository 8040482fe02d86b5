import type { Page } from "@playwright/test";
import { ArticlePages } from "../setup/article-pages.ts";
import { expect, test } from "../setup/fixtures.ts";

test("S5: the search box accepts letters of any script, digits, hyphens and spaces, and ignores the rest", async ({
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
    await expect(list.search, "after a paste").toHaveValue(accepted);
  }
});

test("S5: an ignored character does not move the caret", async ({ page }) => {
  const list = await ArticlePages.open(page, "/info");
  await list.search.fill("widescreen");
  await list.search.evaluate((box: HTMLInputElement) => box.setSelectionRange(4, 4));
  await list.search.pressSequentially("!-?");
  await expect(list.search).toHaveValue("wide-screen");
  expect(await list.search.evaluate((box: HTMLInputElement) => box.selectionStart)).toBe(5);
});

test("text is not filtered while it is being composed", async ({ page }) => {
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
  await expect(list.search, "filtered once it is complete").toHaveValue("你好é");
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
