import { delayRequests } from "../setup/delayed-requests.ts";
import { expect, test } from "../setup/fixtures.ts";
import { expectNoIntro, HELP, WAYS_TO_CLOSE } from "../setup/intro.ts";
import { dialogNamed, expectFocusInside, footerLink } from "../setup/site-dialog.ts";

test.describe("before the scripts have loaded", () => {
  test("the intro is modal already, and stays closed once it is closed", async ({ page, site }) => {
    for (const { way, close } of WAYS_TO_CLOSE) {
      await test.step(way, async () => {
        const release = await delayRequests(page, /\.js$/);
        await page.goto(`${site}/`, { waitUntil: "commit" });
        const intro = dialogNamed(page, HELP);
        await expect(intro).toBeVisible();
        await expectFocusInside(intro);
        expect(await intro.evaluate((dialog) => dialog.matches(":modal"))).toBe(true);
        await close(page);
        await expect(intro).toBeHidden();
        release();
        await expectNoIntro(page);
        await expect(page).toHaveURL(`${site}/`);
      });
    }
  });

  test("the step in view stays in view when they have loaded", async ({ page, site }) => {
    const release = await delayRequests(page, /\.js$/);
    await page.goto(`${site}/`, { waitUntil: "commit" });
    const intro = dialogNamed(page, HELP);
    await expectFocusInside(intro);
    const steps = intro.getByRole("group", { name: "Steps" });
    await steps.evaluate((strip) => strip.scrollTo({ left: 2 * strip.clientWidth, behavior: "instant" }));
    release();
    await expect(intro.getByRole("button", { name: "Back" })).toBeEnabled();
    await expect(intro.getByRole("group", { name: /^Step 3 of/ })).toBeInViewport({ ratio: 0.9 });
    await expectFocusInside(intro);
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
  await test.step("following a link from the list", async () => {
    await page.goto(`${site}/info`);
    await page.getByRole("link", { name: "Compare displays" }).first().click();
    await expect(page).toHaveURL(`${site}/`);
    await expectNoIntro(page);
  });
  await test.step("going back to `/` from another page", async () => {
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

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("D12: there is no intro, since a script decides whether it opens", async ({ page, site }) => {
    await page.goto(`${site}/`);
    await expect(page.getByRole("heading", { name: "Diagonal" })).toBeVisible();
    await expect(page.locator("dialog:visible")).toHaveCount(0);
  });
});
