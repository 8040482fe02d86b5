import type { Page } from "@playwright/test";
import { ArticlePages, pageOf, SHIPPED_ARTICLE } from "../setup/article-pages.ts";
import { expectNoAxeViolations } from "../setup/axe.ts";
import { MainScreen, skipIntro } from "../setup/main-screen.ts";
import { expect, keptPaths, test, workerReady } from "../setup/offline.ts";
import { dialogNamed } from "../setup/site-dialog.ts";

// The browser reports requests that the stopped server does not take.
test.use({ reducedMotion: "reduce", allowedProblems: [/ERR_CONNECTION_REFUSED/] });

const OTHER_ARTICLE = "/info/1795225380000-how-to-read-diagonal";

/** Records the text alternative of every drawing that the page shows, from its first moment. */
async function recordDrawings(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seenDrawings: seen });
    new MutationObserver(() => {
      const name = document.querySelector('main svg[role="img"]')?.getAttribute("aria-label");
      if (name) seen.add(name);
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
  return () => page.evaluate(() => [...(window as unknown as { seenDrawings: Set<string> }).seenDrawings]);
}

test("F10.1: after one visit every page opens with the server stopped", async ({ page, site, server }) => {
  await skipIntro(page, site);
  const article = await ArticlePages.open(page, pageOf(SHIPPED_ARTICLE));
  await workerReady(page);
  await expect.poll(async () => (await keptPaths(page))["diagonal-articles"]).toEqual([pageOf(SHIPPED_ARTICLE)]);
  await expect.poll(async () => (await keptPaths(page))["diagonal-pictures"]?.length).toBeGreaterThan(0);
  await server.stop();

  await test.step("the default comparison", async () => {
    const main = await MainScreen.open(page, site);
    await expect(main.drawing).toHaveAccessibleName(/27 inch 16:9.*29 inch 21:9/);
    await expect(page).toHaveTitle("Diagonal – compare display sizes to scale");
  });
  await test.step("a link to any comparison, without showing another one first", async () => {
    const drawings = await recordDrawings(page);
    const main = await MainScreen.open(page, site, "?screens=40in-16x9-red~20in-4x3-teal&align=bottom");
    await expect(main.drawing).toHaveAccessibleName(/^Comparison of red 40 inch 16:9.*teal 20 inch 4:3/);
    await expect(page).toHaveTitle("40″ 16:9 and 20″ 4:3 compared – Diagonal");
    expect(await drawings()).toHaveLength(1);
  });
  for (const [path, name] of [
    ["/help", "Help"],
    ["/privacy", "Privacy Policy"],
    ["/terms", "Terms of Service"],
  ] as const) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(dialogNamed(page, name)).toBeVisible();
      await expect(page).toHaveTitle(`${name} – Diagonal`);
    });
  }
  await test.step("an opened article with its pictures", async () => {
    await ArticlePages.open(page, pageOf(SHIPPED_ARTICLE));
    await expect(article.title).toHaveText(SHIPPED_ARTICLE.title);
    const picture = page.getByRole("article").getByRole("img").first();
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });
  await test.step("the list names the opened articles (F10.2)", async () => {
    await ArticlePages.open(page, "/info");
    await expect(article.failure).toBeVisible();
    await expect(page.getByText("This needs a network connection.")).toBeVisible();
    await expect(article.tryAgain).toBeVisible();
    await expectNoAxeViolations(page);
    const kept = page.getByRole("region", { name: "Articles you can read now" });
    await expect(kept.getByRole("link")).toHaveText([SHIPPED_ARTICLE.title]);
    await kept.getByRole("link").click();
    await expect(article.title).toHaveText(SHIPPED_ARTICLE.title);
  });
  await test.step("another article needs a network (F10.2)", async () => {
    await ArticlePages.open(page, OTHER_ARTICLE);
    await expect(article.failure).toBeVisible();
    await expect(page.getByText("This needs a network connection.")).toBeVisible();
    await article.tryAgain.click();
    await expect(article.failure).toBeVisible();
    await server.start();
    await article.tryAgain.click();
    await expect(article.title).toHaveText(/^How to read Diagonal/);
  });
});

test("F10.1: with the server stopped everything of the comparison works", async ({ page, site, server, context }) => {
  await MainScreen.open(page, site);
  await workerReady(page);
  await server.stop();
  const main = await MainScreen.open(page, site);
  await main.describe(1, "43", "16", "9");
  await main.commit(1);
  await expect(page).toHaveURL(`${site}/?screens=43in-16x9-blue~29in-21x9-green`);
  await main.press(main.tools.undo);
  await main.press(main.tools.redo);
  await main.choose(main.tools.arrange, "Side by side");
  await main.press(main.tools.details);
  await expect(page.getByRole("heading", { name: "Details" })).toBeVisible();
  await main.press(main.tools.details);
  await page.getByRole("combobox", { name: "Find a common size" }).first().fill("55");
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Escape");

  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await main.choose(main.tools.share, "Copy link");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${site}/?screens=43in-16x9-blue~29in-21x9-green&align=side`);
  const other = await context.newPage();
  await other.goto(link);
  await expect(new MainScreen(other).drawing).toHaveAccessibleName(/^Comparison of blue 43 inch 16:9/);
  await other.close();

  await main.choose(main.tools.share, "Save as PNG");
  await expect(page.getByText("Saving a picture needs a network")).toBeVisible();
});

test("F10.5: opened from the home screen, the site shows the last comparison, with and without a network", async ({
  page,
  site,
  server,
}) => {
  const main = await MainScreen.open(page, site);
  await page.goto("/open");
  await expect(page).toHaveURL(`${site}/`);
  await main.ready();
  await expect(main.drawing).toHaveAccessibleName(/27 inch 16:9/);
  await main.press(main.editor(1).rotate);
  await expect(page).toHaveURL(/9x16/);
  await workerReady(page);
  for (const isStopped of [false, true]) {
    if (isStopped) await server.stop();
    const drawings = await recordDrawings(page);
    await page.goto("/open");
    await expect(page).toHaveURL(`${site}/?screens=27in-9x16-blue~29in-21x9-green`);
    await expect(main.drawing).toHaveAccessibleName(/27 inch 9:16/);
    expect(await drawings()).toHaveLength(1);
  }
});
