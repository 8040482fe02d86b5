import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseScreens } from "#comparison/address.ts";
import type { Screen } from "#domain/display/screen.ts";
import { composeScene } from "#tests/setup/scene.ts";

const DESKTOP = { width: 832, height: 660 };
/** 27″ on the desk, 65″ across the room. */
const DESK_AND_ROOM = parseScreens("27-16x9~65-16x9-at250cm").screens;

const from = (distance: number) => ({ sizing: { by: "angle", distance } }) as const;

const box = (screens: readonly Screen[], number: number, seat: number | null) => {
  const outline = composeScene(screens, DESKTOP, seat === null ? {} : from(seat)).outlines.find(
    (each) => each.number === number,
  );
  if (outline === undefined) throw new Error("not drawn");
  return outline;
};

describe("from the seat (D32)", () => {
  it("draws 27″ at 60 cm 1.73 times as wide as 65″ at 250 cm", () => {
    // (59.77 / 60) / (143.89 / 250), and 65/27 the other way to scale.
    const [desk, room] = [box(DESK_AND_ROOM, 1, 60), box(DESK_AND_ROOM, 2, 60)];
    expect(desk.width / room.width).toBeCloseTo(((27 / 65) * 250) / 60, 9);
    expect(desk.width).toBeCloseTo(DESKTOP.width - 92, 9);
    expect(box(DESK_AND_ROOM, 2, null).width / box(DESK_AND_ROOM, 1, null).width).toBeCloseTo(65 / 27, 9);
  });

  it("keeps every shape, and at one distance the proportions of the drawing to scale", () => {
    const screens = parseScreens("2x27-16x9-gap2~34-43x18").screens;
    expect(composeScene(screens, DESKTOP, from(70)).outlines).toEqual(composeScene(screens, DESKTOP).outlines);
    const { width, height } = box(DESK_AND_ROOM, 2, 60);
    expect(width / height).toBeCloseTo(16 / 9, 9);
  });

  it("measures in degrees: 53° and 32° across, 31° and 18° high", () => {
    // 2·atan(33.62/120) = 31.3° and 2·atan(80.94/500) = 18.4°.
    const { dimensions } = composeScene(DESK_AND_ROOM, DESKTOP, from(60));
    expect(dimensions.map(({ figure }) => figure.content)).toEqual(["53°", "32°", "31°", "18°"]);
  });

  it("has an angle in the scale bar's place, says that it is not to scale, and has no graph paper", () => {
    const { grid, squareSize, scaleBar } = composeScene(DESK_AND_ROOM, DESKTOP, from(60));
    expect([grid, squareSize]).toEqual([null, null]);
    expect(scaleBar?.text.content.replaceAll("\u202f", " ")).toBe("20° · not to scale: as seen from 60 cm and 2.5 m");
    // In 740 px are 59.77 cm; 2·60·tan(10°) are 21.16 cm.
    expect(scaleBar?.length).toBeCloseTo((740 * 21.1592) / 59.7727, 1);
    const alone = composeScene(parseScreens("27-16x9").screens, DESKTOP, from(60));
    expect(alone.scaleBar?.text.content.replaceAll("\u202f", " ")).toBe("20° · not to scale: as seen from 60 cm");
  });

  it("has a bar as long as an outline that fills its angle, and never one longer than the outlines", () => {
    const width = fc.double({ min: 5, max: 200, noNaN: true });
    fc.assert(
      fc.property(width, fc.integer({ min: 20, max: 800 }), (across, seat) => {
        // Of 4:3 the diagonal is 5/4 of the width.
        const screen = { length: (across * 5) / 4, unit: "cm", width: 4, height: 3, colour: "blue" } as const;
        const { scaleBar, pixelsPerInch, outlines } = composeScene([screen], DESKTOP, from(seat));
        if (scaleBar === null) return;
        const degrees = Number.parseFloat(scaleBar.text.content);
        const filling = 2 * seat * Math.tan((degrees * Math.PI) / 360);
        expect(scaleBar.length).toBeCloseTo((filling / 2.54) * pixelsPerInch, 6);
        expect(scaleBar.length).toBeLessThanOrEqual(outlines[0]?.width ?? 0);
      }),
    );
  });

  it("says that it is not to scale on the smallest phone too", () => {
    const { scaleBar } = composeScene(DESK_AND_ROOM, { width: 320, height: 280 }, from(60));
    expect(scaleBar?.text.content).toMatch(/° · not to scale/);
  });

  it("draws no objects, which have no distance", () => {
    expect(composeScene(DESK_AND_ROOM, DESKTOP, { ...from(60), objects: ["card"] }).objects).toEqual([]);
  });
});
