import type { ScreenDescription } from "../display/screen.ts";
import { type CatalogueEntry, type Device, entryScreen } from "./entry.ts";
import { rankEntries } from "./rank-entries.ts";
import { isNumber, kindWords, wordsOf } from "./search-words.ts";

/** Panels of one device that are sold side by side: `steam deck` is either. */
const VARIANTS = ["oled", "lcd"];

/** People leave them out before another name: `Neo G9`. */
const FAMILIES = ["odyssey", "ultragear", "ultrafine", "ultrasharp", "rog", "tuf", "predator", "nitro"];

/** No name has more. Each word costs as much as the catalogue is long, each two may be one. */
const MOST_WORDS = 8;

/**
 * The sizes in which the model of this name is sold: `ipad pro 11`, `Dell U2723QE`, `oled65c4`, `lg c4`. The newest model counts
 * where several have the name. None for text that only begins a name or says something else.
 */
export function findModels(text: string): readonly ScreenDescription[] {
  const words = wordsOf(text);
  const exact =
    words.length === 0 || words.length > MOST_WORDS
      ? []
      : rankEntries(words).filter(({ entry, isExact }) => isExact && entry.device !== null);
  const named = exact.find(({ entry }) => isNamed(entry, words))?.entry;
  if (named === undefined) return [];
  const sizes = exact.map(({ entry }) => entry).filter(({ device }) => device?.model === named.device?.model);
  return sizes.map(entryScreen);
}

/** Whether the words are a device's whole name in any order, apart from its maker, its kind and its size. */
function isNamed(entry: CatalogueEntry, words: readonly string[]): boolean {
  const { device, display, soldAs } = entry;
  if (device === null) return false;
  const names = namesOf(entry, device);
  const isSize = (word: string) =>
    isNumber(word) && [soldAs, display.length, Number(display.length.toFixed(1))].includes(Number(word));
  return spellings(words, [names.isMaker, names.isKind, isSize]).some((spelling) => names.known.has(spelling));
}

interface Names {
  /** The spellings of its name. */
  readonly known: ReadonlySet<string>;
  isMaker(word: string): boolean;
  isKind(word: string): boolean;
}

/** Each key asks for the names of all devices of a maker. */
const NAMES = new WeakMap<Device, Names>();

function namesOf(entry: CatalogueEntry, device: Device): Names {
  const cached = NAMES.get(device);
  if (cached !== undefined) return cached;
  const maker = wordsOf(device.maker);
  const kinds = kindWords(entry);
  const isMaker = (word: string) => maker.includes(word);
  const isKind = (word: string) => kinds.includes(word);
  const own = [device.model, plainName(device.model), ...device.aliases]
    .flatMap((name) => (name.includes("+") ? [name, name.replace("+", " plus")] : [name]))
    .map(wordsOf);
  const variants = own.map((name) => name.filter((word) => !VARIANTS.includes(word)));
  const known = new Set([...own, ...variants].flatMap((name) => spellings(name, [isMaker, isKind])));
  const names = { known, isMaker, isKind };
  NAMES.set(device, names);
  return names;
}

/** A `Surface Laptop Go 3` has its kind in its name, a `Framework Laptop 13` its maker as well. */
function spellings(name: readonly string[], leaves: readonly ((word: string) => boolean)[]): readonly string[] {
  let all = [name.flatMap(ordinary)];
  for (const isLeft of leaves) all = all.flatMap((each) => [each, each.filter((word) => !isLeft(word))]);
  const isFamily = (word: string) => FAMILIES.includes(word);
  const shorter = all.filter((each) => each.length > 2 && each.some(isFamily));
  all.push(...shorter.map((each) => each.filter((word) => !isFamily(word))));
  return all.filter(({ length }) => length > 0).flatMap((each) => [each.join(""), each.toSorted().join(" ")]);
}

/** `MacBook Pro 14″` for `MacBook Pro 14″ (M5)`, `Odyssey G9` for `Odyssey G9 C49G95T`. */
function plainName(model: string): string {
  const plain = model.replace(/ (?:\(.*\)|Gen \d+|G\d\d?)$/, "");
  const series = plain.replace(/ (?:\dK|\d{4}|[A-Z]\d+[A-Z]+\d*[A-Z]*)$/, "");
  return series.includes(" ") ? series : plain;
}

/** `10th generation` and `Gen 10` are a number. */
function ordinary(word: string): readonly string[] {
  return /^(?:gen|generation|edition)$/.test(word) ? [] : [word.replace(/^(\d+)(?:st|nd|rd|th)$/, "$1")];
}
