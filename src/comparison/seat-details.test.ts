import { describe, expect, it } from "vitest";
import type { Screen } from "#domain/display/screen.ts";
import { parseScreens } from "./address.ts";
import { curveFromSeat, seatDetails } from "./seat-details.ts";

function screen(written: string): Screen {
  const [first] = parseScreens(written).screens;
  if (first === undefined) throw new Error("There is no screen.");
  return first;
}

describe("what a screen looks like from a seat", () => {
  it("D42: has the angle that the screen fills, and whether single pixels are visible", () => {
    // 2·atan(59.773 ÷ 120) = 52.95°; 108.786 ppi × 2 × 23.622″ × tan(0.5°) = 44.85 pixels per degree
    expect(seatDetails(screen("27in-2560x1440"), 60).seen).toEqual({
      distance: 60,
      angle: expect.closeTo(52.95, 1),
      pixels: { perDegree: expect.closeTo(44.85, 2), areTold: true },
    });
    expect(seatDetails(screen("27in-2560x1440"), 100).seen?.pixels?.areTold).toBe(false);
  });

  it("D32: is from its own distance where it has one, and nothing while none is typed", () => {
    expect(seatDetails(screen("65in-16x9-at250cm"), 60).seen).toMatchObject({ distance: 250, pixels: null });
    expect(seatDetails(screen("27in-16x9"), null)).toMatchObject({ blend: null, seen: null });
  });
});

it("D61: a curved screen would fill less if it were flat, and a seat is within its radius or beyond", () => {
  const curved = screen("49in-5120x1440-r1000");
  // 2·atan(119.79 ÷ 140) = 81.1°
  expect(curveFromSeat(curved, 70)).toEqual({ flatAngle: expect.closeTo(81.1, 1), radius: 100, isWithin: true });
  expect(curveFromSeat(curved, 120)?.isWithin).toBe(false);
  expect(curveFromSeat(screen("49in-1440x5120-r1000"), 70)?.flatAngle).toBeNull();
  expect(curveFromSeat(screen("49in-5120x1440"), 70)).toBeNull();
});
