import { describe, expect, it } from "vitest";
import { parseScreens } from "#comparison/address.ts";
import type { Arrangement } from "#comparison/arrangement.ts";
import type { Size } from "#domain/geometry/size.ts";
import { composeScene } from "#tests/setup/scene.ts";
import type { SceneOptions } from "./compose-scene.ts";
import type { Dimension } from "./marks.ts";

const DESKTOP = { width: 832, height: 658 };
const PHONE = { width: 390, height: 392 };
/** 23.53 by 13.24 and 31.36 by 13.13 inches. */
const MONITORS = "27-16x9-blue~34-3440x1440-green";

function dimensionsOf(address: string, area: Size, options: Partial<SceneOptions> = {}): readonly Dimension[] {
  return composeScene(parseScreens(address).screens, area, options).dimensions;
}

/** Figure, number of the screen, beginning, end and place of the line, and the figure's distance from it. */
const summary = ({ figure, number, axis, from, to, edge, distance }: Dimension) => [
  `${axis} ${figure.content}`,
  number,
  ...[from, to, edge + distance, figure.offset].map((value) => Number(value.toFixed(1))),
];

const figures = (dimensions: readonly Dimension[]) => dimensions.map(({ axis, figure }) => `${axis} ${figure.content}`);

describe("two screens over each other", () => {
  it("have the total width above, the chain of overhangs below and a height on each side", () => {
    // The wider one is 740 px wide, 23.594 px an inch; the higher one is 312.3 px high, from 172.8 to 485.2.
    expect(dimensionsOf(MONITORS, DESKTOP).map(summary)).toEqual([
      ["x 31.4″", 2, 46, 786, 132.8, 0],
      ["x +3.9″", 2, 46, 138.4, 513.2, 0],
      ["x 23.5″", 1, 138.4, 693.6, 513.2, 0],
      ["x +3.9″", 2, 693.6, 786, 513.2, 0],
      ["y 13.1″", 2, 174.1, 483.9, 23, 0],
      ["y 13.2″", 1, 172.8, 485.2, 809, 0],
    ]);
  });

  it("have the figure below the line where the line is too short for it", () => {
    const chain = dimensionsOf(MONITORS, PHONE).filter(({ figure }) => figure.content === "+3.9″");
    expect(chain.map(summary)).toEqual([
      ["x +3.9″", 2, 46, 83.2, 286.9, 15],
      ["x +3.9″", 2, 306.8, 344, 286.9, 15],
    ]);
  });

  it("have no overhangs of 12 px or less", () => {
    // 27 and 27.5 inches: 740 · 0.5/27.5/2 = 6.7 px on each side.
    expect(figures(dimensionsOf("27-16x9~27.5-16x9", DESKTOP))).toEqual(["x 24.0″", "x 23.5″", "y 13.5″", "y 13.2″"]);
  });

  it("have each length once where both are equal", () => {
    expect(figures(dimensionsOf("27-16x9~27-16x9", DESKTOP))).toEqual(["x 23.5″", "y 13.2″"]);
  });

  it("V7: keep two digits below one inch, as the answer does", () => {
    // 1.02 and 1.2 inches 16:9 are 0.8890 by 0.5001 and 1.0459 by 0.5883 inches; 0.0784 inches overhang on each side.
    expect(figures(dimensionsOf("1.02-16x9~1.2-16x9", DESKTOP))).toEqual([
      ...["x 1.0″", "x +0.078″", "x 0.89″", "x +0.078″"],
      ...["y 0.59″", "y 0.50″"],
    ]);
  });

  it.each<[Arrangement, string[]]>([
    ["bottom", ["x 27.9″", "x +2.2″", "x 23.5″", "x +2.2″", "y 15.7″", "y 13.2″"]],
    ["corner", ["x 27.9″", "x 23.5″", "x +4.4″", "y 15.7″", "y 13.2″"]],
    ["side", ["x 23.5″", "x 27.9″", "x 53.0″", "y 13.2″", "y 15.7″"]],
  ])("in the arrangement %s show the overhangs that are there", (arrangement, expected) => {
    expect(figures(dimensionsOf("27-16x9~32-16x9", DESKTOP, { arrangement }))).toEqual(expected);
  });

  it("have no lines where something else has the place", () => {
    const below = { x: 0, y: 486, width: 832, height: 172 };
    expect(figures(dimensionsOf(MONITORS, DESKTOP, { reserved: [below] }))).toEqual(["x 31.4″", "y 13.1″", "y 13.2″"]);
  });
});

it("one screen, or three, have no dimensions", () => {
  expect(dimensionsOf("27-16x9", DESKTOP)).toEqual([]);
  expect(dimensionsOf(`${MONITORS}~49-32x9`, DESKTOP)).toEqual([]);
});
