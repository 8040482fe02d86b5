import { COLOUR_NAMES, type ColourName, FIRST_TILE_COLOUR, isColourName, PALETTE } from "../domain/display/colour.ts";
import { exactNumberText, positiveNumber } from "../domain/display/number-text.ts";
import { MAX_SCREENS, type Screen } from "../domain/display/screen.ts";
import { screenName } from "../domain/display/screen-name.ts";
import {
  ALIGN_PARAMETER,
  type Arrangement,
  DEFAULT_ARRANGEMENT,
  formatArrangement,
  parseArrangement,
} from "./arrangement.ts";
import { type ComparisonState, entryOf, INITIAL_STATE, type NamedSpec } from "./state.ts";

/** The name of the address's parameter: `/?screens=27in-16x9-blue~29in-21x9-green`. */
export const SCREENS_PARAMETER = "screens";

/** Between screens; no part of a screen contains it, not even its name. */
const SEPARATOR = "~";

/** Before a screen's name: `27in-16x9-blue_Desk`. */
const NAME_MARK = "_";

/** A comparison whose last screen was removed, which is not the default one. */
const NO_SCREENS = "none";

/** Longer than ten screens with every digit a number and every letter a name can have; what follows is not read, nor the screen it cuts. */
const MAX_CHARACTERS = 4000;

const NUMBER = "(\\d{0,40}(?:\\.\\d{0,40})?)";
/** What phones make of a hyphen that is typed counts as well, and so do their quotation marks for inches. */
const DASH = "[-–— ]";
const SCREEN = new RegExp(
  `^${NUMBER} ?(?:(in|inch|inches|["″”]|''|cm|centimetres?|centimeters?)${DASH}*|${DASH}+)${NUMBER} ?[x:×/*] ?${NUMBER}(?:${DASH}+([a-z]*))?$`,
);

/** What an address says, and the parts of it that could not be read. */
export interface ReadScreens {
  readonly screens: readonly Screen[];
  readonly unreadable: readonly string[];
}

/** Screens as an address carries them, not yet encoded; see `searchOf`. */
export function formatScreens(screens: readonly Screen[]): string {
  if (screens.length === 0) return NO_SCREENS;
  return screens
    .map(({ length, unit, width, height, colour, name }) => {
      const spec = `${exactNumberText(length)}${unit}-${exactNumberText(width)}x${exactNumberText(height)}-${colour}`;
      return name === undefined ? spec : `${spec}${NAME_MARK}${name}`;
    })
    .join(SEPARATOR);
}

const DEFAULT_TEXT = formatScreens(INITIAL_STATE.entries.map((entry) => entry.screen));

/** The query of the comparison's address with its question mark; empty for the default comparison, which is `/`. */
export function searchOf(screens: readonly Screen[], alignment: Arrangement = DEFAULT_ARRANGEMENT): string {
  const text = formatScreens(screens);
  const parts: string[] = [];
  // Only names need encoding; what an address may show as it is stays readable.
  const encoded = encodeURIComponent(text).replaceAll("%20", "+").replaceAll("%3A", ":");
  if (text !== DEFAULT_TEXT) parts.push(`${SCREENS_PARAMETER}=${encoded}`);
  const align = formatArrangement(alignment);
  if (align !== null) parts.push(`${ALIGN_PARAMETER}=${align}`);
  return parts.length === 0 ? "" : `?${parts.join("&")}`;
}

/** What an address's query says of the comparison. */
export interface ReadComparison {
  readonly state: ComparisonState;
  readonly alignment: Arrangement;
  /** The parts that were left out, as they were written. */
  readonly unreadable: readonly string[];
}

/** The comparison of an address's query. Without the parameter, or with nothing readable in it, it is the default one. */
export function readSearch(parameters: { get(name: string): string | null }): ReadComparison {
  const text = parameters.get(SCREENS_PARAMETER) ?? "";
  const { screens, unreadable } = parseScreens(text);
  const isDefault = screens.length === 0 && !saysNoScreens(text);
  return {
    state: isDefault ? INITIAL_STATE : stateOf(screens),
    alignment: parseArrangement(parameters.get(ALIGN_PARAMETER)),
    unreadable,
  };
}

/**
 * Reads screens as people write or shorten them: the unit (inches) and the colour may be missing, capitals, spaces and
 * decimal commas are taken. A colour that is missing, unknown or taken already becomes the first free one. Any text
 * gives a valid answer: what cannot be read is left out and named; of more than ten, the first ten count.
 */
export function parseScreens(text: string): ReadScreens {
  const specs: ReadScreen[] = [];
  const unreadable: string[] = [];
  const parts = text.slice(0, MAX_CHARACTERS).split(SEPARATOR);
  const cutPart = text.length > MAX_CHARACTERS ? parts.length - 1 : null;
  for (const [index, part] of parts.entries()) {
    const written = part.replace(/\s+/g, " ").trim();
    if (written === "" || saysNoScreens(written)) continue;
    const screen = index === cutPart ? null : parseScreen(written);
    if (screen === null || specs.length === MAX_SCREENS) unreadable.push(written);
    else specs.push(screen);
  }
  return { screens: withColours(specs), unreadable };
}

function saysNoScreens(text: string): boolean {
  return text.trim().toLowerCase() === NO_SCREENS;
}

interface ReadScreen {
  readonly spec: NamedSpec;
  readonly colour: ColourName | null;
}

function parseScreen(written: string): ReadScreen | null {
  const mark = written.indexOf(NAME_MARK);
  const described = mark < 0 ? written : written.slice(0, mark).trimEnd();
  const name = mark < 0 ? null : screenName(written.slice(mark + 1));
  const match = SCREEN.exec(described.toLowerCase().replaceAll(",", "."));
  if (match === null) return null;
  const [, lengthText = "", unitText = "in", widthText = "", heightText = "", colourText = ""] = match;
  const length = positiveNumber(lengthText);
  const width = positiveNumber(widthText);
  const height = positiveNumber(heightText);
  if (length === null || width === null || height === null) return null;
  const unit = unitText.startsWith("c") ? "cm" : "in";
  return {
    spec: { length, unit, width, height, ...(name !== null && { name }) },
    colour: isColourName(colourText) ? colourText : null,
  };
}

/** D4: no two screens share a colour. The first to name one keeps it. */
function withColours(specs: readonly ReadScreen[]): Screen[] {
  const kept = specs.map(({ colour }, index) =>
    specs.findIndex((other) => other.colour === colour) === index ? colour : null,
  );
  const free = COLOUR_NAMES.filter((colour) => !kept.includes(colour));
  return specs.map(({ spec }, index) => ({ ...spec, colour: kept[index] ?? (free.shift() as ColourName) }));
}

/** A comparison of exactly these screens, at most ten, with the other colours where D4 wants them. */
export function stateOf(screens: readonly Screen[]): ComparisonState {
  const used = new Set(screens.map((screen) => screen.colour));
  const [tileColour = null, ...palette] = freeColours(used);
  return {
    entries: screens.map((screen, index) => entryOf(index + 1, screen, screen.colour)),
    tileColour,
    palette,
    nextId: screens.length + 1,
  };
}

/** The colours not in use: the tile's pink first (S3), then the palette. */
function freeColours(used: ReadonlySet<ColourName>): ColourName[] {
  const order: readonly ColourName[] = [...new Set<ColourName>([FIRST_TILE_COLOUR, ...PALETTE, ...COLOUR_NAMES])];
  return order.filter((colour) => !used.has(colour));
}
