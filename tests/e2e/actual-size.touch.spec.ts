import { ActualSize, realSizes, simulateCalibration } from "../setup/actual-size.ts";
import { expectNoAxeViolations } from "../setup/axe.ts";
import { DEFAULTS } from "../setup/expected-drawing.ts";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";
import { Finger, swipe } from "../setup/touch.ts";

test.use({ reducedMotion: "reduce" });

test("a finger moves the drawing, and at the window's edge it still opens the drawer", async ({ page, site }) => {
  await simulateCalibration(page, 6);
  const main = await MainScreen.open(page, site, "?scale=actual");
  await expect(new ActualSize(main).centre).toBeVisible();
  await main.atRest();
  const before = (await main.drawn()).outlines[0];
  await swipe(page, { from: { x: 200, y: 150 }, to: { x: 120, y: 190 }, durationMs: 200, steps: 8 });
  const after = (await main.drawn()).outlines[0];
  expect((after?.x ?? 0) - (before?.x ?? 0)).toBeCloseTo(-80, 0);
  expect((after?.y ?? 0) - (before?.y ?? 0)).toBeCloseTo(40, 0);
  await expect(page.getByRole("region", { name: "Selected screen" })).toHaveCount(0);

  await main.swipesReady();
  await swipe(page, { from: { x: 5, y: 150 }, to: { x: 300, y: 150 }, durationMs: 150, steps: 8 });
  await main.drawerAtRest("open");
});

test("on a phone the card stands upright, and a finger fits it to a real one", async ({ page, site }) => {
  const main = await MainScreen.open(page, site);
  const actual = new ActualSize(main);
  await actual.open();
  await expectNoAxeViolations(page, "dialog");
  const card = await actual.dialog.locator("[data-card]").boundingBox();
  if (card === null) throw new Error("The card is not in view.");
  expect(card.width).toBeLessThan(card.height);
  const edge = { x: card.x + card.width - 4, y: card.y + 60 };
  const finger = await Finger.touchDown(page, edge);
  await finger.moveTo({ x: edge.x - 20, y: edge.y });
  await finger.lift();
  await actual.close(actual.done);
  // The short side of a card is 53.98 mm.
  const [blue] = realSizes(DEFAULTS, (card.width - 20) / 53.98);
  const drawn = (await main.drawn()).outlines.find(({ number }) => number === 1);
  expect((drawn?.width ?? 0) / (blue?.width ?? 1)).toBeCloseTo(1, 3);
});

test("a pinch falsifies neither the calibration nor what is said of the drawing", async ({ page, site }) => {
  const main = await MainScreen.open(page, site);
  const actual = new ActualSize(main);
  const session = await page.context().newCDPSession(page);
  const magnify = (pageScaleFactor: number) => session.send("Emulation.setPageScaleFactor", { pageScaleFactor });
  await actual.open();
  const card = actual.dialog.locator("[data-card]");
  const width = (await card.boundingBox())?.width ?? 0;
  await magnify(2);
  // Drawn with half the CSS pixels, it covers as much of the display as before.
  await expect.poll(async () => (await card.boundingBox())?.width).toBeCloseTo(width / 2, 1);
  await magnify(1);
  await actual.close(actual.done);
  await expect(actual.note(/^Actual size, right to about/)).toBeVisible();
  await magnify(1.5);
  await expect(actual.note("Magnified: zoom out again for actual size.")).toBeVisible();
  await magnify(1);
  await expect(actual.note(/^Actual size, right to about/)).toBeVisible();
});
