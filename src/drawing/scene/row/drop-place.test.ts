import { describe, expect, it } from "vitest";
import { dropPlace, leavesHeight, type RowBox } from "./drop-place.ts";

/** Bottoms on 300, touching with frames of 5. */
const ROW: readonly RowBox[] = [
  { x: 105, y: 100, width: 100, height: 200, frame: 5 },
  { x: 215, y: 200, width: 200, height: 100, frame: 5 },
  { x: 425, y: 210, width: 150, height: 90, frame: 5 },
];
const carry = (index: number, x: number, y: number, catches = true) =>
  dropPlace({ row: ROW, index, by: { x, y }, line: 300, level: "bottom", catches });

describe("a carried picture (D56)", () => {
  it("changes places when its middle passes a neighbour's, and the others make room", () => {
    // Its middle is at 500, the neighbour's at 315.
    expect(carry(2, -184, 0)?.at).toBe(2);
    const moved = carry(2, -186, 0);
    expect(moved?.at).toBe(1);
    expect(moved?.box).toMatchObject({ x: 215, y: 210 });
    expect(moved?.others.map(({ x }) => x)).toEqual([105, 375]);
    expect(carry(2, -999, 0)?.at).toBe(0);
  });

  it("is caught within 6 px at bottoms, centres and tops of its neighbours, and at the row's line", () => {
    expect(carry(2, 0, 5)).toMatchObject({ box: { y: 210 }, caught: { by: "bottoms", y: 300 } });
    // Beside 200 to 300: centres at 205, tops at 200.
    expect(carry(2, 0, -9)).toMatchObject({ box: { y: 200 }, caught: { by: "tops", y: 200 } });
    expect(carry(2, 0, -5.5)).toMatchObject({ box: { y: 205 }, caught: { by: "centres", y: 250 } });
    expect(carry(2, 0, -17)).toMatchObject({ box: { y: 193 }, caught: null });
  });

  it("says from where to where it is level: with one neighbour, or with the whole row", () => {
    expect(carry(2, 0, -9)?.caught).toMatchObject({ from: 215, to: 575 });
    expect(carry(2, 0, 0)?.caught).toMatchObject({ from: 105, to: 575 });
  });

  it("leaves its height only when it is not carried sideways", () => {
    // Up and down, 6 px; sideways a quarter of the way; from 32 px on it has left it, whatever comes then.
    const left = [
      [0, 6, "no"],
      [0, -7, "yes"],
      [112, -26, "no"],
      [100, 26, "yes"],
      [500, -32, "no"],
      [500, -33, "for good"],
    ] as const;
    for (const [x, y, expected] of left) expect(leavesHeight({ x, y }), `${x}, ${y}`).toBe(expected);
  });

  it("is not caught where that is not wanted", () => {
    expect(carry(2, 0, 5, false)).toMatchObject({ box: { y: 215 }, caught: null });
  });

  it("stays where it is without a movement", () => {
    for (const index of ROW.keys()) {
      const { frame: _, ...box } = ROW[index] as RowBox;
      expect(carry(index, 0, 0)).toMatchObject({ at: index, box });
    }
  });
});
