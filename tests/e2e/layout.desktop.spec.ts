import type { Locator } from "@playwright/test";
import { expect, test } from "../setup/fixtures.ts";
import { type Box, MainScreen } from "../setup/main-screen.ts";

test.use({ reducedMotion: "reduce" });

let main: MainScreen;

test.beforeEach(async ({ page, site }) => {
  main = await MainScreen.open(page, site);
});

test("S9: 900 px is desktop, 899 px is mobile", async ({ page }) => {
  const panel = page.getByRole("region", { name: "Screens" });
  await page.setViewportSize({ width: 900, height: 700 });
  await expect(panel).toBeVisible();
  await expect(main.editButton).toBeHidden();
  await expect(main.editors).toHaveCount(2);
  await expect(main.editor(1).check).toBeVisible();

  await page.setViewportSize({ width: 899, height: 700 });
  await expect(panel).toBeHidden();
  await expect(main.editButton).toBeVisible();
  await expect(main.editors).toHaveCount(0);
});

test("D10: the drawing fills what the toolbar and the answer leave, and the page never scrolls, at any size", async ({
  page,
}) => {
  const toolbar = page.getByRole("toolbar").locator("..");
  for (const size of [
    { width: 1440, height: 900 },
    { width: 901, height: 600 },
    { width: 899, height: 700 },
    { width: 390, height: 844 },
    { width: 320, height: 640 },
    { width: 640, height: 320 },
  ]) {
    await page.setViewportSize(size);
    await main.nextFrame();
    const at = `${size.width} × ${size.height}`;
    const { area } = await main.drawn();
    const workspace = await boxOf(page.getByRole("main"));
    const answer = await boxOf(main.answer);
    const tools = await boxOf(toolbar);
    expect(await main.overflow(), at).toEqual({ x: 0, y: 0 });
    if (size.width < 900) expect({ x: area.x, y: area.y }, at).toEqual({ x: 0, y: 0 });
    else expect(area.y, at).toBeCloseTo(tools.y + tools.height, 0);
    if (size.height < 500) {
      expect(area.width + answer.width, at).toBeCloseTo(size.width, 0);
      expect(answer.y, at).toBe(0);
    } else {
      expect(area.width, at).toBe(workspace.width);
      expect(area.height + answer.height + tools.height, at).toBeCloseTo(workspace.height, 0);
      expect(answer.y, at).toBeCloseTo(area.y + area.height, 0);
    }
  }
});

test("D10: on a phone of 844 px the drawing is at least 280 px high, with ten screens too", async ({ page }) => {
  for (let count = 3; count <= 10; count++) await main.addTile.click();
  await page.setViewportSize({ width: 390, height: 844 });
  await main.nextFrame();
  expect((await main.drawn()).area.height).toBeGreaterThanOrEqual(280);
});

async function boxOf(locator: Locator): Promise<Box> {
  return (await locator.boundingBox()) as Box;
}

test("no control of the editors is cut off, at any width", async ({ page }) => {
  for (const width of [1440, 900, 899, 390, 320]) {
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
