import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Box, grown, intersection, nearestFree, overlap } from "./box.ts";

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

describe("overlap", () => {
  it("is true when two boxes share more than an edge", () => {
    expect(overlap(box(0, 0, 10, 10), box(9, 9, 10, 10))).toBe(true);
    expect(overlap(box(0, 0, 10, 10), box(2, 2, 3, 3))).toBe(true);
  });

  it("is false when they touch or are apart", () => {
    expect(overlap(box(0, 0, 10, 10), box(10, 0, 10, 10))).toBe(false);
    expect(overlap(box(0, 0, 10, 10), box(0, 10, 10, 10))).toBe(false);
    expect(overlap(box(0, 0, 10, 10), box(20, 0, 10, 10))).toBe(false);
  });

  it("ignores rounding of doubles", () => {
    expect(overlap(box(0, 0, 0.1 + 0.2, 1), box(0.3, 0, 1, 1))).toBe(false);
  });
});

describe("grown", () => {
  it("adds pixels on each side, and takes them away again", () => {
    expect(grown(box(10, 20, 30, 40), 4)).toEqual(box(6, 16, 38, 48));
    expect(grown(box(6, 16, 38, 48), -4)).toEqual(box(10, 20, 30, 40));
  });
});

describe("intersection", () => {
  it("is what both boxes cover", () => {
    expect(intersection(box(0, 0, 10, 10), box(4, -5, 20, 8))).toEqual(box(4, 0, 6, 3));
  });

  it("has a negative size when the boxes are apart", () => {
    expect(intersection(box(0, 0, 10, 10), box(15, 0, 10, 10)).width).toBe(-5);
  });
});

describe("nearestFree", () => {
  const region = box(0, 0, 100, 100);
  const size = { width: 20, height: 10 };

  it("moves a wished place outside into the region", () => {
    expect(nearestFree({ x: -50, y: 300 }, size, region, [])).toEqual(box(0, 90, 20, 10));
  });

  it("returns null when the region is too small or full", () => {
    expect(nearestFree({ x: 0, y: 0 }, size, box(0, 0, 19, 100), [])).toBeNull();
    expect(nearestFree({ x: 0, y: 0 }, size, region, [box(10, 10, 80, 80)])).not.toBeNull();
    expect(nearestFree({ x: 0, y: 0 }, size, region, [box(9, 9, 82, 82)])).toBeNull();
  });

  it("finds the nearest place, compared with every whole pixel", () => {
    const side = 24;
    const at = fc.nat(side);
    const boxes = fc.array(fc.tuple(at, at, fc.integer({ min: 1, max: 16 }), fc.integer({ min: 1, max: 16 })), {
      maxLength: 8,
    });
    const sides = fc.record({ width: fc.integer({ min: 1, max: 12 }), height: fc.integer({ min: 1, max: 12 }) });
    fc.assert(
      fc.property(fc.record({ x: at, y: at }), sides, boxes, (wished, small, tuples) => {
        const obstacles = tuples.map((tuple) => box(...tuple));
        const start = {
          x: Math.min(wished.x, side - small.width),
          y: Math.min(wished.y, side - small.height),
        };
        const distance = (place: { x: number; y: number }) =>
          4 * Math.abs(place.x - start.x) + Math.abs(place.y - start.y);
        const isFree = (place: Box) =>
          obstacles.every(
            (other) =>
              place.x >= other.x + other.width ||
              other.x >= place.x + place.width ||
              place.y >= other.y + other.height ||
              other.y >= place.y + place.height,
          );
        let least = Number.POSITIVE_INFINITY;
        for (let x = 0; x <= side - small.width; x++) {
          for (let y = 0; y <= side - small.height; y++) {
            if (isFree(box(x, y, small.width, small.height))) least = Math.min(least, distance({ x, y }));
          }
        }
        const found = nearestFree(wished, small, box(0, 0, side, side), obstacles);
        expect(found === null ? Number.POSITIVE_INFINITY : distance(found)).toBe(least);
        if (found !== null) expect(isFree(found)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
