import { positiveNumber } from "../display/number-text.ts";
import type { DisplaySpec } from "../display/screen.ts";
import { parseWrittenLength } from "../written/length.ts";
import type { CatalogueEntry, DisplayKind } from "./entry.ts";

/** What people call a kind of display. */
const KIND_WORDS: Readonly<Record<DisplayKind, readonly string[]>> = {
  Phone: ["phone", "smartphone", "mobile", "cellphone"],
  Tablet: ["tablet"],
  Handheld: ["handheld", "console"],
  Laptop: ["laptop", "notebook"],
  Monitor: ["monitor", "desktop"],
  Ultrawide: ["ultrawide", "wide", "superwide", "super", "monitor", "desktop"],
  Television: ["television", "tv", "telly"],
};

/** What people call a resolution, by the name the catalogue has for it. The words of the name itself count as well. */
const RESOLUTION_WORDS: Readonly<Record<string, readonly string[]>> = {
  HD: ["720p", "768p", "wxga"],
  "Full HD": ["fhd", "fullhd", "1080p"],
  QHD: ["wqhd", "1440p", "2k"],
  UWQHD: ["1440p"],
  WQXGA: ["1600p"],
  "4K UHD": ["2160p"],
  "8K UHD": ["4320p"],
  "5K2K": ["wuhd"],
  foldable: ["fold", "unfolded"],
};

/** These words fit every display, so they narrow nothing. Neither do their beginnings, while they are typed. */
const NOISE = ["inches", "displays", "screens", "panels", "resolution"];

const MAX_CHARACTERS = 100;

/** A number with a unit other than inches. A number alone is in inches. */
const MEASURED = /(?<![\p{L}\d.])(\d*\.?\d+)\s*(mm|cm|m|metres?|meters?|ft|feet|foot|['′’])(?![\p{L}'′’])/gu;

/** `27 m` is on its way to `27 monitor`. */
const LONGEST_METRES = 10;

/** The words of a typed text in one spelling: `27" TVs, 3440 × 1440` is `27`, `tv`, `3440x1440`. */
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

/** Between two things to look for: `27 vs 34`, `65 or 75`. At the end, too, while the second is being typed. */
const BETWEEN = /\s+(?:vs\.?|v|versus|or|and|against|&)(?:\s+|$)|,(?:\s+|$)/i;
const MOST_PARTS = 4;

/** The things a text asks for, each as its words; none for a text without words. */
export function queriesOf(text: string): string[][] {
  return text
    .slice(0, MAX_CHARACTERS)
    .split(BETWEEN)
    .map(wordsOf)
    .filter((words) => words.length > 0)
    .slice(0, MOST_PARTS);
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

export function kindWords(kind: DisplayKind): readonly string[] {
  return KIND_WORDS[kind];
}

export function resolutionWords(name: string): readonly string[] {
  return [...name.toLowerCase().split(" "), ...(RESOLUTION_WORDS[name] ?? [])];
}

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
  // Only e-readers are tablets that are used upright.
  const reader = kind === "Tablet" && display.height > display.width ? ["ereader", "reader"] : [];
  const joined = spellings.map((words) => words.join(""));
  return [...new Set([...wordsOf(maker), ...spellings.flat(), ...joined, ...sized, ...reader])];
}

/** A name as one word: `c49g95t`, `odysseyg9`. */
export function compact(name: string): string {
  return wordsOf(name).join("");
}
