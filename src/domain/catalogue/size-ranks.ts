import { ratioOf } from "../display/measures.ts";
import { isSoldAs21By9, NOMINAL_ULTRAWIDE } from "../display/ultrawide.ts";
import type { CatalogueEntry } from "./entry.ts";
import type { Indexed } from "./index-entries.ts";

/** How well a word fits an entry; less is better. The first two are exact matches. */
export const [SAME, ALMOST, CLOSE, NEAR, BEGUN, NONE] = [0, 1, 2, 3, 4, 255] as const;

/** A number is a diagonal in inches, or pixels across or down. `6` fits a 6.1″, too, and `24` nearly fits a 23.5″. */
export function numberRank(word: string, { entry: { display, soldAs }, length, pixels }: Indexed): number {
  const number = Number(word);
  if (display.length === number) return SAME;
  // A phone of 6.12″ is sold as 6.1″.
  if (soldAs === number || (word.includes(".") && display.length.toFixed(1) === word)) return ALMOST;
  if (length.startsWith(`${word}.`) || pixels.includes(word)) return CLOSE;
  if (Math.abs(display.length - number) <= 0.5) return NEAR;
  if (length.startsWith(word)) return BEGUN;
  return word.length >= 3 && pixels.some((count) => count.startsWith(word)) ? BEGUN : NONE;
}

/** Televisions are sold in whole centimetres in many countries, by the picture rather than by the class. */
export function measuredRank(inches: number, { display }: CatalogueEntry): number {
  const off = Math.abs(display.length - inches);
  return off <= 0.5 ? SAME : off <= 1 ? NEAR : NONE;
}

const TOLERANCE = 0.005;

/** Whether a display has this ratio, upright or across. */
export function isRatio(ratio: number, { display }: CatalogueEntry): boolean {
  const shape = (value: number) => Math.max(value, 1 / value);
  const [wanted, own] = [shape(ratio), shape(ratioOf(display))];
  const isNominal = Math.abs(wanted - ratioOf(NOMINAL_ULTRAWIDE)) < TOLERANCE;
  return isNominal ? isSoldAs21By9({ width: own, height: 1 }) : Math.abs(own / wanted - 1) < TOLERANCE;
}
