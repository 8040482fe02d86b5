import type { Comparison } from "#comparison/state.ts";
import { givenRatio, resolutionText } from "#domain/display/resolution.ts";
import { convertLength, otherUnit, type Unit } from "#domain/display/unit.ts";
import { fitInto } from "#domain/space/fit.ts";
import type { Meaning } from "#domain/written/meaning.ts";
import { diagonalText, lengthText, listText, ratioText, UNIT_SPACE, withDecimals } from "./numbers.ts";
import { spaceText, spareText } from "./space.ts";

/** What a comparison that was written as a whole is called in a list, and what it brings. */
interface ComparisonText {
  readonly title: string;
  readonly detail: string;
  /** Whether everything fits; null without a space. */
  readonly fits: boolean | null;
}

/** `Compare 27″ and 34″`, `65″ fits 150 cm`, `75″ is 18.0 cm too wide` */
export function writtenComparisonText({ screens, space, frame }: Comparison, unit: Unit): ComparisonText {
  const displays = screens.map(({ screen }) => screen);
  const names = displays.map((screen) => screen.name ?? diagonalText(screen));
  const [first] = displays;
  if (space === null || first === undefined || displays.length > 1) {
    const isNamed = displays.some(({ name }) => name !== undefined);
    const facts = [
      ...(isNamed ? [] : [listText(displays.map((screen) => ratioText(screen)))]),
      ...(space === null ? [] : [`${space.height === null ? "on" : "in"} ${spaceText(space, space.unit)}`]),
    ];
    const detail = [...(facts.length > 0 ? [facts.join(" ")] : []), "in place of what is drawn"].join(", ");
    return { title: `Compare ${listText(names)}`, detail, fits: null };
  }
  const { spare, fits } = fitInto(space, frame, first);
  const framed = `with ${spareText(frame, unit)} of frame`;
  if (fits) {
    const least = `${spareText(spare.width / 2, unit)} to spare at each side`;
    return { title: `${names[0]} fits ${spaceText(space, space.unit)}`, detail: `${least}, ${framed}`, fits };
  }
  const isWide = spare.width < 0;
  const excess = spareText(-(isWide ? spare.width : (spare.height ?? 0)), unit);
  return {
    title: `${names[0]} is ${excess} too ${isWide ? "wide" : "high"}`,
    detail: `for ${spaceText(space, space.unit)}, ${framed} at each side`,
    fits,
  };
}

/** One sentence where a text was not taken literally, or means more than a screen; null for any other. */
export function readingText(meaning: Meaning, sizes: readonly string[]): string | null {
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
      return distanceReading(distanceText(meaning.centimetres), sizes);
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

function distanceReading(distance: string, sizes: readonly string[]): string {
  const range = filmRangeText(sizes);
  if (range === null) return `From ${distance}, no television fills 30° to 40°.`;
  return `From ${distance}, ${range}, the range for films.`;
}

/** `75″ to 98″ fill 30° to 40°`; null without sizes. */
export function filmRangeText(sizes: readonly string[]): string | null {
  const [first, last] = [sizes[0], sizes.at(-1)];
  if (first === undefined || last === undefined) return null;
  return `${first === last ? `${first} fills` : `${first} to ${last} fill`} 30° to 40°`;
}

/** `3 m`, `3.66 m` */
export function distanceText(centimetres: number): string {
  return `${withDecimals(centimetres / 100, 0, 2)}${UNIT_SPACE}m`;
}
