import type { Browser, Locator, Page } from "@playwright/test";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen, skipIntro } from "../setup/main-screen.ts";
import { dialogNamed, footerLink } from "../setup/site-dialog.ts";

/** A new release has removed the old scripts; the browser, the router and React report that. */
test.use({ allowedProblems: [/status of 404|dynamically imported module|reloading page/] });

/** The addresses of the scripts that the main screen requests from an action until its outcome is shown. */
async function scriptsNeeded(
  browser: Browser,
  site: string,
  { act, shown }: { act: (page: Page) => Promise<void>; shown: (page: Page) => Locator },
): Promise<string[]> {
  const page = await browser.newPage();
  await MainScreen.open(page, site);
  await page.waitForLoadState("networkidle");
  const asked = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") asked.add(request.url());
  });
  await act(page);
  await expect(shown(page)).toBeVisible();
  expect(asked.size).toBeGreaterThan(0);
  await page.close();
  return [...asked];
}

/** Removes scripts, for good or until the next load. */
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

/** Counts the documents that load from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("domcontentloaded", () => {
    loads++;
  });
  return () => loads;
}

/** The ways from the main screen that need a script that is not loaded yet. */
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
    test("is reached by loading the document when its scripts are gone", async ({ page, site, browser }) => {
      const scripts = await scriptsNeeded(browser, site, { act, shown });
      await MainScreen.open(page, site);
      await takeAway(page, scripts, "the next load");
      await act(page);
      await expect(page).toHaveURL(`${site}${to}`);
      await expect(shown(page)).toBeVisible();
      await new MainScreen(page).ready();
    });

    test("is shown as served when its scripts stay away, without loading in a circle", async ({
      page,
      site,
      browser,
    }) => {
      const scripts = await scriptsNeeded(browser, site, { act, shown });
      await MainScreen.open(page, site);
      await takeAway(page, scripts, "for good");
      const loads = countLoads(page);
      await act(page);
      await expect(page).toHaveURL(`${site}${to}`);
      await expect(shown(page)).toBeVisible();
      await page.waitForLoadState("networkidle");
      expect(loads(), "the main screen once more, then the page").toBe(2);
    });
  });
}

test("S2: a dialog whose scripts are gone leads to `/` by its button and by Escape", async ({ page, site }) => {
  await skipIntro(page, site);
  const ways = [
    (dialog: Locator) => dialog.getByRole("button", { name: "Close" }).click(),
    (dialog: Locator) => dialog.press("Escape"),
  ];
  for (const close of ways) {
    for (const isKnown of [false, true]) {
      await test.step(isKnown ? "after the scripts failed" : "while the scripts load", async () => {
        const { promise: failing, resolve: fail } = Promise.withResolvers<void>();
        await page.route(/\/assets\/.*\.js$/, async (route) => {
          if (!isKnown) await failing;
          await route.fulfill({ status: 404, body: "" });
        });
        const failed = page.waitForEvent("console", (message) => message.text().includes("404"));
        await page.goto("/privacy?screens=27in", { waitUntil: "commit" });
        const dialog = dialogNamed(page, "Privacy Policy");
        await expect(dialog).toBeVisible();
        if (isKnown) await failed;
        await close(dialog);
        fail();
        await expect(page).toHaveURL(`${site}/?screens=27in`);
        await expect(dialog).toBeHidden();
        await failed;
        await page.unrouteAll({ behavior: "wait" });
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
  const heading = (on: Page) => on.getByRole("heading", { name: "Details" });
  const scripts = await scriptsNeeded(browser, site, { act: askFor, shown: heading });
  const main = await MainScreen.open(page, site);
  await takeAway(page, scripts, "for good");
  const loads = countLoads(page);
  await askFor(page);
  await expect(page.getByText("Unable to load the details")).toBeVisible();
  await expect(details(page)).toHaveAttribute("aria-expanded", "false");
  await expect(main.drawing).toBeVisible();
  expect(loads(), "nothing of what was typed is thrown away").toBe(0);
});

test("an intro whose script is gone can still be read and closed, and the page works", async ({
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
