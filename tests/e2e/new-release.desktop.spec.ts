import type { Locator, Page, Request } from "@playwright/test";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen, skipIntro } from "../setup/main-screen.ts";
import { dialogNamed, footerLink } from "../setup/site-dialog.ts";

/** The tests remove scripts, as a new release does. The browser, the router and React report that. */
test.use({ allowedProblems: /status of 404|dynamically imported module|reloading page/ });

/** The addresses of the scripts that an action on an open main screen requests. */
async function scriptsNeeded(page: Page, { act, shown }: Action): Promise<string[]> {
  const requested = await recordScripts(page, async () => {
    await act(page);
    await expect(shown(page)).toBeVisible();
  });
  expect(requested.length).toBeGreaterThan(0);
  return requested;
}

async function recordScripts(page: Page, during: () => Promise<void>): Promise<string[]> {
  const requested = new Set<string>();
  const record = (request: Request) => {
    if (request.resourceType() === "script") requested.add(request.url());
  };
  page.on("request", record);
  await during();
  page.off("request", record);
  return [...requested];
}

/** Makes scripts unavailable, for good or until the next load. */
async function removeScripts(
  page: Page,
  scripts: readonly string[],
  until: "for good" | "the next load",
): Promise<void> {
  const isGone = (url: URL) => scripts.includes(url.origin + url.pathname);
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

interface Action {
  readonly act: (page: Page) => Promise<void>;
  readonly shown: (page: Page) => Locator;
}

/** Navigations from the main screen that need another script. */
const PRIVACY = {
  to: "/privacy",
  act: (page: Page) => footerLink(page, "Privacy").click(),
  shown: (page: Page) => dialogNamed(page, "Privacy Policy"),
} as const;
const LIST = {
  to: "/info",
  act: (page: Page) => page.getByRole("link", { name: "+ more articles, news and reviews" }).click(),
  shown: (page: Page) => page.getByRole("article").first(),
} as const;

const DETAILS = {
  act: (page: Page) => detailsButton(page).click(),
  shown: (page: Page) => page.getByRole("heading", { name: "Details" }),
};
const detailsButton = (page: Page) => page.getByRole("button", { name: "Details", exact: true });

test("if scripts are gone, pages load as documents without a reload loop, and the details show a message", async ({
  page,
  site,
}) => {
  await MainScreen.open(page, site);
  // What the main screen itself loads later is not gone.
  await page.waitForLoadState("networkidle");
  const ofDetails = await scriptsNeeded(page, DETAILS);
  await detailsButton(page).click();
  const ofPrivacy = await scriptsNeeded(page, PRIVACY);
  await page.goBack();
  await expect(PRIVACY.shown(page)).toBeHidden();
  const ofList = await scriptsNeeded(page, LIST);

  await test.step("a page loads as a document if its scripts are gone", async () => {
    await MainScreen.open(page, site);
    await removeScripts(page, ofList, "the next load");
    await LIST.act(page);
    await expect(page).toHaveURL(`${site}${LIST.to}`);
    await expect(LIST.shown(page)).toBeVisible();
    await new MainScreen(page).ready();
    await page.unrouteAll({ behavior: "wait" });
  });
  const main = await MainScreen.open(page, site);
  await removeScripts(page, [...ofPrivacy, ...ofDetails], "for good");
  const loads = countLoads(page);
  await test.step("a part of the main screen shows a message, and the page stays as it is", async () => {
    await DETAILS.act(page);
    await expect(page.getByText("Unable to load")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(main.drawing).toBeVisible();
    expect(loads(), "a reload would lose typed values").toBe(0);
  });
  await test.step("a page loads without a reload loop if they are gone for good", async () => {
    await PRIVACY.act(page);
    await expect(page).toHaveURL(`${site}${PRIVACY.to}`);
    await expect(PRIVACY.shown(page)).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(loads(), "the main screen again, then the page").toBe(2);
    await page.unrouteAll({ behavior: "wait" });
  });
});

test("a page without one of its scripts loads once more, then says that a part is missing, and its link tries again", async ({
  page,
  site,
}) => {
  await skipIntro(page, site);
  await page.route(/\/assets\/start-address-/, (route) => route.fulfill({ status: 404, body: "" }));
  const loads = countLoads(page);
  // It may load again before all of it has arrived.
  await page.goto("/open", { waitUntil: "commit" });
  await expect.poll(loads).toBe(2);
  await expect(page.getByRole("heading", { name: "A part of this page is missing" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(loads()).toBe(2);
  await page.unrouteAll({ behavior: "wait" });
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page).toHaveURL(`${site}/`);
  await new MainScreen(page).ready();
});

test("S2: the button and Escape close a dialog without its scripts and load `/`", async ({ page, site }) => {
  await skipIntro(page, site);
  await page.addInitScript(() => {
    const mark = ({ target }: Event) =>
      target instanceof HTMLScriptElement && document.documentElement.setAttribute("data-failed", "");
    addEventListener("error", mark, { capture: true });
  });
  // One route for all steps: between two, a page could load its scripts.
  let failing: PromiseWithResolvers<void>;
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await failing.promise;
    await route.fulfill({ status: 404, body: "" });
  });
  const steps = [
    {
      what: "the button, while the scripts load",
      hasFailed: false,
      close: (dialog: Locator) => dialog.getByRole("button", { name: "Close" }).click(),
    },
    { what: "Escape, after the scripts failed", hasFailed: true, close: (dialog: Locator) => dialog.press("Escape") },
  ];
  for (const { what, hasFailed, close } of steps) {
    await test.step(what, async () => {
      failing = Promise.withResolvers<void>();
      if (hasFailed) failing.resolve();
      await page.goto("/privacy?screens=27in", { waitUntil: "commit" });
      const dialog = dialogNamed(page, "Privacy Policy");
      await expect(dialog).toBeVisible();
      if (hasFailed) await expect(page.locator("html[data-failed]")).toBeAttached();
      await close(dialog);
      failing.resolve();
      await expect(page).toHaveURL(`${site}/?screens=27in`);
      await expect(dialog).toBeHidden();
    });
  }
  await page.unrouteAll({ behavior: "wait" });
});
