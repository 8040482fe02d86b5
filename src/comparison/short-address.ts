import { givenRatio } from "#domain/display/resolution.ts";
import type { Screen } from "#domain/display/screen.ts";
import type { Unit } from "#domain/display/unit.ts";
import type { FindModel } from "#domain/written/meaning.ts";
import { readText } from "#domain/written/read-text.ts";
import { usualShape } from "#domain/written/shape.ts";
import { comparisonSearch, unitlessSearch } from "./address.ts";
import type { Comparison } from "./state.ts";
import { writtenComparison } from "./written-comparison.ts";

/** How an address says that there are several equal ones. */
const COUNT_WORDS = { two: 2, three: 3, four: 4 } as const;

const MOST_SIZES = 4;
const MAX_CHARACTERS = 100;

/**
 * What other paths are not is not looked up among the models: one segment with a digit or a word for a comparison, and no file's name, which
 * the reader understands without its ending.
 */
const CANDIDATE = /^(?=.*(?:\d|-(?:vs|or)-))(?!.*\.(?:png|jpe?g|svg|pdf)$)[^/\s\p{C}]+$/iu;

/**
 * The comparison at an address such as `/27-vs-32`, `/49-vs-dual-27` or `/65-in-150cm`, which means what it means everywhere
 * (D59). Null for a path that is not wholly understood, and for a single size.
 */
export function readShortAddress(pathname: string, findModel?: FindModel): Comparison | null {
  const written = decoded(pathname.slice(1).replace(/\/$/, ""));
  if (written.length > MAX_CHARACTERS || !CANDIDATE.test(written)) return null;
  const meaning = readText(written, findModel);
  if (meaning.unread.length > 0 || (meaning.means !== "several" && meaning.means !== "size in space")) return null;
  return meaning.screens.length > MOST_SIZES ? null : writtenComparison(meaning);
}

/** The comparison whose share image is at an address such as `/27-vs-34.png`, for places that take images only. */
export function readShortPicture(pathname: string, findModel?: FindModel): Comparison | null {
  return pathname.endsWith(".png") ? readShortAddress(pathname.slice(0, -".png".length), findModel) : null;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return "";
  }
}

/** `/27-vs-32`, an address that people can say, where it means exactly this comparison; null otherwise (D41). */
export function shortAddress(comparison: Comparison, lengths: Unit): string | null {
  const screens = comparison.screens.map(({ screen }) => screen);
  if (screens.length < 2 || screens.length > MOST_SIZES) return null;
  const search = comparisonSearch(comparison, lengths);
  const paths = [true, false].map((isShort) => `/${screens.map((screen) => sizeText(screen, isShort)).join("-vs-")}`);
  return (
    paths.find((path) => {
      const read = readShortAddress(path);
      return read !== null && unitlessSearch(read) === search;
    }) ?? null
  );
}

/** `27`, `34-21x9`, `two-27` */
function sizeText(screen: Screen, isShort: boolean): string {
  const { length, unit, count } = screen;
  const { width, height } = givenRatio(screen);
  const usual = usualShape(length);
  const shape = isShort && width === usual.width && height === usual.height ? "" : `-${width}x${height}`;
  const word = Object.entries(COUNT_WORDS).find(([, each]) => each === count)?.[0];
  return `${word === undefined ? "" : `${word}-`}${length}${unit === "in" ? "" : unit}${shape}`;
}
