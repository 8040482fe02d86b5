import type { Comparison } from "#comparison/state.ts";
import { givenRatio } from "#domain/display/resolution.ts";
import type { DisplaySpec, ScreenDescription } from "#domain/display/screen.ts";
import { convertLength, otherUnit, type Unit } from "#domain/display/unit.ts";
import { fitInto } from "#domain/space/fit.ts";
import type { Space } from "#domain/space/opening.ts";
import type { Meaning } from "#domain/written/meaning.ts";
import { type Numbers, resolutionText, UNIT_SPACE } from "./numbers.ts";
import type { SpaceTexts } from "./space.ts";

/** What a comparison that was written as a whole is called in a list, and what it brings. */
export interface ComparisonText {
  readonly title: string;
  readonly detail: string;
}

/** What the search needs of a language. All texts are figures with their units, or names. */
interface SearchWords {
  readonly parts: { readonly numbers: Numbers; readonly space: SpaceTexts };
  /** `Compare 27″ and 34″` */
  compare(names: string): string;
  /** `16:9 and 3440×1440 in 150 × 85 cm, in place of what is drawn`; the ratios are null where a screen has a name. */
  replacing(ratios: string | null, space: string | null, isWidthAlone: boolean): string;
  fits(name: string, space: string, least: string, frame: string): ComparisonText;
  isTooLarge(name: string, excess: string, side: "width" | "height", space: string, frame: string): ComparisonText;
  readonly reading: {
    sides(sides: string, diagonal: string, inches: string): string;
    noSize(chosen: string): string;
    renamed(size: string, name: string, resolution: string): string;
    noTelevision(distance: string): string;
    /** `From 3 m, 75″ to 98″ fill 30° to 40°, the range for films.` */
    televisions(distance: string, range: string): string;
  };
  /** `75″ fills 30° to 40°`, `75″ to 98″ fill 30° to 40°` */
  filmRange(smallest: string, largest: string | null): string;
}

export type Search = ReturnType<typeof searchIn>;

export function searchIn(words: SearchWords) {
  const { spaceText, spareText } = words.parts.space;
  const { diagonalText, lengthText, listText, ratioText, withDecimals } = words.parts.numbers;

  function nameText(screen: ScreenDescription): string {
    return screen.name ?? diagonalText(screen);
  }

  /** `Compare 27″ and 34″`, `65″ fits 150 cm`, `75″ is 18.0 cm too wide` */
  function writtenComparisonText({ screens, space, frame }: Comparison, unit: Unit): ComparisonText {
    const displays = screens.map(({ screen }) => screen);
    const [first] = displays;
    if (space === null || first === undefined || displays.length > 1) {
      return { title: words.compare(listText(displays.map(nameText))), detail: replacingText(displays, space) };
    }
    const { spare, fits } = fitInto(space, frame, first);
    const [name, opening, sides] = [nameText(first), spaceText(space, space.unit), spareText(frame, unit)];
    if (fits) return words.fits(name, opening, spareText(spare.width / 2, unit), sides);
    const [side, excess] =
      spare.width < 0 ? (["width", spare.width] as const) : (["height", spare.height ?? 0] as const);
    return words.isTooLarge(name, spareText(-excess, unit), side, opening, sides);
  }

  function replacingText(displays: readonly ScreenDescription[], space: Space | null): string {
    const isNamed = displays.some(({ name }) => name !== undefined);
    const ratios = isNamed ? null : listText(displays.map((screen) => ratioText(screen)));
    return words.replacing(ratios, space && spaceText(space, space.unit), space?.height === null);
  }

  /**
   * One sentence where a text was not taken literally, or means more than a screen; null for any other.
   *
   * @param televisions for a distance, in the order of their size
   */
  function readingText(meaning: Meaning, televisions: readonly DisplaySpec[]): string | null {
    const { reading } = words;
    switch (meaning.means) {
      case "sides": {
        const { sides, length } = meaning;
        const across = Math.hypot(sides.width, sides.height ?? 0);
        const diagonal = lengthText(Number(convertLength(across, sides.unit, otherUnit("in")).toFixed(1)), "cm");
        return reading.sides(spaceText(sides, sides.unit), diagonal, lengthText(Number(length.number), "in"));
      }
      case "several":
        return meaning.chosen === null ? null : reading.noSize(lengthText(meaning.chosen, "in"));
      case "distance":
      case "distance in space": {
        const [distance, range] = [distanceText(meaning.centimetres), filmRangeText(televisions)];
        return range === null ? reading.noTelevision(distance) : reading.televisions(distance, range);
      }
      case "length":
      case "screen":
      case "set": {
        const [screen] = meaning.screens;
        const { renamed } = meaning;
        if (renamed === null || screen === undefined) return null;
        const size = lengthText(screen.length, screen.unit);
        return reading.renamed(size, renamed, resolutionText(givenRatio(screen)));
      }
      default:
        return null;
    }
  }

  /** `75″ to 98″ fill 30° to 40°` of televisions in the order of their size; null without any. */
  function filmRangeText(televisions: readonly DisplaySpec[]): string | null {
    const [first, last] = [televisions[0], televisions.at(-1)];
    if (first === undefined || last === undefined) return null;
    return words.filmRange(diagonalText(first), first === last ? null : diagonalText(last));
  }

  /** `3 m`, `3.66 m` */
  function distanceText(centimetres: number): string {
    return `${withDecimals(centimetres / 100, 0, 2)}${UNIT_SPACE}m`;
  }

  return { writtenComparisonText, readingText, filmRangeText, distanceText };
}
