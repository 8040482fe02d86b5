import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shapeFrom } from "./resolution.ts";
import {
  nearestStep,
  roomOf,
  type ScaledDisplay,
  scalingForTextOf,
  textInches,
  WINDOW_PIXELS,
  windowsOn,
} from "./scaling.ts";

const QHD = { length: 27, unit: "in", ...shapeFrom({ width: 2560, height: 1440 }) } as const;
const UHD = { length: 27, unit: "in", ...shapeFrom({ width: 3840, height: 2160 }) } as const;
const UHD_32 = { ...UHD, length: 32 } as const;

const scaledDisplay: fc.Arbitrary<ScaledDisplay & { scaling: number }> = fc
  .record({
    length: fc.double({ min: 1, max: 200, noNaN: true }),
    unit: fc.constantFrom("in" as const, "cm" as const),
    width: fc.integer({ min: 200, max: 20_000 }),
    height: fc.integer({ min: 200, max: 20_000 }),
    scaling: fc.integer({ min: 100, max: 300 }),
  })
  .map((display) => ({ ...display, ...shapeFrom(display) }));

describe("the size of text", () => {
  it("D45: is 16 px × scaling ÷ pixels per inch", () => {
    // 2560 ÷ 23.5325… in = 108.79 ppi, 3840 ÷ 23.5325… = 163.18, 3840 ÷ 27.8904… = 137.68.
    expect(textInches(QHD)).toBeCloseTo(16 / 108.786, 5);
    expect(textInches({ ...UHD, scaling: 150 })).toBeCloseTo(24 / 163.1787, 6);
    expect(textInches({ ...UHD_32, scaling: 125 })).toBeCloseTo(20 / 137.6821, 6);
  });

  it("D45: is unknown without a resolution", () => {
    expect(textInches({ length: 27, unit: "in", width: 16, height: 9, scaling: 150 })).toBeNull();
  });

  it("D45: is inverse between two screens", () => {
    fc.assert(
      fc.property(scaledDisplay, scaledDisplay, (one, other) => {
        const [size, otherSize] = [textInches(one) ?? 0, textInches(other) ?? 0];
        expect((size / otherSize) * (otherSize / size)).toBeCloseTo(1, 10);
        // The scaling for equal text is the same relation, seen from either side.
        const [there, back] = [scalingForTextOf(one, other) ?? 0, scalingForTextOf(other, one) ?? 0];
        expect((there / one.scaling) * (back / other.scaling)).toBeCloseTo(1, 10);
        expect(textInches({ ...one, scaling: there })).toBeCloseTo(otherSize, 10);
      }),
    );
  });

  it("D45: is the same of a diagonal in inches and in centimetres, and so is the room", () => {
    fc.assert(
      fc.property(scaledDisplay, (display) => {
        const inches = { ...display, unit: "in" as const };
        const centimetres = { ...inches, length: inches.length * 2.54, unit: "cm" as const };
        expect((textInches(centimetres) ?? 0) / (textInches(inches) ?? 1)).toBeCloseTo(1, 10);
        expect(roomOf(centimetres)).toEqual(roomOf(inches));
      }),
    );
  });
});

describe("the room", () => {
  it("D45: is resolution ÷ scaling", () => {
    expect(roomOf({ ...UHD, scaling: 150 })).toEqual({ width: 2560, height: 1440 });
    expect(roomOf({ ...UHD_32, scaling: 125 })).toEqual({ width: 3072, height: 1728 });
    expect(roomOf(QHD)).toEqual({ width: 2560, height: 1440 });
  });

  it("D45: times the scaling is the resolution", () => {
    fc.assert(
      fc.property(scaledDisplay, (display) => {
        const room = roomOf(display);
        expect(((room?.width ?? 0) * display.scaling) / 100).toBeCloseTo(display.resolution?.width ?? 0, 6);
        expect(((room?.height ?? 0) * display.scaling) / 100).toBeCloseTo(display.resolution?.height ?? 0, 6);
      }),
    );
  });

  it("D45: of a set is that of all its displays", () => {
    expect(roomOf({ ...UHD, count: 3, gap: 2, scaling: 150 })).toEqual({ width: 7680, height: 1440 });
  });

  it("D45: holds as many windows of 1280 px as fit, and what is left", () => {
    expect(windowsOn(QHD)).toEqual({ count: 2, left: 0 });
    expect(windowsOn({ ...UHD_32, scaling: 125 })).toEqual({ count: 2, left: 512 });
    expect(windowsOn({ ...QHD, ...shapeFrom({ width: 1024, height: 768 }) })).toEqual({ count: 0, left: 1024 });
    expect(windowsOn({ length: 27, unit: "in", width: 16, height: 9 })).toBeNull();
  });

  it("D45: counts the windows of a set on each display", () => {
    // Together they are 3840 px wide, which would hold three.
    expect(windowsOn({ ...QHD, ...shapeFrom({ width: 1920, height: 1080 }), count: 2 })).toEqual({
      count: 1,
      left: 640,
    });
  });

  it("D45: is filled by the windows and what is left", () => {
    fc.assert(
      fc.property(scaledDisplay, (display) => {
        const windows = windowsOn(display);
        const left = windows?.left ?? -1;
        expect((windows?.count ?? 0) * WINDOW_PIXELS + left).toBeCloseTo(roomOf(display)?.width ?? 0, 6);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThan(WINDOW_PIXELS);
      }),
    );
  });
});

describe("the step for text as large as another's", () => {
  it("D45: is the nearest one from 100 to 300%", () => {
    expect(scalingForTextOf(UHD, QHD)).toBeCloseTo(150, 10);
    expect(nearestStep(149)).toBe(150);
    expect(nearestStep(137)).toBe(125);
    expect(nearestStep(40)).toBe(100);
    expect(nearestStep(900)).toBe(300);
  });
});
