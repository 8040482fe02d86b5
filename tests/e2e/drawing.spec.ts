import { DEFAULTS, expectDrawn } from "../setup/expected-drawing.ts";
import { expect, test } from "../setup/fixtures.ts";
import { type Box, MainScreen } from "../setup/main-screen.ts";

test.use({ reducedMotion: "reduce" });

let main: MainScreen;

test.beforeEach(async ({ page, site }) => {
  main = await MainScreen.open(page, site);
});

test("S4, S9: the drawing has outlines in one scale and their colours, a 46 px margin, a text equivalent, and the largest outline at the back", async () => {
  await test.step("one scale, centred within the margin", async () => {
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
  await test.step("a 2 px stroke in the screen's colour, and a faint fill", async () => {
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
    await expect(main.page.getByRole("img")).toHaveCount(1);
  });
  await test.step("the largest area is at the back, and equal areas keep the list's order", async () => {
    const colours = await main.strokes();
    // 27″ 16:9 covers 311 square inches, 29″ 21:9 304.
    const order = async () => (await main.drawn()).outlines.map(({ number }) => number);
    expect(await order()).toEqual([1, 2]);

    await main.showEditors();
    await main.editor(2).length.fill("34");
    await main.commit(2);
    await expect.poll(order).toEqual([2, 1]);
    expect(await main.strokes()).toEqual(colours);

    await main.showEditors();
    await main.press(main.addTile);
    await main.press(main.editor(3).rotate);
    // Behind the open drawer the drawing may follow later.
    await expect.poll(order).toEqual([2, 1, 3]);
  });
});
