import { COLOUR_NAMES } from "../src/domain/display/colour.ts";
import { MAX_SCREENS, type Screen } from "../src/domain/display/screen.ts";
import { composeScene } from "../src/drawing/scene.ts";
import { median, timesInTurns } from "./rate.ts";
import type { Row } from "./row.ts";

export const name = "scene";

const AREA = { width: 800, height: 760 };

/** "from 1 to 10 screens … Nothing grows faster than linearly": how long it takes to compute the drawing anew. */
export async function run(): Promise<Row[]> {
  const counts = [1, 2, 5, MAX_SCREENS];
  const times = timesInTurns(
    counts.map((count) => {
      const drawn = screens(count);
      return () => composeScene(drawn, AREA);
    }),
  );
  const [one = []] = times;
  return times.map((rounds, index) => {
    const count = counts[index] ?? 1;
    return {
      figure: `scene of ${count} screens`,
      value: median(rounds),
      unit: "µs",
      comparedWith: "scene of 1 screen",
      ratio: median(rounds.map((time, round) => time / (one[round] ?? 0))),
      ...(count > 1 && { goal: { of: "ratio", atMost: count } as const }),
    };
  });
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
