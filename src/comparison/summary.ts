import { diagonalText, displayText, nameText, ratioText } from "../domain/display/display-text.ts";
import { measuresOf } from "../domain/display/measures.ts";
import type { Screen } from "../domain/display/screen.ts";
import type { Comparison } from "./state.ts";

/** `27″ 16:9 and 29″ 21:9 compared`, the title of a comparison. */
export function comparisonTitle({ screens }: Pick<Comparison, "screens">): string {
  const names = screens.map((screen) => (screen.name === undefined ? displayText(screen) : nameText(screen.name)));
  if (names.length === 0) return "No screens to compare";
  if (names.length === 1) return `${names[0]} drawn to scale`;
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)} compared`;
}

/**
 * The title and the result: `27″ 16:9 and 29″ 21:9 compared: the 27″ has 2.3 % more area.` Only the result is rounded,
 * not the areas.
 */
export function comparisonSummary(comparison: Pick<Comparison, "screens">): string {
  const { screens } = comparison;
  const title = comparisonTitle(comparison);
  const [largest, smallest] = extremes(screens);
  if (largest === undefined || smallest === undefined || screens.length < 2) return `${title}.`;
  const factor = areaOf(largest) / areaOf(smallest);
  if (percentMore(factor) === "0.0") return `${title}: they have the same area.`;
  if (screens.length === 2) return `${title}: the ${shortName(largest, smallest)} has ${howMuch(factor)}.`;
  const than = `the smallest, ${displayText(smallest)}`;
  return `${title}: the largest, ${displayText(largest)}, has ${howMuch(factor, than)}.`;
}

function extremes(screens: readonly Screen[]): readonly Screen[] {
  const sorted = screens.toSorted((one, other) => areaOf(other) - areaOf(one));
  return [...sorted.slice(0, 1), ...sorted.slice(-1)];
}

function areaOf(screen: Screen): number {
  return measuresOf(screen, "in").area;
}

/** From this factor on the text says "so many times" instead of a percentage. */
const MANY_TIMES = 10;
const BEYOND_READING = 1e6;

/** @param than the smaller one, if the text has to name it */
function howMuch(factor: number, than?: string): string {
  if (factor < MANY_TIMES) return `${percentMore(factor)} % more area${than === undefined ? "" : ` than ${than}`}`;
  const times = factor < BEYOND_READING ? factor.toFixed(factor < 100 ? 1 : 0) : "over a million";
  return `${times} times the area${than === undefined ? "" : ` of ${than}`}`;
}

function percentMore(factor: number): string {
  return ((factor - 1) * 100).toFixed(1);
}

/** The shortest text that distinguishes one screen from another. */
function shortName(screen: Screen, other: Screen): string {
  if (screen.name !== undefined) return screen.name;
  const diagonal = diagonalText(screen);
  if (diagonal !== diagonalText(other)) return diagonal;
  return ratioText(screen) === ratioText(other) ? displayText(screen) : ratioText(screen);
}
