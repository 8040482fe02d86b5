import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { ArticlePages } from "../setup/article-pages.ts";
import { expectNoAxeViolations, expectReadableColours } from "../setup/axe.ts";
import { doubleTextSize, expectRoomForText } from "../setup/enlarged-text.ts";
import { test as base, expect } from "../setup/fixtures.ts";
import { skipIntro } from "../setup/main-screen.ts";
import { resize } from "../setup/page-ready.ts";
import { type RunningSite, startSite } from "../setup/start-site.ts";

/** On a site of its own whose articles have every part. */
const test = base.extend<object, { articles: RunningSite }>({
  articles: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from its parameter.
    async ({}, use) => {
      const site = await startSite({ publish: join(import.meta.dirname, "../articles") });
      await use(site);
      await site.kill();
    },
    { scope: "worker" },
  ],
  site: async ({ articles }, use) => use(articles.url),
});

// In one worker, since each would start a site.
test.describe.configure({ mode: "default" });

test.beforeEach(({ page, site }) => skipIntro(page, site));

const PLAIN = `/info/${Date.parse("2026-11-01")}-without-any-part`;
const WHOLE = `/info/${Date.parse("2026-11-03")}-how-wide-is-a-65-inch-tv-beside-a-55-inch-tv`;

async function box(locator: Locator) {
  const found = await locator.boundingBox();
  if (found === null) throw new Error(`${locator} is not shown.`);
  return { ...found, right: found.x + found.width, bottom: found.y + found.height };
}

const shortAnswer = (page: Page) => page.getByRole("region", { name: "The short answer" });
const contents = (page: Page) => page.getByRole("navigation", { name: "Contents" });

test("V10: an article has its parts in their places, at every width", async ({ page, onTouch }) => {
  const article = await ArticlePages.open(page, WHOLE);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await test.step("V10.1: the short answer has its verdict beside its table or figure, on phones above it, in the first view", async () => {
    const verdict = shortAnswer(page).getByText("A 65″ is 22 cm wider.");
    const row = shortAnswer(page).getByRole("row", { name: /^65″/ });
    const table = await box(shortAnswer(page).getByRole("table"));
    if (onTouch) expect((await box(verdict)).bottom).toBeLessThan(table.y);
    else expect((await box(verdict)).right).toBeLessThan(table.x);
    expect((await box(row)).bottom, "seen without scrolling").toBeLessThan(page.viewportSize()?.height ?? 0);
    const grounds = await shortAnswer(page)
      .getByRole("row")
      .evaluateAll((rows) => rows.map((line) => getComputedStyle(line).backgroundColor));
    expect(new Set(grounds).size, "one row differs from the others").toBe(2);
    expect(grounds.indexOf(await row.evaluate((line) => getComputedStyle(line).backgroundColor))).toBe(3);
  });
  await test.step("V10.2: the date stands alone on its line; minutes stand below it", async () => {
    await expect(page.getByText(/^Published on [\d/]+$/)).toBeVisible();
    await expect(page.getByText(/^Updated/)).toHaveCount(0);
    await expect(page.getByText("2 minutes", { exact: true })).toBeVisible();
    expect((await box(page.getByText("2 minutes"))).y).toBeGreaterThanOrEqual(
      (await box(page.getByText(/^Published on/))).bottom - 1,
    );
  });
  await test.step("V10.8: no number is torn from its word at any width", async () => {
    for (const width of onTouch ? [390, 320] : [1440, 720]) {
      await resize(page, width, 800);
      const rows = await page
        .locator("main .unbroken")
        .evaluateAll((words) => words.map((word) => word.getClientRects().length));
      expect(rows.length).toBeGreaterThan(8);
      expect(new Set(rows), `at ${width}`).toEqual(new Set([1]));
    }
  });
  await test.step("V10.9: “Compare displays” stays in the top line and covers nothing; the logo makes room for it", async () => {
    const line = page.getByRole("banner");
    const word = line.getByText("Diagonal", { exact: true });
    for (const width of onTouch ? [360, 359, 320] : [1440, 900]) {
      await resize(page, width, 640);
      await page.evaluate(() => window.scrollTo(0, 0));
      const [top, link] = [await box(line), await box(article.compare)];
      expect(link.height, `at ${width}`).toBe(onTouch ? 44 : 40);
      expect(top.bottom, `at ${width}`).toBeLessThanOrEqual((await box(page.getByRole("main"))).y);
      expect(link.right, `at ${width}`).toBeLessThanOrEqual(width);
      expect((await box(line.getByRole("link", { name: "Diagonal" }))).right).toBeLessThan(link.x);
      expect(
        await word.evaluate(
          (element) => element.getBoundingClientRect().width > 0 && getComputedStyle(element).clipPath === "none",
        ),
      ).toBe(width >= 360);
      await page.evaluate(() => window.scrollTo(0, 500));
      expect(await box(article.compare), `at ${width}`).toEqual(link);
    }
  });
  await resize(page, width, height);
  await page.evaluate(() => window.scrollTo(0, 0));
  await test.step("V10.3: contents stand beside the text with the current section marked, on narrow windows as a closed line", async () => {
    const links = contents(page).getByRole("link");
    const line = contents(page).getByText("In this article");
    if (!onTouch) {
      await test.step("beside the text from 1280 px", async () => {
        for (const width of [1440, 1280]) {
          await resize(page, width, 900);
          const beside = await box(contents(page));
          expect(beside.x, `at ${width}`).toBeGreaterThanOrEqual(0);
          expect(beside.right, `at ${width}`).toBeLessThan((await box(shortAnswer(page))).x);
        }
        await expect(links).toHaveText(["The wall", "The cabinet", "The way in", "The seat"]);
        await links.nth(2).click();
        await expect(links.nth(2)).toHaveAttribute("aria-current", "true");
        await expect(contents(page).locator("[aria-current]")).toHaveCount(1);
        await expect(links.first()).toBeInViewport();
        const place = async () => (await box(page.getByRole("heading", { name: "The way in" }))).y;
        await expect.poll(async () => Math.abs((await place()) - 72)).toBeLessThan(2);
        await page.evaluate(() => window.scrollTo(0, 0));
        await expect(links.first()).toHaveAttribute("aria-current", "true");
      });
      await resize(page, 1279, 900);
    }
    await expect(links.first()).toBeHidden();
    const figure = await box(page.getByRole("figure").first());
    expect((await box(line)).y).toBeGreaterThan(figure.bottom);
    await line.click();
    await links.last().click();
    await expect(page.getByRole("heading", { name: "The seat" })).toBeInViewport();
    expect(await article.sidewaysOverflow()).toBe(0);
  });
  await test.step("V10.4: a related article is a card with its picture, and a press on the picture opens it", async () => {
    const cards = page.getByRole("region", { name: "Read next" }).getByRole("listitem");
    await expect(cards).toHaveCount(2);
    await expect(cards.getByRole("link")).toHaveText(["With a figure in its answer", "Without any part"]);
    for (const picture of await cards.locator("img").all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
    const { x, y, width, height } = await box(cards.first().locator("img"));
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(article.title).toHaveText("With a figure in its answer");
  });
  await test.step("V10.1: a figure alone may be the short answer", async () => {
    await expect(shortAnswer(page).getByRole("figure")).toBeVisible();
    await expect(shortAnswer(page).getByText("No more to say.")).toHaveCount(0);
  });
});

test("an article with every part passes axe, light and dark, fits enlarged text, and is whole without scripts and on paper", async ({
  page,
  browser,
  site,
  onTouch,
}) => {
  const article = await ArticlePages.open(page, WHOLE);
  await expectNoAxeViolations(page);
  // Both layouts have the same colours.
  if (!onTouch) {
    await page.emulateMedia({ colorScheme: "dark" });
    await expectReadableColours(page);
  }
  await test.step("on paper", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(contents(page)).toBeHidden();
    await expect(article.compare).toBeHidden();
    await expect(shortAnswer(page).getByRole("table")).toBeVisible();
  });
  await page.emulateMedia({ media: null, colorScheme: "light" });
  await test.step("V10.2: the way to the method", async () => {
    await page.getByRole("link", { name: "How the figures are made" }).click();
    await expect(page).toHaveURL("/method");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("How the figures are made");
    await expect(page).toHaveTitle("How the figures are made – Diagonal");
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${site}/method`);
    if (!onTouch) await expectNoAxeViolations(page, "main");
  });
  await test.step("without scripts", async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: page.viewportSize() });
    const still = await context.newPage();
    await still.goto(`${site}${WHOLE}`);
    await expect(shortAnswer(still)).toBeVisible();
    if ((page.viewportSize()?.width ?? 0) < 1280) await contents(still).getByText("In this article").click();
    await contents(still).getByRole("link", { name: "The seat" }).click();
    await expect(still.getByRole("heading", { name: "The seat" })).toBeInViewport();
    await context.close();
  });
  await test.step("at 200% text", async () => {
    await doubleTextSize(page);
    await ArticlePages.open(page, WHOLE);
    await expectRoomForText(page.locator("body"), "an article");
    expect(await article.sidewaysOverflow()).toBe(0);
  });
});

test("V10.5, V10.6, D50: the list has a lead and cards, text alone on phones, and whole sentences, and a former address leads to the article", async ({
  page,
  request,
  site,
  onTouch,
}) => {
  const list = await ArticlePages.open(page, "/info");
  const card = list.cards.filter({ hasText: "With a figure in its answer" });
  await expect(card.getByText("The figure says it.")).toBeVisible();
  const second = card.getByText("A second sentence does not change that");
  await expect(second).toBeVisible({ visible: !onTouch });
  expect(await card.textContent()).not.toMatch(/third sentence|…/);
  if (onTouch) {
    await expect(list.cards.locator("img").first()).toBeHidden();
    await resize(page, 320, 640);
    expect((await box(list.searchButton)).right).toBeLessThanOrEqual((await box(list.cards.first())).right);
    return;
  }
  const widths = () =>
    list.cards.locator("img").evaluateAll((all) => all.map((image) => Math.round(image.getBoundingClientRect().width)));
  expect(await widths()).toEqual([624, 336, 336]);
  const [, one, other] = await Promise.all((await list.cards.all()).map(box));
  expect(one?.y).toBe(other?.y);
  await resize(page, 900, 800);
  expect(await list.sidewaysOverflow()).toBe(0);
  expect(new Set((await widths()).slice(1)).size).toBe(1);
  await test.step("D50: a former address leads to the article from the server", async () => {
    const response = await request.get(`${site}/info/1-old?x=1`, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(response.headers().location).toBe(`${PLAIN}?x=1`);
    expect(response.headers()["cache-control"]).toContain("max-age=0");
    await ArticlePages.open(page, "/info/1-old");
    await expect(page).toHaveURL(PLAIN);
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(data ?? "")).toMatchObject({ dateModified: "2026-11-04" });
  });
  await test.step("D50: and in the browser, and Back leads back", async () => {
    await ArticlePages.open(page, WHOLE);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole("link", { name: "A former address" }).click();
    await expect(list.title).toHaveText("Without any part");
    await expect(page).toHaveURL(`${PLAIN}?x=1#end`);
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
    await page.goBack();
    await expect(list.title).toHaveText(/^How wide is a 65-inch TV/);
  });
});
