import { distanceInSpace } from "#comparison/distance-in-space.ts";
import type { Comparison } from "#comparison/state.ts";
import { writtenComparison } from "#comparison/written-comparison.ts";
import { MOST_OF_GROUP, type ResultGroup, type Search, type SearchResult } from "#domain/catalogue/search.ts";
import { wordsOf } from "#domain/catalogue/search-words.ts";
import { type SeenSize, sizesAroundDistance } from "#domain/catalogue/sizes-at-distance.ts";
import type { DisplaySpec, ScreenDescription } from "#domain/display/screen.ts";
import type { Space } from "#domain/space/opening.ts";
import { SEAT_ANGLES } from "#domain/viewing/seat.ts";
import type { Meaning } from "#domain/written/meaning.ts";
import type { Words } from "#words/words.ts";

/** A line of the list. */
export type SearchLine =
  /** Holds the place of what only the models explain. */
  | { readonly group: "waiting"; readonly text: string }
  /** A screen that is known: the remembered one, or one that was used in this visit. */
  | { readonly group: "mine" | "used"; readonly screen: ScreenDescription }
  /** What a text means as a whole, in place of what is drawn: `27 vs 34`, `65 in 150 cm`. */
  | { readonly group: "whole"; readonly comparison: Comparison }
  | SeenLine
  /** All screens from this distance. */
  | { readonly group: "seat"; readonly centimetres: number }
  /** A length that is read as a distance, as a diagonal. */
  | { readonly group: "typed"; readonly entry: null; readonly display: DisplaySpec }
  | Example
  | SearchResult
  | MoreResults;

/** A television on the bar of the angles that are filled from a distance. */
export interface SeenLine extends SeenSize {
  readonly group: "seen";
  /** Above the line of the angles, or below it. */
  readonly row: 0 | 1;
}

/** What can be typed. */
export interface Example {
  readonly group: "examples";
  readonly example: keyof Words["results"]["examples"];
}

/** The rest of a group, which a line of its own opens. */
export interface MoreResults {
  readonly group: ResultGroup;
  /** How many lines it then has. */
  readonly shown: number;
  readonly total: number;
}

const EXAMPLES = (["size", "sizes", "model", "space", "distance", "sides"] as const).map(
  (example): Example => ({ group: "examples", example }),
);

/** Before anything is typed. */
const FIRST_EXAMPLES = EXAMPLES.filter(({ example }) => ["sizes", "model", "space"].includes(example));

/** Those that mean one screen. */
const SCREEN_EXAMPLES = EXAMPLES.filter(({ example }) => ["size", "model", "sides"].includes(example));

/** What each group shows beside others, and alone. */
const FEW = 3;
const MOST = 6;

interface Asked {
  readonly text: string;
  readonly search: Search;
  /** The group whose lines are all shown. */
  readonly opened: ResultGroup | null;
  /** Whether the models have been searched, are on their way, or cannot be loaded. */
  readonly models: "there" | "loading" | "missing";
  readonly mine: ScreenDescription | null;
  readonly used: readonly ScreenDescription[];
  /** Whether a line may replace the whole comparison. */
  readonly takesWhole: boolean;
  /** Where the comparison has one, what is seen from a distance has to fit into it. */
  readonly space: Space | null;
}

/** The lines of the list: what the text means as a whole, then its parts, then what else is like it. */
export function searchLines(asked: Asked): readonly SearchLine[] {
  const { text, search, opened, takesWhole, models } = asked;
  const { meaning } = search;
  if (text.trim() === "") return emptyLines(asked);
  if ("centimetres" in meaning) return distanceLines(meaning, asked);
  // Words that say no size may be a model.
  const mayBeModel = models !== "there" && (meaning.unread.length > 0 || search.results.length === 0);
  const waiting: readonly SearchLine[] = mayBeModel && models === "loading" ? [{ group: "waiting", text }] : [];
  const whole = takesWhole && !mayBeModel && (meaning.means === "several" || meaning.means === "size in space");
  const isSpace = takesWhole && meaning.means === "space";
  const comparison = isSpace ? distanceInSpace(meaning) : whole ? writtenComparison(meaning) : null;
  const lead: readonly SearchLine[] = comparison === null ? [] : [{ group: "whole", comparison }];
  const isNothing = search.results.length === 0 && comparison === null && waiting.length === 0;
  const examples = isNothing && takesWhole ? EXAMPLES : [];
  return [...lead, ...mineLines(asked), ...waiting, ...resultLines(search, opened), ...examples];
}

/** The lines that stand already, with what the models add: in the place that waits for them, and behind the others. */
export function joined(before: readonly SearchLine[], after: readonly SearchLine[]): readonly SearchLine[] {
  const groups = before.map(({ group }) => group);
  const [first, ...others] = after.filter(({ group }) => !groups.includes(group));
  const standing = before.flatMap((line) => (line.group === "waiting" ? (first ?? []) : line));
  return groups.includes("waiting") ? [...standing, ...others] : [...standing, ...(first ? [first] : []), ...others];
}

function emptyLines({ mine, used, takesWhole }: Asked): readonly SearchLine[] {
  const known: SearchLine[] = [
    ...(mine === null ? [] : [{ group: "mine" as const, screen: mine }]),
    ...used.map((screen) => ({ group: "used" as const, screen })),
  ];
  return [...known, ...(takesWhole ? FIRST_EXAMPLES : SCREEN_EXAMPLES)];
}

function distanceLines(
  meaning: Extract<Meaning, { centimetres: number }>,
  { takesWhole, space: own }: Asked,
): readonly SearchLine[] {
  const { centimetres } = meaning;
  const space = spaceFor(meaning, own);
  const comparison = space && distanceInSpace({ centimetres, space });
  const whole: readonly SearchLine[] = comparison !== null && takesWhole ? [{ group: "whole", comparison }] : [];
  const seen = inTwoRows(sizesAroundDistance(centimetres, space));
  const typed = { length: centimetres, unit: "cm" as const, width: 16, height: 9 };
  return [
    ...whole,
    ...seen,
    ...(takesWhole ? [{ group: "seat" as const, centimetres }] : []),
    ...(meaning.means === "distance" ? [{ group: "typed" as const, entry: null, display: typed }] : []),
  ];
}

/** The space that is written, or else that of the comparison. */
export function spaceFor(meaning: Search["meaning"], own: Space | null): Space | null {
  return meaning.means === "distance in space" ? meaning.space : own;
}

/** Where angles lie on a bar from the first to the last size: 0 at its left end, 1 at its right one. */
export function angleScale(sizes: readonly SeenSize[]): (degrees: number) => number {
  const { near, far } = SEAT_ANGLES.films;
  const all = sizes.map(({ degrees }) => degrees);
  const [from, to] = [Math.min(far, ...all), Math.max(near, ...all)];
  return (degrees) => (degrees - from) / (to - from);
}

/** Chips that are nearer to each other than this part of the bar touch. */
const TOUCHING = 0.2;

/** Puts each size into the first row where it touches no other. One that touches others in both rows is left out. */
function inTwoRows(sizes: readonly SeenSize[]): readonly SeenLine[] {
  const place = angleScale(sizes);
  const taken = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  return sizes.flatMap((size): SeenLine | readonly [] => {
    const at = place(size.degrees);
    const row = taken.findIndex((last) => at - last >= TOUCHING);
    if (row < 0) return [];
    taken[row] = at;
    return { group: "seen", ...size, row: row === 0 ? 0 : 1 };
  });
}

/** The index of the line that is meant before another one is chosen: on a bar of angles the first that suits. */
export function firstMeant(lines: readonly SearchLine[]): number {
  return lines[0]?.group === "seen" ? shownOnBar(lines) : 0;
}

/** The index of the size on a bar of angles that is meant first; -1 without a bar. */
export function shownOnBar(lines: readonly SearchLine[]): number {
  const best = lines.findIndex((line) => line.group === "seen" && line.isForFilms && line.fits);
  if (best >= 0) return best;
  const held = lines.findLastIndex((line) => line.group === "seen" && line.fits);
  return held >= 0 ? held : lines.findIndex((line) => line.group === "seen" && line.isForFilms);
}

/** The remembered screen, unless other words were typed than those of its name and of `my screen` (D48). */
function mineLines({ mine, text }: Asked): readonly SearchLine[] {
  const ownWords = wordsOf(`my screen ${mine?.name ?? ""}`);
  const isMeant = wordsOf(text).every((word) => ownWords.some((own) => own.startsWith(word)));
  return mine === null || !isMeant ? [] : [{ group: "mine", screen: mine }];
}

/** A few of each group, and a line that opens the rest of it in place. */
function resultLines({ results, totals }: Search, opened: ResultGroup | null): readonly SearchLine[] {
  const groups = [...new Set(results.map(({ group }) => group))];
  return groups.flatMap((group): readonly SearchLine[] => {
    const all = results.filter((result) => result.group === group);
    const total = totals[group] ?? 0;
    const room = group === opened ? all.length : groups.length === 1 ? MOST : FEW;
    // A line that opens one more takes as much room.
    if (all.length <= room || total === room + 1) return all;
    return [...all.slice(0, room), { group, shown: Math.min(total, MOST_OF_GROUP), total }];
  });
}

export function isMore(line: SearchLine): line is MoreResults {
  return "total" in line;
}

/** Whether choosing a line adds a screen. */
export function isAdding(line: SearchLine): boolean {
  return !isMore(line) && !["waiting", "whole", "seat", "examples"].includes(line.group);
}
