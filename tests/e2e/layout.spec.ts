import { DEFAULTS, type Described, expectDrawn } from "../setup/expected-drawing.ts";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";

test.use({ reducedMotion: "reduce" });

let main: MainScreen;

test.beforeEach(async ({ page, site }) => {
  main = await MainScreen.open(page, site);
});

test("D9: crossing 900 px keeps the screens, the typed values and the units", async ({ page, onTouch }) => {
  const [here, there] = onTouch
    ? [
        { width: 820, height: 1180 },
        { width: 1180, height: 820 },
      ]
    : [
        { width: 1180, height: 820 },
        { width: 820, height: 1180 },
      ];
  await page.setViewportSize(here);
  await main.showEditors();
  await main.press(main.addTile);
  await main.press(main.editor(3).rotate);
  await main.press(main.editor(1).unit);
  await main.editor(1).width.fill("");
  await main.describe(2, "31.5", "32", "10");
  const tile = await main.tileColour();
  const strokes = await main.strokes();
  const drawn: Described[] = [...DEFAULTS, { length: 27, width: 9, height: 16 }];

  for (const size of [there, here, there]) {
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
});

test("with ten screens the editors scroll in their panel and the page does not scroll", async ({ page }) => {
  await main.showEditors();
  for (let count = 3; count <= 10; count++) await main.press(main.addTile);
  await main.editor(10).remove.scrollIntoViewIfNeeded();
  await expect(main.editor(10).remove).toBeInViewport();
  await expect(main.editor(1).remove).not.toBeInViewport();
  await page.mouse.wheel(0, 400);
  expect(await main.overflow()).toEqual({ x: 0, y: 0 });
  expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
  if (main.narrow) await expect(main.apply).toBeInViewport();
  else await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
});
