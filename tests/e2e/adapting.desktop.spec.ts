import { pageOf, SHIPPED_ARTICLE } from "../setup/article-pages.ts";
import { expect, test } from "../setup/fixtures.ts";
import { type Box, MainScreen } from "../setup/main-screen.ts";
import { resize } from "../setup/page-ready.ts";
import { dialogNamed, footerLink, HELP_AND_PRIVACY } from "../setup/site-dialog.ts";

test.use({ reducedMotion: "reduce" });

/** Window sizes of phones and of zoomed pages. */
const WINDOWS = [
  { name: "1440×900 at 200%", width: 720, height: 450 },
  { name: "1280×1024 at 400%", width: 320, height: 256 },
  { name: "a phone 320 px wide", width: 320, height: 640 },
  { name: "a phone on its side", width: 844, height: 390 },
] as const;

function overlap(one: Box, other: Box): boolean {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return across > 0.5 && down > 0.5;
}

/** Fails unless each label is entirely in the window and overlaps no button or logo of the bar. */
async function expectLabelsFree(main: MainScreen, windowWidth: number): Promise<void> {
  const bar = main.page.getByRole("banner");
  const inBar = [...(await bar.getByRole("button").all()), bar.getByRole("heading")];
  const boxes = await Promise.all(inBar.map((one) => one.boundingBox()));
  const labels = await main.labels();
  expect(labels.length).toBeGreaterThan(0);
  for (const label of labels) {
    expect(label.x, "left of the window").toBeGreaterThanOrEqual(0);
    expect(label.x + label.width, "right of the window").toBeLessThanOrEqual(windowWidth);
    for (const box of boxes) if (box !== null) expect(overlap(label, box), `label ${label.number}`).toBe(false);
  }
}

test("nothing overflows in small windows, no label overlaps the bar, and the editors can be reached", async ({
  page,
  site,
}) => {
  await page.setViewportSize(WINDOWS[0]);
  const main = await MainScreen.open(page, site);
  for (const { name, width, height } of WINDOWS)
    await test.step(name, async () => {
      await page.setViewportSize({ width, height });
      await main.atRest();
      await expectLabelsFree(main, width);
      expect((await main.overflow()).x).toBe(0);
      await main.showEditors();
      await main.editor(2).remove.scrollIntoViewIfNeeded();
      await expect(main.editor(2).remove).toBeInViewport({ ratio: 1 });
      await main.addTile.scrollIntoViewIfNeeded();
      await expect(main.addTile).toBeInViewport();
      await expect(main.apply).toBeInViewport({ ratio: 1 });
      await main.showDrawing();
    });
  await MainScreen.open(page, site, "?screens=27in-9x16~27in-9x16~24in-9x16_Desk~21in-3x4");
  for (const { name, width, height } of WINDOWS)
    await test.step(`upright screens, ${name}`, async () => {
      await page.setViewportSize({ width, height });
      await main.atRest();
      await expectLabelsFree(main, width);
    });
});

test("no page overflows in small windows, and a dialog's button can be reached", async ({ page }) => {
  for (const { path, closeButton } of [
    ...HELP_AND_PRIVACY,
    { path: "/info", closeButton: null },
    { path: pageOf(SHIPPED_ARTICLE), closeButton: null },
  ]) {
    await page.goto(path);
    const main = new MainScreen(page);
    await main.ready();
    for (const { name, width, height } of WINDOWS)
      await test.step(`${path} in ${name}`, async () => {
        await page.setViewportSize({ width, height });
        await main.nextFrame();
        expect((await main.overflow()).x).toBe(0);
        if (closeButton === null) return;
        const button = page.getByRole("dialog").getByRole("button", { name: closeButton }).last();
        await button.scrollIntoViewIfNeeded();
        await expect(button).toBeInViewport({ ratio: 1 });
      });
  }
});

test("with forced colours, outlines keep their colours, controls their borders, and paper shows only the drawing", async ({
  page,
  site,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  const main = await MainScreen.open(page, site);
  const { tools } = main;
  const colour = (tool: keyof typeof tools) => tools[tool].evaluate((button) => getComputedStyle(button).color);
  expect(await colour("undo")).not.toBe(await colour("share"));
  expect(await colour("redo")).toBe(await colour("undo"));
  expect(new Set((await main.strokes()).values()).size).toBe(2);
  const { group, length, width, height } = main.editor(1);
  for (const control of [length, width, height, ...(await group.locator("button:has(svg)").all()), main.addTile]) {
    const edge = await control.evaluate((element) => {
      const { borderTopStyle, borderTopColor } = getComputedStyle(element);
      return borderTopStyle === "none" ? "none" : borderTopColor;
    });
    // Chromium emulates the system's colour of text.
    expect(edge).toBe("rgb(0, 0, 0)");
  }
  await main.editor(1).length.focus();
  const ring = await main.editor(1).length.evaluate((input) => getComputedStyle(input).outlineStyle);
  expect(ring).not.toBe("none");

  await test.step("the item of a menu that has the focus is marked, also where a mouse opened it", async () => {
    await main.press(tools.view);
    const mark = (name: string) => main.menuItem(name).evaluate((item) => getComputedStyle(item).outlineStyle);
    await expect(main.menuItem("Fit")).toBeFocused();
    expect([await mark("Fit"), await mark("Actual size")]).toEqual(["solid", "none"]);
    await page.keyboard.press("Escape");
  });

  await test.step("on paper there is only the drawing, or the dialog that covers it", async () => {
    await page.emulateMedia({ media: "print", forcedColors: null });
    await expect(main.drawing).toBeVisible();
    await expect(page.getByRole("region", { name: "Screens" })).toBeHidden();
    await expect(page.getByRole("complementary")).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    await page.emulateMedia({ media: null });
    await footerLink(page, "Privacy").click();
    await expect(page.getByRole("heading", { name: "Privacy Policy" })).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { name: "Privacy Policy" })).toBeVisible();
    await expect(main.drawing, "behind an open dialog").toBeHidden();
  });
});

test("with reduced motion nothing is animated", async ({ page, site }) => {
  const main = await MainScreen.open(page, site);
  await page.evaluate(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    for (const kind of ["transitionrun", "animationstart"])
      document.addEventListener(
        kind,
        ({ target }) => moved.push(`${kind} ${(target as Element).outerHTML.slice(0, 80)}`),
        true,
      );
  });
  await main.editor(1).length.fill("40");
  await main.editor(1).check.click();
  await main.addTile.click();
  await main.editor(3).remove.click();
  await page.getByRole("button", { name: "Details", exact: true }).click();
  await footerLink(page, "Help").click();
  await expect(dialogNamed(page, "Help")).toBeVisible();
  await page.goBack();
  // A phone has drawers.
  await resize(page, 390, 844);
  await main.editButton.click();
  await expect(main.drawer).toBeVisible();
  await main.nextFrame();
  const long = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 20)
      .map(({ effect }) => ((effect as KeyframeEffect).target as Element | null)?.outerHTML.slice(0, 80)),
  );
  expect(long).toEqual([]);
  expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
});
