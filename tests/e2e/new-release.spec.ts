import type { Browser, Locator, Page } from "@playwright/test";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen, skipIntro } from "../setup/main-screen.ts";
import { dialogNamed, footerLink } from "../setup/site-dialog.ts";

/** A release has taken the old scripts away: the browser says so, and so do the router and React. */
test.use({ allowedTrouble: [/status of 404|dynamically imported module|reloading page/] });

/** The scripts that another visitor's main screen asks for while something is done, by their address. */
async function scriptsNeeded(browser: Browser, site: string, act: (page: Page) => Promise<void>): Promise<string[]> {
  const page = await browser.newPage();
  await MainScreen.open(page, site);
  await page.waitForLoadState("networkidle");
  const asked = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") asked.add(request.url());
  });
  await act(page);
  await expect.poll(() => asked.size).toBeGreaterThan(0);
  await page.waitForTimeout(500);
  await page.close();
  return [...asked];
}

/** Takes scripts away, for good or until the page is loaded anew. */
async function takeAway(page: Page, scripts: readonly string[], until: "for good" | "the next load"): Promise<void> {
  const isGone = (url: URL) => scripts.includes(url.href);
  let loaded = false;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loaded = true;
  });
  await page.route(isGone, (route) =>
    loaded && until === "the next load" ? route.continue() : route.fulfill({ status: 404, body: "" }),
  );
}

/** How often a document has come from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("domcontentloaded", () => {
    loads++;
  });
  return () => loads;
}

/** Each way on from the main screen that needs a script which is not there yet. */
const WAYS = [
  {
    to: "/privacy",
    act: (page: Page) => footerLink(page, "Privacy").click(),
    shown: (page: Page) => dialogNamed(page, "Privacy Policy"),
  },
  {
    to: "/info",
    act: (page: Page) => page.getByRole("link", { name: "+ more articles, news and reviews" }).click(),
    shown: (page: Page) => page.getByRole("article").first(),
  },
] as const;

for (const { to, act, shown } of WAYS) {
  test.describe(`${to}, a page of its own`, () => {
    test.skip(({ onTouch }) => onTouch && to === "/info", "there the link is in a drawer");

    test("is reached all the same when its scripts are gone", async ({ page, site, browser }) => {
      const scripts = await scriptsNeeded(browser, site, act);
      await MainScreen.open(page, site);
      await takeAway(page, scripts, "the next load");
      await act(page);
      await expect(page).toHaveURL(`${site}${to}`);
      await expect(shown(page)).toBeVisible();
      await new MainScreen(page).takenOver();
    });

    test("is shown as the server sends it where its scripts stay away, and not loaded in a circle", async ({
      page,
      site,
      browser,
    }) => {
      const scripts = await scriptsNeeded(browser, site, act);
      await MainScreen.open(page, site);
      await takeAway(page, scripts, "for good");
      const loads = countLoads(page);
      await act(page);
      await expect(page).toHaveURL(`${site}${to}`);
      await expect(shown(page)).toBeVisible();
      await page.waitForTimeout(500);
      expect(loads(), "the main screen once more, then the page").toBe(2);
    });
  });
}

test.describe("S2: a dialog with a page of its own leads to `/` where its scripts are gone", () => {
  const ways = [
    ["its button", (dialog: Locator) => dialog.getByRole("button", { name: "Close" }).click()],
    ["Escape", (dialog: Locator) => dialog.press("Escape")],
  ] as const;
  for (const [way, close] of ways) {
    for (const isKnown of [false, true]) {
      test(`${way}, ${isKnown ? "once" : "before"} the browser knows`, async ({ page, site }) => {
        await skipIntro(page, site);
        const { promise: told, resolve: tell } = Promise.withResolvers<void>();
        await page.route(/\/assets\/.*\.js$/, async (route) => {
          if (!isKnown) await told;
          await route.fulfill({ status: 404, body: "" });
        });
        const gone = page.waitForEvent("console", (message) => message.text().includes("404"));
        await page.goto("/privacy?screens=27in", { waitUntil: "commit" });
        const dialog = dialogNamed(page, "Privacy Policy");
        await expect(dialog).toBeVisible();
        if (isKnown) await gone;
        await close(dialog);
        tell();
        await expect(page).toHaveURL(`${site}/?screens=27in`);
        await expect(dialog).toBeHidden();
      });
    }
  }
});

test("a part of the main screen that cannot be loaded says so, and the page stays as it is", async ({
  page,
  site,
  browser,
}) => {
  const details = (on: Page) => on.getByRole("button", { name: "Details", exact: true });
  const askFor = (on: Page) => details(on).click({ timeout: 5000 });
  const scripts = await scriptsNeeded(browser, site, askFor);
  const main = await MainScreen.open(page, site);
  await takeAway(page, scripts, "for good");
  const loads = countLoads(page);
  await askFor(page);
  await expect(page.getByText("Unable to load the details")).toBeVisible();
  await expect(details(page)).toHaveAttribute("aria-expanded", "false");
  await expect(main.drawing).toBeVisible();
  expect(loads(), "nothing of what was typed is thrown away").toBe(0);
});

test("an intro whose script is gone stays as it was served, until it is closed, and the page is not troubled by it", async ({
  page,
  site,
  context,
}) => {
  const trial = await context.newPage();
  const [all, without] = [[], []] as [string[], string[]];
  trial.on("request", (request) => request.resourceType() === "script" && all.push(request.url()));
  await trial.goto(`${site}/`);
  await expect(dialogNamed(trial, "Help").getByRole("checkbox")).toBeEnabled();
  await trial.close();
  await skipIntro(page, site);
  page.on("request", (request) => request.resourceType() === "script" && without.push(request.url()));
  await page.goto(`${site}/`, { waitUntil: "networkidle" });
  const scripts = all.filter((script) => !without.includes(script));
  expect(scripts.length).toBeGreaterThan(0);

  await context.clearCookies();
  await takeAway(page, scripts, "for good");
  const loads = countLoads(page);
  await page.goto(`${site}/`, { waitUntil: "networkidle" });
  const intro = dialogNamed(page, "Help");
  await expect(intro).toBeVisible();
  await intro.getByRole("button", { name: "Get started" }).click();
  await expect(intro).toBeHidden();
  await expect(new MainScreen(page).drawing).toBeVisible();
  expect(loads()).toBe(1);
});
