import type { Page } from "@playwright/test";
import { ArticlePages, SHIPPED_ARTICLE } from "../setup/article-pages.ts";
import { expect, test } from "../setup/fixtures.ts";
import { InfoApi } from "../setup/info-api.ts";
import { recordAnnouncements } from "../setup/live-regions.ts";
import { MainScreen } from "../setup/main-screen.ts";
import { dialogNamed, footerLink } from "../setup/site-dialog.ts";

const ARTICLE_TITLE = `${SHIPPED_ARTICLE.title} – Diagonal`;
const LIST_TITLE = "Articles, news and reviews – Diagonal";

const card = (page: Page) => page.getByRole("main").getByRole("link", { name: SHIPPED_ARTICLE.title, exact: true });

test("a page is announced once, when it is loaded, and has the focus at its start; Back returns the focus to the link", async ({
  page,
}) => {
  const pages = await ArticlePages.open(page, "/info");
  const newAnnouncements = await recordAnnouncements(page);
  const announced: string[] = [];
  const all = async () => {
    announced.push(...(await newAnnouncements()));
    return announced;
  };
  const api = await InfoApi.watch(page);
  const release = api.hold();
  await card(page).focus();
  await page.keyboard.press("Enter");
  await expect(pages.spinner).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  expect(await all(), "a slow article").toEqual([]);
  release();
  await expect(page).toHaveTitle(ARTICLE_TITLE);
  await expect(page.getByRole("main")).toBeFocused();
  await expect.poll(all).toEqual([ARTICLE_TITLE]);

  await page.goBack();
  await expect(card(page)).toBeFocused();
  await expect.poll(all).toEqual([ARTICLE_TITLE, LIST_TITLE]);
  await page.goForward();
  await expect(page.getByRole("main")).toBeFocused();
  await expect.poll(all).toEqual([ARTICLE_TITLE, LIST_TITLE, ARTICLE_TITLE]);
});

test("D13: a dialog or a change of the comparison is not announced as a new page", async ({ page, site }) => {
  const main = await MainScreen.open(page, site);
  const newAnnouncements = await recordAnnouncements(page);
  const help = footerLink(page, "Help");
  await help.focus();
  await page.keyboard.press("Enter");
  await dialogNamed(page, "Help").getByRole("button", { name: "Get started" }).click();
  await expect(help).toBeFocused();
  await main.showEditors();
  await main.press(main.editor(2).remove);
  await expect(page).toHaveURL(/screens=27in-16x9-blue$/);
  expect((await newAnnouncements()).filter((text) => text.includes("– Diagonal"))).toEqual([]);
});
