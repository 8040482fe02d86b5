import type { Page } from "@playwright/test";
import { delayRequests } from "../setup/delayed-requests.ts";
import { expect, test } from "../setup/fixtures.ts";
import { expectNoIntro, HELP, setSkipIntro, WAYS_TO_CLOSE } from "../setup/intro.ts";
import { pageReady } from "../setup/page-ready.ts";
import { dialogNamed, expectFocusInside, footerLink, historyLength } from "../setup/site-dialog.ts";

/** S9: 365 days in seconds. */
const LIFETIME = 365 * 24 * 60 * 60;

const checkboxOf = (page: Page) => dialogNamed(page, HELP).getByRole("checkbox", { name: "Do not show on startup" });

test("S2, S3, S4, D12: the intro opens on `/`, can be closed in every way, and its checkbox decides for this layout", async ({
  page,
  site,
}) => {
  const intro = dialogNamed(page, HELP);
  const checkbox = checkboxOf(page);
  const ways = [...WAYS_TO_CLOSE];
  /** Closes the intro in the next way, which stays on `/`. */
  const expectIntroClosed = async () => {
    const next = ways.shift();
    if (next === undefined) throw new Error("No way is left.");
    const { way, close } = next;
    await test.step(`closes with ${way}`, async () => {
      const before = await historyLength(page);
      const cookies = await page.context().cookies();
      await expectFocusInside(intro);
      await close(page);
      await expect(intro).toBeHidden();
      await expect(page).toHaveURL(`${site}/`);
      expect(await historyLength(page)).toBe(before);
      expect(await page.context().cookies(), "no preference is saved without a choice").toEqual(cookies);
    });
  };

  await test.step("S2: it opens on the first load of `/`", async () => {
    await page.goto(`${site}/`);
    await expect(intro).toBeVisible();
    expect(await page.context().cookies()).toEqual([]);
    await expectIntroClosed();
  });
  await test.step("S3: neither '0' nor the other layout's preference hides it", async () => {
    await setSkipIntro(page, site, { SKIP_INTRO_D: "0", SKIP_INTRO_M: "1" });
    await page.goto(`${site}/`);
    await expect(intro).toBeVisible();
    await expect(checkbox).not.toBeChecked();
    await expectIntroClosed();
  });
  await test.step("S2, S3: the checkbox saves the preference of this layout at once and for 365 days", async () => {
    await page.context().clearCookies();
    await page.reload();
    await pageReady(page);
    await expect(checkbox).not.toBeChecked();
    for (const value of ["1", "0", "1"]) {
      await checkbox.setChecked(value === "1");
      const now = Date.now() / 1000;
      const cookies = await page.context().cookies();
      expect(cookies).toMatchObject([{ name: "SKIP_INTRO_D", value, path: "/", sameSite: "Lax" }]);
      expect(cookies[0]?.expires).toBeGreaterThan(now + LIFETIME - 60);
      expect(cookies[0]?.expires).toBeLessThan(now + LIFETIME + 60);
    }
    await expectIntroClosed();
  });
  await test.step("S4: the help dialog shows and changes it, too", async () => {
    await page.reload();
    await expectNoIntro(page);
    await footerLink(page, "Help").click();
    await expect(checkbox).toBeChecked();
    await checkbox.uncheck();
    await intro.getByRole("button", { name: "Get started" }).click();
    await expect(intro).toBeHidden();
    await page.reload();
    await expect(intro).toBeVisible();
    await expect(checkbox).not.toBeChecked();
  });
});

test("before the scripts have loaded the intro is modal already; its step in view stays in view, and once closed it stays closed", async ({
  page,
  site,
}) => {
  const intro = dialogNamed(page, HELP);
  await test.step("the step in view stays in view", async () => {
    const release = await delayRequests(page, /\.js$/);
    await page.goto(`${site}/`, { waitUntil: "commit" });
    await expectFocusInside(intro);
    expect(await intro.evaluate((dialog) => dialog.matches(":modal"))).toBe(true);
    const steps = intro.getByRole("group", { name: "Steps" });
    await steps.evaluate((strip) => strip.scrollTo({ left: 2 * strip.clientWidth, behavior: "instant" }));
    release();
    await expect(intro.getByRole("button", { name: "Back" })).toBeEnabled();
    await expect(intro.getByRole("group", { name: /^Step 3 of/ })).toBeInViewport({ ratio: 0.9 });
    await expectFocusInside(intro);
  });
  // The script in the page that closes it in the other ways is the one of the other dialogs (site-dialogs).
  await test.step("once closed it stays closed", async () => {
    const release = await delayRequests(page, /\.js$/);
    await page.goto(`${site}/`, { waitUntil: "commit" });
    await expectFocusInside(intro);
    await intro.getByRole("button", { name: "Get started" }).click();
    await expect(intro).toBeHidden();
    release();
    await expectNoIntro(page);
    await expect(page).toHaveURL(`${site}/`);
  });
});

test("D12: no intro opens unless `/` is the first page of the visit", async ({ page, site }) => {
  await test.step("going back to `/` from a dialog", async () => {
    await page.goto(`${site}/`);
    await dialogNamed(page, HELP).getByRole("button", { name: "Get started" }).click();
    await footerLink(page, "Terms").click();
    await expect(dialogNamed(page, "Terms of Service")).toBeVisible();
    await page.goBack();
    await expect(dialogNamed(page, "Terms of Service")).toBeHidden();
    await expectNoIntro(page);
  });
  await test.step("following a link from the list, and going back to `/` from another page", async () => {
    await page.goto(`${site}/info`);
    await page.getByRole("link", { name: "Compare displays" }).first().click();
    await expect(page).toHaveURL(`${site}/`);
    await expectNoIntro(page);
    await page.goBack();
    await expect(page).toHaveURL(`${site}/info`);
    await page.goBack();
    await expect(page).toHaveURL(`${site}/`);
    await expectNoIntro(page);
  });
  await test.step("following a link before scripts run", async () => {
    await page.goto(`${site}/info`);
    await page.evaluate(() => window.location.assign("/"));
    await page.waitForURL(`${site}/`);
    await expectNoIntro(page);
  });
  await test.step("a link to somebody's comparison", async () => {
    await page.goto(`${site}/?base=2`);
    await expectNoIntro(page);
  });
});
