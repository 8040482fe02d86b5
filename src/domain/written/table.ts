import { ratioOf, wholeRatio } from "../display/measures.ts";
import { type Ratio, rotated, type Shape, shapeOfPixels } from "../display/resolution.ts";
import { ASPECT_RATIO_PRESETS, diagonalInches, type ScreenDescription } from "../display/screen.ts";
import { screenName } from "../display/screen-name.ts";
import { parseWrittenLength, type WrittenLength } from "./length.ts";
import type { Meaning } from "./meaning.ts";
import { SAME_LENGTH } from "./parts.ts";

/** More than ten screens take in the copied table. */
const MAX_CHARACTERS = 4000;
/** A name, a diagonal, and a ratio or a resolution. */
const FEWEST_COLUMNS = 3;

/**
 * Reads a table as it is copied from here or from a spreadsheet: tab-separated, with a row of headings. First comes a name, then the
 * diagonal; ratios and resolutions are known by what they are, so that the language of the headings does not matter. Null for
 * other text. A name that says the size itself, or that of a model, is more exact than the rounded figures beside it.
 *
 * @param read reads a single cell
 */
export function readTable(text: string, read: (cell: string) => Meaning): Meaning | null {
  if (text.length > MAX_CHARACTERS || !text.includes("\t")) return null;
  const [headings = [], ...rows] = text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "")
    .map((line) => line.split("\t").map((cell) => cell.trim()));
  const [, heading = ""] = headings;
  const isTable =
    headings.length >= FEWEST_COLUMNS &&
    parseWrittenLength(heading) === null &&
    rows.every((cells) => cells.length <= headings.length);
  if (!isTable) return null;
  // A line of totals has no diagonal.
  const displays = rows.flatMap(([name = "", diagonal = "", ...others]) => {
    const length = diagonalIn(diagonal, heading);
    return length === null ? [] : [{ length, screen: screenIn(name, length, others, read) }];
  });
  const [first, ...others] = displays.flatMap(({ screen }) => screen ?? []);
  const [display] = displays;
  if (display === undefined || first === undefined || others.length + 1 < displays.length) return null;
  if (others.length > 0) return { means: "several", screens: [first, ...others], chosen: null, unread: [] };
  return { means: "screen", length: display.length, screens: [first], renamed: null, unread: [] };
}

/** A diagonal in its own unit, else in that of its heading: `Diagonal (cm)`. */
function diagonalIn(cell: string, heading: string): WrittenLength | null {
  const length = parseWrittenLength(cell);
  if (length === null || Number(length.number) <= 0) return null;
  const [, unit] = /\(([^()]+)\)/.exec(heading) ?? [];
  return (length.unit === null && unit !== undefined && parseWrittenLength(`${cell} ${unit}`)) || length;
}

function screenIn(
  name: string,
  { number, unit }: WrittenLength,
  cells: readonly string[],
  read: (cell: string) => Meaning,
): ScreenDescription | null {
  const meanings = cells.filter((cell) => PAIR.test(cell)).map(read);
  const ratio = meanings.find(({ means }) => means === "ratio");
  const pixels = meanings.find(({ means }) => means === "resolution");
  const shape = shapeOf(ratioIn(ratio), ratioIn(pixels));
  if (shape === null) return null;
  const screen = { length: Number(number), unit: unit ?? "in", ...shape };
  const whole = ratioOf(ratioIn(ratio) ?? shape);
  const [same] = screensNamed(read(name))
    .flatMap((each) => [each, rotated(each)])
    .filter((each) => isSame(each, screen, whole));
  if (same !== undefined) return same.name === undefined && shape.resolution ? { ...same, ...shape } : same;
  const ownName = screenName(name);
  return { ...screen, ...(ownName !== null && { name: ownName }) };
}

/** What a name means that is a whole size or a model. `Monitor 27` and `Sofa 27″ 16:9` are names that somebody gave. */
function screensNamed(meaning: Meaning): readonly ScreenDescription[] {
  if (!("screens" in meaning) || meaning.unread.length > 0 || meaning.means === "length") return [];
  return meaning.screens;
}

/** Two numbers with something between them: `2.39:1`, `3440×1440`. */
const PAIR = /\d\s*[:x×✕*/]\s*\d/i;

function ratioIn(meaning: Meaning | undefined): Ratio | null {
  return meaning !== undefined && "ratio" in meaning ? meaning.ratio : null;
}

function shapeOf(ratio: Ratio | null, pixels: Ratio | null): Shape | null {
  return pixels === null ? ratio && exact(ratio) : shapeOfPixels(pixels);
}

/** Copied figures are rounded to two decimals. */
const ROUNDING = 0.0051;

/** The popular ratio that is written as a rounded decimal: 16:9 for 1.78:1. */
function exact(ratio: Ratio): Ratio {
  if (ratio.height !== 1) return ratio;
  const popular = ASPECT_RATIO_PRESETS.flatMap((preset) => [preset, rotated(preset)]);
  return popular.find((each) => Math.abs(ratioOf(each) - ratio.width) < ROUNDING) ?? ratio;
}

/** Whether what a name means is the display beside it. A maker's diagonal may be a little less than that in its model's name. */
function isSame(named: ScreenDescription, screen: ScreenDescription, whole: number): boolean {
  const inches = diagonalInches(screen);
  const most = named.name === undefined ? diagonalInches({ ...screen, length: ROUNDING }) : inches * SAME_LENGTH;
  // A set's gap is in its ratio, but not in its name.
  const isAlike = named.count !== undefined || Math.abs(wholeRatio(named) - whole) < ROUNDING;
  return isAlike && Math.abs(diagonalInches(named) - inches) <= most;
}
