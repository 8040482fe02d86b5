import type { Browser, Locator, Page } from "@playwright/test";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen, skipIntro } from "../setup/main-screen.ts";
import { dialogNamed, footerLink } from "../setup/site-dialog.ts";

/** The tests remove scripts, as a new release does. The browser, the router and React report that. */
test.use({ allowedProblems: [/status of 404|dynamically imported module|reloading page/] });

/** The addresses of the scripts that an action on the main screen requests. */
async function scriptsNeeded(
  browser: Browser,
  site: string,
  { act, shown }: { act: (page: Page) => Promise<void>; shown: (page: Page) => Locator },
): Promise<string[]> {
  const page = await browser.newPage();
  await MainScreen.open(page, site);
  await page.waitForLoadState("networkidle");
  const requested = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") requested.add(request.url());
  });
  await act(page);
  await expect(shown(page)).toBeVisible();
  expect(requested.size).toBeGreaterThan(0);
  await page.close();
  return [...requested];
}

/** Makes scripts unavailable, for good or until the next load. */
async function removeScripts(
  page: Page,
  scripts: readonly string[],
  until: "for good" | "the next load",
): Promise<void> {
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

/** Navigations from the main screen that need another script. */
const NAVIGATIONS = [
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

for (const { to, act, shown } of NAVIGATIONS) {
  test(`${to} loads as a document if its scripts are gone, without a reload loop if they are gone for good`, async ({
    page,
    site,
    browser,
  }) => {
    const scripts = await scriptsNeeded(browser, site, { act, shown });
    await MainScreen.open(page, site);
    await removeScripts(page, scripts, "the next load");
    await act(page);
    await expect(page).toHaveURL(`${site}${to}`);
    await expect(shown(page)).toBeVisible();
    await new MainScreen(page).ready();

    await page.unrouteAll({ behavior: "wait" });
    await MainScreen.open(page, site);
    await removeScripts(page, scripts, "for good");
    const loads = countLoads(page);
    await act(page);
    await expect(page).toHaveURL(`${site}${to}`);
    await expect(shown(page)).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(loads(), "the main screen again, then the page").toBe(2);
  });
}

test("S2: the button and Escape close a dialog without its scripts and load `/`", async ({ page, site }) => {
  await skipIntro(page, site);
  const ways = [
    (dialog: Locator) => dialog.getByRole("button", { name: "Close" }).click(),
    (dialog: Locator) => dialog.press("Escape"),
  ];
  for (const close of ways) {
    for (const hasFailed of [false, true]) {
      await test.step(hasFailed ? "after the scripts failed" : "while the scripts load", async () => {
        const { promise: failing, resolve: fail } = Promise.withResolvers<void>();
        await page.route(/\/assets\/.*\.js$/, async (route) => {
          if (!hasFailed) await failing;
          await route.fulfill({ status: 404, body: "" });
        });
        const failed = page.waitForEvent("console", (message) => message.text().includes("404"));
        await page.goto("/privacy?screens=27in", { waitUntil: "commit" });
        const dialog = dialogNamed(page, "Privacy Policy");
        await expect(dialog).toBeVisible();
        if (hasFailed) await failed;
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

test("a part of the main screen that cannot be loaded shows a message, and the page stays as it is", async ({
  page,
  site,
  browser,
}) => {
  const details = (on: Page) => on.getByRole("button", { name: "Details", exact: true });
  const openDetails = (on: Page) => details(on).click({ timeout: 5000 });
  const heading = (on: Page) => on.getByRole("heading", { name: "Details" });
  const scripts = await scriptsNeeded(browser, site, { act: openDetails, shown: heading });
  const main = await MainScreen.open(page, site);
  await removeScripts(page, scripts, "for good");
  const loads = countLoads(page);
  await openDetails(page);
  await expect(page.getByText("Unable to load the details")).toBeVisible();
  await expect(details(page)).toHaveAttribute("aria-expanded", "false");
  await expect(main.drawing).toBeVisible();
  expect(loads(), "a reload would lose typed values").toBe(0);
});

test("an intro without its script can be read and closed, and the page works", async ({ page, site, context }) => {
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
  await removeScripts(page, scripts, "for good");
  const loads = countLoads(page);
  await page.goto(`${site}/`, { waitUntil: "networkidle" });
  const intro = dialogNamed(page, "Help");
  await expect(intro).toBeVisible();
  await intro.getByRole("button", { name: "Get started" }).click();
  await expect(intro).toBeHidden();
  await expect(new MainScreen(page).drawing).toBeVisible();
  expect(loads()).toBe(1);
});
