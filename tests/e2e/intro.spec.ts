import type { Page } from "@playwright/test";
import { expect, test } from "../setup/fixtures.ts";
import { holdBack } from "../setup/held-back.ts";
import { MainScreen } from "../setup/main-screen.ts";
import { dialogNamed, expectFocusInside, footerLink, historyLength, OUTSIDE } from "../setup/site-dialog.ts";

/** S9: 365 days in seconds. */
const LIFETIME = 365 * 24 * 60 * 60;

/** Long enough for an intro that must not come: it comes as soon as its script is loaded. */
async function expectNoIntro(page: Page): Promise<void> {
  await new MainScreen(page).takenOver();
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

async function setSkip(page: Page, site: string, values: Record<string, string>): Promise<void> {
  await page.context().addCookies(Object.entries(values).map(([name, value]) => ({ name, value, url: site })));
}

test("S2, D12: the dialog opens on the first load of `/`, without a step in the history", async ({ page, site }) => {
  await page.goto(`${site}/`);
  const before = await historyLength(page);
  const intro = dialogNamed(page, "Help");
  await expect(intro).toBeVisible();
  await expectFocusInside(intro);
  await expect(page).toHaveURL(`${site}/`);
  expect(await historyLength(page)).toBe(before);
});

test("D12: the served page is the same for everyone, and shows no intro where no script decides", async ({
  browser,
  request,
  site,
}) => {
  const wanted = await request.get(`${site}/`);
  const skipped = await request.get(`${site}/`, { headers: { cookie: "SKIP_INTRO_D=1; SKIP_INTRO_M=1" } });
  expect(await skipped.text()).toBe(await wanted.text());
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site}/`);
  await expect(page.getByRole("heading", { name: "Diagonal" })).toBeVisible();
  await expect(page.locator("dialog")).toBeHidden();
  await context.close();
});

test.describe("before the site's scripts have come", () => {
  let release: () => void;

  test.beforeEach(async ({ page, site }) => {
    release = await holdBack(page, /\.js$/);
    await page.goto(`${site}/`, { waitUntil: "commit" });
    const intro = dialogNamed(page, "Help");
    await expect(intro).toBeVisible();
    await expectFocusInside(intro);
    expect(await intro.evaluate((dialog) => dialog.matches(":modal"))).toBe(true);
  });

  for (const [way, dismiss] of [
    ["Get started", (page: Page) => page.getByRole("button", { name: "Get started" }).click()],
    ["Escape", (page: Page) => page.keyboard.press("Escape")],
    ["a press outside", (page: Page) => page.mouse.click(OUTSIDE.x, OUTSIDE.y)],
  ] as const) {
    test(`issue 6: the intro is there, and ${way} closes it for good`, async ({ page, site }) => {
      await dismiss(page);
      await expect(dialogNamed(page, "Help")).toBeHidden();
      release();
      await expectNoIntro(page);
      await expect(page).toHaveURL(`${site}/`);
    });
  }

  test("issue 6: the step that is being read stays in view when they come", async ({ page }) => {
    const intro = dialogNamed(page, "Help");
    const steps = intro.getByRole("group", { name: "Steps" });
    await steps.evaluate((strip) => strip.scrollTo({ left: 2 * strip.clientWidth, behavior: "instant" }));
    release();
    await expect(intro.getByRole("button", { name: "Back" })).toBeEnabled();
    await expect(intro.getByRole("group", { name: /^Step 3 of/ })).toBeInViewport({ ratio: 0.9 });
    await expectFocusInside(intro);
  });
});

for (const [way, dismiss] of [
  ["Get started", (page: Page) => page.getByRole("button", { name: "Get started" }).click()],
  ["Escape", (page: Page) => page.keyboard.press("Escape")],
  ["a press outside", (page: Page) => page.mouse.click(OUTSIDE.x, OUTSIDE.y)],
] as const) {
  test(`S4, D12: ${way} closes it and leaves the visitor on \`/\``, async ({ page, site }) => {
    await page.goto(`${site}/`);
    const before = await historyLength(page);
    const intro = dialogNamed(page, "Help");
    await expect(intro).toBeVisible();
    await dismiss(page);
    await expect(intro).toBeHidden();
    await expect(page).toHaveURL(`${site}/`);
    expect(await historyLength(page)).toBe(before);
    expect(await page.context().cookies(), "a preference that nobody stated is not saved").toEqual([]);
  });
}

test("S3, S4: the checkbox saves the preference at once, under the layout's name, for 365 days", async ({
  page,
  site,
  onTouch,
}) => {
  await page.goto(`${site}/`);
  const checkbox = dialogNamed(page, "Help").getByRole("checkbox", { name: "Do not show on startup" });
  await expect(checkbox).not.toBeChecked();
  for (const value of ["1", "0", "1"]) {
    await checkbox.setChecked(value === "1");
    const now = Date.now() / 1000;
    const cookies = await page.context().cookies();
    expect(cookies).toMatchObject([
      { name: onTouch ? "SKIP_INTRO_M" : "SKIP_INTRO_D", value, path: "/", sameSite: "Lax" },
    ]);
    expect(cookies[0]?.expires).toBeGreaterThan(now + LIFETIME - 60);
    expect(cookies[0]?.expires).toBeLessThan(now + LIFETIME + 60);
  }
});

test("S2: the remembered flag says whether it shows, and the checkbox in /help shows and changes it", async ({
  page,
  site,
}) => {
  await page.goto(`${site}/`);
  const dialog = dialogNamed(page, "Help");
  const checkbox = dialog.getByRole("checkbox", { name: "Do not show on startup" });
  await checkbox.check();
  await page.reload();
  await expectNoIntro(page);
  await footerLink(page, "Help").click();
  await expect(checkbox).toBeChecked();
  await checkbox.uncheck();
  await dialog.getByRole("button", { name: "Get started" }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(dialog).toBeVisible();
  await expect(checkbox).not.toBeChecked();
});

test("S3: the other layout's preference does not count", async ({ page, site, onTouch }) => {
  await setSkip(page, site, onTouch ? { SKIP_INTRO_D: "1" } : { SKIP_INTRO_M: "1" });
  await page.goto(`${site}/`);
  await expect(dialogNamed(page, "Help")).toBeVisible();
});

test("S3: '0' means show", async ({ page, site }) => {
  await setSkip(page, site, { SKIP_INTRO_D: "0", SKIP_INTRO_M: "0" });
  await page.goto(`${site}/`);
  await expect(dialogNamed(page, "Help")).toBeVisible();
});

test("D12: it does not open where another page was the first of the visit", async ({ page, site }) => {
  await page.goto(`${site}/info`);
  await page.getByRole("link", { name: "Compare displays" }).first().click();
  await expect(page).toHaveURL(`${site}/`);
  await expectNoIntro(page);
});

test("D12: going back to `/` from another page does not open it again", async ({ page, site }) => {
  await page.goto(`${site}/`);
  await dialogNamed(page, "Help").getByRole("button", { name: "Get started" }).click();
  await footerLink(page, "Terms").click();
  await expect(dialogNamed(page, "Terms of Service")).toBeVisible();
  await page.goBack();
  await expect(dialogNamed(page, "Terms of Service")).toBeHidden();
  await expectNoIntro(page);
  await page.goto(`${site}/info`);
  await page.goBack();
  await expect(page).toHaveURL(`${site}/`);
  await expectNoIntro(page);
});

test("D12: nor does a link to `/` that is followed before scripts run", async ({ page, site }) => {
  await page.goto(`${site}/info`);
  await page.evaluate(() => window.location.assign("/"));
  await page.waitForURL(`${site}/`);
  await expectNoIntro(page);
});

test("a link to somebody's comparison shows that comparison, without an intro", async ({ page, site }) => {
  await page.goto(`${site}/?screens=32in-16x9-blue`);
  await expectNoIntro(page);
});

test("D14: where a drawer lay over the page when it was loaded anew, that drawer is there again and no intro", async ({
  page,
  site,
  onTouch,
}) => {
  test.skip(!onTouch, "on desktop nothing lies over the page");
  await page.goto(`${site}/`);
  await dialogNamed(page, "Help").getByRole("button", { name: "Get started" }).click();
  await page.getByRole("button", { name: "Edit screens" }).tap();
  const drawer = dialogNamed(page, "Edit screens");
  await expect(drawer).toBeVisible();

  const release = await holdBack(page, /\.js$/);
  await page.reload({ waitUntil: "commit" });
  await expect(page.getByRole("heading", { name: "Diagonal" })).toBeVisible();
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  release();
  await expect(drawer).toBeVisible();
  await expect(dialogNamed(page, "Help")).toHaveCount(0);
});
