import { isVariantWord, plainName, withoutFamily } from "./device-names.ts";
import { type CatalogueEntry, entryKey } from "./entry.ts";
import { deviceWords, kindWords, resolutionWords, wordsOf } from "./search-words.ts";

/** Entries with all that finds them. */
export interface Catalogue {
  readonly entries: readonly CatalogueEntry[];
  readonly indexed: readonly Indexed[];
  /** What people look for most: the list before anything is typed. */
  readonly popular: readonly CatalogueEntry[];
  readonly places: Places;
  readonly devicePlaces: Places;
  /** All words by which entries are found, besides numbers. */
  readonly vocabulary: readonly string[];
  readonly codes: readonly string[];
  /** How the last words fit the entries: with each key only one word changes. */
  readonly ranks: Map<string, Uint8Array>;
}

export interface Indexed {
  readonly entry: CatalogueEntry;
  /** Its diagonal in inches, and its pixels across and down. */
  readonly length: string;
  readonly pixels: readonly string[];
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

/** The places in the index of the entries that have a word. */
export type Places = ReadonlyMap<string, readonly number[]>;

/** By `entryKey`. They come first among equally good matches: a 27″ monitor is more often QHD than Full HD. */
const POPULAR_KEYS: readonly string[] = [
  "iPhone 17",
  "Galaxy S25",
  "iPad (A16)",
  "MacBook Air 13″ (M4)",
  "14″ Laptop 1920×1200",
  "15.6″ Laptop 1920×1080",
  "24″ Monitor 1920×1080",
  "27″ Monitor 2560×1440",
  "32″ Monitor 3840×2160",
  "34″ Ultrawide 3440×1440",
  "55″ Television 3840×2160",
  "65″ Television 3840×2160",
];

export function catalogueOf(entries: readonly CatalogueEntry[]): Catalogue {
  const popular = POPULAR_KEYS.flatMap((key) => entries.filter((entry) => entryKey(entry) === key));
  const indexed = entries.map((entry) => indexedEntry(entry, popular));
  const places = placesOf(indexed, ({ words }) => words);
  const vocabulary = [...places.keys()];
  return {
    entries,
    indexed,
    popular,
    places,
    devicePlaces: placesOf(indexed, ({ deviceWords: own }) => own),
    vocabulary,
    codes: vocabulary.filter(isCode),
    ranks: new Map(),
  };
}

function indexedEntry(entry: CatalogueEntry, popular: readonly CatalogueEntry[]): Indexed {
  const { width, height } = entry.display.resolution;
  const place = popular.indexOf(entry);
  const own = deviceWords(entry);
  const maker = wordsOf(entry.device?.maker ?? "");
  const nameOf = (model: string) => wordsOf(model).filter((word) => !maker.includes(word));
  const model = entry.device?.model ?? "";
  const plain = nameOf(plainName(model)).filter((word) => !isVariantWord(word));
  return {
    entry,
    length: String(entry.display.length),
    pixels: [String(width), String(height)],
    words: [`${width}x${height}`, `${height}x${width}`, ...kindWords(entry), ...resolutionWords(entry), ...own],
    deviceWords: own,
    name: nameOf(model).join(""),
    shortName: (withoutFamily(plain) ?? []).join(""),
    maker,
    popularity: place < 0 ? popular.length : place,
    year: entry.device?.year ?? 0,
  };
}

function placesOf(indexed: readonly Indexed[], wordsOfEntry: (indexed: Indexed) => readonly string[]): Places {
  const places = new Map<string, number[]>();
  for (const [place, each] of indexed.entries()) {
    for (const word of new Set(wordsOfEntry(each))) {
      const known = places.get(word);
      if (known === undefined) places.set(word, [place]);
      else known.push(place);
    }
  }
  return places;
}

/** Letters and digits. */
export function isCode(word: string): boolean {
  return /\d/.test(word) && /\p{L}/u.test(word);
}
