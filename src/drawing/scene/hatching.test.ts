import { describe, expect, it } from "vitest";
import type { Size } from "#domain/geometry/size.ts";
import type { Box } from "./box.ts";
import { composeHatchings } from "./hatching.ts";
import type { Outline } from "./marks.ts";

const DESKTOP = { width: 832, height: 658 };
const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

function hatched(boxes: readonly Box[], area: Size = DESKTOP) {
  const outlines = boxes.map((each, index): Outline => {
    const look = { colour: index === 0 ? "green" : "blue", strokeWidth: 2, fillOpacity: 0, opacity: 1 };
    return { id: 10 + index, number: index + 1, ...look, ...each };
  });
  return composeHatchings(outlines, { area, offset: { x: 0, y: 0 } });
}

const places = (boxes: readonly Box[]) =>
  hatched(boxes).map(({ colour, x, y, width, height }) => [colour, x, y, width, height]);

describe("the hatching of two screens", () => {
  it("covers what the wider one has on both sides and the higher one above and below", () => {
    expect(places([box(0, 20, 200, 60), box(50, 0, 100, 100)])).toEqual([
      ["green", 0, 20, 50, 60],
      ["green", 150, 20, 50, 60],
      ["blue", 50, 0, 100, 20],
      ["blue", 50, 80, 100, 20],
    ]);
  });

  it("surrounds a screen within the other without overlaps", () => {
    expect(places([box(0, 0, 200, 100), box(50, 20, 100, 60)])).toEqual([
      ["green", 0, 0, 50, 100],
      ["green", 150, 0, 50, 100],
      ["green", 50, 0, 100, 20],
      ["green", 50, 80, 100, 20],
    ]);
  });

  it("needs 6 px on every side that can be seen, so that no ring is hatched by halves", () => {
    expect(places([box(0, 0, 112, 60), box(6, 0, 100, 60)])).toHaveLength(2);
    expect(places([box(0, 0, 111, 60), box(5.5, 0, 100, 60)])).toEqual([]);
    expect(places([box(0, 0, 120, 100), box(10, 5, 100, 90)])).toEqual([]);
    // Half a pixel above is nothing that anybody sees.
    expect(places([box(0, 0, 120, 100), box(10, 0.5, 100, 99.5)])).toHaveLength(2);
  });

  it("is left out side by side, and with more than two screens", () => {
    expect(places([box(0, 0, 100, 100), box(110, 0, 100, 100)])).toEqual([]);
    expect(places([box(0, 0, 200, 100), box(50, 0, 100, 100), box(60, 10, 20, 20)])).toEqual([]);
  });

  it("is denser in a narrow area", () => {
    const boxes = [box(0, 0, 200, 100), box(50, 0, 100, 100)];
    expect(hatched(boxes).map(({ spacing }) => spacing)).toEqual([10, 10]);
    expect(hatched(boxes, { width: 390, height: 392 }).map(({ spacing }) => spacing)).toEqual([7, 7]);
  });
});
