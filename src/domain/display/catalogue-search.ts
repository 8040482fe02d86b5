import { CATALOGUE, type CatalogueEntry, type DisplayKind } from "./catalogue.ts";
import { convertLength } from "./unit.ts";

/** Search words for each kind. */
const KIND_WORDS: Readonly<Record<DisplayKind, readonly string[]>> = {
  Phone: ["phone", "smartphone", "mobile", "cellphone"],
  Tablet: ["tablet"],
  Laptop: ["laptop", "notebook"],
  Monitor: ["monitor", "desktop"],
  Ultrawide: ["ultrawide", "wide", "superwide", "monitor", "desktop"],
  Television: ["television", "tv", "telly"],
};

/** Further search words for a resolution by its name in the catalogue. The words of the name itself count, too. */
const NAME_WORDS: Readonly<Record<string, readonly string[]>> = {
  HD: ["720p", "768p", "wxga"],
  "Full HD": ["fhd", "fullhd", "1080p"],
  QHD: ["wqhd", "1440p", "2k"],
  WQXGA: ["1600p"],
  "4K UHD": ["2160p"],
  "8K UHD": ["4320p"],
  "5K2K": ["wuhd"],
  foldable: ["fold", "unfolded"],
};

/** These words and their beginnings fit every display, so they are ignored. */
const NOISE = ["inches", "displays", "screens", "panels", "pixels", "resolution"];

const MAX_CHARACTERS = 100;

/**
 * The entries that match every word of `text` by kind, size, resolution or ratio, or by the beginning of one, best match
 * first: `27 monitor`, `ultrawide`, `55 tv`, `6.1 phone`, `4k 32`, `2560x1440`, `21:9`, `138 cm`. All entries for an
 * empty text.
 */
export function searchCatalogue(text: string): readonly CatalogueEntry[] {
  const words = wordsOf(text);
  return CATALOGUE.map((entry) => ({ entry, rank: rankOf(words, entry) }))
    .filter(({ rank }) => rank !== NONE)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry);
}

function wordsOf(text: string): string[] {
  return text
    .slice(0, MAX_CHARACTERS)
    .toLowerCase()
    .replace(/(\d),(\d)/g, "$1.$2")
    .replace(/(\d)\s*[x×]\s*(\d)/g, "$1x$2")
    .replace(/(\d)\s*:\s*(\d)/g, "$1:$2")
    .replace(/(\d)[\s-]*(?:″|"|”|''|in(?:ch(?:es)?)?(?![a-z]))/g, "$1 ")
    .replace(/(\d)\s*cm(?![a-z])/g, "$1cm")
    .split(/[^\p{L}\d.:+]+/u)
    .map((word) => (/^[a-z]{2,}s$/.test(word) ? word.slice(0, -1) : word))
    .filter((word) => /[\p{L}\d]/u.test(word) && !NOISE.some((noise) => noise.startsWith(word)));
}

/** How well a word matches an entry: 0 is exact, infinity is no match. */
const [SAME, CLOSE, NEAR, BEGUN, NONE] = [0, 1, 2, 3, Number.POSITIVE_INFINITY] as const;

function rankOf(words: readonly string[], entry: CatalogueEntry): number {
  return words.reduce((total, word) => total + wordRank(word, entry), 0);
}

function wordRank(word: string, entry: CatalogueEntry): number {
  if (/^\d+(\.\d*)?$/.test(word)) return numberRank(word, entry);
  if (/^[\d.]+cm$/.test(word)) return centimetreRank(Number.parseFloat(word), entry);
  const ratio = /^([\d.]+):([\d.]+)$/.exec(word);
  if (ratio !== null && isRatio(Number(ratio[1]) / Number(ratio[2]), entry)) return SAME;
  const { width, height } = entry.display;
  const own = [`${width}x${height}`, `${height}x${width}`, ...namesOf(entry)];
  if (own.includes(word)) return SAME;
  return own.some((name) => name.startsWith(word)) ? CLOSE : NONE;
}

function namesOf({ kind, name }: CatalogueEntry): string[] {
  if (name === null) return [...KIND_WORDS[kind]];
  return [...KIND_WORDS[kind], ...name.toLowerCase().split(" "), ...(NAME_WORDS[name] ?? [])];
}

/** A number is a diagonal in inches or a pixel count. `6` also matches 6.1″, and `24` is near 23.8″. */
function numberRank(word: string, { display }: CatalogueEntry): number {
  const length = String(display.length);
  const pixels = [String(display.width), String(display.height)];
  if (display.length === Number(word)) return SAME;
  if (length.startsWith(`${word}.`) || pixels.includes(word)) return CLOSE;
  if (Math.abs(display.length - Number(word)) <= 0.5) return NEAR;
  if (length.startsWith(word)) return BEGUN;
  return word.length >= 3 && pixels.some((count) => count.startsWith(word)) ? BEGUN : NONE;
}

/** Many countries sell televisions in whole centimetres of the picture, not of the size class. */
function centimetreRank(centimetres: number, { display }: CatalogueEntry): number {
  const off = Math.abs(display.length - convertLength(centimetres, "cm", "in"));
  return off <= 0.5 ? SAME : off <= 1 ? NEAR : NONE;
}

/** Panels sold as 21:9 are up to 2.9 % wider. Other ratios match within 0.5 %. */
const SOLD_AS = { ratio: 21 / 9, tolerance: 0.03 };
const TOLERANCE = 0.005;

/** Whether a display has this ratio, upright or not. */
function isRatio(ratio: number, { display }: CatalogueEntry): boolean {
  const shape = (value: number) => Math.max(value, 1 / value);
  const tolerance = Math.abs(shape(ratio) - SOLD_AS.ratio) < TOLERANCE ? SOLD_AS.tolerance : TOLERANCE;
  return Math.abs(shape(display.width / display.height) / shape(ratio) - 1) < tolerance;
}
