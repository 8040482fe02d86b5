import type { ScreenDescription } from "../display/screen.ts";
import { type CatalogueEntry, entryScreen } from "./entry.ts";
import { rankEntries } from "./rank-entries.ts";
import { compact, isNumber, kindWords, wordsOf } from "./search-words.ts";

/** Panels of one device that are sold side by side: `steam deck` is either. */
const VARIANTS = ["oled", "lcd"];

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

/** Whether the words are a device's whole name, apart from its maker, its kind and its size. */
function isNamed(entry: CatalogueEntry, words: readonly string[]): boolean {
  const { device, display, soldAs } = entry;
  if (device === null) return false;
  const maker = wordsOf(device.maker);
  const isMaker = (word: string) => maker.includes(word);
  const kinds = kindWords(entry);
  const isKind = (word: string) => kinds.includes(word);
  const isSize = (word: string) => isNumber(word) && [display.length, soldAs].includes(Number(word));
  // A `Surface Laptop Go 3` has its kind in its name, a `Framework Laptop 13` its maker as well.
  let typed = [words];
  for (const leaves of [isMaker, isKind, isSize])
    typed = typed.flatMap((spelling) => [spelling, spelling.filter((word) => !leaves(word))]);
  const plain = device.model.replace(/ (?:\(.*\)|Gen \d+)$/, "");
  const names = [device.model, plain, ...device.aliases].map(compact);
  const variants = VARIANTS.map((variant) => compact(plain).replace(new RegExp(`${variant}$`), ""));
  return typed.some((spelling) => spelling.length > 0 && [...names, ...variants].includes(spelling.join("")));
}
