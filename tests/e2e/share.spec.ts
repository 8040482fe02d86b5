import { readFileSync } from "node:fs";
import { expectNoAxeViolations } from "../setup/axe.ts";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";

test.use({ reducedMotion: "reduce" });

const SEARCH = "?screens=27in-16x9-blue_Desk~34in-43x18-green&align=bottom";

test("issue 8: without a share sheet the link is copied, and that is confirmed", async ({ page, site }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const main = await MainScreen.open(page, site, SEARCH);
  await main.press(main.tools.share);
  await expect(main.menu.getByRole("menuitem")).toHaveText(["Copy link", "Save as PNG", "Save as SVG"]);
  await expectNoAxeViolations(page);
  await main.press(main.menuItem("Copy link"));
  await expect(main.tools.share, "the focus goes back to the button").toBeFocused();
  const told = page.getByRole("status").filter({ hasText: "Link copied" });
  await expect(told).toBeVisible();
  await expectNoAxeViolations(page);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site}/${SEARCH}`);
  expect(await main.overflow()).toEqual({ x: 0, y: 0 });
});

test("where copying is forbidden it is said what to do", async ({ page, site }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("No", "NotAllowedError"));
  });
  const main = await MainScreen.open(page, site, SEARCH);
  await main.choose(main.tools.share, "Copy link");
  await expect(page.getByRole("status").filter({ hasText: "Copy the link from the address bar" })).toBeVisible();
});

test("issue 8: the system's share sheet gets title and link, where there is one; closing it is no error", async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, "share", {
      value: (data: ShareData) => {
        shared.push(data);
        return Promise.reject(new DOMException("Closed", "AbortError"));
      },
    });
  });
  const main = await MainScreen.open(page, site, SEARCH);
  await main.choose(main.tools.share, "Share…");
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared))
    .toEqual([{ title: "Desk and 34″ 43:18 compared", url: `${site}/${SEARCH}` }]);
});

for (const kind of ["PNG", "SVG"] as const) {
  test(`issue 8: the drawing is saved as ${kind}, as it is now, with the screens' real sizes`, async ({
    page,
    site,
  }) => {
    const main = await MainScreen.open(page, site, "?screens=27in-16x9-blue&align=bottom");
    await main.showEditors();
    await main.press(main.editor(1).rotate);
    await main.showDrawing();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      main.choose(main.tools.share, `Save as ${kind}`),
    ]);
    expect(download.suggestedFilename()).toBe(`diagonal 27in 9x16.${kind.toLowerCase()}`);
    const address = `comparison.${kind.toLowerCase()}?screens=27in-9x16-blue&align=bottom`;
    expect(download.url()).toBe(`${site}/${address}`);
    const file = readFileSync(await download.path()).toString("utf8");
    // 27² = w² + (16w/9)²: w = 13.24 inches, h = 23.53.
    const texts = ["blue 27 inch 9:16, 13.2 by 23.5 inches"];
    if (kind === "SVG") texts.push(">27″ 9:16</text>", ">Diagonal</text>", " in</text>");
    expect(texts.filter((text) => !file.includes(text))).toEqual([]);
  });
}

test("the menu works by keyboard, and Escape closes nothing but it", async ({ page, site }) => {
  const main = await MainScreen.open(page, site, SEARCH);
  await main.tools.share.focus();
  await page.keyboard.press("Enter");
  await expect(main.menu.getByRole("menuitem").first()).toBeFocused();
  await page.keyboard.press("End");
  await expect(main.menuItem("Save as SVG")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(main.menu).toHaveCount(0);
  await expect(main.tools.share).toBeFocused();
});

test("what is behind the buttons is no part of the page until it is asked for", async ({ page, site }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  const main = await MainScreen.open(page, site);
  await page.waitForLoadState("networkidle");
  const loaded = scripts.length;
  await main.press(main.tools.share);
  await expect(main.menuItem("Copy link")).toBeVisible();
  expect(scripts.slice(loaded)).toContainEqual(expect.stringContaining("/toolbar-menus-"));
  expect(scripts.slice(0, loaded).filter((script) => /menus|details-view|catalogue|actions/.test(script))).toEqual([]);
});

test.describe("where the connection is gone", () => {
  test.use({ allowedTrouble: [/toolbar-menus|details-view|dynamically imported|ERR_FAILED/] });

  test("the menu says so, the details too, and both come when they can be loaded", async ({ page, site }) => {
    const main = await MainScreen.open(page, site);
    await page.route(/toolbar-menus|details-view/, (route) => route.abort());
    await main.press(main.tools.share);
    await expect(main.menuItem("Unable to load")).toBeDisabled();
    await page.keyboard.press("Escape");
    await main.press(main.tools.details);
    await expect(page.getByRole("status").filter({ hasText: "Unable to load the details" })).toBeVisible();
    await expect(main.tools.details).toHaveAttribute("aria-expanded", "false");

    await page.unroute(/toolbar-menus|details-view/);
    await main.press(main.tools.details);
    await expect(page.getByRole("heading", { name: "Details" })).toBeVisible();
  });
});
