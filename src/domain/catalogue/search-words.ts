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

/** The words of a typed text in one spelling: `27" TVs, 3440 × 1440` is `27`, `tv`, `3440x1440`. */
export function wordsOf(text: string): string[] {
  return text
    .slice(0, MAX_CHARACTERS)
    .toLowerCase()
    .replace(/(\d),(\d)/g, "$1.$2")
    .replace(/(\d)\s*[x×]\s*(\d)/g, "$1x$2")
    .replace(/(\d)\s*:\s*(\d)/g, "$1:$2")
    .replace(/(\d)[\s-]*(?:″|"|”|''|in(?:ch(?:es)?)?(?![a-z]))/g, "$1 ")
    .replace(/(\d)\s*(?:px|pixels?)(?![a-z])/g, "$1 ")
    .replace(/(\d)\s*cm(?![a-z])/g, "$1cm")
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

/** The length that a word like `195cm` stands for in centimetres, as text; null for any other word. */
export function centimetreText(word: string): string | null {
  return /^([\d.]+)cm$/.exec(word)?.[1] ?? null;
}

export function kindWords(kind: DisplayKind): readonly string[] {
  return KIND_WORDS[kind];
}

export function resolutionWords(name: string): readonly string[] {
  return [...name.toLowerCase().split(" "), ...(RESOLUTION_WORDS[name] ?? [])];
}

/** The words of a device's maker and model. `Galaxy S25+` is found as `s25`, `s25+`, `s25 plus` and `galaxys25+`. */
export function deviceWords({ device }: CatalogueEntry): readonly string[] {
  if (device === null) return [];
  const model = wordsOf(device.model);
  const withoutPlus = wordsOf(device.model.replace("+", " plus"));
  return [device.maker.toLowerCase(), ...new Set([...model, ...withoutPlus, model.join("")])];
}
