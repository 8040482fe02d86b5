import { positiveNumber } from "../display/number-text.ts";
import type { DisplaySpec } from "../display/screen.ts";
import { isUltrawide } from "../display/ultrawide.ts";
import { kindSpellings } from "../written/known-words.ts";
import { parseWrittenLength } from "../written/length.ts";
import { type Part, writtenShape } from "../written/parts.ts";
import { resolutionSpellings, type WrittenKind } from "../written/shape.ts";
import type { CatalogueEntry } from "./entry.ts";

/** These words fit every display, so they narrow nothing. Neither do their beginnings, while they are typed. */
const NOISE = ["inches", "displays", "screens", "panels", "resolution"];

const MAX_CHARACTERS = 100;

/** A number with a unit other than inches. A number alone is in inches. */
const MEASURED = /(?<![\p{L}\d.])(\d*\.?\d+)\s*(mm|cm|m|metres?|meters?|ft|feet|foot|['′’])(?![\p{L}'′’])/gu;

/** `27 m` is on its way to `27 monitor`. */
const LONGEST_METRES = 10;

/** The words of a name in one spelling: `27" TVs, 3440 × 1440` is `27`, `tv`, `3440x1440`. */
export function wordsOf(text: string): string[] {
  return text
    .slice(0, MAX_CHARACTERS)
    .toLowerCase()
    .replace(/(\d),(\d)/g, "$1.$2")
    .replace(/(\d)\s*[x×]\s*(\d)/g, "$1x$2")
    .replace(/(\d)\s*:\s*(\d)/g, "$1:$2")
    .replace(/(\d)[\s-]*(?:″|"|”|''|(?:in(?:ch(?:es)?)?|zo(?:ll?)?)(?![a-z]))/g, "$1 ")
    .replace(/(\d)\s*(?:px|pixels?)(?![a-z])/g, "$1 ")
    .replace(MEASURED, (written, number: string, unit: string) =>
      unit === "m" && Number(number) > LONGEST_METRES ? written : ` ${number}${unit.replace(/['′’]/, "ft")} `,
    )
    .split(/[^\p{L}\d.:+]+/u)
    .map((word) => (/^[a-z]{2,}s$/.test(word) ? word.slice(0, -1) : word))
    .filter((word) => /[\p{L}\d]/u.test(word) && !NOISE.some((noise) => noise.startsWith(word)));
}

/** The words by which the catalogue finds what is written of a size, whatever the language. */
export function sizeWords(part: Part): string[] {
  const { length, ratio, names, kinds } = part;
  const size = length === null ? [] : [`${length.number}${length.unit === "cm" ? "cm" : ""}`];
  const shape = ratio === null && names.length === 0 ? null : writtenShape(part);
  const sign = shape !== null && Number.isInteger(shape.width) && shape.width >= 200 ? "x" : ":";
  const ratios = shape === null ? [] : [`${shape.width}${sign}${shape.height}`];
  return [...size, ...ratios, ...kinds.map((kind) => kind.toLowerCase())];
}

export function isNumber(word: string): boolean {
  return /^\d+(\.\d*)?$|^\.\d+$/.test(word);
}

/** The length that a word like `195cm`, `1.5m` or `5ft` stands for; null for any other word. */
export function measuredLength(word: string): Pick<DisplaySpec, "length" | "unit"> | null {
  const { number = "", unit = null } = parseWrittenLength(word) ?? {};
  const length = positiveNumber(number);
  return length === null || unit === null ? null : { length, unit };
}

/** What people call a kind of display. An ultrawide is a monitor, too. */
export function kindWords({ kind, display }: CatalogueEntry): readonly string[] {
  const kinds: WrittenKind[] = kind === "Ultrawide" ? ["Ultrawide", "Monitor"] : [kind];
  if (isUltrawide(display) && display.width / display.height > 3) kinds.push("Superwide");
  return kinds.flatMap((each) => [each.toLowerCase(), ...kindSpellings(each)]);
}

/** What people call a resolution: `qhd`, `1440p`. */
export function resolutionWords({ display, resolutionName }: CatalogueEntry): readonly string[] {
  return [...(resolutionName?.toLowerCase().split(" ") ?? []), ...resolutionSpellings(display.resolution)];
}

/** Makers whose tablets have electronic paper. */
const E_READERS: readonly string[] = ["Amazon", "Kobo", "reMarkable"];

/**
 * The words by which a device is found, without spaces and hyphens, and in parts. `Galaxy S25+` is found as `s25`,
 * `s25+`, `s25 plus` and `galaxys25+`, the television C4 as `c4`, `65c4` and `oled65c4`.
 */
export function deviceWords(entry: CatalogueEntry): readonly string[] {
  const { kind, display, device } = entry;
  if (device === null) return [];
  const { maker, model, aliases } = device;
  const spellings = [model, model.replace("+", " plus"), ...aliases].map(wordsOf);
  const sized = kind === "Television" ? [`${display.length}${compact(model)}`] : [];
  const reader = E_READERS.includes(maker) ? ["ereader", "reader"] : [];
  const joined = spellings.map((words) => words.join(""));
  return [...new Set([...wordsOf(maker), ...spellings.flat(), ...joined, ...sized, ...reader])];
}

/** A name as one word: `c49g95t`, `odysseyg9`. */
function compact(name: string): string {
  return wordsOf(name).join("");
}
