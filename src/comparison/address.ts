import { COLOUR_NAMES, type ColourName, isColourName } from "#domain/display/colour.ts";
import { MAX_SCREENS, type Screen, type ScreenDescription } from "#domain/display/screen.ts";
import type { Unit } from "#domain/display/unit.ts";
import { listScreens } from "./listed-screen.ts";
import {
  FURTHER_PROPERTIES,
  flatIfTooWide,
  NAME_MARK,
  OPTIONAL_PROPERTIES,
  SIZE_PROPERTIES,
} from "./screen-properties.ts";
import { type Comparison, DEFAULT_COMPARISON } from "./state.ts";
import { hasViewParameter, type QueryParameters, readView, viewParameters } from "./view.ts";

/** The name of the address's parameter: `/?screens=27in-16x9-blue~29in-21x9-green`. */
const SCREENS_PARAMETER = "screens";

/** Between screens. No part of a screen contains it, not even its name. */
const SEPARATOR = "~";

/** A comparison without screens, as opposed to the default one. */
const NO_SCREENS = "none";

/** More than ten screens of the longest numbers and names. The rest of a longer text is ignored, with the screen it cuts. */
const MAX_CHARACTERS = 4000;

/** Includes the dashes into which phones turn a typed hyphen. */
const DASH = "[-–— ]";
const NUMBER = "[\\d.,]{1,90}";
/** The diagonal, the ratio, and whatever follows. The diagonal ends with a unit or a dash. */
const SCREEN = new RegExp(
  `^(.{0,99}?(?:(?=${DASH})|[^\\d.,]))${DASH}*(${NUMBER} ?[x:×/*] ?${NUMBER})(?:${DASH}+(.*))?$`,
  "i",
);
/** How many of them a set has, before the diagonal: `2x27in-16x9` (D29). */
const COUNT = /^\d{1,2} ?[x×*](?=.)/i;
/** But for the sign of a lowered screen: `27in-16x9-up-3` (D56). */
const DASHES = new RegExp(`(?<!(?:^|${DASH})up)${DASH}+|${DASH}+(?![\\d.,–— -])`, "i");

/** What an address says of the comparison. */
interface ReadComparison {
  readonly comparison: Comparison;
  /** The parts that could not be read, as they were written. */
  readonly unreadable: readonly string[];
}

/**
 * The comparison of an address's query. The default screens replace a missing or wholly unreadable parameter.
 *
 * @param lengths the unit that comes first where the address names none: the one of the page's language (D36)
 */
export function readComparison(parameters: QueryParameters, lengths: Unit): ReadComparison {
  const text = parameters.get(SCREENS_PARAMETER) ?? "";
  const read = parseScreens(text);
  const isDefault = read.screens.length === 0 && !saysNoScreens(text);
  const screens = isDefault ? DEFAULT_COMPARISON.screens : listScreens(read.screens);
  return { comparison: { ...readView(parameters, screens, lengths), screens }, unreadable: read.unreadable };
}

/**
 * The query of the comparison's address with its question mark; empty for the default comparison, which is `/`.
 *
 * @param lengths as `readComparison` takes them
 */
export function comparisonSearch(comparison: Comparison, lengths: Unit): string {
  const text = formatScreens(comparison.screens.map(({ screen }) => screen));
  // Only names need encoding; the rest stays readable.
  const encoded = encodeURIComponent(text).replaceAll("%20", "+").replaceAll("%3A", ":");
  const screens = text === DEFAULT_TEXT ? [] : [`${SCREENS_PARAMETER}=${encoded}`];
  const parameters = [...screens, ...viewParameters(comparison, comparison.screens, lengths)];
  return parameters.length === 0 ? "" : `?${parameters.join("&")}`;
}

/** The same, whichever unit comes first: in another unit it is no other comparison. */
export function unitlessSearch(comparison: Comparison): string {
  // A space brings its own.
  const lengths = comparison.space?.unit ?? comparison.lengths;
  return comparisonSearch({ ...comparison, lengths }, lengths);
}

/** Whether an address says anything about the comparison. */
export function hasComparison(parameters: QueryParameters): boolean {
  return parameters.get(SCREENS_PARAMETER) !== null || hasViewParameter(parameters);
}

/** Screens as an address carries them, not yet encoded. */
export function formatScreens(screens: readonly Screen[]): string {
  return screens.length === 0 ? NO_SCREENS : screens.map(formatScreen).join(SEPARATOR);
}

const DEFAULT_TEXT = formatScreens(DEFAULT_COMPARISON.screens.map(({ screen }) => screen));

function formatScreen(screen: Screen): string {
  const { diagonal, ratio } = SIZE_PROPERTIES;
  const { count, name } = OPTIONAL_PROPERTIES;
  const further = FURTHER_PROPERTIES.flatMap((property) => property.format(screen) ?? []);
  const parts = [diagonal.format(screen), ratio.format(screen), screen.colour, ...further];
  return (count.format(screen) ?? "") + parts.join("-") + (name.format(screen) ?? "");
}

interface ReadScreens {
  readonly screens: readonly Screen[];
  readonly unreadable: readonly string[];
}

/**
 * Reads screens as people write or shorten them: without unit (inches) or colour, with capitals, spaces and decimal
 * commas. Replaces a missing, unknown or repeated colour with the first free one. Any text gives a valid answer.
 */
export function parseScreens(text: string): ReadScreens {
  const read: ReadScreen[] = [];
  const unreadable: string[] = [];
  const parts = text.slice(0, MAX_CHARACTERS).split(SEPARATOR);
  const cutPart = text.length > MAX_CHARACTERS ? parts.length - 1 : null;
  for (const [index, part] of parts.entries()) {
    const written = part.replace(/\s+/g, " ").trim();
    if (written === "" || saysNoScreens(written)) continue;
    const screen = index === cutPart ? null : parseScreen(written);
    if (screen === null || read.length === MAX_SCREENS) {
      unreadable.push(written);
    } else {
      read.push(screen);
      unreadable.push(...screen.unreadable);
    }
  }
  return { screens: withColours(read), unreadable };
}

function saysNoScreens(text: string): boolean {
  return text.trim().toLowerCase() === NO_SCREENS;
}

interface ReadScreen {
  readonly description: ScreenDescription;
  readonly colour: ColourName | null;
  /** Parts that this version does not know. They do not cost the screen. */
  readonly unreadable: readonly string[];
}

function parseScreen(written: string): ReadScreen | null {
  // A name may contain anything, so it comes last and takes the rest of the text.
  const mark = written.indexOf(NAME_MARK);
  const nameParts = mark < 0 ? [] : [written.slice(mark)];
  const nameless = mark < 0 ? written : written.slice(0, mark).trimEnd();
  const [countPart = ""] = COUNT.exec(nameless) ?? [];
  const countParts = countPart === "" ? [] : [countPart];
  const match = SCREEN.exec(nameless.slice(countPart.length).trimStart());
  if (match === null) return null;
  const [, diagonalText = "", ratioText = "", rest = ""] = match;
  const diagonal = SIZE_PROPERTIES.diagonal.parse(diagonalText);
  const ratio = SIZE_PROPERTIES.ratio.parse(ratioText);
  if (diagonal === null || ratio === null) return null;

  let description: ScreenDescription = { ...diagonal, ...ratio };
  let colourText: string | null = null;
  const unreadable: string[] = [];
  for (const part of [...countParts, ...rest.split(DASHES).filter((text) => text !== ""), ...nameParts]) {
    const property = parseOptional(part);
    if (property !== null) description = { ...description, ...property };
    else if (colourText === null && /^[a-z]+$/i.test(part)) colourText = part.toLowerCase();
    else unreadable.push(part);
  }
  const possible = flatIfTooWide(description);
  if (possible !== description) unreadable.push(OPTIONAL_PROPERTIES.radius.format(description) ?? "");
  return {
    description: possible,
    colour: colourText !== null && isColourName(colourText) ? colourText : null,
    unreadable,
  };
}

function parseOptional(part: string): Partial<ScreenDescription> | null {
  for (const { parse } of Object.values(OPTIONAL_PROPERTIES)) {
    const value = parse(part);
    if (value !== null) return value;
  }
  return null;
}

/** D4: no two screens share a colour. The first to name one keeps it. */
function withColours(read: readonly ReadScreen[]): Screen[] {
  const named = read.map(({ colour }, index) =>
    read.findIndex((other) => other.colour === colour) === index ? colour : null,
  );
  const free = COLOUR_NAMES.filter((colour) => !named.includes(colour));
  return read.map(({ description }, index) => ({
    ...description,
    colour: named[index] ?? (free.shift() as ColourName),
  }));
}
