import type { Comparison } from "#comparison/state.ts";
import { givenRatio } from "#domain/display/resolution.ts";
import type { DisplaySpec, ScreenDescription } from "#domain/display/screen.ts";
import { convertLength, otherUnit, type Unit } from "#domain/display/unit.ts";
import { fitInto } from "#domain/space/fit.ts";
import type { Space } from "#domain/space/opening.ts";
import type { Meaning } from "#domain/written/meaning.ts";
import { diagonalText, lengthText, listText, ratioText, resolutionText, UNIT_SPACE, withDecimals } from "./numbers.ts";
import { spaceText, spareText } from "./space.ts";

/** What a comparison that was written as a whole is called in a list, and what it brings. */
interface ComparisonText {
  readonly title: string;
  readonly detail: string;
}

/** `Compare 27″ and 34″`, `65″ fits 150 cm`, `75″ is 18.0 cm too wide` */
export function writtenComparisonText({ screens, space, frame }: Comparison, unit: Unit): ComparisonText {
  const displays = screens.map(({ screen }) => screen);
  const [first] = displays;
  if (space === null || first === undefined || displays.length > 1) {
    return { title: `Compare ${listText(displays.map(nameText))}`, detail: replacingText(displays, space) };
  }
  const { spare, fits } = fitInto(space, frame, first);
  const [name, opening, sides] = [nameText(first), spaceText(space, space.unit), spareText(frame, unit)];
  if (fits) {
    const least = spareText(spare.width / 2, unit);
    return { title: `${name} fits ${opening}`, detail: `${least} to spare at each side, with ${sides} of frame` };
  }
  const detail = `for ${opening}, with ${sides} of frame at each side`;
  if (spare.width < 0) return { title: `${name} is ${spareText(-spare.width, unit)} too wide`, detail };
  return { title: `${name} is ${spareText(-(spare.height ?? 0), unit)} too high`, detail };
}

function nameText(screen: ScreenDescription): string {
  return screen.name ?? diagonalText(screen);
}

/** `16:9 and 3440×1440 in 150 × 85 cm, in place of what is drawn` */
function replacingText(displays: readonly ScreenDescription[], space: Space | null): string {
  const isNamed = displays.some(({ name }) => name !== undefined);
  const ratios = isNamed ? null : listText(displays.map((screen) => ratioText(screen)));
  const place = space === null ? null : placeText(space);
  if (ratios === null) return place === null ? "in place of what is drawn" : `${place}, in place of what is drawn`;
  return place === null ? `${ratios}, in place of what is drawn` : `${ratios} ${place}, in place of what is drawn`;
}

/** `on 150 cm`, `in 150 × 85 cm` */
function placeText(space: Space): string {
  const text = spaceText(space, space.unit);
  return space.height === null ? `on ${text}` : `in ${text}`;
}

/**
 * One sentence where a text was not taken literally, or means more than a screen; null for any other.
 *
 * @param televisions for a distance, in the order of their size
 */
export function readingText(meaning: Meaning, televisions: readonly DisplaySpec[]): string | null {
  switch (meaning.means) {
    case "sides": {
      const { sides, length } = meaning;
      const across = Math.hypot(sides.width, sides.height ?? 0);
      const diagonal = lengthText(Number(convertLength(across, sides.unit, otherUnit("in")).toFixed(1)), "cm");
      return `${spaceText(sides, sides.unit)} is ${diagonal} from corner to corner, ${lengthText(Number(length.number), "in")}.`;
    }
    case "several":
      return meaning.chosen === null ? null : `No size is named: ${lengthText(meaning.chosen, "in")} of each.`;
    case "distance":
    case "distance in space":
      return distanceReading(distanceText(meaning.centimetres), televisions);
    case "length":
    case "screen":
    case "set": {
      const [screen] = meaning.screens;
      const { renamed } = meaning;
      if (renamed === null || screen === undefined) return null;
      return `At ${lengthText(screen.length, screen.unit)}, ${renamed} is sold as ${resolutionText(givenRatio(screen))}.`;
    }
    default:
      return null;
  }
}

function distanceReading(distance: string, televisions: readonly DisplaySpec[]): string {
  const range = filmRangeText(televisions);
  if (range === null) return `From ${distance}, no television fills 30° to 40°.`;
  return `From ${distance}, ${range}, the range for films.`;
}

/** `75″ to 98″ fill 30° to 40°` of televisions in the order of their size; null without any. */
export function filmRangeText(televisions: readonly DisplaySpec[]): string | null {
  const [first, last] = [televisions[0], televisions.at(-1)];
  if (first === undefined || last === undefined) return null;
  if (first === last) return `${diagonalText(first)} fills 30° to 40°`;
  return `${diagonalText(first)} to ${diagonalText(last)} fill 30° to 40°`;
}

/** `3 m`, `3.66 m` */
export function distanceText(centimetres: number): string {
  return `${withDecimals(centimetres / 100, 0, 2)}${UNIT_SPACE}m`;
}
