import type { Locator } from "@playwright/test";
import { DEFAULTS, type Described, expectDrawn } from "../setup/expected-drawing.ts";
import { expect, test } from "../setup/fixtures.ts";
import { type Box, MainScreen } from "../setup/main-screen.ts";

const TEN_SCREENS = Array.from({ length: 10 }, (_, index) => `${20 + index}in-16x9`).join("~");

let main: MainScreen;

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

test("S2, S9, D9, D10: at any size the drawing fills what toolbar, answer and footer leave, the page never scrolls, and crossing 900 px keeps what is typed", async ({
  page,
  site,
}) => {
  main = await MainScreen.open(page, site);
  const footer = page.getByRole("contentinfo");
  const panel = page.getByRole("region", { name: "Screens" });
  const toolbar = page.getByRole("toolbar").locator("..");
  await expect(footer).toBeVisible();
  await expect(footer).toContainText("© 2026 Diagonal");
  for (const size of [
    { width: 1440, height: 900 },
    { width: 901, height: 600 },
    { width: 900, height: 700 },
    { width: 899, height: 700 },
    { width: 320, height: 640 },
    { width: 844, height: 390 },
  ]) {
    const at = `${size.width} × ${size.height}`;
    await test.step(at, async () => {
      await page.setViewportSize(size);
      await expect(panel).toBeVisible({ visible: !main.narrow });
      await expect(main.editButton).toBeVisible({ visible: main.narrow });
      await expect(main.editors).toHaveCount(main.narrow ? 0 : 2);
      if (!main.narrow) await expect(main.editor(1).check).toBeVisible();
      await main.nextFrame();
      const { area } = await main.drawn();
      const workspace = await boxOf(page.getByRole("main"));
      const answer = await boxOf(main.answer);
      const tools = await boxOf(toolbar);
      expect(await main.overflow(), at).toEqual({ x: 0, y: 0 });
      if (main.narrow) expect({ x: area.x, y: area.y }, at).toEqual({ x: 0, y: 0 });
      else expect(area.y, at).toBeCloseTo(tools.y + tools.height, 0);
      if (size.height < 500) {
        expect(area.width + answer.width, at).toBeCloseTo(size.width, 0);
        expect(answer.y, at).toBe(0);
        const articles = await boxOf(page.getByRole("banner").getByRole("button").last());
        expect(articles.x + articles.width, at).toBeLessThanOrEqual(area.width);
      } else {
        expect(area.width, at).toBe(workspace.width);
        expect(area.height + answer.height + tools.height, at).toBeCloseTo(workspace.height, 0);
        expect(answer.y, at).toBeCloseTo(area.y + area.height, 0);
      }
      await expectFooter(footer, area, size);
    });
  }
  await test.step("on a phone on its side Share stands off the window's edge", async () => {
    const share = await boxOf(page.getByRole("toolbar").getByRole("button", { name: "Share" }));
    expect(844 - share.x - share.width).toBeGreaterThanOrEqual(12);
  });
  await test.step("on a phone on its side a menu is no higher than its items", async () => {
    await main.press(main.tools.view);
    const menu = await boxOf(main.menu);
    const last = await boxOf(main.menu.locator("[role^=menuitem]").last());
    expect(menu.y + menu.height - last.y - last.height).toBeLessThan(20);
    await page.keyboard.press("Escape");
    await expect(main.menu).toBeHidden();
  });
  for (const { name, width, height } of WINDOWS)
    await test.step(`no label overlaps the bar, and the editors can be reached: ${name}`, async () => {
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

  await page.setViewportSize({ width: 1440, height: 900 });
  await main.atRest();
  await main.press(main.addTile);
  await main.press(main.editor(3).rotate);
  await main.press(main.editor(1).unit);
  await main.editor(1).width.fill("");
  await main.describe(2, "31.5", "32", "10");
  const tile = await main.tileColour();
  const strokes = await main.strokes();
  const drawn: Described[] = [...DEFAULTS, { length: 27, width: 9, height: 16 }];

  for (const size of [
    { width: 820, height: 1180 },
    { width: 1180, height: 820 },
  ]) {
    await page.setViewportSize(size);
    await main.nextFrame();
    await main.showEditors();
    await main.editor(1).expectShown("68.58", "CENTIMETERS", "", "9");
    await main.editor(2).expectShown("31.5", "INCHES", "32", "10");
    await main.editor(3).expectShown("27", "INCHES", "9", "16");
    await expect(main.editor(1).error).toBeVisible();
    expect(await main.tileColour()).toBe(tile);
    expect(await main.strokes()).toEqual(strokes);
    expectDrawn(await main.drawn(), drawn);
  }
  await main.editor(1).width.fill("16");

  await test.step("no control of the editors is cut off, at any width", async () => {
    for (const width of [899, 320, 900]) {
      await page.setViewportSize({ width, height: 800 });
      await main.nextFrame();
      await main.showEditors();
      const ground = main.narrow ? main.drawer : page.getByRole("region", { name: "Screens" });
      const beyond = await ground.evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        return [...element.querySelectorAll("button, input")]
          .filter((control) => {
            const box = control.getBoundingClientRect();
            return box.width > 0 && (box.left < left + 4 || box.right > right - 4);
          })
          .map((control) => control.getAttribute("aria-label") ?? control.textContent);
      });
      expect(beyond, `beyond the edge at ${width}`).toEqual([]);
      await expect(main.editor(1).rotate).toBeInViewport({ ratio: 1 });
      await expect(main.editor(1).remove).toBeInViewport({ ratio: 1 });
    }
  });
});

test("D10: ten screens scroll in their panel, not the page, and leave 280 px to the drawing of a phone", async ({
  page,
  site,
}) => {
  main = await MainScreen.open(page, site, `?screens=${TEN_SCREENS}`);
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await main.nextFrame();
    if (main.narrow) expect((await main.drawn()).area.height).toBeGreaterThanOrEqual(280);
    await main.showEditors();
    await expect(main.editors).toHaveCount(10);
    await main.editor(10).remove.scrollIntoViewIfNeeded();
    await expect(main.editor(10).remove).toBeInViewport();
    await expect(main.editor(1).remove).not.toBeInViewport();
    await page.mouse.wheel(0, 400);
    expect(await main.overflow()).toEqual({ x: 0, y: 0 });
    expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
    if (main.narrow) await expect(main.apply).toBeInViewport();
    else await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  }
  await MainScreen.open(page, site, "?screens=27in-9x16~27in-9x16~24in-9x16_Desk~21in-3x4");
  for (const { name, width, height } of WINDOWS)
    await test.step(`no label of upright screens overlaps the bar: ${name}`, async () => {
      await page.setViewportSize({ width, height });
      await main.atRest();
      await expectLabelsFree(main, width);
    });
});

/** S2: its links in one line, at least as high as a target, and beside the drawing. */
async function expectFooter(footer: Locator, area: Box, { width, height }: { width: number; height: number }) {
  const links = await footer.getByRole("link").evaluateAll((all) =>
    all.map((link) => ({
      name: link.textContent,
      path: link.getAttribute("href"),
      height: link.getBoundingClientRect().height,
    })),
  );
  expect(links.map(({ name, path }) => [name, path])).toEqual([
    ["Privacy", "/privacy"],
    ["Terms", "/terms"],
    ["Help", "/help"],
  ]);
  for (const link of links) expect(link.height).toBeGreaterThanOrEqual(width < 900 ? 44 : 40);
  const box = await boxOf(footer);
  const apart = box.y >= area.y + area.height - 0.5 || box.x + box.width <= area.x + 0.5;
  expect(apart, `footer ${JSON.stringify(box)}, drawing ${JSON.stringify(area)} at ${width}×${height}`).toBe(true);
  expect(box.height).toBeLessThan(50);
  expect(box.y + box.height).toBeLessThanOrEqual(height + 0.5);
  const overflow = await footer.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(overflow).toBe(0);
}

async function boxOf(locator: Locator): Promise<Box> {
  return (await locator.boundingBox()) as Box;
}
