import type { ScreenDescription } from "../display/screen.ts";
import { isVariantWord, plainName, withoutFamily } from "./device-names.ts";
import { type CatalogueEntry, type Device, entryScreen, GROUP_OF } from "./entry.ts";
import type { Catalogue } from "./index-entries.ts";
import { rankEntries } from "./rank-entries.ts";
import { isNumber, kindWords, wordsOf } from "./search-words.ts";
import { ALMOST } from "./size-ranks.ts";

/** No name has more. Each word costs as much as the catalogue is long, each two may be one. */
const MOST_WORDS = 8;

/**
 * The sizes in which the model of this name is sold: `ipad pro 11`, `Dell U2723QE`, `oled65c4`, `lg c4`. The newest model counts
 * where several have the name, and the first of a line for its size: `macbook 13`. A monitor also has the round size it is sold as:
 * `odyssey g7 32` for 31.5″. None for text that only begins a name or says something else.
 */
export function modelsNamed(text: string, catalogue: Catalogue): readonly ScreenDescription[] {
  const words = wordsOf(text);
  if (words.length === 0 || words.length > MOST_WORDS) return [];
  const exact = exactModels(words, catalogue);
  const named = exact.find(nameTest(words)) ?? exact.find((entry) => isOfLine(entry, words));
  if (named === undefined) return monitorsOfRoundSize(words, catalogue);
  return exact.filter(({ device }) => device.model === named.device.model).map(entryScreen);
}

type Model = CatalogueEntry & { readonly device: Device };

function exactModels(words: readonly string[], catalogue: Catalogue): readonly Model[] {
  return rankEntries(words, catalogue, ALMOST)
    .map(({ entry }) => entry)
    .filter((entry): entry is Model => entry.device !== null);
}

/** How far the diagonal of a monitor is at most from the round size it is sold as. */
const ROUNDED_BY = 0.5;

/** The newest monitor of this name near a whole number of inches. */
function monitorsOfRoundSize(words: readonly string[], catalogue: Catalogue): readonly ScreenDescription[] {
  const [size, ...otherNumbers] = words.filter((word) => /^[1-9]\d$/.test(word));
  const name = words.filter((word) => word !== size);
  if (size === undefined || otherNumbers.length > 0 || name.length === 0) return [];
  const isMonitor = ({ kind, display }: Model) =>
    GROUP_OF[kind] === "monitors" && Math.abs(display.length - Number(size)) <= ROUNDED_BY;
  // An `ultrawide` of a size is any of that kind, although LG has a line of that name.
  const isOwnName = (entry: Model) => name.some((word) => !namesOf(entry).isKind(word));
  const isNamed = nameTest(name);
  const named = exactModels(name, catalogue).find((entry) => isMonitor(entry) && isOwnName(entry) && isNamed(entry));
  return named === undefined ? [] : [entryScreen(named)];
}

/** Tells whether words are a model's whole name in any order, apart from its maker, its kind and its size. */
function nameTest(words: readonly string[]): (entry: Model) => boolean {
  // Most models leave out the same words.
  const known = new Map<string, readonly string[]>();
  return (entry) => {
    const { isMaker, isKind, known: names } = namesOf(entry);
    const leaves = [isMaker, isKind, (word: string) => isSizeOf(entry, word)].map((isLeft) => words.map(isLeft));
    const key = leaves.join(";");
    const spelled = known.get(key) ?? spellings(words, leaves);
    known.set(key, spelled);
    return spelled.some((spelling) => names.has(spelling));
  };
}

function isSizeOf({ display, soldAs }: CatalogueEntry, word: string): boolean {
  return isNumber(word) && [soldAs, display.length, Number(display.length.toFixed(1))].includes(Number(word));
}

/** Whether the words are the beginning of a device's name and its size: `macbook 13`, `galaxy tab 11`. */
function isOfLine(entry: Model, words: readonly string[]): boolean {
  // The names of monitors and televisions are codes, and what stands before these says little.
  if (["monitors", "televisions"].includes(GROUP_OF[entry.kind])) return false;
  const { isMaker, isKind } = namesOf(entry);
  const own = wordsOf(entry.device.model);
  const isSize = (word: string) => isNumber(word) && (own.includes(word) || isSizeOf(entry, word));
  const line = words.filter((word) => !isSize(word) && !isMaker(word) && !isKind(word));
  const name = own.filter((word) => !isMaker(word) && !isKind(word));
  return line.length > 0 && words.some(isSize) && line.every((word, at) => word === name[at]);
}

interface Names {
  /** The spellings of its name. */
  readonly known: ReadonlySet<string>;
  isMaker(word: string): boolean;
  isKind(word: string): boolean;
}

/** Each key asks for the names of all devices of a maker. */
const NAMES = new WeakMap<Device, Names>();

function namesOf(entry: Model): Names {
  const { device } = entry;
  const cached = NAMES.get(device);
  if (cached !== undefined) return cached;
  const maker = wordsOf(device.maker);
  const kinds = kindWords(entry);
  const isMaker = (word: string) => maker.includes(word);
  const isKind = (word: string) => kinds.includes(word);
  const own = [device.model, plainName(device.model), ...device.aliases]
    .flatMap((name) => (name.includes("+") ? [name, name.replace("+", " plus")] : [name]))
    .map(wordsOf);
  const variants = own.map((name) => name.filter((word) => !isVariantWord(word)));
  const known = new Set(
    [...own, ...variants].flatMap((name) => spellings(name, [name.map(isMaker), name.map(isKind)])),
  );
  const names = { known, isMaker, isKind };
  NAMES.set(device, names);
  return names;
}

/**
 * A `Surface Laptop Go 3` has its kind in its name, a `Framework Laptop 13` its maker as well.
 *
 * @param leaves which words may be left out together
 */
function spellings(name: readonly string[], leaves: readonly (readonly boolean[])[]): readonly string[] {
  let all: (readonly number[])[] = [[...name.keys()]];
  for (const isLeft of leaves) {
    if (isLeft.includes(true)) all = all.flatMap((each) => [each, each.filter((at) => isLeft[at] !== true)]);
  }
  const words = all.map((places) => places.flatMap((at) => ordinary(name[at] ?? "")));
  return [...words, ...words.flatMap((each) => [withoutFamily(each) ?? []])]
    .filter(({ length }) => length > 0)
    .flatMap((each) => [each.join(""), each.toSorted().join(" ")]);
}

/** `10th generation` and `Gen 10` are a number. */
function ordinary(word: string): readonly string[] {
  return /^(?:gen|generation|edition)$/.test(word) ? [] : [word.replace(/^(\d+)(?:st|nd|rd|th)$/, "$1")];
}
