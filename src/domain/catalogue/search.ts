import { type DisplaySpec, diagonalInches } from "../display/screen.ts";
import { CATALOGUE, POPULAR } from "./catalogue.ts";
import type { CatalogueEntry } from "./entry.ts";
import { rankEntries, VOCABULARY } from "./rank-entries.ts";
import { isNumber, queriesOf } from "./search-words.ts";
import { isSizeWord, typedDisplay } from "./typed-size.ts";
import { correctWord } from "./typing-errors.ts";

/** The groups of the results. */
export type ResultGroup = "sizes" | "monitors" | "televisions" | "devices";

/** A display to add: an entry of the catalogue, or a size as it was typed. */
export interface SearchResult {
  readonly display: DisplaySpec;
  /** Null for a typed size. */
  readonly entry: CatalogueEntry | null;
  readonly group: ResultGroup;
}

export interface Search {
  /** Those of one group follow each other, the group with the best one first; at most `MOST_OF_GROUP` of each. */
  readonly results: readonly SearchResult[];
  /** How many there are in all. */
  readonly totals: Readonly<Partial<Record<ResultGroup, number>>>;
  /** Whether words were left out because no model has them. Then the results are sizes only. */
  readonly isUnknown: boolean;
}

/** Nobody reads a longer list. Another word narrows it down. */
export const MOST_OF_GROUP = 40;

/**
 * Finds what a text asks for: the entries that have every word of it in kind, name, size, resolution or ratio, and the
 * size as it was typed (D40). `27 vs 34` finds both. A text without words finds the popular entries.
 */
export function searchCatalogue(text: string): Search {
  const queries = withSharedNames(queriesOf(text));
  if (queries.length === 0) return grouped(POPULAR.map(entryResult), false);
  const found = queries.map(search);
  return grouped(
    withoutRepeats(inTurn(found.map(({ results }) => results))),
    found.some(({ isUnknown }) => isUnknown),
  );
}

/** The group with the best result comes first. */
function grouped(results: readonly SearchResult[], isUnknown: boolean): Search {
  const groups = [...new Set(results.map(({ group }) => group))];
  const byGroup = groups.map((group) => results.filter((result) => result.group === group));
  return {
    results: byGroup.flatMap((each) => each.slice(0, MOST_OF_GROUP)),
    totals: Object.fromEntries(byGroup.map((each, index) => [groups[index], each.length])),
    isUnknown,
  };
}

/**
 * All entries that a text asks for, in the order of the catalogue; all there are for a text without words. The text is complete, so
 * entries with its whole words leave out those whose words it only begins.
 */
export function filterCatalogue(text: string): readonly CatalogueEntry[] {
  const queries = withSharedNames(queriesOf(text));
  if (queries.length === 0) return CATALOGUE;
  const found = new Set(
    queries.flatMap((words) => {
      const matches = rankEntries(words.map(corrected));
      const exact = matches.filter(({ isExact }) => isExact);
      const whole = exact.filter(({ isWhole }) => isWhole);
      return ([whole, exact].find(({ length }) => length > 0) ?? matches).map(({ entry }) => entry);
    }),
  );
  return CATALOGUE.filter((entry) => found.has(entry));
}

/** The results for one thing that is looked for, the best first. */
function search(typed: readonly string[]): Pick<Search, "results" | "isUnknown"> {
  const words = typed.map(corrected);
  const results = ranked(words);
  if (results.length > 0) return { results: [...results, ...sizesInCode(words)], isUnknown: false };
  return { results: ranked(words.filter(isSizeWord)).filter(isSize), isUnknown: true };
}

function corrected(word: string): string {
  return isSizeWord(word) ? word : correctWord(word, VOCABULARY);
}

/** The matching entries, and the typed size behind the exact ones unless it is among them. */
function ranked(words: readonly string[]): readonly SearchResult[] {
  if (words.length === 0) return [];
  const matches = rankEntries(words);
  const display = typedDisplay(words);
  const exact = matches.filter(({ isExact }) => isExact).map(({ entry }) => entryResult(entry));
  const isListed =
    display === null || exact.some(({ group, display: each }) => group === "sizes" && isSame(each, display));
  const typed: SearchResult[] = isListed ? [] : [{ display, entry: null, group: "sizes" }];
  return [...exact, ...typed, ...matches.filter(({ isExact }) => !isExact).map(({ entry }) => entryResult(entry))];
}

/** `u27` looks like the beginning of a 27″ model, so the sizes are offered, too. */
function sizesInCode(words: readonly string[]): readonly SearchResult[] {
  const [word = "", ...others] = words;
  const size = /^[a-z]{1,2}(\d\d)$/.exec(word)?.[1];
  return size === undefined || others.length > 0 ? [] : ranked([size]).filter(isSize);
}

/** `iphone 15 vs 16` means two iPhones: a number alone takes over the names beside it where that finds something. */
function withSharedNames(queries: readonly string[][]): readonly string[][] {
  if (queries.length < 2) return queries;
  const names = queries.flat().filter((word) => /^\p{L}/u.test(word));
  return queries.map((words) => {
    if (!words.every(isNumber)) return words;
    const named = [...names, ...words];
    return rankEntries(named).some(({ isExact }) => isExact) ? named : words;
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
  if (kind === "Television") return "televisions";
  return kind === "Monitor" || kind === "Ultrawide" ? "monitors" : "devices";
}

function isSame(one: DisplaySpec, other: DisplaySpec): boolean {
  return (
    one.count === other.count &&
    diagonalInches(one) === diagonalInches(other) &&
    one.width === other.width &&
    one.height === other.height
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
  const typed: DisplaySpec[] = [];
  return results.filter(({ entry, display }) => {
    if (entry === null) return !typed.some((other) => isSame(other, display)) && typed.push(display);
    return !entries.has(entry) && entries.add(entry);
  });
}
