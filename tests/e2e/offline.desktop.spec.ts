import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { Page } from "@playwright/test";
import { shippedArticle } from "../content/shipped-articles.ts";
import { ArticlePages, pageOf, SHIPPED_ARTICLE } from "../setup/article-pages.ts";
import { expectNoAxeViolations } from "../setup/axe.ts";
import { MainScreen, skipIntro } from "../setup/main-screen.ts";
import { expect, keptPaths, test, workerReady } from "../setup/offline.ts";
import { dialogNamed, HELP_AND_PRIVACY } from "../setup/site-dialog.ts";

// The browser reports requests that the stopped server does not take.
test.use({ allowedProblems: /ERR_CONNECTION_REFUSED/ });

const OTHER_ARTICLE = pageOf(shippedArticle("how-far-to-sit-from-a-monitor"));

/** The link to the comparison after the changes. */
const CHANGED = "?screens=43in-16x9-blue~29in-21x9-green&align=side";

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

test("F10.1: after one visit every page opens and the comparison works with the server stopped", async ({
  page,
  site,
  server,
  context,
}) => {
  await skipIntro(page, site);
  const article = await ArticlePages.open(page, pageOf(SHIPPED_ARTICLE));
  await workerReady(page);
  await expect.poll(async () => (await keptPaths(page))["diagonal-articles"]).toEqual([pageOf(SHIPPED_ARTICLE)]);
  const pictures = await page
    .getByRole("article")
    .locator("img")
    .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).src.slice(location.origin.length)));
  await expect.poll(async () => (await keptPaths(page))["diagonal-pictures"]).toEqual(expect.arrayContaining(pictures));
  await server.stop();

  const main = new MainScreen(page);
  await test.step("the home screen's icon, before any change, opens the default comparison (F10.5)", async () => {
    await page.goto("/open");
    await expect(page).toHaveURL(`${site}/`);
    await main.ready();
    await expect(main.drawing).toHaveAccessibleName(/27 inch 16:9.*29 inch 21:9/);
    await expect(page).toHaveTitle("Diagonal – compare display sizes to scale");
  });
  const drawings = await recordDrawings(page);
  await test.step("a link to any comparison, without showing another one first", async () => {
    await page.goto("/?screens=40in-16x9-red~20in-4x3-teal&align=bottom");
    await expect(main.drawing).toHaveAccessibleName(/^Comparison of red 40 inch 16:9.*teal 20 inch 4:3/);
    await expect(page).toHaveTitle("40″ 16:9 and 20″ 4:3 compared – Diagonal");
    expect(await drawings()).toHaveLength(1);
  });
  await test.step("a short address opens its comparison", async () => {
    await page.goto("/27-or-34/");
    await expect(page).toHaveURL(`${site}/?screens=27in-16x9-blue~34in-3440x1440-green`);
    await expect(main.drawing).toHaveAccessibleName(/34 inch 3440×1440/);
  });
  await test.step("everything of the comparison works", async () => {
    await MainScreen.open(page, site);
    await main.describe(1, "43", "16", "9");
    await main.commit(1);
    await expect(page).toHaveURL(`${site}/?screens=43in-16x9-blue~29in-21x9-green`);
    await main.press(main.tools.undo);
    await main.press(main.tools.redo);
    await main.choose(main.tools.arrange, "In a row");
    await main.press(main.tools.details);
    await expect(page.getByRole("heading", { name: "Details" })).toBeVisible();
    await main.press(main.tools.details);
    await page.getByRole("combobox", { name: "Find a model or size" }).first().fill("55");
    await expect(page.getByRole("option").first()).toBeVisible();
    await page.keyboard.press("Escape");

    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await main.choose(main.tools.share, "Copy link");
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(`${site}/${CHANGED}`);
    await main.choose(main.tools.share, "Save image…", "PNG");
    await expect(page.getByText("Saving a picture needs a network")).toBeVisible();
  });
  /** Opens the site from the home screen. */
  const expectLastComparison = async () => {
    await page.goto("/open");
    await expect(page).toHaveURL(`${site}/${CHANGED}`);
    await expect(main.drawing).toHaveAccessibleName(/43 inch 16:9/);
    expect(await drawings()).toHaveLength(1);
  };
  await test.step("the home screen's icon opens the last comparison (F10.5)", expectLastComparison);
  // The terms are another text in the same component as the privacy policy.
  for (const { path, name } of HELP_AND_PRIVACY) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(dialogNamed(page, name)).toBeVisible();
      await expect(page).toHaveTitle(`${name} – Diagonal`);
    });
  }
  await test.step("an opened article with its pictures", async () => {
    await ArticlePages.open(page, pageOf(SHIPPED_ARTICLE));
    await expect(article.title).toHaveText(SHIPPED_ARTICLE.title);
    // The page was rendered here, so its drawings are kept ones.
    await expect(page.getByRole("article").locator("svg[data-figure]").first()).toBeVisible();
  });
  await test.step("the list names the opened articles (F10.2)", async () => {
    await ArticlePages.open(page, "/info");
    await expect(article.failure).toBeVisible();
    await expect(page.getByText("This needs a network connection.")).toBeVisible();
    await expect(article.tryAgain).toBeVisible();
    await expectNoAxeViolations(page, "main");
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
    await expect(article.title).toHaveText(/^How far to sit from a monitor/);
  });
  await test.step("with a network the icon opens the last comparison too (F10.5)", expectLastComparison);
});

test.describe("behind a proxy", () => {
  test.use({ allowedProblems: /ERR_CONNECTION_REFUSED|status of 503/ });

  test("F10.1: the comparison opens while the proxy says that the server is away, and after four seconds of silence", async ({
    page,
    site,
    server,
  }) => {
    const main = await MainScreen.open(page, site);
    await workerReady(page);
    await server.stop();
    const away: Record<string, (response: ServerResponse) => void> = {
      "status 503": (response) => response.writeHead(503).end("The server is away."),
      silence: () => {},
    };
    for (const [name, respond] of Object.entries(away)) {
      await test.step(name, async () => {
        const proxy = createServer((_, response) => respond(response)).listen(Number(new URL(site).port), "127.0.0.1");
        await once(proxy, "listening");
        await page.goto("/?screens=40in-16x9-red");
        await expect(main.drawing).toHaveAccessibleName(/red 40 inch 16:9/);
        await page.goto("about:blank");
        proxy.closeAllConnections();
        proxy.close();
        await once(proxy, "close");
      });
    }
  });
});
