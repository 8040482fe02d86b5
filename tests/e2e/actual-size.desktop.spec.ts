import type { CDPSession } from "@playwright/test";
import { ActualSize, realSizes, simulateCalibrations } from "../setup/actual-size.ts";
import { expectNoAxeViolations } from "../setup/axe.ts";
import { DEFAULTS, expectDrawn } from "../setup/expected-drawing.ts";
import { expect, test } from "../setup/fixtures.ts";
import { MainScreen } from "../setup/main-screen.ts";

test.use({ screen: { width: 1920, height: 1080 } });

/** A phone, a monitor and a television. */
const LINK = "?screens=6in-9x19.5-red~27in-16x9-blue~65in-16x9-green&scale=actual";
const SCREENS = [
  { length: 6, width: 9, height: 19.5 },
  { length: 27, width: 16, height: 9 },
  { length: 65, width: 16, height: 9 },
];

/** CSS pixels to the millimetre by device pixels to the CSS pixel. */
const DENSITIES = { 1: 3.6, 1.5: 4.37, 3: 6.123 };

test("D30: calibration by card and by diagonal agree within 0.5%; it survives a reload, and a display that is not measured or a changed zoom shows Fit", async ({
  page,
  site,
}) => {
  const main = await MainScreen.open(page, site, "?scale=actual");
  const actual = new ActualSize(main);
  await test.step("a link on a display that is not measured shows Fit and a way to measure it", async () => {
    await expect(actual.note("Drawn to fit: this display is not measured yet.")).toBeVisible();
    await expect(actual.calibrate).toBeVisible();
    await main.nextFrame();
    expectDrawn(await main.drawn(), DEFAULTS);
    await main.choose(main.tools.view, "Fit");
    await expect(page).toHaveURL(`${site}/`);
  });
  await actual.open();
  await expect(page, "nothing changes before Done").toHaveURL(`${site}/`);
  await expectNoAxeViolations(page, "dialog");
  const before = Number(await actual.slider.inputValue());

  await test.step("the card changes by 0.1 mm with an arrow key, by 1 mm with Shift; Home and End lead to the limits", async () => {
    const width = async () => Number(await actual.slider.inputValue());
    const millimetre = before / 85.6;
    await actual.slider.focus();
    await page.keyboard.press("ArrowRight");
    expect(await width()).toBeCloseTo(before + 0.1 * millimetre, 6);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Shift+ArrowLeft");
    expect((await width()) / (before - millimetre)).toBeCloseTo(1, 4);
    await page.keyboard.press("End");
    expect(await width()).toBe(Number(await actual.slider.getAttribute("max")));
    await page.keyboard.press("Home");
    expect(await width()).toBe(Number(await actual.slider.getAttribute("min")));
  });

  await test.step("a diagonal that no display has is refused with its limits; Escape and Cancel keep nothing", async () => {
    await actual.diagonal.fill("300");
    await expect(actual.dialog.getByText("Type a diagonal from 2.2″ to 216.8″.")).toBeVisible();
    await expect(actual.diagonal).toHaveAttribute("aria-invalid", "true");
    await expect(actual.done).toBeDisabled();
    await actual.diagonal.fill("24");
    await expect(actual.dialog.getByText(/^Accurate to about 2%$/)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(actual.dialog).toBeHidden();
    await actual.open();
    await actual.close(actual.cancel);
    expectDrawn(await main.drawn(), DEFAULTS);
    await expect(page).toHaveURL(`${site}/`);
    await actual.open();
    await expect(actual.slider).toHaveValue(String(before));
  });

  // On 23.8 inches with 1920 × 1080 pixels a card of 85.60 mm covers 311.9 pixels.
  const card = await actual.dialog.locator("[data-card]").boundingBox();
  if (card === null) throw new Error("The card is not in view.");
  const edge = { x: card.x + card.width, y: card.y + card.height / 2 };
  await page.mouse.move(edge.x, edge.y);
  await page.mouse.down();
  await page.mouse.move(card.x + 312, edge.y, { steps: 4 });
  await page.mouse.up();
  expect(before).toBeGreaterThan(320);
  await expect(actual.slider).toHaveValue(/^31[12](\.|$)/);
  await actual.close(actual.done);
  await expect(page).toHaveURL(`${site}/?scale=actual`);
  const byCard = await widths(main);
  await main.tools.undo.click();
  await main.atRest();
  expectDrawn(await main.drawn(), DEFAULTS);
  await main.choose(main.tools.view, "Actual size");
  await main.atRest();
  expect(await widths(main), "the display is known now").toEqual(byCard);

  await page.reload();
  await main.ready();
  await expect(actual.note(/^Actual size\. Accurate to about/)).toBeVisible();
  expect(await widths(main)).toEqual(byCard);

  await actual.calibrate.click();
  await actual.diagonal.fill("23.8");
  await actual.close(actual.done);
  const byDiagonal = await widths(main);
  expect(byDiagonal[0]).toBeCloseTo(realSizes(DEFAULTS, Math.hypot(1920, 1080) / (23.8 * 25.4))[0]?.width ?? 0, 0);
  for (const [index, width] of byDiagonal.entries()) {
    expect(Math.abs(width / (byCard[index] ?? 0) - 1)).toBeLessThan(0.005);
  }

  await test.step("a changed zoom shows Fit until it is changed back or measured", async () => {
    const session = await page.context().newCDPSession(page);
    /** As the browser's zoom does: more device pixels to the CSS pixel, and fewer CSS pixels in the window. */
    const zoomTo = (zoom: number) => simulateDisplay(session, { width: 1440 / zoom, height: 900 / zoom }, zoom);
    await zoomTo(1.25);
    await expect(actual.note("Drawn to fit: the zoom or the display has changed.")).toBeVisible();
    await main.atRest();
    expectDrawn(await main.drawn(), DEFAULTS);
    await actual.calibrate.click();
    await expect(actual.dialog).toBeVisible();
    await actual.close(actual.cancel);

    await zoomTo(1);
    await expect(actual.note(/^Actual size\. Accurate to about/)).toBeVisible();
    await main.atRest();
    expect(await widths(main)).toEqual(byDiagonal);
  });
});

test("D30: every outline has its real size to half a pixel, and what is larger than the window can be moved", async ({
  page,
  site,
}) => {
  await simulateCalibrations(page, DENSITIES);
  const main = await MainScreen.open(page, site, LINK);
  const actual = new ActualSize(main);
  await expect(actual.note(/^Actual size\. Accurate to about 0\.3/)).toBeVisible();
  await expect(actual.centre).toBeVisible();
  const session = await page.context().newCDPSession(page);
  const expectRealSizes = async (density: number) => {
    const sizes = realSizes(SCREENS, density);
    const { outlines } = await main.drawn();
    expect(outlines).toHaveLength(SCREENS.length);
    for (const { number, width, height } of outlines) {
      expect(Math.abs(width - (sizes[number - 1]?.width ?? 0))).toBeLessThan(0.5);
      expect(Math.abs(height - (sizes[number - 1]?.height ?? 0))).toBeLessThan(0.5);
    }
  };
  for (const ratio of [3, 1.5, 1] as const) {
    await test.step(`at ${ratio} device pixels to the CSS pixel`, async () => {
      // The emulation tells the page of another ratio only together with another size.
      await simulateDisplay(session, { width: 1440 - 10 * ratio, height: 900 }, ratio);
      await expect(async () => expectRealSizes(DENSITIES[ratio])).toPass({ timeout: 5000 });
      await main.atRest();
      await expectRealSizes(DENSITIES[ratio]);
      await expect(actual.note(/^Actual size\. Accurate to about 0\.3/)).toBeVisible();
    });
  }

  const start = await middle(main);
  const { area } = await main.drawn();
  expect(start.x).toBeCloseTo(area.x + area.width / 2, 1);
  const expectMoved = async (x: number, y: number) => {
    const moved = async () => {
      const now = await middle(main);
      return [now.x - start.x, now.y - start.y];
    };
    await expect.poll(moved).toEqual([expect.closeTo(x, 0), expect.closeTo(y, 0)]);
  };

  await test.step("it moves by pointer, wheel, arrow keys and the arrows at the edges, and Home centres it", async () => {
    const from = { x: area.x + 100, y: area.y + 300 };
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 70, from.y - 30, { steps: 5 });
    await page.mouse.up();
    await expectMoved(70, -30);
    await expect(main.editor(2).length, "a drag selects no outline").not.toBeFocused();

    // With Ctrl the wheel zooms the page, which would change the calibration here.
    await main.drawing.dispatchEvent("wheel", { deltaY: 20, ctrlKey: true, cancelable: true });
    await page.mouse.wheel(50, 20);
    await expectMoved(20, -50);
    await actual.centre.click();
    await expectMoved(0, 0);

    await main.drawing.focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowUp");
    await expectMoved(-40, 40);
    await page.keyboard.press("Home");
    await expectMoved(0, 0);

    await page.keyboard.press("Shift+ArrowDown");
    await expectMoved(0, -0.9 * area.height);
    await page.keyboard.press("Home");
    await page.getByRole("button", { name: "Show more on the right" }).click();
    await expectMoved(-area.width / 2, 0);
    await expectNoAxeViolations(page, "main");
  });

  await test.step("the last edge stays in view, 46 px inside the area, and the arrow that led there has gone", async () => {
    // Three presses lead from the middle to the edge; the others change nothing.
    await main.drawing.focus();
    for (let press = 0; press < 5; press += 1) await page.keyboard.press("Shift+ArrowRight");
    const rear = (await main.drawn()).outlines[0];
    expect((rear?.x ?? 0) + (rear?.width ?? 0)).toBeCloseTo(area.x + area.width - 46, 1);
    await expect(page.getByRole("button", { name: "Show more on the right" })).toHaveCount(0);
    for (const label of await main.labels()) {
      expect(label.x).toBeGreaterThanOrEqual(area.x);
      expect(label.x + label.width).toBeLessThanOrEqual(area.x + area.width);
    }
  });

  await test.step("screens smaller than the window stay in its middle", async () => {
    await main.editor(3).remove.click();
    await main.editor(2).remove.click();
    await expect(actual.note(/^Actual size\./)).toBeVisible();
    await expect(actual.centre).toHaveCount(0);
    await main.atRest();
    await page.mouse.move(700, 400);
    await page.mouse.wheel(0, 200);
    const now = (await main.drawn()).area;
    expect((await middle(main)).y).toBeCloseTo(now.y + now.height / 2, 1);
  });

  await test.step("a sofa beside them, which is larger than the window, can be moved to", async () => {
    await main.choose(main.tools.show, "Sofa for three");
    const right = page.getByRole("button", { name: "Show more on the right" });
    await expect(right).toBeVisible();
    await expect(actual.centre).toBeVisible();
    await main.drawing.focus();
    // 200 cm are 7200 pixels here.
    for (let press = 0; press < 8; press += 1) await page.keyboard.press("Shift+ArrowRight");
    await expect(right).toHaveCount(0);
  });
});

/** Shows the page on a display with so many device pixels to the CSS pixel. */
async function simulateDisplay(
  session: CDPSession,
  window: { width: number; height: number },
  deviceScaleFactor: number,
): Promise<void> {
  await session.send("Emulation.setDeviceMetricsOverride", {
    ...{ ...window, screenWidth: 1920, screenHeight: 1080 },
    deviceScaleFactor,
    mobile: false,
  });
}

/** The widths of the outlines in the list's order. */
async function widths(main: MainScreen): Promise<number[]> {
  const { outlines } = await main.drawn();
  return outlines.toSorted((one, other) => one.number - other.number).map(({ width }) => width);
}

/** The middle of the largest outline, in pixels of the window. */
async function middle(main: MainScreen) {
  const rear = (await main.drawn()).outlines[0];
  if (rear === undefined) throw new Error("Nothing is drawn.");
  return { x: rear.x + rear.width / 2, y: rear.y + rear.height / 2 };
}
