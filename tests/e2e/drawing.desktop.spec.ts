import { DEFAULTS, type Described, expectDrawn } from "../setup/expected-drawing.ts";
import { expect, test } from "../setup/fixtures.ts";
import { expectReadable } from "../setup/labels.ts";
import { type Drawn, MainScreen } from "../setup/main-screen.ts";

/** `extremes.test.ts` has the others. */
const EXTREMES: { name: string; screens: Described[] }[] = [
  {
    name: "99,999 at 1000:1 beside 0.01 at 1:1000",
    screens: [
      { length: 99_999, width: 1000, height: 1 },
      { length: 0.01, width: 1, height: 1000 },
    ],
  },
  {
    name: "two alike",
    screens: [
      { length: 99_999, width: 4, height: 3 },
      { length: 99_999, width: 4, height: 3 },
    ],
  },
];

test("S4, S9: the drawing has outlines in their colours, the largest at the back, and a text equivalent; extreme sizes stay within the margins, readable and finite, and a change is animated", async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const main = await MainScreen.open(page, site);
  await test.step("a 2 px stroke in the screen's colour, and a faint fill", async () => {
    expectDrawn(await main.drawn(), DEFAULTS);
    const looks = await main.drawing.locator("[data-outline]").evaluateAll((outlines) =>
      outlines.map((outline) => {
        const { stroke, strokeWidth, fill, fillOpacity } = getComputedStyle(outline);
        return { sameColour: stroke === fill, strokeWidth, faint: Number(fillOpacity) < 0.2 };
      }),
    );
    expect(looks).toEqual(DEFAULTS.map(() => ({ sameColour: true, strokeWidth: "2px", faint: true })));
  });
  await test.step("D11: one text equivalent names every screen", async () => {
    await expect(main.drawing).toHaveAccessibleName(/^Comparison of .*27.*16:9.*29.*21:9/);
    await expect(page.getByRole("img")).toHaveCount(1);
  });
  await test.step("a change of size is animated for 150–200 ms", async () => {
    // Paused animations cannot end before the test reads them.
    const session = await page.context().newCDPSession(page);
    await session.send("Animation.enable");
    await session.send("Animation.setPlaybackRate", { playbackRate: 0 });
    await main.press(main.editor(1).rotate);
    await main.editor(1).expectShown("27", "INCHES", "9", "16");
    const durations = () =>
      main.drawing.evaluate((drawing) =>
        drawing
          .getAnimations({ subtree: true })
          .filter((animation) => !(animation instanceof CSSTransition))
          .map(({ effect }) => effect?.getComputedTiming().duration),
      );
    await expect.poll(async () => (await durations()).length).toBeGreaterThan(0);
    for (const duration of await durations()) {
      expect(duration).toBeGreaterThanOrEqual(150);
      expect(duration).toBeLessThanOrEqual(200);
    }
    expectDrawn(await main.drawn(), DEFAULTS);

    await session.send("Animation.setPlaybackRate", { playbackRate: 1 });
    await main.atRest();
    expectDrawn(await main.drawn(), [{ length: 27, width: 9, height: 16 }, ...DEFAULTS.slice(1)]);
  });

  await page.emulateMedia({ reducedMotion: "reduce" });
  await main.nextFrame();
  await test.step("with reduced motion it is not animated", async () => {
    await main.press(main.editor(1).rotate);
    expect(await main.drawing.evaluate((drawing) => drawing.getAnimations({ subtree: true }).length)).toBe(0);
    expectDrawn(await main.drawn(), DEFAULTS);
  });

  await test.step("the largest area is at the back, and equal areas keep the list's order", async () => {
    const colours = await main.strokes();
    // 27″ 16:9 covers 311 square inches, 29″ 21:9 304.
    const order = async () => (await main.drawn()).outlines.map(({ number }) => number);
    expect(await order()).toEqual([1, 2]);
    await main.editor(2).length.fill("34");
    await main.commit(2);
    await expect.poll(order).toEqual([2, 1]);
    expect(await main.strokes()).toEqual(colours);
    await main.press(main.addTile);
    await main.press(main.editor(3).rotate);
    await expect.poll(order).toEqual([2, 1, 3]);
    await main.press(main.editor(3).remove);
  });

  for (const { name, screens } of EXTREMES) {
    for (const [index, { length, width, height }] of screens.entries()) {
      await main.describe(index + 1, String(length), String(width), String(height));
      await main.commit(index + 1);
    }
    await test.step(name, async () => {
      expectDrawn(await main.drawn(), screens);
      expect(await main.drawing.innerHTML()).not.toMatch(/NaN|Infinity|undefined/);
      expectReadable(await main.drawn(), await main.labels());
    });
  }
});

/** From 14 to 41 inches. */
const TEN: Described[] = Array.from({ length: 10 }, (_, index) => ({ length: 14 + 3 * index, width: 16, height: 9 }));

test("D10: ten outlines have labels that nothing covers, and follow the window's size within the same frame", async ({
  page,
  site,
}) => {
  const link = TEN.map(({ length, width, height }) => `${length}in-${width}x${height}`).join("~");
  const main = await MainScreen.open(page, site, `?screens=${link}`);
  const labels = await main.labels();
  expect(labels).toHaveLength(10);
  expectReadable(await main.drawn(), labels);

  // This observer runs after the drawing's own and sees what the frame paints.
  await main.drawing.evaluate((drawing) => {
    const frames: unknown[] = [];
    Object.assign(window, { seen: frames });
    new ResizeObserver(() => {
      const boxOf = (element: Element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x, y, width, height };
      };
      frames.push({
        area: boxOf(drawing),
        outlines: [...drawing.querySelectorAll("[data-outline]")].map((outline) => ({
          number: Number(outline.getAttribute("data-outline")),
          ...boxOf(outline),
        })),
      });
    }).observe(drawing);
  });
  const sizes = [
    { width: 1000, height: 600 },
    { width: 1800, height: 1000 },
    { width: 900, height: 700 },
    { width: 844, height: 390 },
    { width: 320, height: 640 },
  ];
  const seen = () => page.evaluate(() => (window as unknown as { seen: Drawn[] }).seen);
  // It sees the drawing once at first. It would see two sizes within one frame as one.
  await expect.poll(async () => (await seen()).length).toBe(1);
  for (const size of sizes) {
    const before = (await seen()).length;
    await page.setViewportSize(size);
    await expect.poll(async () => (await seen()).length, `${size.width} × ${size.height}`).toBeGreaterThan(before);
    await main.nextFrame();
  }
  const frames = await seen();
  for (const frame of frames) expectDrawn(frame, TEN);
});
