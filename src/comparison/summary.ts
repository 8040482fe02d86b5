import { displayText, lengthText, nameText, ratioText } from "../domain/display/display-text.ts";
import { type Screen, sizeInInches } from "../domain/display/screen.ts";
import { areaOf } from "../domain/geometry/size.ts";

/** `27″ 16:9 and 29″ 21:9 compared`, the title of a comparison. */
export function comparisonTitle(screens: readonly Screen[]): string {
  const names = screens.map((screen) => (screen.name === undefined ? displayText(screen) : nameText(screen.name)));
  if (names.length === 0) return "No screens to compare";
  if (names.length === 1) return `${names[0]} drawn to scale`;
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)} compared`;
}

/**
 * The title and what it comes to: `27″ 16:9 and 29″ 21:9 compared: the 27″ has 2.3 % more area.` Areas are computed
 * unrounded, their relation is rounded once.
 */
export function comparisonSummary(screens: readonly Screen[]): string {
  const title = comparisonTitle(screens);
  const [largest, smallest] = extremes(screens);
  if (largest === undefined || smallest === undefined || screens.length < 2) return `${title}.`;
  const factor = areaOf(sizeInInches(largest)) / areaOf(sizeInInches(smallest));
  if (percentMore(factor) === "0.0") return `${title}: they have the same area.`;
  if (screens.length === 2) return `${title}: the ${shortName(largest, smallest)} has ${howMuch(factor)}.`;
  const than = `the smallest, ${displayText(smallest)}`;
  return `${title}: the largest, ${displayText(largest)}, has ${howMuch(factor, than)}.`;
}

function extremes(screens: readonly Screen[]): readonly Screen[] {
  const sorted = screens.toSorted((one, other) => areaOf(sizeInInches(other)) - areaOf(sizeInInches(one)));
  return [...sorted.slice(0, 1), ...sorted.slice(-1)];
}

/** From here on a percentage says less than "so many times". */
const MANY_TIMES = 10;
const BEYOND_READING = 1e6;

/** @param than what is smaller, where that is not clear */
function howMuch(factor: number, than?: string): string {
  if (factor < MANY_TIMES) return `${percentMore(factor)} % more area${than === undefined ? "" : ` than ${than}`}`;
  const times = factor < BEYOND_READING ? factor.toFixed(factor < 100 ? 1 : 0) : "over a million";
  return `${times} times the area${than === undefined ? "" : ` of ${than}`}`;
}

function percentMore(factor: number): string {
  return ((factor - 1) * 100).toFixed(1);
}

/** What tells one screen from another in the fewest words. */
function shortName(screen: Screen, other: Screen): string {
  if (screen.name !== undefined) return screen.name;
  const length = lengthText(screen.length, screen.unit);
  if (length !== lengthText(other.length, other.unit)) return length;
  return ratioText(screen) === ratioText(other) ? displayText(screen) : ratioText(screen);
}
