import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Size } from "#domain/geometry/size.ts";
import type { Box } from "./box.ts";
import { MOST_SHEETS, PAPERS, SHEET_OVERLAP, type Tiling, tileDrawing } from "./paper.ts";

/** One outline that fills the drawing, in the middle of the area. */
const whole =
  ({ width, height }: Size) =>
  (area: Size): Box[] => [{ x: (area.width - width) / 2, y: (area.height - height) / 2, width, height }];

function tiled(bounds: Size, paper: "a4" | "letter" = "a4", outlinesIn = whole(bounds)): Tiling {
  const tiling = tileDrawing(bounds, paper, outlinesIn);
  if (tiling === null) throw new Error("The drawing needs too many sheets.");
  return tiling;
}

describe("F11.3: sheets for a drawing at its actual size", () => {
  // An upright A4 sheet shows 190 × 277 mm between its margins; each further one adds 180 or 267 mm.
  it.each([
    ["a phone", { width: 70, height: 150 }, "portrait", 1, 1, 1],
    ["as wide as the upright sheet", { width: 190, height: 277 }, "portrait", 1, 1, 1],
    ["as wide as the sheet lies across", { width: 277, height: 190 }, "landscape", 1, 1, 1],
    ["a little larger than one sheet", { width: 191, height: 277 }, "portrait", 2, 1, 2],
    // Upright ⌈588/180⌉ × ⌈326/267⌉ = 4 × 2, across ⌈588/267⌉ × ⌈326/180⌉ = 3 × 2.
    ["a monitor of 27″ at 16:9", { width: 597.7, height: 336.2 }, "landscape", 3, 2, 6],
    // Upright 8 × 3 less 6 in the middle, across 6 × 5 less 4 × 3 in the middle: 18 sheets each.
    ["a television of 65″ at 16:9", { width: 1439, height: 809.4 }, "portrait", 8, 3, 18],
  ] as const)("%s", (_, bounds, orientation, columns, rows, sheets) => {
    const tiling = tiled(bounds);
    expect(tiling).toMatchObject({ orientation, columns, rows });
    expect(tiling.tiles).toHaveLength(sheets);
  });

  it("are 8.5 by 11 inches on Letter", () => {
    expect(PAPERS.letter.width / 25.4).toBeCloseTo(8.5, 12);
    expect(PAPERS.letter.height / 25.4).toBeCloseTo(11, 12);
    expect(tiled({ width: 195.9, height: 259.4 }, "letter").tiles).toHaveLength(1);
    expect(tiled({ width: 195.9, height: 259.5 }, "letter").tiles).toHaveLength(2);
  });

  it("are refused above the limit, also for a screen of kilometres", () => {
    expect(tileDrawing({ width: 1e9, height: 1e9 }, "a4", whole({ width: 1e9, height: 1e9 }))).toBeNull();
    const bounds = { width: 10_000, height: 10_000 };
    expect(tileDrawing(bounds, "a4", whole(bounds))).toBeNull();
  });
});

const length = fc.double({ min: 0.1, max: 6000, noNaN: true });
const size = fc.record({ width: length, height: length });
const drawing = fc.array(size, { minLength: 1, maxLength: 4 }).map((sizes) => ({
  bounds: {
    width: Math.max(...sizes.map(({ width }) => width)),
    height: Math.max(...sizes.map(({ height }) => height)),
  },
  outlinesIn: (area: Size) => sizes.flatMap((each) => whole(each)(area)),
}));
const paper = fc.constantFrom("a4" as const, "letter" as const);

describe("for any drawing that is not refused", () => {
  it("every point of every outline lies on a sheet", () => {
    fc.assert(
      fc.property(drawing, paper, fc.double({ min: 0, max: 1, noNaN: true }), ({ bounds, outlinesIn }, name, part) => {
        const tiling = tileDrawing(bounds, name, outlinesIn);
        fc.pre(tiling !== null);
        for (const { x, y, width, height } of outlinesIn(tiling.area)) {
          const points = [
            [x + part * width, y],
            [x + part * width, y + height],
            [x, y + part * height],
            [x + width, y + part * height],
          ] as const;
          for (const [px, py] of points) {
            const isShown = tiling.tiles.some(
              (tile) =>
                px >= tile.x - 1e-9 &&
                py >= tile.y - 1e-9 &&
                px <= tile.x + tile.width + 1e-9 &&
                py <= tile.y + tile.height + 1e-9,
            );
            expect(isShown, `${px}, ${py}`).toBe(true);
          }
        }
      }),
    );
  });

  it("neighbours overlap by exactly 10 mm, and all sheets have the printable size", () => {
    fc.assert(
      fc.property(drawing, paper, ({ bounds, outlinesIn }, name) => {
        const tiling = tileDrawing(bounds, name, outlinesIn);
        fc.pre(tiling !== null);
        expect(SHEET_OVERLAP).toBe(10);
        const { width, height } = PAPERS[name];
        const sides = tiling.orientation === "portrait" ? [width - 20, height - 20] : [height - 20, width - 20];
        for (const tile of tiling.tiles) {
          expect([tile.width, tile.height]).toEqual(sides);
          const right = tiling.tiles.find(({ row, column }) => row === tile.row && column === tile.column + 1);
          if (right !== undefined) expect(tile.x + tile.width - right.x).toBeCloseTo(10, 8);
          const below = tiling.tiles.find(({ row, column }) => row === tile.row + 1 && column === tile.column);
          if (below !== undefined) expect(tile.y + tile.height - below.y).toBeCloseTo(10, 8);
        }
      }),
    );
  });

  it("there are at most the limit's sheets and at least one, in the order of rows", () => {
    fc.assert(
      fc.property(drawing, paper, ({ bounds, outlinesIn }, name) => {
        const tiling = tileDrawing(bounds, name, outlinesIn);
        fc.pre(tiling !== null);
        const { tiles, columns } = tiling;
        expect(tiles.length).toBeGreaterThan(0);
        expect(tiles.length).toBeLessThanOrEqual(MOST_SHEETS);
        const places = tiles.map(({ row, column }) => row * columns + column);
        expect(places).toEqual(places.toSorted((one, other) => one - other));
      }),
    );
  });
});
