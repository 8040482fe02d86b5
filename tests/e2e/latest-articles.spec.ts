import type { Locator, Page } from "@playwright/test";
import { ArticlePages, pageOf, publishedArticles, SHIPPED_ARTICLE } from "../setup/article-pages.ts";
import { expect, test } from "../setup/fixtures.ts";
import { InfoApi } from "../setup/info-api.ts";
import { MainScreen, skipIntro } from "../setup/main-screen.ts";

/** The panel at the right on desktop; below 900 px the drawer, which is opened for it. */
async function latestArticles(page: Page, onTouch: boolean): Promise<Locator> {
  if (!onTouch) return page.getByRole("complementary", { name: "Latest articles" });
  await page.getByRole("button", { name: "Latest articles" }).tap();
  const drawer = page.getByRole("dialog", { name: "Latest articles" });
  await expect(drawer).toBeVisible();
  return drawer;
}

test("S2: the latest titles as links, newest first, below a heading that leads to the list", async ({
  page,
  site,
  onTouch,
}) => {
  await MainScreen.open(page, site);
  const latest = await latestArticles(page, onTouch);
  const newest = (await publishedArticles(site)).slice(0, 10);
  const links = latest.getByRole("listitem").getByRole("link");
  await expect(links).toHaveText(newest.map(({ title }) => title));
  expect(await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname))).toEqual(
    newest.map(pageOf),
  );
  await expect(latest.getByRole("heading").getByRole("link", { name: "Latest articles" })).toHaveAttribute(
    "href",
    "/info",
  );
  await expect(latest.getByRole("link", { name: "+ more articles, news and reviews" })).toHaveAttribute(
    "href",
    "/info",
  );
});

for (const name of ["Latest articles", "+ more articles, news and reviews"]) {
  test(`S2: “${name}” leads to the list`, async ({ page, site, onTouch }) => {
    await MainScreen.open(page, site);
    const latest = await latestArticles(page, onTouch);
    await latest.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL("/info");
    await expect(new ArticlePages(page).cards).toHaveCount(10);
  });
}

test("S2: a title leads to its article, and Back to the comparison as it was", async ({ page, site, onTouch }) => {
  const main = await MainScreen.open(page, site);
  await main.showEditors();
  await main.editor(1).length.fill("32");
  await main.commit(1);
  const latest = await latestArticles(page, onTouch);
  await latest.getByRole("link", { name: SHIPPED_ARTICLE.title }).click();
  await expect(page).toHaveURL(pageOf(SHIPPED_ARTICLE));
  await expect(new ArticlePages(page).title).toHaveText(SHIPPED_ARTICLE.title);
  await page.goBack();
  await expect(main.drawing).toHaveAttribute("aria-label", /32 inch/);
});

test("a spinner shows while the browser loads them; the tool is there already", async ({ page, site, onTouch }) => {
  await skipIntro(page, site);
  const pages = await ArticlePages.open(page, "/info");
  const api = await InfoApi.watch(page);
  const release = api.hold();
  await pages.compare.click();
  await expect(new MainScreen(page).drawing).toBeVisible();
  const latest = await latestArticles(page, onTouch);
  await expect(latest.getByRole("progressbar", { name: "Loading" })).toBeVisible();
  release();
  await expect(latest.getByRole("link", { name: SHIPPED_ARTICLE.title })).toBeVisible();
  expect(api.lists, "S7: the same list fetch with no query").toEqual(["/info"]);
});

test("S2: below 900 px the panel gives way to a button at the top right", async ({ page, site }) => {
  const main = await MainScreen.open(page, site);
  const panel = page.getByRole("complementary", { name: "Latest articles" });
  const button = page.getByRole("button", { name: "Latest articles" });
  for (const width of [1440, 900]) {
    await page.setViewportSize({ width, height: 700 });
    await expect(panel).toBeVisible();
    await expect(button).toBeHidden();
    const box = await panel.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0), "at the right").toBe(width);
  }
  for (const width of [899, 390]) {
    await page.setViewportSize({ width, height: 700 });
    await main.nextFrame();
    await expect(panel).toBeHidden();
    await expect(button).toBeVisible();
    const box = await button.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width - 24);
    expect(box?.y).toBeLessThan(24);
  }
});

test("however many titles and however long, the panel scrolls by itself", async ({ page, site, onTouch }) => {
  await skipIntro(page, site);
  const pages = await ArticlePages.open(page, "/info");
  const api = await InfoApi.watch(page);
  api.answer(() => ({
    infos: Array.from({ length: 10 }, (_, index) => ({
      id: `${1_700_000_000_000 - index}-long`,
      title: `${index} ${"Donaudampfschifffahrtsgesellschaft".repeat(4)} and then some more words to read`,
      summary: "",
      thumbnail: null,
    })),
    totalPages: 2,
  }));
  await pages.compare.click();
  const main = new MainScreen(page);
  await main.takenOver();
  await page.setViewportSize({ width: onTouch ? 390 : 901, height: 500 });
  const latest = await latestArticles(page, onTouch);
  const more = latest.getByRole("link", { name: "+ more articles, news and reviews" });
  await more.scrollIntoViewIfNeeded();
  await expect(more).toBeInViewport();
  expect(await main.overflow()).toEqual({ x: 0, y: 0 });
  expect(await latest.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
