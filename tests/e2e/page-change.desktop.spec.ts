import type { Page } from "@playwright/test";
import { ArticlePages, pageOf, SHIPPED_ARTICLE } from "../setup/article-pages.ts";
import { expect, test } from "../setup/fixtures.ts";
import { InfoApi } from "../setup/info-api.ts";
import { recordAnnouncements } from "../setup/live-regions.ts";
import { MainScreen, skipIntro } from "../setup/main-screen.ts";
import { dialogNamed, footerLink } from "../setup/site-dialog.ts";

const ARTICLE_TITLE = `${SHIPPED_ARTICLE.title} – Diagonal`;
const LIST_TITLE = "Articles, news and reviews – Diagonal";

const card = (page: Page) => page.getByRole("main").getByRole("link", { name: SHIPPED_ARTICLE.title, exact: true });

test("S2, D13, D18: a loaded page is announced once, has the focus at its start and its title in the head; Back returns the focus; a dialog or a change is no new page", async ({
  page,
  site,
}) => {
  await skipIntro(page, site);
  const pages = await ArticlePages.open(page, "/info");
  const newAnnouncements = await recordAnnouncements(page);
  const announced: string[] = [];
  const all = async () => {
    announced.push(...(await newAnnouncements()));
    return announced;
  };
  const api = await InfoApi.watch(page);
  await test.step("S2: a spinner and the links of the bar show while an article loads", async () => {
    const release = api.hold();
    await card(page).focus();
    await page.keyboard.press("Enter");
    await expect(pages.spinner).toBeVisible();
    await expect(page.getByRole("main")).toBeFocused();
    await expect(page).toHaveURL(pageOf(SHIPPED_ARTICLE));
    await expect(page).not.toHaveTitle("");
    await expect(pages.back).toBeVisible();
    await expect(pages.compare).toBeVisible();
    expect(await all(), "a slow article").toEqual([]);
    release();
  });
  await test.step("D18: its title, description and link elements", async () => {
    await expect(pages.title).toHaveText(SHIPPED_ARTICLE.title);
    await expect(pages.spinner).toHaveCount(0);
    const requests = api.calls.filter((call) => call === pageOf(SHIPPED_ARTICLE));
    expect(requests, "one request, sent before the press").toHaveLength(1);
    const content = (name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`);
    const address = `${site}${pageOf(SHIPPED_ARTICLE)}`;
    await expect(page).toHaveTitle(ARTICLE_TITLE);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", address);
    await expect(content("description")).toHaveAttribute("content", /.{60,}/);
    await expect(content("og:type")).toHaveAttribute("content", "article");
    await expect(content("og:title")).toHaveAttribute("content", ARTICLE_TITLE);
    await expect(content("og:url")).toHaveAttribute("content", address);
  });
  await test.step("each page is announced, and Back returns the focus to the link", async () => {
    await expect(page.getByRole("main")).toBeFocused();
    await expect.poll(all).toEqual([ARTICLE_TITLE]);
    await page.goBack();
    await expect(card(page)).toBeFocused();
    await expect.poll(all).toEqual([ARTICLE_TITLE, LIST_TITLE]);
    await page.goForward();
    await expect(page.getByRole("main")).toBeFocused();
    await expect.poll(all).toEqual([ARTICLE_TITLE, LIST_TITLE, ARTICLE_TITLE]);
  });
  await test.step("D13: a dialog or a change of the comparison is not announced as a new page", async () => {
    await pages.compare.click();
    const main = new MainScreen(page);
    await main.ready();
    await expect.poll(all).toHaveLength(4);
    const help = footerLink(page, "Help");
    await help.focus();
    await page.keyboard.press("Enter");
    await dialogNamed(page, "Help").getByRole("button", { name: "Get started" }).click();
    await expect(help).toBeFocused();
    await main.press(main.editor(2).remove);
    await expect(page).toHaveURL(/screens=27in-16x9-blue$/);
    expect((await newAnnouncements()).filter((text) => text.includes("– Diagonal"))).toEqual([]);
  });
});
