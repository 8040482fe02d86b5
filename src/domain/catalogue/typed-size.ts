import { acceptNumberText, positiveNumber } from "../display/number-text.ts";
import type { Ratio } from "../display/resolution.ts";
import type { DisplaySpec } from "../display/screen.ts";
import { NOMINAL_ULTRAWIDE } from "../display/ultrawide.ts";
import { parseWrittenRatio } from "../display/written-ratio.ts";
import type { DisplayKind } from "./entry.ts";
import { isNumber, kindWords, measuredLength, resolutionWords } from "./search-words.ts";
import { COMMON_SIZES } from "./sizes.ts";

const DEFAULT_RATIO: Ratio = { width: 16, height: 9 };

/** The shape meant by a kind of display, where nothing more exact is typed. The first kind that a word fits counts. */
const RATIO_OF: Readonly<Record<DisplayKind, Ratio>> = {
  Phone: { width: 9, height: 19.5 },
  Tablet: { width: 4, height: 3 },
  Handheld: { width: 16, height: 10 },
  Laptop: { width: 16, height: 10 },
  Monitor: DEFAULT_RATIO,
  Ultrawide: NOMINAL_ULTRAWIDE,
  Television: DEFAULT_RATIO,
};
const KINDS = Object.keys(RATIO_OF) as DisplayKind[];

/** How people say that there are several equal ones. */
const COUNT_WORDS: Readonly<Record<string, NonNullable<DisplaySpec["count"]>>> = {
  two: 2,
  dual: 2,
  double: 2,
  three: 3,
  triple: 3,
  four: 4,
};

/** `2x27`: so many displays of a diagonal. Nobody means such a ratio. */
const COUNTED = /^([234])x(\d\d+(?:\.\d*)?)$/;

/** `two 27` and `2 x 27` are a count and what it counts. */
function counted(words: readonly string[]): Pick<DisplaySpec, "count"> & { readonly words: readonly string[] } {
  const [first = "", ...others] = words;
  const [, number, diagonal] = COUNTED.exec(first) ?? [];
  if (diagonal !== undefined) return { count: Number(number) as 2 | 3 | 4, words: [diagonal, ...others] };
  const count = Object.hasOwn(COUNT_WORDS, first) ? COUNT_WORDS[first] : undefined;
  return count === undefined ? { words } : { count, words: others };
}

/**
 * The display that words describe by themselves: `77.5`, `77.5 21:9`, `195cm`, `27 1440p`, `34 3440x1440`, `two 27`. It has
 * one diagonal, valid by the rules of the input for lengths (S5, D6), and at most one shape. Null where a word says
 * something else, so that `999 toaster` offers nothing.
 */
export function typedDisplay(typed: readonly string[]): DisplaySpec | null {
  const { count, words } = counted(typed);
  const lengths = words.map(lengthOf).filter((length) => length !== null);
  const ratios = words.map(writtenRatio).filter((ratio) => ratio !== null);
  const [length] = lengths;
  if (length === undefined || lengths.length > 1 || ratios.length > 1) return null;
  const names = words.filter((word) => lengthOf(word) === null && writtenRatio(word) === null);
  if (!names.every(isKnown)) return null;
  const { width, height } = ratios[0] ?? namedRatio(names);
  return { ...length, width, height, ...(count && { count }) };
}

function lengthOf(word: string): Pick<DisplaySpec, "length" | "unit"> | null {
  if (!isNumber(word)) return measuredLength(word);
  const length = positiveNumber(acceptNumberText("", word));
  return length === null ? null : { length, unit: "in" };
}

function writtenRatio(word: string): Ratio | null {
  const written = parseWrittenRatio(word);
  return written === null ? null : { width: Number(written.width), height: Number(written.height) };
}

/** Whether a word says something about a size without naming a model: `55`, `16:9`, `4k`, `tv`. */
export function isSizeWord(word: string): boolean {
  return lengthOf(word) !== null || writtenRatio(word) !== null || isKnown(word);
}

function isKnown(word: string): boolean {
  return RESOLUTION_NAMES.has(word) || KINDS.some((kind) => kindWords(kind).some((name) => name.startsWith(word)));
}

/** All words for a resolution that a display sold across has; a foldable's inner screen is no name for a shape. */
const NAMED_SIZES = COMMON_SIZES.filter(({ kind, resolutionName }) => kind !== "Phone" && resolutionName !== null).map(
  ({ kind, display, resolutionName }) => ({ kind, display, words: resolutionWords(resolutionName ?? "") }),
);
const RESOLUTION_NAMES = new Set(NAMED_SIZES.flatMap(({ words }) => words));

/** A name for a resolution says more than a kind: `32 tv 4k` has 3840×2160, `35 ultrawide 1440p` 3440×1440. */
function namedRatio(names: readonly string[]): Ratio {
  const resolutions = names.filter((word) => RESOLUTION_NAMES.has(word));
  const kinds = KINDS.filter((kind) => names.some((word) => kindWords(kind).includes(word)));
  const sizes = NAMED_SIZES.filter(({ words }) => resolutions.every((word) => words.includes(word)));
  const size = sizes.find(({ kind }) => kinds.includes(kind)) ?? sizes[0];
  if (resolutions.length > 0 && size !== undefined) return { width: size.display.width, height: size.display.height };
  const [kind] = kinds;
  return kind === undefined ? DEFAULT_RATIO : RATIO_OF[kind];
}
