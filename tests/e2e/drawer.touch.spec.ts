import type { Page } from "@playwright/test";
import { DEFAULTS, type Described, expectDrawn } from "../setup/expected-drawing.ts";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";
import { historyLength } from "../setup/site-dialog.ts";

test.use({ reducedMotion: "no-preference" });

const [, SECOND] = DEFAULTS as [Described, Described];

/** A page of the site that costs little to load. */
const ELSEWHERE = "/manifest.webmanifest";

let main: MainScreen;

/** In a field it would put the screen's value back first. */
async function escapeFromTitle(page: Page): Promise<void> {
  await main.drawer.getByRole("heading", { name: "Edit screens" }).focus();
  await page.keyboard.press("Escape");
}

test("S2, S4, D14: the top bar lies over the drawing; every way of closing the drawer keeps what is typed, Apply commits it, and one Back then leaves the page", async ({
  page,
  site,
}) => {
  await page.goto(`${site}${ELSEWHERE}`);
  main = await MainScreen.open(page, site);
  await test.step("S2: the bar is transparent and contains the logo", async () => {
    const bar = page.getByRole("banner");
    await expect(bar).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    await expect(bar).toHaveCSS("background-image", "none");
    await expect(bar.getByRole("heading", { level: 1 })).toHaveText("Diagonal");
    await expect(bar.getByRole("heading", { level: 1 }).locator("svg")).toBeVisible();
    const { area } = await main.drawn();
    expect({ x: area.x, y: area.y, width: area.width }).toEqual({ x: 0, y: 0, width: 390 });
    const button = await main.editButton.boundingBox();
    expect(button?.x).toBeLessThan(20);
    expect(button?.y).toBeLessThan(20);
    // Touch targets are at least 40 px.
    expect(Math.min(button?.width ?? 0, button?.height ?? 0)).toBeGreaterThanOrEqual(40);
  });

  await main.showEditors();
  await test.step("the page behind cannot be reached by touch or keyboard", async () => {
    // An input would open the keyboard, which covers half of the drawer.
    await expect(main.drawer.getByRole("heading", { name: "Edit screens" })).toBeFocused();
    for (let stop = 0; stop < 25; stop++) {
      await page.keyboard.press("Tab");
      const isBehind = await page.evaluate(() => document.activeElement?.closest("dialog, body")?.localName);
      expect(isBehind).toMatch(/dialog|body/);
      expect(await main.editButton.evaluate((button) => button === document.activeElement)).toBe(false);
    }
    const behind = await page.evaluate(() => document.elementFromPoint(380, 300)?.localName);
    expect(behind).toBe("dialog");
  });

  await test.step("Escape, a press beside the drawer and its Close button", async () => {
    await main.editor(1).length.fill("40");
    for (const close of [
      () => escapeFromTitle(page),
      () => page.touchscreen.tap(375, 400),
      () => main.press(main.drawer.getByRole("button", { name: "Close" })),
      () => page.goBack(),
    ]) {
      await close();
      await main.drawerAtRest("shut");
      expectDrawn(await main.drawn(), DEFAULTS);
      await expect(main.editButton).toBeFocused();
      expect(page.url(), "the address stays").toBe(`${site}/`);
      await main.showEditors();
      await main.editor(1).expectShown("40", "INCHES", "16", "9");
    }
  });

  await test.step("Escape in the presets menu closes only the menu", async () => {
    await main.press(main.editor(1).presets);
    await expect(main.menu).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(main.menu).toBeHidden();
    await main.atRest();
    await main.drawerAtRest("open");
  });

  await test.step("S4: the error shows 250 ms after the drawer opens, not before", async () => {
    await main.editor(1).length.fill("");
    await main.editor(1).width.fill("0");
    await expect(main.editor(1).error, "shows at once while the drawer is open").toBeVisible();
    await escapeFromTitle(page);
    await main.drawerAtRest("shut");

    await page.evaluate(() => {
      const seen = { pressed: 0, openWithoutError: 0, errorShown: 0 };
      Object.assign(window, { seen });
      document.addEventListener("click", () => {
        seen.pressed ||= performance.now();
      });
      // Sees each change, also those that a busy machine would paint in one frame.
      new MutationObserver(() => {
        const tooltip = document.querySelector('dialog[open] [role="tooltip"]');
        if (tooltip !== null) seen.errorShown ||= performance.now();
        else if (document.querySelector("dialog[open]") !== null) seen.openWithoutError ||= performance.now();
      }).observe(document, { attributes: true, childList: true, subtree: true });
    });
    await main.showEditors();
    await expect(main.editor(1).error).toBeVisible();
    expect(await main.editor(1).errorAsShown()).toBe("Invalid length\nand aspect ratio");
    const seen = await page.evaluate(() => (window as unknown as { seen: Record<string, number> }).seen);
    expect(seen.openWithoutError, "open without the error at first").toBeGreaterThan(0);
    expect((seen.errorShown ?? 0) - (seen.pressed ?? 0)).toBeGreaterThanOrEqual(250);
  });

  await test.step("S4: Apply is disabled while any screen is invalid", async () => {
    await main.showEditors();
    await main.describe(1, "27", "16", "9");
    await main.editor(1).length.fill("40");
    await main.editor(2).height.fill("0");
    await expect(main.apply).toBeDisabled();
    await expect(main.drawer.getByRole("button", { name: "Update drawing" })).toHaveCount(0);
    await main.editor(2).height.fill("9");
    await expect(main.apply).toBeEnabled();
  });

  await test.step("S4: Apply commits all screens and closes the drawer", async () => {
    await main.press(main.editor(2).unit);
    await main.editor(2).length.fill("254");
    await main.press(main.apply);
    await main.drawerAtRest("shut");
    await main.atRest();
    expectDrawn(await main.drawn(), [
      { length: 40, width: 16, height: 9 },
      { length: 100, width: 21, height: 9 },
    ]);
  });

  await test.step("a press on the add tile removes the focus from an input and from Remove", async () => {
    await main.showEditors();
    await main.editor(1).length.focus();
    await main.press(main.addTile);
    await expect(main.editor(1).length).not.toBeFocused();

    await main.press(main.editor(2).remove);
    await expect(main.editor(2).remove).toBeFocused();
    await main.press(main.addTile);
    await expect(main.editors).toHaveCount(3);
    await expect(main.addTile).toBeFocused();
  });

  await main.showDrawing();
  await main.atRest();
  await test.step("D14: one Back then leaves the page, whose address has the comparison", async () => {
    const { outlines } = await main.drawn();
    await page.goBack();
    await expect(page).toHaveURL(`${site}${ELSEWHERE}`);
    await page.goForward();
    await main.ready();
    await main.atRest();
    expect((await main.drawn()).outlines).toEqual(outlines);
    await main.drawerAtRest("shut");
  });
  await test.step("D14: where `/` is the first page of the tab, Back closes the drawer, too", async () => {
    const opened = page.waitForEvent("popup");
    await page.evaluate((address) => void window.open(address), `${site}/`);
    const tab = await opened;
    const there = new MainScreen(tab, { hasTouch: true });
    await there.ready();
    expect(await historyLength(tab)).toBe(1);
    await there.showEditors();
    await there.editor(1).length.fill("40");
    await tab.goBack();
    await there.drawerAtRest("shut");
    await there.showEditors();
    await there.editor(1).expectShown("40", "INCHES", "16", "9");
    await there.press(there.apply);
    await there.drawerAtRest("shut");
    await there.atRest();
    expectDrawn(await there.drawn(), [{ length: 40, width: 16, height: 9 }, SECOND]);
    expect(new URL(tab.url()).pathname).toBe("/");
  });
});
