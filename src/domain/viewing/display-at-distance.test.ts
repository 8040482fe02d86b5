import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { extremeDisplay } from "#tests/arbitrary/screens.ts";
import { shapeFrom } from "../display/resolution.ts";
import type { DisplaySpec } from "../display/screen.ts";
import {
  distanceForAngle,
  pixelLimitDistance,
  pixelsPerDegree,
  showsPixels,
  viewingAngle,
} from "./display-at-distance.ts";

const QHD = { length: 27, unit: "in", ...shapeFrom({ width: 2560, height: 1440 }) } as const satisfies DisplaySpec;
const NO_RESOLUTION = { length: 27, unit: "in", width: 16, height: 9 } as const satisfies DisplaySpec;
/** 60 cm in inches. */
const DESK = 60 / 2.54;

describe("pixels per degree at a distance", () => {
  it("27″ at 2560×1440 from 60 cm: 108.7855… · 2 · 23.6220… · tan(0.5°) = 44.8515126943, tan(0.5°) being 0.00872686779", () => {
    expect(pixelsPerDegree(QHD, DESK)).toBeCloseTo(44.8515126943664, 10);
  });

  it("is null without a resolution, and so is what depends on it", () => {
    expect(pixelsPerDegree(NO_RESOLUTION, DESK)).toBeNull();
    expect(showsPixels(NO_RESOLUTION, DESK)).toBeNull();
    expect(pixelLimitDistance(NO_RESOLUTION)).toBeNull();
  });

  it("single pixels of 27″ at 2560×1440 can be distinguished up to 80.26 cm (60 pixels per degree)", () => {
    // 60 / (108.7855… · 2 · 0.00872686779) = 31.6003…″ = 80.2648513670 cm
    expect((pixelLimitDistance(QHD) ?? 0) * 2.54).toBeCloseTo(80.2648513670349, 10);
    expect(showsPixels(QHD, 80.2 / 2.54)).toBe(true);
    expect(showsPixels(QHD, 80.3 / 2.54)).toBe(false);
  });

  it("doubles with the distance and with the pixels on the same diagonal", () => {
    const once = pixelsPerDegree(QHD, DESK) ?? 0;
    expect(pixelsPerDegree(QHD, 2 * DESK)).toBeCloseTo(2 * once, 10);
    expect(pixelsPerDegree({ ...QHD, ...shapeFrom({ width: 5120, height: 2880 }) }, DESK)).toBeCloseTo(2 * once, 10);
  });
});

describe("viewingAngle", () => {
  it("is 90° from half the width: 50″ at 4:3 are 40″ wide, arctan(20/20) is 45°", () => {
    expect(viewingAngle({ length: 50, unit: "in", width: 4, height: 3 }, 20)).toBeCloseTo(90, 12);
  });

  it("27″ at 16:9 from 60 cm fill 2·arctan(59.7726… / 120) = 52.9562884159°", () => {
    expect(viewingAngle(NO_RESOLUTION, DESK)).toBeCloseTo(52.9562884159417, 10);
  });
});

describe("distanceForAngle", () => {
  it("27″ at 16:9 fill 30° from 23.5325…/(2·tan 15°) = 43.9123″, tan 15° being 2 − √3, and 40° from 32.3276″", () => {
    expect(distanceForAngle(NO_RESOLUTION, 30)).toBeCloseTo(43.91231652696985, 11);
    // tan 20° = 0.36397023427
    expect(distanceForAngle(NO_RESOLUTION, 40)).toBeCloseTo(32.3275604525829, 11);
  });

  it("is the inverse of the viewing angle", () => {
    const angles = fc.double({ min: 0.1, max: 179, noNaN: true });
    fc.assert(
      fc.property(extremeDisplay, angles, (display, degrees) => {
        expect(viewingAngle(display, distanceForAngle(display, degrees)) / degrees).toBeCloseTo(1, 10);
      }),
    );
  });
});
