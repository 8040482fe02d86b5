import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { ArticlePages, pageOf, SHIPPED_ARTICLE } from "../setup/article-pages.ts";
import { MainScreen } from "../setup/main-screen.ts";
import { expect, keptPaths, NEXT_TITLE, nextRelease, test, workerReady } from "../setup/offline.ts";
import { dialogNamed, footerLink } from "../setup/site-dialog.ts";

test.use({ allowedProblems: /ERR_CONNECTION_REFUSED/ });

const TITLE = "Diagonal – compare display sizes to scale";
const NOTICE = "A new version of this website is ready.";

/** What a drawing says in this release and in the next one. */
const WORDS = ": as seen from ";
const NEXT_WORDS = ": seen from ";

/** Does not open them: opening a cache that the worker has just deleted creates it again. */
const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

/** The cached drawings of articles, as text. */
function keptDrawings(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const cache = await caches.open("diagonal-pictures");
    const drawings = (await cache.keys()).filter(({ url }) => url.includes("/figure?"));
    return Promise.all(drawings.map(async (drawing) => (await (await cache.match(drawing))?.text()) ?? ""));
  });
}

/** The names of the caches that hold releases. */
const releases = async (page: Page) => (await cacheNames(page)).filter((name) => name.startsWith("diagonal-release-"));

async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto("/");
  await expect(new MainScreen(page).drawing).toBeVisible();
  return page;
}

/** Without a server a new page is of the release before the next one. */
async function expectFormerRelease(context: BrowserContext): Promise<void> {
  const page = await openPage(context);
  await expect(page).toHaveTitle(TITLE);
  await page.close();
}

test("F10.2, F10.3, F10.4: a page is offered a new release and goes on with its own; the next visit has it; `OFFLINE=off` removes all", async ({
  page,
  site,
  server,
  folder,
  context,
}) => {
  // Chromium has its own pace with workers.
  test.slow();
  const article = await ArticlePages.open(page, pageOf(SHIPPED_ARTICLE));
  await workerReady(page);
  await expect.poll(async () => (await keptPaths(page))["diagonal-articles"]?.length).toBe(1);
  await expect.poll(() => keptDrawings(page)).toContainEqual(expect.stringContaining(WORDS));
  const main = await MainScreen.open(page, site);
  const [first] = await releases(page);
  await main.editor(1).length.fill("31");
  await main.editor(1).length.putCaret(1);

  // A release with a missing file is not kept: release.test.ts has that.
  const next = nextRelease(folder);
  const source = join(next, "src", "words", "en", "drawing.ts");
  writeFileSync(source, readFileSync(source, "utf8").replaceAll(WORDS, NEXT_WORDS));
  await server.replace({ root: next });
  await test.step("the open page offers a whole one and keeps what was typed", async () => {
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    // The worker keeps the whole release first.
    await expect(page.getByText(NOTICE)).toBeVisible({ timeout: 60_000 });
    await expect(main.editor(1).length).toBeFocused();
    await expect(main.editor(1).length).toHaveValue("31");
    expect(await main.editor(1).length.caret()).toBe(1);
    expect(await releases(page)).toEqual([first, "diagonal-release-nextrelease1"]);
  });
  await test.step("parts that the page has not loaded come from its own release", async () => {
    await footerLink(page, "Privacy").click();
    await expect(dialogNamed(page, "Privacy Policy")).toBeVisible();
    await page.goBack();
    await main.press(main.tools.details);
    await expect(page.getByRole("heading", { name: "Details" })).toBeVisible();
    await expect(main.editor(1).length).toHaveValue("31");
  });
  await test.step("without a network the next page is of the old release, whole", async () => {
    await server.stop();
    await expectFormerRelease(context);
    await server.start();
  });
  await test.step("on request it loads", async () => {
    await page.getByRole("button", { name: "Load it" }).click();
    await expect(page).toHaveTitle(NEXT_TITLE);
    await main.ready();
    await expect(page.getByText(NOTICE)).toHaveCount(0);
  });
  await test.step("the next visit has it without a network, and nothing of the old one is left", async () => {
    // The new worker starts some time after the last page of the old one is closed.
    await page.goto("about:blank");
    await server.stop();
    await expect(async () => {
      await page.goto(site);
      await expect(new MainScreen(page).drawing).toBeVisible();
      const title = await page.title();
      // Left even on failure: as long as a page of the old release is open, the new worker waits.
      await page.goto("about:blank");
      expect(title).toBe(NEXT_TITLE);
    }).toPass();
    await page.goto(site);
    await expect.poll(() => releases(page)).toEqual(["diagonal-release-nextrelease1"]);
  });
  await test.step("the opened article outlives it", async () => {
    await ArticlePages.open(page, pageOf(SHIPPED_ARTICLE));
    await expect(article.title).toHaveText(SHIPPED_ARTICLE.title);
  });
  await test.step("F10.2: its drawings are the server's, and the kept ones without a network", async () => {
    const drawing = page.getByRole("article").locator("svg[data-figure]").first();
    await expect(drawing).toContainText(WORDS);
    await server.start();
    await ArticlePages.open(page, pageOf(SHIPPED_ARTICLE));
    await expect.poll(() => keptDrawings(page)).toContainEqual(expect.stringContaining(NEXT_WORDS));
    await server.stop();
    await ArticlePages.open(page, pageOf(SHIPPED_ARTICLE));
    await expect(drawing).toContainText(NEXT_WORDS);
    await expect(drawing).toBeVisible();
  });
  await test.step("`OFFLINE=off` removes the worker and everything it has kept", async () => {
    await server.replace({ env: { OFFLINE: "off" } });
    await expect(async () => {
      // Chromium looks for a new worker after each visit, and may start it late.
      await page.goto(site);
      await expect.poll(() => cacheNames(page), { timeout: 15_000 }).toEqual([]);
      await expect
        .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
        .toBe(0);
    }).toPass({ timeout: 150_000 });
  });
  await test.step("the site works, and keeps nothing again", async () => {
    await ArticlePages.open(page, pageOf(SHIPPED_ARTICLE));
    await expect(article.title).toHaveText(SHIPPED_ARTICLE.title);
    await page.waitForLoadState("networkidle");
    expect(await cacheNames(page)).toEqual([]);
    await server.stop();
    await expect(page.goto(site)).rejects.toThrow("ERR_CONNECTION_REFUSED");
  });
});

test("with full storage nothing is kept, and the site works with a network", async ({ page, site, server }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Storage.overrideQuotaForOrigin", { origin: site, quotaSize: 20_000 });
  const main = await MainScreen.open(page, site);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return registration === undefined || registration.installing === null;
      }),
    )
    .toBe(true);
  await main.press(main.editor(1).rotate);
  await expect(page).toHaveURL(/9x16/);
  const article = await ArticlePages.open(page, pageOf(SHIPPED_ARTICLE));
  await expect(article.title).toHaveText(SHIPPED_ARTICLE.title);
  // Each page tries again to keep the release, and gives up.
  await expect.poll(() => releases(page)).toEqual([]);
  await server.stop();
  await expect(page.goto(site)).rejects.toThrow("ERR_CONNECTION_REFUSED");
});
