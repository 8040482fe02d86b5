import { type DisplaySpec, diagonalInches } from "../display/screen.ts";
import { convertLength } from "../display/unit.ts";
import { CATALOGUE, POPULAR } from "./catalogue.ts";
import { type CatalogueEntry, type CatalogueGroup, GROUP_OF } from "./entry.ts";
import { centimetreText, deviceWords, isNumber, kindWords, queriesOf, resolutionWords } from "./search-words.ts";
import { typedDisplay } from "./typed-size.ts";

/** A display to add: an entry of the catalogue, or a size as it was typed. */
export interface SearchResult {
  readonly display: DisplaySpec;
  /** Null for a typed size. */
  readonly entry: CatalogueEntry | null;
  /**
   * The group it belongs to; null for a typed size. Results of one group follow each other among those before the
   * typed size, and again among those after it.
   */
  readonly group: CatalogueGroup | null;
}

/** Nobody reads a longer list. Another word narrows it down. */
export const MOST_RESULTS = 12;

/**
 * Finds what a text asks for: the entries that have every word of it in kind, name, size, resolution or ratio. Exact
 * matches come first, then the size as it was typed, then sizes near it. Each part is sorted by group, the group with
 * the best match first. `27 vs 34` finds both. A text without words finds the popular entries.
 */
export function searchCatalogue(text: string): readonly SearchResult[] {
  const queries = withSharedNames(queriesOf(text));
  if (queries.length === 0) return byGroup(POPULAR.map(entryResult));
  const share = Math.floor(MOST_RESULTS / queries.length);
  const found = queries.map((words) => search(words, share));
  return withoutRepeats([
    ...byGroup(inTurn(found.map(({ exact }) => exact))),
    ...found.flatMap(({ typed }) => typed),
    ...byGroup(inTurn(found.map(({ loose }) => loose))),
  ]);
}

interface Found {
  readonly exact: readonly SearchResult[];
  readonly typed: readonly SearchResult[];
  readonly loose: readonly SearchResult[];
}

/** The best for one thing that is looked for, at most so many in all. */
function search(words: readonly string[], most: number): Found {
  const ranked = rank(words);
  const display = typedDisplay(words);
  const exact = ranked.filter(({ isExact }) => isExact).map(({ entry }) => entryResult(entry));
  const isListed = display === null || exact.some((result) => isSame(result.display, display));
  const typed = isListed ? [] : [{ display, entry: null, group: null }];
  const shown = exact.slice(0, most - typed.length);
  const loose = ranked.filter(({ isExact }) => !isExact).map(({ entry }) => entryResult(entry));
  return { exact: shown, typed, loose: loose.slice(0, most - typed.length - shown.length) };
}

/** `iphone 15 vs 16` means two iPhones: a number alone takes over the names beside it where that finds something. */
function withSharedNames(queries: readonly string[][]): readonly string[][] {
  const names = queries.flat().filter((word) => /^\p{L}/u.test(word));
  return queries.map((words) => {
    if (!words.every(isNumber)) return words;
    const named = [...names, ...words];
    return rank(named).some(({ isExact }) => isExact) ? named : words;
  });
}

function entryResult(entry: CatalogueEntry): SearchResult {
  return { display: entry.display, entry, group: GROUP_OF[entry.kind] };
}

function isSame(one: DisplaySpec, other: DisplaySpec): boolean {
  return diagonalInches(one) === diagonalInches(other) && one.width === other.width && one.height === other.height;
}

/** The first of each list, then the second of each, and so on. */
function inTurn(lists: readonly (readonly SearchResult[])[]): readonly SearchResult[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list[index] ?? [])).flat();
}

/** `24 vs 23.8` finds a 23.8″ monitor twice: exactly, and as nearly a 24″. */
function withoutRepeats(results: readonly SearchResult[]): readonly SearchResult[] {
  const isRepeat = (one: SearchResult, other: SearchResult) =>
    one.entry === other.entry && isSame(one.display, other.display);
  return results.filter((result, index) => results.findIndex((other) => isRepeat(other, result)) === index);
}

/** The same results, those of a group together, the group with the best first. */
function byGroup(results: readonly SearchResult[]): readonly SearchResult[] {
  const groups = [...new Set(results.map(({ group }) => group))];
  return groups.flatMap((group) => results.filter((result) => result.group === group));
}

/** How well a word fits an entry; less is better. The first two are exact matches. */
const [SAME, ALMOST, CLOSE, NEAR, BEGUN, NONE] = [0, 1, 2, 3, 4, Number.POSITIVE_INFINITY] as const;

interface Ranked {
  readonly entry: CatalogueEntry;
  readonly rank: number;
  readonly isExact: boolean;
}

/** The entries that have every word, the best first; of equals the popular ones, then in the catalogue's order. */
function rank(words: readonly string[]): readonly Ranked[] {
  return INDEX.map((indexed) => {
    const ranks = words.map((word) => wordRank(word, indexed, words));
    return {
      entry: indexed.entry,
      popularity: indexed.popularity,
      rank: ranks.reduce((total, value) => total + value, 0),
      isExact: ranks.every((value) => value <= ALMOST),
    };
  })
    .filter((ranked) => ranked.rank !== NONE)
    .toSorted((one, other) => one.rank - other.rank || one.popularity - other.popularity);
}

interface Indexed {
  readonly entry: CatalogueEntry;
  /** The words it is found by, besides its numbers. */
  readonly words: readonly string[];
  readonly deviceWords: readonly string[];
  /** Its place among the popular ones. */
  readonly popularity: number;
}

const INDEX: readonly Indexed[] = CATALOGUE.map((entry) => {
  const { width, height } = entry.display;
  const resolution = entry.resolutionName === null ? [] : resolutionWords(entry.resolutionName);
  const place = POPULAR.indexOf(entry);
  return {
    entry,
    words: [`${width}x${height}`, `${height}x${width}`, ...kindWords(entry.kind), ...resolution, ...deviceWords(entry)],
    deviceWords: deviceWords(entry),
    popularity: place < 0 ? POPULAR.length : place,
  };
});

function wordRank(word: string, { entry, words, deviceWords: own }: Indexed, query: readonly string[]): number {
  const centimetres = centimetreText(word);
  if (centimetres !== null) return centimetreRank(Number(centimetres), entry);
  if (isNumber(word)) {
    // `16` alone is a size. Beside a name, as in `iphone 16`, it is first of all part of the name.
    const isNamed = query.some((other) => !isNumber(other) && own.some((name) => name.startsWith(other)));
    const size = numberRank(word, entry);
    return isNamed ? Math.min(nameRank(word, own, CLOSE), Math.max(size, ALMOST)) : size;
  }
  const ratio = /^([\d.]+):([\d.]+)$/.exec(word);
  if (ratio !== null && isRatio(Number(ratio[1]) / Number(ratio[2]), entry)) return SAME;
  return nameRank(word, words, ALMOST);
}

/** @param begun the rank of a word that a name only begins with, such as one that is still being typed */
function nameRank(word: string, names: readonly string[], begun: number): number {
  if (names.includes(word)) return SAME;
  return names.some((name) => name.startsWith(word)) ? begun : NONE;
}

/** A number is a diagonal in inches, or pixels across or down. `6` fits a 6.1″, too, and `24` nearly fits a 23.5″. */
function numberRank(word: string, { display, soldAs }: CatalogueEntry): number {
  const number = Number(word);
  const length = String(display.length);
  const pixels = [String(display.width), String(display.height)];
  if (display.length === number) return SAME;
  // A phone of 6.12″ is sold as 6.1″.
  if (soldAs === number || (word.includes(".") && display.length.toFixed(1) === word)) return ALMOST;
  if (length.startsWith(`${word}.`) || pixels.includes(word)) return CLOSE;
  if (Math.abs(display.length - number) <= 0.5) return NEAR;
  if (length.startsWith(word)) return BEGUN;
  return word.length >= 3 && pixels.some((count) => count.startsWith(word)) ? BEGUN : NONE;
}

/** Televisions are sold in whole centimetres in many countries, by the picture rather than by the class. */
function centimetreRank(centimetres: number, { display }: CatalogueEntry): number {
  const off = Math.abs(display.length - convertLength(centimetres, "cm", "in"));
  return off <= 0.5 ? SAME : off <= 1 ? NEAR : NONE;
}

/** Panels sold as 21:9 are up to 2.9 % wider. Any other ratio must fit to half a percent. */
const SOLD_AS_21_9 = { ratio: 21 / 9, tolerance: 0.03 };
const TOLERANCE = 0.005;

/** Whether a display has this ratio, upright or across. */
function isRatio(ratio: number, { display }: CatalogueEntry): boolean {
  const shape = (value: number) => Math.max(value, 1 / value);
  const tolerance = Math.abs(shape(ratio) - SOLD_AS_21_9.ratio) < TOLERANCE ? SOLD_AS_21_9.tolerance : TOLERANCE;
  return Math.abs(shape(display.width / display.height) / shape(ratio) - 1) < tolerance;
}
