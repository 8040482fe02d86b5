import { ArticlePages, FIRST_PAGE, pageOf, publishedArticles, SHIPPED_ARTICLE } from "../setup/article-pages.ts";
import { expect, test } from "../setup/fixtures.ts";
import { InfoApi } from "../setup/info-api.ts";
import { MainScreen, skipIntro } from "../setup/main-screen.ts";
import { resize } from "../setup/page-ready.ts";

// The test causes failed requests, which Chromium reports.
test.use({ allowedProblems: /status of 500/ });

test("S2, S7, S8: the drawing works while the articles fail, “Try again” shows a spinner and then the newest titles, which link to their articles; the last link leads to the list", async ({
  page,
  site,
}) => {
  await skipIntro(page, site);
  const pages = await ArticlePages.open(page, "/info");
  const api = await InfoApi.watch(page);
  api.failWith(500);
  await pages.compare.click();
  const main = new MainScreen(page);
  await expect(main.drawing).toBeVisible();
  await main.ready();
  await main.editor(1).length.fill("32");
  await main.commit(1);
  const latest = page.getByRole("complementary", { name: "Latest articles" });
  await expect(latest.getByText("Unable to load", { exact: true })).toBeVisible();
  expect((await main.drawn()).outlines).toHaveLength(2);
  const release = api.hold();
  await latest.getByRole("button", { name: "Try again" }).click();
  await expect(latest.getByRole("progressbar", { name: "Loading" })).toBeVisible();
  release();
  await expect(latest.getByRole("link", { name: SHIPPED_ARTICLE.title })).toBeVisible();
  await expect(latest.getByText("Unable to load")).toHaveCount(0);
  expect(new Set(api.lists), "the list call without a query").toEqual(new Set(["/info"]));

  const newest = (await publishedArticles(site)).slice(0, 10);
  const links = latest.getByRole("listitem").getByRole("link");
  await expect(links).toHaveText(newest.map(({ title }) => title));
  expect(await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname))).toEqual(
    newest.map(pageOf),
  );
  const heading = latest.getByRole("heading").getByRole("link", { name: "Latest articles" });
  await expect(heading).toHaveAttribute("href", "/info");

  await test.step("a title leads to its article, and Back to the comparison as it was", async () => {
    await latest.getByRole("link", { name: SHIPPED_ARTICLE.title }).click();
    await expect(page).toHaveURL(pageOf(SHIPPED_ARTICLE));
    await expect(new ArticlePages(page).title).toHaveText(SHIPPED_ARTICLE.title);
    await page.goBack();
    await expect(main.drawing).toHaveAttribute("aria-label", /32 inch/);
  });
  await test.step("the last link leads to the list", async () => {
    await latest.getByRole("link", { name: "+ more articles, news and reviews", exact: true }).click();
    await expect(page).toHaveURL("/info");
    await expect(new ArticlePages(page).cards).toHaveCount(FIRST_PAGE);
  });
});

test("S2: below 900 px a button at the top right replaces the panel, and both scroll if titles are long", async ({
  page,
  site,
}) => {
  await skipIntro(page, site);
  const pages = await ArticlePages.open(page, "/info");
  const api = await InfoApi.watch(page);
  api.respondWith(() => ({
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
  await main.ready();
  const panel = page.getByRole("complementary", { name: "Latest articles" });
  const button = page.getByRole("button", { name: "Latest articles" });
  for (const width of [1440, 900]) {
    await resize(page, width, 700);
    await expect(panel).toBeVisible();
    await expect(button).toBeHidden();
    const box = await panel.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0), "at the right edge").toBe(width);
  }
  for (const width of [899, 390]) {
    await resize(page, width, 700);
    await expect(panel).toBeHidden();
    await expect(button).toBeVisible();
    const box = await button.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width - 24);
    expect(box?.y).toBeLessThan(24);
  }
  for (const width of [390, 901]) {
    await test.step(`long titles at ${width} px`, async () => {
      await resize(page, width, 500);
      if (width < 900) await button.click();
      const latest = width < 900 ? page.getByRole("dialog", { name: "Latest articles" }) : panel;
      await expect(latest.getByRole("listitem").first()).toContainText("0 Donaudampfschifffahrtsgesellschaft");
      const more = latest.getByRole("link", { name: "+ more articles, news and reviews" });
      await more.scrollIntoViewIfNeeded();
      await expect(more).toBeInViewport();
      expect(await main.overflow()).toEqual({ x: 0, y: 0 });
      expect(await latest.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      if (width < 900) {
        await page.keyboard.press("Escape");
        await expect(latest).toBeHidden();
      }
    });
  }
});
