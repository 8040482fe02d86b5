import { describe, expect, it } from "vitest";
import type { Size } from "#domain/geometry/size.ts";
import { drawing } from "#words/en/drawing.ts";
import type { Box } from "./box.ts";
import { composeGrid } from "./grid.ts";
import { composeScaleBar, composeSquareSize } from "./scale-bar.ts";
import { textWidth } from "./text-width.ts";

const AREA = { width: 800, height: 600 };
/** On which `taken` lies already. */
const canvasOf = (area: Size, taken: readonly Box[] = []) => ({ area, texts: drawing, textScale: 1, taken });
const ORIGIN = { x: 46, y: 500 };

describe("the scale bar", () => {
  it("is exactly as long as one square and says that length", () => {
    const grid = composeGrid("in", 30.0128989393651, ORIGIN);
    const bar = composeScaleBar(grid, canvasOf(AREA));
    expect(bar?.length).toBe(grid.pitch);
    expect(bar?.text.content).toBe("2 in");
  });

  it("stands in the bottom left corner, within the area", () => {
    const bar = composeScaleBar(composeGrid("cm", 254, ORIGIN), canvasOf(AREA));
    expect(bar).toMatchObject({ x: 16, y: 584, text: { content: "1 cm" } });
    // The box keeps labels away from the bar and its text on all four sides.
    expect(bar?.box.x).toBeLessThan(16);
    expect((bar?.box.x ?? 0) + (bar?.box.width ?? 0)).toBeGreaterThan(116 + textWidth("1 cm", 12));
    expect(bar?.box.y).toBeLessThan(584 - 10);
    expect((bar?.box.y ?? 0) + (bar?.box.height ?? 0)).toBeGreaterThan(584);
  });

  it("says its length without an exponent and without rounding errors", () => {
    expect(composeScaleBar(composeGrid("in", 190, ORIGIN), canvasOf(AREA))?.text.content).toBe("0.5 in");
    expect(composeScaleBar(composeGrid("in", 0.00057, ORIGIN), canvasOf(AREA))?.text.content).toBe("100000 in");
  });

  it("is the next shorter round length when a square is wider than a quarter of the area", () => {
    const inWidth = (width: number, pixelsPerInch: number) => {
      const area = { width, height: 600 };
      return composeScaleBar(composeGrid("in", pixelsPerInch, ORIGIN), canvasOf(area));
    };
    // 400 / 4 = 100 px: squares of 2 in are 100 px at 50 to the inch, and 101 px at 50.5, where the bar is 1 in.
    expect(inWidth(400, 50)).toMatchObject({ text: { content: "2 in" }, length: 100 });
    expect(inWidth(400, 50.5)).toMatchObject({ text: { content: "1 in" }, length: 50.5 });
    // Squares of 5 in, 125 px at 25 to the inch, and of 1 in, 90 px at 90.
    expect(inWidth(320, 25)).toMatchObject({ text: { content: "2 in" }, length: 50 });
    expect(inWidth(320, 90)).toMatchObject({ text: { content: "0.5 in" }, length: 45 });
    expect(inWidth(320, 0.0009)).toMatchObject({ text: { content: "50000 in" }, length: 45 });
  });

  it("is left out of an area too narrow for it and equal insets", () => {
    const grid = composeGrid("in", 100, ORIGIN);
    expect(grid.pitch).toBe(100);
    const text = composeScaleBar(grid, canvasOf({ width: 200, height: 200 }))?.text.content;
    expect(text).toBe("0.5 in");
    // A bar of 50 px, a gap of 8 px and the text within 16 px on each side.
    const least = Math.ceil(50 + 8 + textWidth("0.5 in", 12) + 32);
    expect(composeScaleBar(grid, canvasOf({ width: least - 1, height: 200 }))).toBeNull();
    expect(composeScaleBar(grid, canvasOf({ width: least, height: 200 }))).not.toBeNull();
  });
});

describe("the size of a square", () => {
  const grid = composeGrid("in", 23.59, ORIGIN);

  it("stands at the lower right", () => {
    const text = composeSquareSize(grid, canvasOf(AREA));
    expect(text).toMatchObject({ y: 584, content: "1 square = 1 in" });
    expect((text?.x ?? 0) + textWidth("1 square = 1 in", 12)).toBeCloseTo(784, 10);
  });

  it("is left out of a narrow area, and where something else has its place", () => {
    expect(composeSquareSize(grid, canvasOf({ width: 599, height: 600 }))).toBeNull();
    expect(composeSquareSize(grid, canvasOf(AREA, [{ x: 770, y: 570, width: 30, height: 30 }]))).toBeNull();
  });
});
