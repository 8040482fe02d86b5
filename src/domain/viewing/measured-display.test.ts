import { describe, expect, it } from "vitest";
import { type Calibration, cssPixelsPerInch } from "./calibration.ts";
import { CARD, calibrateByCard, calibrateByDiagonal, diagonalLimits } from "./measured-display.ts";

const FULL_HD = { width: 1920, height: 1080 };

describe("calibration by a bank card (D30)", () => {
  it("divides the drawn width by the card's 85.60 or 53.98 mm", () => {
    expect(calibrateByCard(342.4, "long", 1).pixelsPerMillimetre).toBeCloseTo(4, 12);
    expect(calibrateByCard(323.88, "short", 0.5).pixelsPerMillimetre).toBeCloseTo(6, 12);
  });

  it("is right to half a step and to the card's own tolerance", () => {
    // On a display of 4 px/mm one pixel is 0.25 mm, more than a step of 0.1 mm.
    expect(calibrateByCard(4 * 85.6, "long", 1).accuracy).toBeCloseTo((0.125 + 0.13) / 85.6, 12);
    // Of three pixels to the CSS pixel each is smaller than a step.
    expect(calibrateByCard(6 * 53.98, "short", 1 / 3).accuracy).toBeCloseTo((0.05 + 0.06) / 53.98, 12);
  });

  it("stays within what displays can have", () => {
    expect(calibrateByCard(0, "long", 1).pixelsPerMillimetre).toBe(0.4);
    expect(calibrateByCard(1e9, "long", 1).pixelsPerMillimetre).toBe(40);
  });
});

describe("calibration by the diagonal (D30)", () => {
  it("divides the display's pixels by its size, in both units", () => {
    const expected = Math.hypot(1920, 1080) / (24 * 25.4);
    expect(calibrateByDiagonal("24", "in", FULL_HD)?.pixelsPerMillimetre).toBeCloseTo(expected, 12);
    expect(calibrateByDiagonal("60.96", "cm", FULL_HD)?.pixelsPerMillimetre).toBeCloseTo(expected, 12);
  });

  it("gives a scene the pixels of an inch", () => {
    const calibration = calibrateByDiagonal("24", "in", FULL_HD) as Calibration;
    expect(cssPixelsPerInch(calibration)).toBeCloseTo(Math.hypot(1920, 1080) / 24, 12);
  });

  it.each([
    ["27", 0.5 / 27],
    ["27.0", 0.05 / 27],
    ["23.8", 0.05 / 23.8],
    ["27.00", 0.001],
  ])("%s is right to half a unit of its last digit, at best to 0.1%%", (text, accuracy) => {
    expect(calibrateByDiagonal(text, "in", FULL_HD)?.accuracy).toBeCloseTo(accuracy, 12);
  });

  it("agrees with the card within 0.5%", () => {
    // 1920 × 1080 pixels on 23.8 inches; a card covers 85.60 mm of it.
    const width = (85.6 / (23.8 * 25.4)) * Math.hypot(1920, 1080);
    const byCard = calibrateByCard(Math.round(width), "long", 1).pixelsPerMillimetre;
    const byDiagonal = calibrateByDiagonal("23.8", "in", FULL_HD)?.pixelsPerMillimetre ?? 0;
    expect(Math.abs(byCard / byDiagonal - 1)).toBeLessThan(0.005);
  });

  it.each(["", "0", ".", "1", "2.1", "217", "1e2", "-24"])("refuses '%s' for 1920 × 1080", (text) => {
    expect(calibrateByDiagonal(text, "in", FULL_HD)).toBeNull();
  });

  it("is as accurate as what was typed in another unit", () => {
    // 1.5 m are 145 to 155 cm, and 680 mm are 67.95 to 68.05 cm.
    expect(calibrateByDiagonal("150", "cm", FULL_HD, 10)?.accuracy).toBeCloseTo(5 / 150, 9);
    expect(calibrateByDiagonal("68", "cm", FULL_HD, 0.1)?.accuracy).toBeCloseTo(0.001, 9);
  });

  it("takes what lies between the limits, in both units", () => {
    const [least, most] = diagonalLimits("in", FULL_HD);
    // 2203 pixels at 40 and at 0.4 pixels to the millimetre.
    expect([least, most]).toEqual([expect.closeTo(2.168, 3), expect.closeTo(216.8, 1)]);
    expect(diagonalLimits("cm", FULL_HD)[1]).toBeCloseTo(most * 2.54, 9);
    expect(calibrateByDiagonal("2.2", "in", FULL_HD)).not.toBeNull();
    expect(calibrateByDiagonal("216", "in", FULL_HD)).not.toBeNull();
  });
});

it("has a card whose sides are those of ISO/IEC 7810 ID-1", () => {
  expect([CARD.long.length, CARD.short.length]).toEqual([85.6, 53.98]);
});
