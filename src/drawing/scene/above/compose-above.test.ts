import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseScreens } from "#comparison/address.ts";
import { listScreens } from "#comparison/listed-screen.ts";
import { having, screensOf, usualDisplay } from "#tests/arbitrary/screens.ts";
import { fromAbove } from "#words/en/from-above.ts";
import { isWithin, overlap } from "../box.ts";
import { type AboveScene, composeAbove } from "./compose-above.ts";

const WIDE = { width: 784, height: 392 };
const options = { texts: fromAbove.texts, unit: "cm" } as const;

function above(link: string, distance: number | null, area = WIDE): AboveScene {
  const scene = composeAbove(listScreens(parseScreens(link).screens), area, { ...options, distance });
  if (scene === null) throw new Error("Nothing is drawn.");
  return scene;
}

describe("screens from above (D61)", () => {
  it("are to scale: 49″ 32:9 of 1000R from 70 cm is 112.77 cm wide and 17.41 cm deep", () => {
    const { panels, eye, scene } = above("49in-5120x1440-r1000", 70);
    const [panel] = panels as [(typeof panels)[number]];
    const [left, right] = panel.edges;
    const perCentimetre = scene.pixelsPerInch / 2.54;
    expect((right.x - left.x) / perCentimetre).toBeCloseTo(112.77, 2);
    expect((eye.y - left.y) / perCentimetre).toBeCloseTo(70 - 17.41, 2);
    expect((eye.y - panel.middle.y) / perCentimetre).toBeCloseTo(70, 9);
    expect(panel.arcs[0]?.radius).toBeCloseTo(100 * perCentimetre, 9);
    expect(panel.angle).toBeCloseTo(94, 0);
  });

  it("have their figures: angles, straight widths, depths and the distance", () => {
    const link = "34in-3440x1440~49in-5120x1440-r1000~49in-5120x1440-r1800";
    const { panels, scene } = above(link, 70);
    const plain = (text: string) => text.replaceAll("\u202f", " ");
    // The narrowest lies on top, and its angle inside.
    expect(panels.map(({ figure }) => figure)).toEqual(["94°", "89°", "59°"]);
    expect(panels.map(({ arcRadius }) => arcRadius)).toEqual(
      panels.map(({ arcRadius }) => arcRadius).toSorted((one, other) => other - one),
    );
    expect(scene.dimensions.map(({ figure }) => plain(figure.content))).toEqual([
      "117.6 cm",
      "112.8 cm",
      "79.7 cm",
      "70 cm",
    ]);
    expect(scene.steps.map(({ text }) => plain(text.content))).toEqual(["17.4 cm deep", "9.9 cm deep"]);
    expect(scene.labels.map(({ text }) => text.content).toSorted()).toEqual([
      "34″ 3440×1440",
      "49″ 32:9 · 1000R",
      "49″ 32:9 · 1800R",
    ]);
  });

  it("have one depth and no straight width in a narrow area", () => {
    const { scene } = above("49in-5120x1440-r1000~49in-5120x1440-r1800", 70, { width: 356, height: 272 });
    expect(scene.steps).toHaveLength(1);
    expect(scene.dimensions.map(({ axis }) => axis)).toEqual(["y"]);
  });

  it("have figures for the highlighted one alone from four screens on", () => {
    const screens = listScreens(parseScreens("34-3440x1440~49-5120x1440-r1000~27-16x9~32-16x9-r1000").screens);
    const figures = (highlighted: number | null) =>
      composeAbove(screens, WIDE, { ...options, distance: 70, highlighted })?.panels.flatMap(
        ({ figure }) => figure ?? [],
      );
    expect(figures(null)).toEqual([]);
    expect(figures(2)).toEqual(["94°"]);
  });

  it("are seen from their own distances, and each distance has its dimension", () => {
    const { panels, eye, scene } = above("27in-16x9-at50cm~49in-5120x1440-r1800", 80);
    const away = panels.map(({ middle }) => ((eye.y - middle.y) / scene.pixelsPerInch) * 2.54);
    expect(away.map(Math.round).toSorted()).toEqual([50, 80]);
    const measured = scene.dimensions.filter(({ axis }) => axis === "y").map(({ figure }) => figure.content);
    expect(measured.map((text) => text.replace("\u202f", " "))).toEqual(["80 cm", "50 cm"]);
  });

  it.each([WIDE, { width: 356, height: 272 }])(
    "have the angle of one across the room behind one on the desk, while no distance is typed (D58)",
    (area) => {
      const { panels, eye } = above("49in-5120x1440-r1800~27in-16x9", null, area);
      const [room, desk] = [panels.find(({ number }) => number === 1), panels.find(({ number }) => number === 2)];
      if (room === undefined || desk === undefined) throw new Error("not drawn");
      expect([room.figure, desk.figure]).toEqual(["28°", "53°"]);
      const behind = eye.y - desk.middle.y;
      expect(room.arcRadius).toBeGreaterThan(behind + 8);
      expect(desk.arcRadius).toBeLessThan(behind - 8);
    },
  );

  it("stand side by side in a set, and upright look flat", () => {
    const [set] = above("2x27in-16x9-r1500-gap2", 60).panels;
    expect(set?.arcs).toHaveLength(2);
    expect((set?.arcs[1]?.from.x ?? 0) - (set?.arcs[0]?.to.x ?? 0)).toBeGreaterThan(0);
    const [upright] = above("49in-1440x5120-r1000", 60).panels;
    expect(upright?.arcs.map(({ radius }) => radius)).toEqual([null]);
    expect(upright?.edges[0].y).toBe(upright?.middle.y);
  });

  it("lie in the area, and no label covers another", () => {
    const screens = having(screensOf(usualDisplay, { most: 6 }), "radius", "count", "gap");
    const distances = fc.option(fc.double({ min: 20, max: 400, noNaN: true }));
    const areas = fc.constantFrom(WIDE, { width: 356, height: 272 });
    fc.assert(
      fc.property(screens, distances, areas, (some, distance, area) => {
        const scene = composeAbove(listScreens(some), area, { ...options, distance });
        if (scene === null) return;
        const box = { x: 0, y: 0, ...area };
        for (const { edges, middle } of scene.panels)
          for (const { x, y } of [...edges, middle]) expect(isWithin({ x, y, width: 0, height: 0 }, box)).toBe(true);
        const { labels } = scene.scene;
        const figures = scene.panels.flatMap(({ figure, arcRadius }) =>
          figure === null ? [] : [{ x: scene.eye.x - 8, y: scene.eye.y - arcRadius - 6, width: 16, height: 12 }],
        );
        for (const [index, figure] of figures.entries())
          expect([...figures.slice(index + 1), ...labels].some((other) => overlap(figure, other))).toBe(false);
        for (const [index, label] of labels.entries()) {
          expect(isWithin(label, area)).toBe(true);
          expect(labels.slice(index + 1).some((other) => overlap(label, other))).toBe(false);
        }
      }),
      { numRuns: 60 },
    );
  });
});
