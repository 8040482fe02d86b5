import type { CurvedDisplay } from "../display/curve.ts";
import { ratioOf } from "../display/measures.ts";
import { isGivenAlike } from "../display/resolution.ts";
import { type DisplaySpec, diagonalInches } from "../display/screen.ts";
import { correctWord } from "../written/correct-word.ts";
import type { Meaning } from "../written/meaning.ts";
import { isOneName, type Part, textOf, turned } from "../written/parts.ts";
import { readDisplays, screenOf } from "../written/read-text.ts";
import { isWide } from "../written/shape.ts";
import { type CatalogueEntry, GROUP_OF } from "./entry.ts";
import type { Catalogue } from "./index-entries.ts";
import { modelsNamed } from "./models-named.ts";
import { rankEntries } from "./rank-entries.ts";
import { isNumber, sizeWords, wordsOf } from "./search-words.ts";
import { COMMON_SIZES } from "./sizes.ts";
import { sizesAtDistance } from "./sizes-at-distance.ts";

/** The groups of the results. */
export type ResultGroup = "sizes" | "monitors" | "televisions" | "devices";

/** A display to add: an entry of the catalogue, or a size as it was typed. */
export interface SearchResult {
  readonly display: CurvedDisplay;
  /** Null for a typed size. */
  readonly entry: CatalogueEntry | null;
  readonly group: ResultGroup;
}

export interface Search {
  /** What the text means as a whole. */
  readonly meaning: Meaning;
  /** Those of one group follow each other, the group with the best one first; at most `MOST_OF_GROUP` of each. */
  readonly results: readonly SearchResult[];
  /** How many there are in all. */
  readonly totals: Readonly<Partial<Record<ResultGroup, number>>>;
  /** Whether words were left out because no model has them. Then the results are sizes only. */
  readonly isUnknown: boolean;
}

const MAX_CHARACTERS = 100;

/** Nobody reads a longer list. Another word narrows it down. */
export const MOST_OF_GROUP = 40;

/**
 * Finds what a text asks for: the entries that have every word of it in kind, name, size, resolution or ratio, and the
 * size as it was typed (D40). `27 vs 34` finds both. A text without words finds the popular entries.
 */
export function searchCatalogue(text: string, catalogue: Catalogue): Search {
  const { meaning, asked } = readSearch(text, catalogue);
  const found = asked.map((each) => search(each, catalogue));
  const results =
    text.trim() === "" ? catalogue.popular.map(entryResult) : withoutRepeats(inTurn(found.map((each) => each.results)));
  const groups = [...new Set(results.map(({ group }) => group))];
  // The group with the best result comes first.
  const byGroup = groups.map((group) => results.filter((result) => result.group === group));
  return {
    meaning,
    results: byGroup.flatMap((each) => each.slice(0, MOST_OF_GROUP)),
    totals: Object.fromEntries(byGroup.map((each, index) => [groups[index], each.length])),
    isUnknown: found.some(({ isUnknown }) => isUnknown),
  };
}

/** One display that is looked for. */
interface Asked {
  readonly words: readonly string[];
  /** Whether the words may be a name. */
  readonly isNamed: boolean;
  /** The size that was typed with it; null without one. */
  readonly part: Part | null;
  /** As it was typed; null without a size. */
  readonly display: CurvedDisplay | null;
}

const MOST_ASKED = 4;

/** What a text means, and the displays that it asks for. */
function readSearch(
  text: string,
  catalogue: Catalogue,
): Pick<Search, "meaning"> & { readonly asked: readonly Asked[] } {
  const isModel = (name: string) => modelsNamed(name, catalogue).length > 0;
  const read = readDisplays(text.slice(0, MAX_CHARACTERS), (name) => modelsNamed(name, catalogue));
  const own = wordsOf(read.text);
  // A code is no size, whatever stands in it: `65a6k` is not 65″ in 6K.
  const parts = own.length === 1 && isModel(read.text) ? [] : read.parts;
  // Words that say nothing of a size may be a name: `Thunderbolt Display`.
  if (parts.length === 0 || isOneName(parts)) {
    const words = parts.length === 0 ? own : wordsOf(textOf(parts));
    const asked = words.length === 0 ? [] : [{ words, isNamed: true, part: null, display: null }];
    return { meaning: read.meaning, asked };
  }
  const asked = parts.slice(0, MOST_ASKED).map((part): Asked => {
    const [words, size] = [wordsOf(part.text), sizeWords(part)];
    const [display = null] = screenOf(part, parts);
    // Words that say nothing of a size may be part of a name, too: `Mi Curved Gaming Monitor 34`.
    const mayBeNamed = words.length > size.length || part.kinds.length > 0;
    const isNamed = part.unread.length > 0 || part.hasMaker || (mayBeNamed && isModel(part.text));
    return { words: isNamed ? words : size, isNamed, part, display };
  });
  return {
    meaning: read.meaning,
    asked: withSharedNames(
      asked.filter(({ words }) => words.length > 0),
      catalogue,
    ),
  };
}

/**
 * All entries that a text asks for, in the order of the catalogue; all there are for a text without words. The text is complete, so
 * entries with its whole words leave out those whose words it only begins.
 */
export function filterCatalogue(text: string, catalogue: Catalogue): readonly CatalogueEntry[] {
  const { asked } = readSearch(text, catalogue);
  if (asked.length === 0) return catalogue.entries;
  const found = new Set(
    asked.flatMap(({ words }) => {
      const matches = rankEntries(
        words.map((word) => correctWord(word, catalogue.vocabulary)),
        catalogue,
      );
      const exact = matches.filter(({ isExact }) => isExact);
      const whole = exact.filter(({ isWhole }) => isWhole);
      return ([whole, exact].find(({ length }) => length > 0) ?? matches).map(({ entry }) => entry);
    }),
  );
  const listed = found.size > 0 ? found : offered(text, catalogue);
  return catalogue.entries.filter((entry) => listed.has(entry));
}

/** What the search offers where no entry has every word: televisions for a distance, and the sizes of a model that is not known. */
function offered(text: string, catalogue: Catalogue): ReadonlySet<CatalogueEntry> {
  const { meaning, results } = searchCatalogue(text, catalogue);
  const seen = "centimetres" in meaning ? sizesAtDistance(meaning.centimetres).map(({ display }) => display) : [];
  return new Set([
    ...results.flatMap(({ entry }) => entry ?? []),
    ...COMMON_SIZES.filter(({ display }) => seen.some((each) => isSameDisplay(each, display))),
  ]);
}

/** Lengths that are measured with a rule are not more exact. */
const MEASURED = 0.01;

/** The common sizes as which a measured display may be sold. */
export function soldNear(display: DisplaySpec): readonly SearchResult[] {
  const isNear = (one: number, other: number) => Math.abs(one / other - 1) < MEASURED;
  return COMMON_SIZES.filter(
    ({ display: sold }) =>
      isNear(diagonalInches(display), diagonalInches(sold)) && isNear(ratioOf(display), ratioOf(sold)),
  ).map(entryResult);
}

/** The results for one thing that is looked for, the best first. */
function search(asked: Asked, catalogue: Catalogue): Pick<Search, "results" | "isUnknown"> {
  const words = asked.words.map((word) => correctWord(word, catalogue.vocabulary));
  const results = ranked({ ...asked, words }, catalogue);
  if (results.length > 0) return { results: [...results, ...sizesInCode(words, catalogue)], isUnknown: false };
  const size = asked.part === null ? [] : sizeWords(asked.part);
  return { results: ranked({ ...asked, words: size, isNamed: false }, catalogue).filter(isSize), isUnknown: true };
}

/** The matching entries, and the typed size behind the exact ones unless it is among them. Sets and upright displays are sizes only. */
function ranked({ words, isNamed, part, display }: Asked, catalogue: Catalogue): readonly SearchResult[] {
  if (words.length === 0) return [];
  const matches = rankEntries(words, catalogue);
  // It was measured rather than read from a box.
  const isMeasured = part?.sides != null;
  const ownDisplay = isNamed && !isMeasured ? null : display;
  const exact = matches.filter(({ isExact }) => isExact).map(({ entry }) => entryResult(entry));
  const others = matches.filter(({ isExact }) => !isExact).map(({ entry }) => entryResult(entry));
  const isOwn = ({ display: each }: SearchResult) => ownDisplay !== null && isSameDisplay(each, ownDisplay);
  const isListed = exact.some((result) => isSize(result) && isOwn(result));
  const typed: SearchResult[] =
    ownDisplay === null || isListed ? [] : [{ display: ownDisplay, entry: null, group: "sizes" }];
  if (isMeasured && display !== null) return [...typed, ...soldNear(display)];
  const isUpright = part?.isUpright === true;
  if (isNamed || (display?.count === undefined && !isUpright)) {
    // What was typed exactly, and a size before the devices that have it.
    const isFirst = (part !== null && isExact(part)) || (exact[0] !== undefined && !isSize(exact[0]));
    const place = (result: SearchResult) => Number(isFirst && isOwn(result));
    return [...exact, ...typed, ...others].toSorted((one, other) => place(other) - place(one));
  }
  const alike = [...exact, ...others].filter(isSize).map(({ display: each }): SearchResult => {
    const { count } = display ?? {};
    return { display: { ...turned(each, isUpright), ...(count && { count }) }, entry: null, group: "sizes" };
  });
  return [...typed, ...alike];
}

/** Whether its shape or its curve was written, or its length in centimetres. */
function isExact({ ratio, names, kinds, length, radius }: Part): boolean {
  return ratio !== null || radius !== null || names.length > 0 || kinds.some(isWide) || length?.unit === "cm";
}

/** `u27` looks like the beginning of a 27″ model, so the sizes are offered, too. */
function sizesInCode(words: readonly string[], catalogue: Catalogue): readonly SearchResult[] {
  const [word = "", ...others] = words;
  const size = /^[a-z]{1,2}(\d\d)$/.exec(word)?.[1];
  if (size === undefined || others.length > 0) return [];
  return readSearch(size, catalogue)
    .asked.flatMap((asked) => ranked(asked, catalogue))
    .filter(isSize);
}

/** `iphone 15 vs 16` means two iPhones: a number alone takes over the names beside it where that finds something. */
function withSharedNames(asked: readonly Asked[], catalogue: Catalogue): readonly Asked[] {
  if (asked.length < 2) return asked;
  const names = asked.flatMap(({ words, isNamed }) => (isNamed ? words.filter((word) => /^\p{L}/u.test(word)) : []));
  return asked.map((each) => {
    if (names.length === 0 || !each.words.every(isNumber)) return each;
    const words = [...names, ...each.words];
    return rankEntries(words, catalogue).some(({ isExact }) => isExact) ? { ...each, words, isNamed: true } : each;
  });
}

function entryResult(entry: CatalogueEntry): SearchResult {
  return { display: entry.display, entry, group: groupOf(entry) };
}

function isSize({ group }: SearchResult): boolean {
  return group === "sizes";
}

function groupOf({ kind, device }: CatalogueEntry): ResultGroup {
  if (device === null) return "sizes";
  const group = GROUP_OF[kind];
  return group === "monitors" || group === "televisions" ? group : "devices";
}

export function isSameDisplay(one: CurvedDisplay, other: CurvedDisplay): boolean {
  return (
    one.count === other.count &&
    one.radius === other.radius &&
    diagonalInches(one) === diagonalInches(other) &&
    isGivenAlike(one, other)
  );
}

/** The first of each list, then the second of each, and so on. */
function inTurn(lists: readonly (readonly SearchResult[])[]): readonly SearchResult[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list[index] ?? [])).flat();
}

/** `24 vs 23.8` finds a 23.8″ monitor twice: exactly, and as nearly a 24″. */
function withoutRepeats(results: readonly SearchResult[]): readonly SearchResult[] {
  const entries = new Set<CatalogueEntry>();
  const typed: CurvedDisplay[] = [];
  return results.filter(({ entry, display }) => {
    if (entry === null) return !typed.some((other) => isSameDisplay(other, display)) && typed.push(display);
    return !entries.has(entry) && entries.add(entry);
  });
}
