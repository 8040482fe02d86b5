import type { Page } from "@playwright/test";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";
import { historyLength } from "../setup/site-dialog.ts";
import { Finger, type Place, swipe } from "../setup/touch.ts";

/** The width of the drawer in pixels; a slow drag must pass 0.52 of it (S9.5). */
const WIDTH = 348;
/** A height at which both the drawer and the drawing are empty. */
const LOW = 640;
/** How long a finger rests until its drag has no speed, in milliseconds. */
const REST = 200;

test.use({ reducedMotion: "no-preference" });

let main: MainScreen;

test.beforeEach(async ({ page, site }) => {
  main = await MainScreen.open(page, site);
  await main.swipesReady();
});

/** A slow drag that ends with a rest. */
async function drag(page: Page, from: number, by: number, y = LOW): Promise<void> {
  const finger = await Finger.touchDown(page, { x: from, y });
  await finger.moveTo({ x: from + by, y }, { durationMs: 150, steps: 10 });
  await finger.rest(REST);
  await finger.lift();
}

/** A swipe at a constant speed in pixels a second, without a rest. */
async function fling(page: Page, from: number, by: number, speed: number): Promise<void> {
  const durationMs = (Math.abs(by) / speed) * 1000;
  await swipe(page, { from: { x: from, y: LOW }, to: { x: from + by, y: LOW }, durationMs, steps: 8 });
}

async function expectDrawer(state: "open" | "shut"): Promise<void> {
  await main.atRest();
  await main.drawerAtRest(state);
  await expect(main.drawing, "the page is still there").toBeVisible();
}

test("S9: both drawers open and close beyond their thresholds of place, distance and speed, not before", async ({
  page,
}) => {
  // Where a drawer ends does not depend on the animation that leads there; the next test has it.
  await page.emulateMedia({ reducedMotion: "reduce" });
  // Each rule once; `drawer-swipe.test.ts` has the thresholds of distance and speed on both sides.
  const steps = [
    ["shut", "half of its width", () => drag(page, 10, 0.5 * WIDTH)],
    ["shut", "from 21 px beside the edge", () => drag(page, 21, 0.8 * WIDTH)],
    ["shut", "a short fling below 450 px/s", () => fling(page, 10, 90, 400)],
    ["open", "0.6 of its width, from 19 px beside the edge", () => drag(page, 19, 0.6 * WIDTH)],
    ["open", "back by half of its width", () => drag(page, 300, -0.5 * WIDTH)],
    ["shut", "a short fling back above 450 px/s", () => fling(page, 250, -90, 500)],
    ["open", "a short fling above 450 px/s", () => fling(page, 10, 90, 500)],
    ["shut", "back by 0.6 of its width", () => drag(page, 300, -0.6 * WIDTH)],
  ] as const;
  for (const [end, name, swipes] of steps)
    await test.step(`${name}: ${end}`, async () => {
      await swipes();
      await expectDrawer(end);
    });
  await test.step("the articles drawer follows the same rules from the right edge", async () => {
    const articles = page.getByRole("dialog", { name: "Latest articles" });
    const right = 390;
    await drag(page, right - 21, -0.8 * WIDTH);
    await main.atRest();
    await expect(articles).toBeHidden();
    const expectOpen = () => expect.poll(async () => (await articles.boundingBox())?.x).toBe(right - WIDTH);
    await fling(page, right - 10, -90, 500);
    await expectOpen();
    await drag(page, 100, 0.6 * WIDTH);
    await expect(articles).toBeHidden();
    await expect(main.drawer).toBeHidden();

    await main.press(page.getByRole("button", { name: "Latest articles" }));
    await expect(articles).toBeVisible();
    await page.goBack();
    await expect(articles).toBeHidden();
    await expect(main.drawing).toBeVisible();
  });

  await test.step("the browser's swipe navigation is off only on pages with drawers", async () => {
    const expectAsked = async (behaviour: string) => {
      for (const part of ["html", "body"]) {
        await expect(page.locator(part)).toHaveCSS("overscroll-behavior-x", behaviour);
      }
    };
    await expectAsked("none");
    await main.press(page.getByRole("button", { name: "Latest articles" }));
    await main.press(page.getByRole("link", { name: "+ more articles, news and reviews" }));
    await expect(page).toHaveURL(/\/info$/);
    await expectAsked("auto");
    await page.goBack();
    await expect(page.getByRole("dialog", { name: "Latest articles" }), "as it was").toBeVisible();
    await expectAsked("none");
  });
});

test("the drawer follows the finger both ways, and a swipe may start anywhere but activates nothing", async ({
  page,
}) => {
  await test.step("from the edge, with a history entry only when it is open", async () => {
    const entries = await historyLength(page);
    const finger = await Finger.touchDown(page, { x: 5, y: LOW });
    for (const x of [60, 150, 250, 120]) {
      await finger.moveTo({ x, y: LOW }, { durationMs: 80, steps: 5 });
      await main.nextFrame();
      const box = await main.drawer.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo(x - 5, 0);
    }
    await finger.rest(REST);
    await finger.lift();
    await expectDrawer("shut");
    expect(await historyLength(page)).toBe(entries);
  });

  await test.step("a vertical swipe along the edge, or one that flings back, opens nothing", async () => {
    await swipe(page, { from: { x: 10, y: 700 }, to: { x: 22, y: 300 }, durationMs: 150, steps: 10 });
    await expectDrawer("shut");
    const finger = await Finger.touchDown(page, { x: 5, y: LOW });
    await finger.moveTo({ x: 300, y: LOW }, { durationMs: 150, steps: 8 });
    await finger.moveTo({ x: 200, y: LOW }, { durationMs: 120, steps: 8 });
    await finger.lift();
    await expectDrawer("shut");
  });

  await test.step("the button at the edge can be pressed, and a swipe can start on it", async () => {
    const button = await main.editButton.boundingBox();
    if (button === null) throw new Error("not in view");
    const y = button.y + button.height / 2;
    await page.touchscreen.tap(button.x + 2, y);
    await expectDrawer("open");
    await page.keyboard.press("Escape");
    await expectDrawer("shut");
    await drag(page, button.x + 2, 0.8 * WIDTH, y);
    await expectDrawer("open");
  });

  await test.step("while it is open, and never beyond its open position", async () => {
    const finger = await Finger.touchDown(page, { x: 300, y: LOW });
    for (const [x, left] of [
      [240, -60],
      [120, -180],
      [200, -100],
      [335, 0],
    ] as const) {
      await finger.moveTo({ x, y: LOW }, { durationMs: 80, steps: 5 });
      await main.nextFrame();
      expect((await main.drawer.boundingBox())?.x).toBeCloseTo(left, 0);
    }
    await finger.rest(REST);
    await finger.lift();
    await expectDrawer("open");
  });

  await test.step("a drag may start on an editor, an input, a button or the shade, and activates none", async () => {
    const middle = async (of: { boundingBox(): Promise<(Place & { width: number; height: number }) | null> }) => {
      const box = await of.boundingBox();
      if (box === null) throw new Error("not in view");
      return { x: box.x + box.width - 8, y: box.y + box.height / 2 };
    };
    for (const place of [main.editor(1).length, main.editor(2).rotate, main.editor(1).group, null]) {
      await main.showEditors();
      const { x, y } = place === null ? { x: 380, y: LOW } : await middle(place);
      // From the left half of the drawer 0.6 of its width would end outside the window.
      if (x > 0.6 * WIDTH) await drag(page, x, -0.6 * WIDTH, y);
      else await swipe(page, { from: { x, y }, to: { x: 5, y }, durationMs: 100, steps: 8 });
      await expectDrawer("shut");
    }
    await main.showEditors();
    await main.editor(1).expectShown("27", "INCHES", "16", "9");
    await main.editor(2).expectShown("29", "INCHES", "21", "9");
  });

  await test.step("a vertical drag scrolls the editors and leaves the drawer in place", async () => {
    for (let count = 3; count <= 6; count++) await main.press(main.addTile);
    await expect(main.editors).toHaveCount(6);
    await page.evaluate(() => document.querySelector("dialog[open] [role=group]")?.scrollIntoView());
    const before = (await main.editor(1).group.boundingBox())?.y ?? 0;
    const finger = await Finger.touchDown(page, { x: 170, y: 650 });
    await finger.moveTo({ x: 150, y: 450 }, { durationMs: 150, steps: 8 });
    expect((await main.drawer.boundingBox())?.x).toBe(0);
    await finger.moveTo({ x: 60, y: 430 }, { durationMs: 100, steps: 8 });
    await finger.rest(REST);
    await finger.lift();
    await expectDrawer("open");
    expect(before - ((await main.editor(1).group.boundingBox())?.y ?? 0)).toBeGreaterThan(100);
    expect(await main.overflow()).toEqual({ x: 0, y: 0 });
  });
});
