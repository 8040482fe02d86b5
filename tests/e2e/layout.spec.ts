import { expectNoAxeViolations } from "../setup/axe.ts";
import { DEFAULTS, type Described, expectDrawn } from "../setup/expected-drawing.ts";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";

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

test("D9: crossing 900 px loses nothing: not the screens, not what is typed, not the units", async ({
  page,
  onTouch,
}) => {
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

test("the drawing's box is the whole workspace; the page never scrolls, at any size", async ({ page }) => {
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
    const { area } = await main.drawn();
    const workspace = await page.getByRole("main").boundingBox();
    expect(area).toEqual(workspace);
    if (size.width < 900)
      expect({ x: area.x, y: area.y, width: area.width }).toEqual({ x: 0, y: 0, width: size.width });
    expect(await main.overflow(), `what scrolls at ${size.width}`).toEqual({ x: 0, y: 0 });
  }
});

test("ten screens: the editors scroll in their panel, the page never does", async ({ page }) => {
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

test("nothing a machine can judge stands in anybody's way", async () => {
  await expectNoAxeViolations(main.page);
  await main.showEditors();
  await main.describe(1, "", "0", "9");
  await expect(main.editor(1).error).toBeVisible();
  await expectNoAxeViolations(main.page);
});
