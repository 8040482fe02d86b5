import { diagonalInches } from "../display/screen.ts";
import { CATALOGUE, POPULAR } from "./catalogue.ts";
import { isVariantWord, plainName, withoutFamily } from "./device-names.ts";
import type { CatalogueEntry } from "./entry.ts";
import { ALMOST, CLOSE, NONE, SAME } from "./ranks.ts";
import { deviceWords, isNumber, kindWords, measuredLength, resolutionWords, wordsOf } from "./search-words.ts";
import { isRatio, measuredRank, numberRank } from "./size-ranks.ts";

interface Indexed {
  readonly entry: CatalogueEntry;
  /** The words it is found by, besides its numbers. */
  readonly words: readonly string[];
  readonly deviceWords: readonly string[];
  /** Its name as one word, without its maker, and that without its family, `g9`; empty for a common size. */
  readonly name: string;
  readonly shortName: string;
  readonly maker: readonly string[];
  /** Its place among the popular ones. */
  readonly popularity: number;
  /** Zero where it is not known. */
  readonly year: number;
}

const INDEX: readonly Indexed[] = CATALOGUE.map((entry) => {
  const { width, height } = entry.display.resolution;
  const place = POPULAR.indexOf(entry);
  const own = deviceWords(entry);
  const maker = wordsOf(entry.device?.maker ?? "");
  const nameOf = (model: string) => wordsOf(model).filter((word) => !maker.includes(word));
  const model = entry.device?.model ?? "";
  const plain = nameOf(plainName(model)).filter((word) => !isVariantWord(word));
  return {
    entry,
    words: [`${width}x${height}`, `${height}x${width}`, ...kindWords(entry), ...resolutionWords(entry), ...own],
    deviceWords: own,
    name: nameOf(model).join(""),
    shortName: (withoutFamily(plain) ?? []).join(""),
    maker,
    popularity: place < 0 ? POPULAR.length : place,
    year: entry.device?.year ?? 0,
  };
});

/** The places in the index of the entries that have a word. */
type Places = ReadonlyMap<string, readonly number[]>;

const PLACES = placesOf(({ words }) => words);
const DEVICE_PLACES = placesOf(({ deviceWords: own }) => own);

function placesOf(wordsOfEntry: (indexed: Indexed) => readonly string[]): Places {
  const places = new Map<string, number[]>();
  for (const [place, indexed] of INDEX.entries()) {
    for (const word of new Set(wordsOfEntry(indexed))) {
      const known = places.get(word);
      if (known === undefined) places.set(word, [place]);
      else known.push(place);
    }
  }
  return places;
}

/** All words by which entries are found, besides numbers. */
export const VOCABULARY: readonly string[] = [...PLACES.keys()];

const CODES = VOCABULARY.filter(isCode);

interface RankedEntry {
  readonly entry: CatalogueEntry;
  /** Whether each word fits exactly or almost. */
  readonly isExact: boolean;
  /** Whether each word of letters fits as a whole: `g9` is no whole word of a `G97NB`. */
  readonly isWhole: boolean;
}

interface Match extends RankedEntry {
  readonly rank: number;
  /** How far the words are from the whole name: 0 if they are it, 1 if they are a part of it, 2 if others lie between. */
  readonly distance: number;
  readonly indexed: Indexed;
}

/** How a word fits each entry of the index. */
interface WordRanks {
  readonly word: string;
  readonly ranks: Uint8Array;
  /** As a part of a device's name. */
  readonly names: Uint8Array;
}

/** The entries that have every word, the best first; of equals the popular ones, then the newest. */
export function rankEntries(words: readonly string[]): readonly RankedEntry[] {
  const byPlace = new Map<number, Match>();
  for (const spelling of spellingsOf(words)) {
    const fits = ranksOf(spelling);
    for (const [place, indexed] of INDEX.entries()) {
      const match = matchAt(place, indexed, fits);
      const known = byPlace.get(place);
      if (match !== null && (known === undefined || byRank(match, known) < 0)) byPlace.set(place, match);
    }
  }
  return [...byPlace]
    .toSorted(([place, one], [other, two]) => byRank(one, two) || place - other)
    .map(([, each]) => each);
}

function matchAt(place: number, indexed: Indexed, fits: readonly WordRanks[]): Match | null {
  let rank = 0;
  let isExact = true;
  let isWhole = true;
  for (const { word, ranks } of fits) {
    const value = ranks[place] ?? NONE;
    if (value === NONE) return null;
    rank += value;
    isExact &&= value <= ALMOST;
    isWhole &&= value === SAME || isNumber(word);
  }
  return { entry: indexed.entry, rank, isExact, isWhole, distance: nameDistance(place, indexed, fits), indexed };
}

function byRank(one: Match, other: Match): number {
  return (
    one.rank - other.rank ||
    one.distance - other.distance ||
    one.indexed.popularity - other.indexed.popularity ||
    Number(one.entry.device !== null) - Number(other.entry.device !== null) ||
    other.indexed.year - one.indexed.year
  );
}

function nameDistance(place: number, { name, shortName, maker }: Indexed, fits: readonly WordRanks[]): number {
  const typed = fits.filter(({ word, names }) => {
    const rank = names[place] ?? NONE;
    return (isNumber(word) ? rank === SAME : rank !== NONE) && !maker.includes(word);
  });
  const joined = typed.map(({ word }) => word).join("");
  if (joined === "" || joined === name || joined === shortName) return 0;
  return name.includes(joined) ? 1 : 2;
}

/** The words as they are, and with those joined that are a model's name together: `aw 3423 dw`, `27gp850-b`. */
function spellingsOf(words: readonly string[]): readonly (readonly string[])[] {
  const spellings: (readonly string[])[] = [words];
  for (let first = 0; first < words.length; first++) {
    for (let end = first + 2; end <= words.length; end++) {
      const joined = words.slice(first, end).join("");
      if (isCode(joined) && CODES.some((code) => code.startsWith(joined) || isVariant(joined, code))) {
        spellings.push([...words.slice(0, first), joined, ...words.slice(end)]);
      }
    }
  }
  return spellings;
}

/** Letters and digits. */
function isCode(word: string): boolean {
  return /\d/.test(word) && /\p{L}/u.test(word);
}

function ranksOf(words: readonly string[]): readonly WordRanks[] {
  const fits = words.map((word) => {
    const names = nameRanks(word, DEVICE_PLACES, isNumber(word) ? CLOSE : ALMOST);
    return { word, names, ranks: isNumber(word) ? names : otherRanks(word) };
  });
  const named = fits.filter(({ word }) => !isNumber(word));
  return fits.map(({ word, names, ranks }) => {
    return { word, names, ranks: isNumber(word) ? numberRanks(word, names, named) : ranks };
  });
}

/** `16` alone is a size. Beside a name, as in `iphone 16`, it is first of all part of the name. */
function numberRanks(word: string, names: Uint8Array, others: readonly WordRanks[]): Uint8Array {
  const sizes = cached(`number ${word}`, () => displayRanks((entry) => numberRank(word, entry)));
  return sizes.map((size, place) => {
    const isNamed = others.some((other) => other.names[place] !== NONE);
    return isNamed ? Math.min(names[place] ?? NONE, Math.max(size, ALMOST)) : size;
  });
}

function otherRanks(word: string): Uint8Array {
  const measured = measuredLength(word);
  if (measured !== null) return displayRanks((entry) => measuredRank(diagonalInches(measured), entry));
  const ratio = /^([\d.]+):([\d.]+)$/.exec(word);
  if (ratio === null) return nameRanks(word, PLACES, ALMOST);
  return displayRanks((entry) => (isRatio(Number(ratio[1]) / Number(ratio[2]), entry) ? SAME : NONE));
}

function displayRanks(rank: (entry: CatalogueEntry) => number): Uint8Array {
  return Uint8Array.from(INDEX, ({ entry }) => rank(entry));
}

/** With each key only the last word changes. */
const CACHED_WORDS = 24;
const cache = new Map<string, Uint8Array>();

function nameRanks(word: string, places: Places, begun: number): Uint8Array {
  return cached(`${places === PLACES} ${word}`, () => findNames(word, places, begun));
}

function cached(key: string, ranksOfWord: () => Uint8Array): Uint8Array {
  const known = cache.get(key);
  if (known !== undefined) return known;
  if (cache.size >= CACHED_WORDS) cache.clear();
  const ranks = ranksOfWord();
  cache.set(key, ranks);
  return ranks;
}

/** @param begun the rank of a word that a name only begins with, such as one that is still being typed */
function findNames(word: string, places: Places, begun: number): Uint8Array {
  const ranks = new Uint8Array(INDEX.length).fill(NONE);
  for (const [name, entries] of places) {
    const rank = name === word ? SAME : name.startsWith(word) ? begun : isVariant(word, name) ? ALMOST : NONE;
    if (rank !== NONE) for (const place of entries) ranks[place] = Math.min(ranks[place] ?? NONE, rank);
  }
  return ranks;
}

/** Makers add letters for a country or a colour: `oled65c4pua`, `oled65c46la`, `27gp850-b`. */
function isVariant(word: string, name: string): boolean {
  if (name.length < 6 || !word.startsWith(name)) return false;
  return /\d/.test(name) && /^\d?\p{L}/u.test(word.slice(name.length));
}
