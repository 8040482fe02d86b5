import { DEFAULTS, type Described, expectDrawn } from "../setup/expected-drawing.ts";
import { expect, test } from "../setup/fixtures.ts";
import { type Box, type Drawn, MainScreen } from "../setup/main-screen.ts";

test.describe("where outlines lie", () => {
  test.use({ reducedMotion: "reduce" });

  let main: MainScreen;

  test.beforeEach(async ({ page, site }) => {
    main = await MainScreen.open(page, site);
  });

  test("S4, S9: one scale, 46 px of margin, everything centred; widths are in the ratio of the real ones", async () => {
    const { area, outlines } = await main.drawn();
    expectDrawn({ area, outlines }, DEFAULTS);
    const widest = outlines.find(({ number }) => number === 2) as Box;
    const other = outlines.find(({ number }) => number === 1) as Box;
    // 27″ 16:9 is 23.53″ wide, 29″ 21:9 is 26.65″ wide and limits the scale in both layouts.
    expect(widest.x - area.x).toBeCloseTo(46, 1);
    expect(area.x + area.width - (widest.x + widest.width)).toBeCloseTo(46, 1);
    expect(Math.abs(other.width - (widest.width * 23.5325) / 26.6553)).toBeLessThan(0.5);
    for (const { x, y, width, height } of outlines) {
      expect(x + width / 2).toBeCloseTo(area.x + area.width / 2, 1);
      expect(y + height / 2).toBeCloseTo(area.y + area.height / 2, 1);
    }
  });

  test("S4: the largest area is at the back, equal areas keep the list's order; each stroke keeps its colour", async () => {
    const colours = await main.strokes();
    // 27″ 16:9 covers 311 square inches, 29″ 21:9 304.
    expect((await main.drawn()).outlines.map(({ number }) => number)).toEqual([1, 2]);

    await main.showEditors();
    await main.editor(2).length.fill("34");
    await main.commit(2);
    expect((await main.drawn()).outlines.map(({ number }) => number)).toEqual([2, 1]);
    expect(await main.strokes()).toEqual(colours);

    await main.showEditors();
    await main.press(main.addTile);
    await main.press(main.editor(3).rotate);
    expect((await main.drawn()).outlines.map(({ number }) => number)).toEqual([2, 1, 3]);
  });

  test("a 2-px stroke in the colour, the same colour faintly as a fill", async () => {
    const looks = await main.drawing.locator("[data-outline]").evaluateAll((outlines) =>
      outlines.map((outline) => {
        const { stroke, strokeWidth, fill, fillOpacity } = getComputedStyle(outline);
        return { sameColour: stroke === fill, strokeWidth, faint: Number(fillOpacity) < 0.2 };
      }),
    );
    expect(looks).toEqual(DEFAULTS.map(() => ({ sameColour: true, strokeWidth: "2px", faint: true })));
  });

  test("D11: one text equivalent names every screen with its size", async () => {
    await expect(main.drawing).toHaveAccessibleName(/^Comparison of .*27.*16:9.*29.*21:9/);
    await expect(main.page.getByRole("img")).toHaveCount(1);
  });

  const extremes: { name: string; screens: Described[] }[] = [
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

  test("extremes: nothing leaves the margins, runs over its label or becomes NaN", async () => {
    for (const { name, screens } of extremes) {
      await main.showEditors();
      for (const [index, { length, width, height }] of screens.entries()) {
        await main.describe(index + 1, String(length), String(width), String(height));
        if (!main.narrow) await main.commit(index + 1);
      }
      if (main.narrow) await main.commit(1);
      await test.step(name, async () => {
        expectDrawn(await main.drawn(), screens);
        expect(await main.drawing.innerHTML()).not.toMatch(/NaN|Infinity|undefined/);
        expectReadable(await main.drawn(), await main.labels());
      });
    }
  });

  test("ten screens: every outline has a label of its own that nothing covers", async () => {
    await main.showEditors();
    for (let count = 3; count <= 10; count++) await main.press(main.addTile);
    for (let number = 1; number <= 10; number++) {
      await main.editor(number).length.fill(String(11 + number * 3));
      if (!main.narrow) await main.commit(number);
    }
    if (main.narrow) await main.commit(1);
    const labels = await main.labels();
    expect(labels).toHaveLength(10);
    expectReadable(await main.drawn(), labels);
  });

  test("D10: the drawing follows the window within the same frame", async ({ page, onTouch }) => {
    // After the drawing's own observer: what this one sees is what the frame paints.
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
    const sizes = onTouch
      ? [
          { width: 844, height: 390 },
          { width: 320, height: 640 },
        ]
      : [
          { width: 1000, height: 600 },
          { width: 1800, height: 1000 },
          { width: 900, height: 700 },
        ];
    for (const size of sizes) {
      await page.setViewportSize(size);
      // Two that come within one frame would be seen as one.
      await main.nextFrame();
    }
    const frames = await page.evaluate(() => (window as unknown as { seen: Drawn[] }).seen);
    expect(frames.length).toBeGreaterThanOrEqual(sizes.length);
    for (const frame of frames) expectDrawn(frame, DEFAULTS);
  });
});

test.describe("a change moves from the old size to the new one", () => {
  test("in 150–200 ms, to where it belongs", async ({ page, site }) => {
    const main = await MainScreen.open(page, site);
    await main.showEditors();
    // Time stands still, so that a slow machine misses nothing of it.
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

  test("not at all where motion is not welcome", async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const main = await MainScreen.open(page, site);
    await main.showEditors();
    await main.press(main.editor(1).rotate);
    expect(await main.drawing.evaluate((drawing) => drawing.getAnimations({ subtree: true }).length)).toBe(0);
    expectDrawn(await main.drawn(), [{ length: 27, width: 9, height: 16 }, ...DEFAULTS.slice(1)]);
  });
});

/** Labels lie in the drawing area, none on another, and no outline's edge runs through its own. */
function expectReadable({ area, outlines }: Drawn, labels: (Box & { number: number })[]): void {
  for (const [index, label] of labels.entries()) {
    expect(within(label, area), `label ${label.number} in the drawing area`).toBe(true);
    for (const other of labels.slice(index + 1)) {
      expect(apart(label, other), `labels ${label.number} and ${other.number} apart`).toBe(true);
    }
    const outline = outlines.find(({ number }) => number === label.number) as Box;
    const readable = within(label, outline) || apart(label, outline);
    expect(readable, `label ${label.number} clear of its outline's edge`).toBe(true);
  }
}

function within(inner: Box, outer: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

function apart(one: Box, other: Box): boolean {
  return (
    one.x + one.width <= other.x ||
    other.x + other.width <= one.x ||
    one.y + one.height <= other.y ||
    other.y + other.height <= one.y
  );
}

test("a label's chip ends where its text ends in the font in use, not where the widest font would", async ({
  page,
  site,
}) => {
  const main = await MainScreen.open(page, site, "?screens=27in-16x9~9.7in-4x3~111in-12.5x10");
  await expect(main.drawing.locator("[data-label]")).toHaveCount(3);
  const ends = await main.drawing.locator("[data-label]").evaluateAll((labels) =>
    labels.map((label) => {
      const right = (name: string) => label.querySelector(name)?.getBoundingClientRect().right ?? Number.NaN;
      return right("rect") - right("text");
    }),
  );
  for (const end of ends) {
    expect(end).toBeGreaterThan(3);
    expect(end).toBeLessThan(14);
  }
});
