import { COLOUR_NAMES } from "#domain/display/colour.ts";
import type { Screen } from "#domain/display/screen.ts";
import { composeLabels } from "#drawing/scene/labels/compose-labels.ts";
import { composeScene } from "#tests/setup/scene.ts";
import { median } from "./quantile.ts";
import type { Row } from "./table.ts";

const ROUNDS = 500;
const AREAS = [
  { area: { width: 800, height: 560 }, where: "a desktop", goal: { atMost: 1 } },
  // Some labels find no place there, after all tries.
  { area: { width: 390, height: 300 }, where: "a phone" },
];

/** Placing the labels of ten screens, as it happens whenever something of the drawing changes. */
export async function measureLabels(): Promise<Row[]> {
  return AREAS.map(({ area, where, ...goal }) => {
    const scene = composeScene(tenScreens(), area);
    const { outlines, names } = scene;
    const options = { names, bare: [], fits: new Map(), isRow: false };
    const bare = { ...scene, taken: [] };
    const times = Array.from({ length: ROUNDS }, () => {
      const started = performance.now();
      composeLabels(outlines, options, bare);
      return performance.now() - started;
    });
    return { figure: `labels of ten screens on ${where}`, value: median(times), unit: "ms", ...goal };
  });
}

function tenScreens(): Screen[] {
  return COLOUR_NAMES.slice(0, 10).map((colour, index): Screen => {
    const [width, height] = index % 3 === 0 ? [21, 9] : [16, 9];
    return { length: 20 + 5 * index, unit: "in", width, height, colour };
  });
}
