import { describe, expect, it } from "vitest";
import { sizeIn } from "../display/screen.ts";
import { angleOf, asSeen, distancesTo, distanceTo, lengthFilling } from "./seat.ts";

describe("from the seat (D32)", () => {
  it("a length as long as twice its distance fills 90°", () => {
    expect(angleOf(120, 60)).toBeCloseTo(90, 12);
    expect(lengthFilling(90, 60)).toBeCloseTo(120, 12);
  });

  it("27″ at 60 cm fills 53°, and 65″ at 250 cm fills 32°", () => {
    // 59.77 and 143.897 cm wide: 2·atan(59.77/120) and 2·atan(143.897/500).
    const width = (length: number) => sizeIn({ length, unit: "in", width: 16, height: 9 }, "cm").width;
    expect(angleOf(width(27), 60)).toBeCloseTo(52.956, 3);
    expect(angleOf(width(65), 250)).toBeCloseTo(32.111, 3);
  });

  it("a size is seen from where people use it, unless a distance is typed (D58)", () => {
    const seen = (length: number, own?: number) => ({
      ...({ length, unit: "in", width: 16, height: 9 } as const),
      ...(own === undefined ? {} : { distance: own }),
    });
    expect([27, 45, 45.1, 65].map((length) => distanceTo(seen(length), null))).toEqual([60, 60, 250, 250]);
    expect([distanceTo(seen(65), 300), distanceTo(seen(65, 400), 300)]).toEqual([300, 400]);
    expect(distancesTo([seen(65), seen(27), seen(75)], null)).toEqual([60, 250]);
  });

  it("a display at twice the distance looks half as large, with its gaps", () => {
    const set = { length: 40, unit: "in", width: 16, height: 9, count: 2, gap: 4 } as const;
    expect(asSeen({ ...set, distance: 120 }, null, 60)).toEqual({ ...set, distance: 120, length: 20, gap: 2 });
    expect(asSeen(set, 60, 60)).toEqual(set);
  });

  it("fills the same angle at the common distance as at its own", () => {
    const display = { length: 65, unit: "in", width: 16, height: 9, distance: 250 } as const;
    const seen = asSeen(display, 60, 60);
    expect(angleOf(sizeIn(seen, "cm").width, 60)).toBeCloseTo(angleOf(sizeIn(display, "cm").width, 250), 12);
  });
});
