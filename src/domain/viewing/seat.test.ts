import { describe, expect, it } from "vitest";
import { sizeIn } from "../display/screen.ts";
import { distanceForAngle, viewingAngle } from "./display-at-distance.ts";
import { angleOf, anglesOf, asSeen, distancesTo, distanceTo, flatAngle, lengthFilling } from "./seat.ts";

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

describe("a curved screen from the seat (D61)", () => {
  /** 119.812 cm along the curve; 112.773 cm straight and 17.413 cm deep, 117.607 and 9.877 cm. */
  const superwide = { length: 49, unit: "in", width: 5120, height: 1440 } as const;

  it.each([
    // 2 · atan2(56.386, 75 − 17.413) and 2 · atan2(58.803, 75 − 9.877)
    [75, 1000, 88.8],
    [75, 1800, 84.2],
    [70, 1000, 94.0],
    [70, 1800, 88.7],
  ])("from %d cm with %iR fills %f° between its edges", (distance, radius, degrees) => {
    expect(anglesOf({ ...superwide, radius }, distance).width).toBeCloseTo(degrees, 1);
  });

  it("fills what it does flat in the other direction", () => {
    const flat = anglesOf(superwide, 75);
    expect(flat.width).toBeCloseTo(77.2, 1);
    expect(anglesOf({ ...superwide, radius: 1000 }, 75).height).toBe(flat.height);
    expect(flatAngle({ ...superwide, radius: 1000 }, 75)).toBe(flat.width);
    const upright = { ...superwide, width: 1440, height: 5120, radius: 1000 };
    expect(anglesOf(upright, 75).height).toBeCloseTo(88.8, 1);
    expect(flatAngle(upright, 75)).toBeNull();
    expect(flatAngle(superwide, 75)).toBeNull();
  });

  it("fills more than 180° from between its edges", () => {
    // 2 · atan2(56.386, 15 − 17.413)
    expect(anglesOf({ ...superwide, radius: 1000 }, 15).width).toBeCloseTo(184.9, 1);
  });

  it("fills nearly the same as a flat one with a huge radius", () => {
    expect(anglesOf({ ...superwide, radius: 1e12 }, 75).width).toBeCloseTo(anglesOf(superwide, 75).width, 6);
  });

  it("fills 60° from its depth further away than its straight width does", () => {
    // 112.773 ÷ (2 · tan 30°) + 17.413 = 115.08 cm
    const inches = distanceForAngle({ ...superwide, radius: 1000 }, 60);
    expect(inches * 2.54).toBeCloseTo(115.08, 1);
    expect(viewingAngle({ ...superwide, radius: 1000 }, inches)).toBeCloseTo(60, 9);
  });
});
