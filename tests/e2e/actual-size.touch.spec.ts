import { ActualSize, realSizes } from "../setup/actual-size.ts";
import { expectNoAxeViolations } from "../setup/axe.ts";
import { DEFAULTS } from "../setup/expected-drawing.ts";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";
import { Finger, swipe } from "../setup/touch.ts";

test("D30: on a phone a finger fits the upright card, moves the drawing and still opens the drawer at the edge", async ({
  page,
  site,
}) => {
  const main = await MainScreen.open(page, site);
  const actual = new ActualSize(main);
  const session = await page.context().newCDPSession(page);
  const magnify = (pageScaleFactor: number) => session.send("Emulation.setPageScaleFactor", { pageScaleFactor });

  await test.step("the card stands upright, and a pinch does not falsify it", async () => {
    await actual.open();
    await expectNoAxeViolations(page, "dialog");
    const outline = actual.dialog.locator("[data-card]");
    const card = await outline.boundingBox();
    if (card === null) throw new Error("The card is not in view.");
    expect(card.width).toBeLessThan(card.height);
    const edge = { x: card.x + card.width - 4, y: card.y + 60 };
    const finger = await Finger.touchDown(page, edge);
    await finger.moveTo({ x: edge.x - 20, y: edge.y });
    await finger.lift();
    await expect.poll(async () => (await outline.boundingBox())?.width).toBeCloseTo(card.width - 20, 1);
    await magnify(2);
    // Drawn with half the CSS pixels, it covers as much of the display as before.
    await expect.poll(async () => (await outline.boundingBox())?.width).toBeCloseTo((card.width - 20) / 2, 1);
    await magnify(1);
    await expect.poll(async () => (await outline.boundingBox())?.width).toBeCloseTo(card.width - 20, 1);
    await actual.close(actual.done);
    // The short side of a card is 53.98 mm.
    const [blue] = realSizes(DEFAULTS, (card.width - 20) / 53.98);
    const drawn = (await main.drawn()).outlines.find(({ number }) => number === 1);
    expect((drawn?.width ?? 0) / (blue?.width ?? 1)).toBeCloseTo(1, 3);
  });

  await test.step("a pinch changes what is said of the drawing", async () => {
    await expect(actual.note(/^Actual size\. Accurate to about/)).toBeVisible();
    await magnify(1.5);
    await expect(actual.note("Magnified: zoom out again for actual size.")).toBeVisible();
    await magnify(1);
    await expect(actual.note(/^Actual size\. Accurate to about/)).toBeVisible();
  });

  await test.step("a finger moves the drawing, and at the window's edge it opens the drawer", async () => {
    await expect(actual.centre).toBeVisible();
    await main.atRest();
    const before = (await main.drawn()).outlines[0];
    await swipe(page, { from: { x: 200, y: 150 }, to: { x: 120, y: 190 }, durationMs: 200, steps: 8 });
    const moved = async () => {
      const after = (await main.drawn()).outlines[0];
      return [(after?.x ?? 0) - (before?.x ?? 0), (after?.y ?? 0) - (before?.y ?? 0)];
    };
    await expect.poll(moved).toEqual([expect.closeTo(-80, 0), expect.closeTo(40, 0)]);
    await expect(main.answer.locator("[data-highlighted]")).toHaveCount(0);

    await main.swipesReady();
    await swipe(page, { from: { x: 5, y: 150 }, to: { x: 300, y: 150 }, durationMs: 150, steps: 8 });
    await main.drawerAtRest("open");
    await main.showDrawing();
    expect(await moved(), "which leaves the drawing where it is").toEqual([
      expect.closeTo(-80, 0),
      expect.closeTo(40, 0),
    ]);
  });
});
