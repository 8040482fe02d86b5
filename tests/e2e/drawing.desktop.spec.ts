import { DEFAULTS, type Described, expectDrawn } from "../setup/expected-drawing.ts";
import { expect, test } from "../setup/fixtures.ts";
import { expectReadable } from "../setup/labels.ts";
import { MainScreen } from "../setup/main-screen.ts";

const EXTREMES: { name: string; screens: Described[] }[] = [
  {
    name: "0.01 beside 99,999",
    screens: [
      { length: 0.01, width: 16, height: 9 },
      { length: 99_999, width: 16, height: 9 },
    ],
  },
  {
    name: "1000:1 across 1:1000",
    screens: [
      { length: 27, width: 1000, height: 1 },
      { length: 29, width: 1, height: 1000 },
    ],
  },
  {
    name: "99,999 at 1000:1 beside 0.01 at 1:1000",
    screens: [
      { length: 99_999, width: 1000, height: 1 },
      { length: 0.01, width: 1, height: 1000 },
    ],
  },
  {
    name: "two of 0.01",
    screens: [
      { length: 0.01, width: 1, height: 1000 },
      { length: 0.01, width: 21, height: 9 },
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

test("extreme sizes stay within the margins, readable and finite", async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const main = await MainScreen.open(page, site);
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

test.describe("a change of size", () => {
  test("is animated for 150–200 ms", async ({ page, site }) => {
    const main = await MainScreen.open(page, site);
    await main.showEditors();
    // Paused animations cannot end before the test reads them.
    const session = await page.context().newCDPSession(page);
    await session.send("Animation.enable");
    await session.send("Animation.setPlaybackRate", { playbackRate: 0 });
    await main.press(main.editor(1).rotate);
    await main.editor(1).expectShown("27", "INCHES", "9", "16");
    const durations = await main.drawing.evaluate((drawing) =>
      drawing
        .getAnimations({ subtree: true })
        .filter((animation) => !(animation instanceof CSSTransition))
        .map(({ effect }) => effect?.getComputedTiming().duration),
    );
    expect(durations.length).toBeGreaterThan(0);
    for (const duration of durations) {
      expect(duration).toBeGreaterThanOrEqual(150);
      expect(duration).toBeLessThanOrEqual(200);
    }
    expectDrawn(await main.drawn(), DEFAULTS);

    await session.send("Animation.setPlaybackRate", { playbackRate: 1 });
    await main.atRest();
    expectDrawn(await main.drawn(), [{ length: 27, width: 9, height: 16 }, ...DEFAULTS.slice(1)]);
  });

  test("is not animated with reduced motion", async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const main = await MainScreen.open(page, site);
    await main.showEditors();
    await main.press(main.editor(1).rotate);
    expect(await main.drawing.evaluate((drawing) => drawing.getAnimations({ subtree: true }).length)).toBe(0);
    expectDrawn(await main.drawn(), [{ length: 27, width: 9, height: 16 }, ...DEFAULTS.slice(1)]);
  });
});
