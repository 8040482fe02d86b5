import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { extremeDisplay, screensOf, usualDisplay } from "../../../tests/arbitrary/screens.ts";
import { composeScene } from "../../../tests/setup/scene.ts";
import { parseScreens } from "../../comparison/address.ts";
import { ARRANGEMENTS, type Arrangement } from "../../comparison/arrangement.ts";
import { KNOWN_OBJECTS, type KnownObject } from "../../domain/display/known-object.ts";

/** 101.6 × 76.2 cm in 400 × 300 px: a centimetre is 3.937 px. */
const TELEVISION = parseScreens("50in-4x3").screens;
const AREA = { width: 400 + 92, height: 300 + 92 };
const CENTIMETRE = 10 / 2.54;

function objects(names: readonly KnownObject[], arrangement: Arrangement = "centre") {
  return composeScene(TELEVISION, AREA, { objects: names, arrangement }).objects;
}

describe("objects for scale (D31)", () => {
  it("have their true size at the scale of the screens", () => {
    for (const [name, width, height] of [
      ["card", 8.56, 5.398],
      ["a4", 21, 29.7],
      ["letter", 21.59, 27.94],
      ["sofa", 200, 85],
    ] as const) {
      const [mark] = objects([name]);
      expect(mark?.width).toBeCloseTo(width * CENTIMETRE, 9);
      expect(mark?.height).toBeCloseTo(height * CENTIMETRE, 9);
    }
    expect(objects(["person"])[0]?.height).toBeCloseTo(170 * CENTIMETRE, 9);
  });

  it("stand side by side on the lower edge of the screens, the smallest at the left", () => {
    const [card, sheet] = objects(["card", "a4"]);
    if (card === undefined || sheet === undefined) throw new Error("not drawn");
    expect(card.y + card.height).toBeCloseTo(346, 9);
    expect(sheet.y + sheet.height).toBeCloseTo(346, 9);
    expect(sheet.x - card.x - card.width).toBeCloseTo(12, 9);
    expect((card.x + sheet.x + sheet.width) / 2).toBeCloseTo(246, 9);
  });

  it("show their top where they are higher than the area, but stand on the ground with the screens", () => {
    // 170 cm are 669 px, more than the area has.
    expect(objects(["person"])[0]?.y).toBe(12);
    const [standing] = objects(["person"], "bottom");
    expect((standing?.y ?? 0) + (standing?.height ?? 0)).toBeCloseTo(346, 9);
  });

  it("change no mark but labels and the dimensions that avoid them, in any combination", () => {
    const screens = screensOf(fc.oneof(usualDisplay, extremeDisplay));
    const chosen = fc.subarray([...KNOWN_OBJECTS]);
    fc.assert(
      fc.property(screens, chosen, fc.constantFrom(...ARRANGEMENTS), (some, names, arrangement) => {
        const area = { width: 390, height: 430 };
        const {
          objects: drawn,
          labels,
          dimensions,
          ...others
        } = composeScene(some, area, {
          objects: names,
          arrangement,
        });
        expect(drawn.map(({ object }) => object)).toEqual(names);
        expect(composeScene(some, area, { arrangement })).toMatchObject(others);
      }),
      { numRuns: 100 },
    );
  });
});
