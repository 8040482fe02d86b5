import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { areaOf, boundsOf, scaleToFit, sizeFromDiagonal } from "./size.ts";

describe("sizeFromDiagonal", () => {
  it("S4: height is the length divided by the square root of (ratio squared plus 1), and width is ratio times height", () => {
    // A right triangle of 3, 4 and 5: ratio 4/3, 5 / √(16/9 + 1) = 5 / (5/3) = 3, and 4/3 · 3 = 4.
    const size = sizeFromDiagonal(5, 4 / 3);
    expect(size.height).toBeCloseTo(3, 14);
    expect(size.width).toBeCloseTo(4, 14);
  });

  it("27 inches at 16:9 are 432/√337 = 23.5325395023628… wide and 243/√337 = 13.2370534700790… high", () => {
    // 27 / √((16/9)² + 1) = 27 · 9 / √(256 + 81) = 243/√337; √337 = 18.3575597506858193.
    const size = sizeFromDiagonal(27, 16 / 9);
    expect(size.width).toBeCloseTo(23.5325395023628, 12);
    expect(size.height).toBeCloseTo(13.237053470079, 12);
  });

  it("29 inches at 21:9 are 7/2·√58 = 26.6552058705236… wide and 3/2·√58 = 11.4236596587958… high", () => {
    // 21:9 is 7:3, 49 + 9 = 58, and 29/√58 = √58/2.
    const size = sizeFromDiagonal(29, 21 / 9);
    expect(size.width).toBeCloseTo(26.6552058705236, 12);
    expect(size.height).toBeCloseTo(11.4236596587958, 12);
  });

  it("a square's sides are its diagonal divided by √2", () => {
    expect(sizeFromDiagonal(2, 1).width).toBeCloseTo(Math.SQRT2, 14);
    expect(sizeFromDiagonal(2, 1).height).toBeCloseTo(Math.SQRT2, 14);
  });

  it("from 0.01 to 99,999 units and from 1:1000 to 1000:1 the sides make the diagonal (Pythagoras) and the ratio again", () => {
    const diagonals = fc.double({ min: 0.01, max: 99_999, noNaN: true });
    const ratios = fc.double({ min: 0.001, max: 1000, noNaN: true });
    fc.assert(
      fc.property(diagonals, ratios, (diagonal, ratio) => {
        const { width, height } = sizeFromDiagonal(diagonal, ratio);
        expect(Math.hypot(width, height) / diagonal).toBeCloseTo(1, 12);
        expect(width / height / ratio).toBeCloseTo(1, 12);
      }),
    );
  });

  it("rotating a display by 90° swaps its sides", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 100 }), (width, height) => {
        const across = sizeFromDiagonal(27, width / height);
        const upright = sizeFromDiagonal(27, height / width);
        expect(upright.width).toBeCloseTo(across.height, 11);
        expect(upright.height).toBeCloseTo(across.width, 11);
      }),
    );
  });
});

describe("areaOf", () => {
  it("is width times height", () => {
    expect(areaOf({ width: 4, height: 3 })).toBe(12);
  });
});

describe("boundsOf", () => {
  it("D10: takes the largest width and the largest height, even of different sizes", () => {
    const sizes = [
      { width: 4, height: 3 },
      { width: 2, height: 7 },
      { width: 1, height: 1 },
    ];
    expect(boundsOf(sizes)).toEqual({ width: 4, height: 7 });
  });

  it("is zero by zero for no sizes", () => {
    expect(boundsOf([])).toEqual({ width: 0, height: 0 });
  });
});

describe("scaleToFit", () => {
  it("D10: one scale for both directions, the smaller of the two that fit", () => {
    // 800/4 = 200 across, 600/6 = 100 down.
    expect(scaleToFit({ width: 4, height: 6 }, { width: 800, height: 600 })).toBe(100);
    // 800/16 = 50 across, 600/6 = 100 down.
    expect(scaleToFit({ width: 16, height: 6 }, { width: 800, height: 600 })).toBe(50);
  });

  it("enlarges and shrinks", () => {
    expect(scaleToFit({ width: 0.5, height: 0.25 }, { width: 100, height: 100 })).toBe(200);
  });

  it("is zero without room", () => {
    expect(scaleToFit({ width: 4, height: 3 }, { width: 0, height: 100 })).toBe(0);
    expect(scaleToFit({ width: 4, height: 3 }, { width: 100, height: -32 })).toBe(0);
  });

  it("is zero without content", () => {
    expect(scaleToFit({ width: 0, height: 0 }, { width: 100, height: 100 })).toBe(0);
  });
});
