import type { Page } from "@playwright/test";
import { ArticlePages, SHIPPED_ARTICLE } from "../setup/article-pages.ts";
import { expect, test } from "../setup/fixtures.ts";
import { InfoApi } from "../setup/info-api.ts";
import { recordAnnouncements } from "../setup/live-regions.ts";
import { MainScreen } from "../setup/main-screen.ts";

const ARTICLE_TITLE = `${SHIPPED_ARTICLE.title} – Diagonal`;
const LIST_TITLE = "Articles, news and reviews – Diagonal";

const card = (page: Page) => page.getByRole("main").getByRole("link", { name: SHIPPED_ARTICLE.title, exact: true });

test("a new page is announced once and has the focus at its start, and Back returns the focus to the link", async ({
  page,
}) => {
  await ArticlePages.open(page, "/info");
  const newAnnouncements = await recordAnnouncements(page);
  await card(page).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveTitle(ARTICLE_TITLE);
  await expect(page.getByRole("main")).toBeFocused();
  const announced: string[] = [];
  const all = async () => {
    announced.push(...(await newAnnouncements()));
    return announced;
  };
  await expect.poll(all).toEqual([ARTICLE_TITLE]);

  await page.goBack();
  await expect(card(page)).toBeFocused();
  await expect.poll(all).toEqual([ARTICLE_TITLE, LIST_TITLE]);
  await page.goForward();
  await expect(page.getByRole("main")).toBeFocused();
  await expect.poll(all).toEqual([ARTICLE_TITLE, LIST_TITLE, ARTICLE_TITLE]);
});

test("a slow article is announced once it is loaded", async ({ page }) => {
  const pages = await ArticlePages.open(page, "/info");
  const api = await InfoApi.watch(page);
  const release = api.hold();
  const newAnnouncements = await recordAnnouncements(page);
  await card(page).focus();
  await page.keyboard.press("Enter");
  await expect(pages.spinner).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  expect(await newAnnouncements()).toEqual([]);
  release();
  await expect.poll(newAnnouncements).toEqual([ARTICLE_TITLE]);
});

test("D13: a dialog or a change of the comparison is not announced as a new page", async ({ page, site }) => {
  const main = await MainScreen.open(page, site);
  const newAnnouncements = await recordAnnouncements(page);
  const help = page.getByRole("contentinfo").getByRole("link", { name: "Help" });
  await help.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Help" }).getByRole("button", { name: "Get started" }).click();
  await expect(help).toBeFocused();
  await main.showEditors();
  await main.press(main.editor(2).remove);
  await expect(page).toHaveURL(/screens=27in-16x9-blue$/);
  expect((await newAnnouncements()).filter((text) => text.includes("– Diagonal"))).toEqual([]);
});
