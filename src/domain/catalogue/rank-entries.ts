import { diagonalInches } from "../display/screen.ts";
import type { CatalogueEntry } from "./entry.ts";
import { type Catalogue, type Indexed, isCode, type Places } from "./index-entries.ts";
import { isNumber, measuredLength } from "./search-words.ts";
import { ALMOST, BEGUN, CLOSE, isRatio, measuredRank, NONE, numberRank, SAME } from "./size-ranks.ts";

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

/**
 * The entries that have every word, the best first; of equals the popular ones, then the newest.
 *
 * @param worst how badly a word may fit
 */
export function rankEntries(
  words: readonly string[],
  catalogue: Catalogue,
  worst: number = BEGUN,
): readonly RankedEntry[] {
  const byPlace = new Map<number, Match>();
  for (const spelling of spellingsOf(words, catalogue)) {
    const fits = ranksOf(spelling, catalogue);
    for (const [place, indexed] of catalogue.indexed.entries()) {
      const match = matchAt(place, indexed, fits, worst);
      const known = byPlace.get(place);
      if (match !== null && (known === undefined || byRank(match, known) < 0)) byPlace.set(place, match);
    }
  }
  return [...byPlace]
    .toSorted(([place, one], [other, two]) => byRank(one, two) || place - other)
    .map(([, each]) => each);
}

function matchAt(place: number, indexed: Indexed, fits: readonly WordRanks[], worst: number): Match | null {
  let rank = 0;
  let isExact = true;
  let isWhole = true;
  for (const { word, ranks } of fits) {
    const value = ranks[place] ?? NONE;
    if (value > worst) return null;
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
function spellingsOf(words: readonly string[], { codes }: Catalogue): readonly (readonly string[])[] {
  const spellings: (readonly string[])[] = [words];
  for (let first = 0; first < words.length; first++) {
    for (let end = first + 2; end <= words.length; end++) {
      const joined = words.slice(first, end).join("");
      if (isCode(joined) && codes.some((code) => code.startsWith(joined) || isVariant(joined, code))) {
        spellings.push([...words.slice(0, first), joined, ...words.slice(end)]);
      }
    }
  }
  return spellings;
}

function ranksOf(words: readonly string[], catalogue: Catalogue): readonly WordRanks[] {
  const fits = words.map((word) => {
    const names = nameRanks(word, catalogue, "devicePlaces", isNumber(word) ? CLOSE : ALMOST);
    return { word, names, ranks: isNumber(word) ? names : otherRanks(word, catalogue) };
  });
  const named = fits.filter(({ word }) => !isNumber(word));
  return fits.map(({ word, names, ranks }) => {
    return { word, names, ranks: isNumber(word) ? numberRanks(word, names, named, catalogue) : ranks };
  });
}

/** `16` alone is a size. Beside a name, as in `iphone 16`, it is first of all part of the name. */
function numberRanks(word: string, names: Uint8Array, others: readonly WordRanks[], catalogue: Catalogue): Uint8Array {
  const sizes = cached(catalogue, `number ${word}`, () =>
    displayRanks(catalogue, (indexed) => numberRank(word, indexed)),
  );
  return sizes.map((size, place) => {
    const isNamed = others.some((other) => other.names[place] !== NONE);
    return isNamed ? Math.min(names[place] ?? NONE, Math.max(size, ALMOST)) : size;
  });
}

function otherRanks(word: string, catalogue: Catalogue): Uint8Array {
  const measured = measuredLength(word);
  if (measured !== null) return displayRanks(catalogue, ({ entry }) => measuredRank(diagonalInches(measured), entry));
  const ratio = /^([\d.]+):([\d.]+)$/.exec(word);
  if (ratio === null) return nameRanks(word, catalogue, "places", ALMOST);
  return displayRanks(catalogue, ({ entry }) => (isRatio(Number(ratio[1]) / Number(ratio[2]), entry) ? SAME : NONE));
}

function displayRanks({ indexed }: Catalogue, rank: (indexed: Indexed) => number): Uint8Array {
  return Uint8Array.from(indexed, rank);
}

const CACHED_WORDS = 24;

function nameRanks(word: string, catalogue: Catalogue, of: "places" | "devicePlaces", begun: number): Uint8Array {
  return cached(catalogue, `${of} ${word}`, () => findNames(word, catalogue[of], begun, catalogue.entries.length));
}

function cached({ ranks }: Catalogue, key: string, ranksOfWord: () => Uint8Array): Uint8Array {
  const known = ranks.get(key);
  if (known !== undefined) return known;
  if (ranks.size >= CACHED_WORDS) ranks.clear();
  const own = ranksOfWord();
  ranks.set(key, own);
  return own;
}

/** @param begun the rank of a word that a name only begins with, such as one that is still being typed */
function findNames(word: string, places: Places, begun: number, length: number): Uint8Array {
  const ranks = new Uint8Array(length).fill(NONE);
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
