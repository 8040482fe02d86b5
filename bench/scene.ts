import { COLOUR_NAMES } from "../src/domain/display/colour.ts";
import { MAX_SCREENS, type Screen } from "../src/domain/display/screen.ts";
import { composeScene } from "../src/drawing/scene.ts";
import { operationsPerSecond } from "./rate.ts";
import type { Row } from "./row.ts";

export const name = "scene";

const AREA = { width: 800, height: 760 };

/** How often the drawing can be computed anew, for each number of screens. */
export async function run(): Promise<Row[]> {
  const two = operationsPerSecond(() => composeScene(screens(2), AREA));
  const ten = operationsPerSecond(() => composeScene(screens(MAX_SCREENS), AREA));
  return [
    { figure: "scene of 2 screens", value: two, unit: "ops/s", comparedWith: "60 frames a second", ratio: two / 60 },
    { figure: "scene of 10 screens", value: ten, unit: "ops/s", comparedWith: "60 frames a second", ratio: ten / 60 },
    { figure: "scene of 10 screens", value: ten, unit: "ops/s", comparedWith: "scene of 2 screens", ratio: ten / two },
  ];
}

/** Different sizes, so that no outline and no label falls on another's. */
function screens(count: number): Screen[] {
  return COLOUR_NAMES.slice(0, count).map((colour, index) => ({
    length: 20 + 3 * index,
    unit: "in",
    width: index % 2 === 0 ? 16 : 21,
    height: 9,
    colour,
  }));
}
