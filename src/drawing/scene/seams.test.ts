import { describe, expect, it } from "vitest";
import { parseScreens } from "#comparison/address.ts";
import { composeScene } from "#tests/setup/scene.ts";
import { highlightScene } from "./highlighted-scene.ts";

/** Two of 40 × 30 inches with a gap of one inch. Behind the margin of 46 px an inch is ten pixels. */
const SET = parseScreens("2x50in-4x3-gap2.54").screens;
const AREA = { width: 810 + 92, height: 300 + 92 };

describe("the seams of a set (D29)", () => {
  it("lie where two displays meet, as wide as the gap and as high as the outline", () => {
    const { outlines, seams } = composeScene(SET, AREA);
    expect(outlines).toHaveLength(1);
    expect(outlines[0]?.width).toBeCloseTo(810, 9);
    expect(seams).toEqual([
      {
        id: 1,
        number: 1,
        colour: "#2f6bff",
        opacity: 1,
        x: expect.closeTo(46 + 400, 9),
        y: expect.closeTo(46, 9),
        width: expect.closeTo(10, 9),
        height: expect.closeTo(300, 9),
      },
    ]);
  });

  it("have no width where the displays touch", () => {
    const { seams } = composeScene(parseScreens("4x50in-4x3").screens, { width: 1600 + 92, height: 300 + 92 });
    expect(seams.map(({ width }) => width)).toEqual([0, 0, 0]);
    expect(seams.map(({ x }) => Math.round(x - 46))).toEqual([400, 800, 1200]);
  });

  it("are upright also between rotated displays", () => {
    const { outlines, seams } = composeScene(parseScreens("2x50in-3x4").screens, { width: 692, height: 892 });
    expect(outlines[0]).toMatchObject({ width: expect.closeTo(600, 9), height: expect.closeTo(400, 9) });
    expect(seams[0]).toMatchObject({ x: expect.closeTo(346, 9), height: expect.closeTo(400, 9) });
  });

  it("are dimmed with their outline, and belong to sets only", () => {
    const screens = [...SET, ...parseScreens("27-16x9-red").screens];
    const scene = highlightScene(composeScene(screens, AREA), { id: 2, by: "pointer" });
    expect(scene.seams.map(({ number }) => number)).toEqual([1]);
    expect(scene.seams[0]?.opacity).toBe(scene.outlines.find(({ number }) => number === 1)?.opacity);
    expect(scene.seams[0]?.opacity).toBeLessThan(1);
  });
});
