import { delayRequests } from "../setup/delayed-requests.ts";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen, skipIntro } from "../setup/main-screen.ts";
import {
  dialogNamed,
  expectFocusInside,
  footerLink,
  HELP_AND_PRIVACY,
  historyLength,
  OUTSIDE,
  SITE_DIALOGS,
} from "../setup/site-dialog.ts";

for (const { path, link, name, closeButton } of HELP_AND_PRIVACY) {
  test(`D13: a shared link opens “${name}”, and closing it shows its comparison without an intro`, async ({
    page,
    site,
  }) => {
    await page.goto(`${site}${path}?screens=40in-16x9-red`);
    const main = new MainScreen(page);
    await main.ready();
    expect((await main.drawn()).outlines).toHaveLength(1);
    const before = await historyLength(page);
    const dialog = dialogNamed(page, name);
    await expectFocusInside(dialog);
    await dialog.getByRole("button", { name: closeButton }).click();
    await expect(page).toHaveURL(`${site}/?screens=40in-16x9-red`);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect((await main.drawn()).outlines).toHaveLength(1);
    expect(await historyLength(page)).toBe(before);
    await page.keyboard.press("Tab");
    const first = page.locator("a[href]:visible, button:visible, input:visible").first();
    await expect(first, "no link has opened it, so Tab starts at the top of the page").toBeFocused();
  });

  test(`“${name}” keeps the focus inside, and the page behind cannot be reached or scrolled`, async ({
    page,
    site,
  }) => {
    await page.goto(`${site}${path}`);
    await new MainScreen(page).ready();
    const dialog = dialogNamed(page, name);
    await expectFocusInside(dialog);
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press("Tab");
      const at = await dialog.evaluate((element) => {
        const active = document.activeElement;
        return element.contains(active) || active === document.body ? "inside" : active?.outerHTML;
      });
      expect(at, "only the browser's controls are between the last and the first stop").toBe("inside");
    }
    await footerLink(page, link).evaluate((element) => (element as HTMLElement).focus());
    await expect(footerLink(page, link)).not.toBeFocused();
    const topElement = await page.evaluate(
      ({ x, y }) => document.elementFromPoint(x, y)?.closest("dialog") !== null,
      OUTSIDE,
    );
    expect(topElement, "a press beside the dialog does not reach the page behind").toBe(true);

    // Makes the page longer than the window, so that it could scroll.
    await page.evaluate(() => {
      document.body.style.height = "200vh";
    });
    await page.mouse.move(OUTSIDE.x, OUTSIDE.y);
    await page.mouse.wheel(0, 400);
    await new MainScreen(page).nextFrame();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test(`“${name}” is modal before the scripts have loaded, and stays open and focused when they have`, async ({
    page,
    site,
  }) => {
    const release = await delayRequests(page, /\.js$/);
    await page.goto(`${site}${path}`, { waitUntil: "commit" });
    const dialog = dialogNamed(page, name);
    await expectFocusInside(dialog);
    expect(await dialog.evaluate((element) => element.matches(":modal"))).toBe(true);
    await dialog.evaluate((element) =>
      element.addEventListener("beforetoggle", (event) => {
        if ((event as ToggleEvent).newState === "open") console.error("The dialog opened again.");
      }),
    );
    await dialog.getByRole("button", { name: closeButton }).focus();
    release();
    await new MainScreen(page).ready();
    await expect(dialog.getByRole("button", { name: closeButton })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${site}/`);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test(`D13: “${name}” can be closed before the scripts have loaded, and stays closed when they have`, async ({
    page,
    site,
  }) => {
    for (const dismiss of [
      () => dialogNamed(page, name).getByRole("button", { name: closeButton }).click(),
      () => page.keyboard.press("Escape"),
      () => page.mouse.click(OUTSIDE.x, OUTSIDE.y),
    ]) {
      const release = await delayRequests(page, /\.js$/);
      await page.goto(`${site}${path}?screens=40in-16x9-red`, { waitUntil: "commit" });
      const before = await historyLength(page);
      await expectFocusInside(dialogNamed(page, name));
      await dismiss();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await footerLink(page, link).focus();
      await expect(footerLink(page, link), "the page behind can be reached").toBeFocused();
      release();
      await expect(page).toHaveURL(`${site}/?screens=40in-16x9-red`);
      await new MainScreen(page).ready();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(footerLink(page, link)).toBeFocused();
      expect(await historyLength(page)).toBe(before);
    }
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the served HTML has each dialog over the drawing, and its button closes it", async ({ page, site }) => {
    for (const { path, name, closeButton } of SITE_DIALOGS) {
      await page.goto(`${site}${path}`);
      const dialog = dialogNamed(page, name);
      await expect(dialog).toBeVisible();
      await expect(page.locator("svg [data-outline]").first()).toBeAttached();
      await dialog.getByRole("button", { name: closeButton }).click();
      await expect(page).toHaveURL(/\/\??$/);
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
  });
});

test("each dialog's script loads only when it is opened", async ({ page, site }) => {
  await skipIntro(page, site);
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto(`${site}/`, { waitUntil: "networkidle" });
  const texts = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()));
  for (const ofDialog of ["Get started", "Last updated", "Indemnification"]) {
    expect(
      texts.filter((text) => text.includes(ofDialog)),
      `scripts of \`/\` with “${ofDialog}”`,
    ).toEqual([]);
  }
});

test("Privacy Policy and Terms of Service link to each other, and a press that only ends outside closes neither", async ({
  page,
  site,
}) => {
  await MainScreen.open(page, site);
  const before = await historyLength(page);
  await footerLink(page, "Privacy").click();
  const privacy = dialogNamed(page, "Privacy Policy");
  await expect(privacy).toBeVisible();
  await test.step("selecting text past the edge closes nothing", async () => {
    const box = await privacy.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 100);
    await page.mouse.down();
    await page.mouse.move(OUTSIDE.x, OUTSIDE.y, { steps: 4 });
    await page.mouse.up();
    await expect(privacy).toBeVisible();
  });
  await privacy.getByRole("link", { name: "Terms of Service" }).click();
  const terms = dialogNamed(page, "Terms of Service");
  await expect(terms).toBeVisible();
  await expect(page).toHaveURL(`${site}/terms`);
  await expectFocusInside(terms);
  expect(await historyLength(page)).toBe(before + 1);
  await terms.getByRole("button", { name: "Close" }).click();
  await expect(page).toHaveURL(`${site}/`);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
