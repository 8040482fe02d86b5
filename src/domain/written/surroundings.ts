import { withDigits } from "../display/machine-number.ts";
import { isPixelCount } from "../display/resolution.ts";
import { convertLength, type Unit } from "../display/unit.ts";
import type { Space } from "../space/opening.ts";
import type { Item } from "./item.ts";
import { lengthOf, spelledLength, type WrittenLength, writtenUnit } from "./length.ts";

/** A length in metres or feet alone is a distance from here on, in centimetres. */
const LEAST_DISTANCE = 150;

export function sizedItems(all: readonly Item[]): { readonly items: readonly Item[]; readonly space: Space | null } {
  const { items, space } = withoutSpace(withUnits(all));
  return { items: withoutDoubts(withoutListCount(items), space !== null), space };
}

/** Ratios have a smaller number than this, sides and desks in any unit no smaller one. */
const LEAST_SIDE = 12;

/** A bare number beside a word such as `desk` is in centimetres from here on. */
const LEAST_DESK = 100;

/** Desks are sold in centimetres from this width on, and up to it in inches. */
const WIDEST_IN_INCHES = 80;

/** Sides and widths whose unit is not written beside them: `110 x 62 cm vs 123 x 70`, `120x60 desk`, `140 desk`. */
function withUnits(items: readonly Item[]): readonly Item[] {
  const [shared] = items.flatMap((item) => (item.is === "sides" ? [item.space.unit] : []));
  return items.map((item, at): Item => {
    const isBeside = [items[at - 1], items[at + 1]].some((other) => other?.is === "niche");
    const bare =
      item.is === "length" && item.length.unit === null ? item.length.number : item.is === "unread" && item.word;
    if (isBeside && Number(bare) > LEAST_DESK && Number(bare) < LEAST_DESK * 10)
      return { is: "length", length: lengthOf(String(bare), "cm"), text: item.text };
    if (item.is !== "ratio") return item;
    const { width, height } = item.ratio;
    const unit: Unit | null = shared ?? (isBeside ? (width > WIDEST_IN_INCHES ? "cm" : "in") : null);
    const areSides = Math.min(width, height) >= LEAST_SIDE && !(isPixelCount(width) && isPixelCount(height));
    return unit !== null && areSides ? { ...item, is: "sides", space: { width, height, unit } } : item;
  });
}

/** In `two monitors: 27 and 32` the sizes are counted, none is there twice. */
function withoutListCount(items: readonly Item[]): readonly Item[] {
  const [first, second, ...others] = items;
  const isList = others.some((item) => item.is === "between" && !item.compares);
  const isCounted = first?.is === "count" && second?.is === "kind" && isList;
  return isCounted && others.filter(({ is }) => is === "length").length === first.count ? items.slice(1) : items;
}

/**
 * A number behind an unknown word is part of a name, unless it is compared with a size or has a space: `Odyssey 49 vs 27`,
 * `macbook pro 14 and 27 monitor`. Behind a comma the text may go on about the same display.
 */
function withoutDoubts(items: readonly Item[], hasSpace: boolean): readonly Item[] {
  const isCompared = items.some(
    (item) => item.is === "between" && (item.compares || !/^[\s,;、，|/~-]*$/.test(item.text)),
  );
  const hasSize = items.some((item) => item.is === "length" && !item.isDoubtful);
  return items.map((item) => {
    if (item.is !== "length" || !item.isDoubtful) return item;
    const isSize = (hasSpace || (isCompared && hasSize)) && Number(item.length.number) >= 10;
    return isSize ? item : { is: "unread", word: spelledLength(item.length), text: item.text };
  });
}

/** Takes out the space of `65 in 150 cm`, and of `65" niche 150 cm`. */
function withoutSpace(items: readonly Item[]): { readonly items: readonly Item[]; readonly space: Space | null } {
  const at = items.findLastIndex((_, index) => isSpace(items, index));
  const isWidth = (item: Item) => at < 0 && item.is === "niche" && item.isWidth;
  const others = items.filter(
    (item, index) => index !== at && item.is !== "inside" && (item.is !== "niche" || isWidth(item)),
  );
  // `biggest 150 cm wide` has no model.
  const isNamed = (item: Item) => item.is === "unread" && (items[at - 1]?.is === "inside" || /\d/.test(item.word));
  const space = spaceOf(items[at]);
  const besides = besidesOf(items, at);
  // The second side of a desk is its depth.
  const isOn = besides.some((other) => other?.is === "niche" && other.isSurface);
  // `niche 145 x 85 cm`, `niche 140 cm wide, which tv`
  const isAlone =
    space !== null &&
    (space.height !== null || others.some(({ is }) => is === "kind")) &&
    besides.some((other) => other?.is === "niche" && !other.isWidth);
  return isAlone || others.some((item) => item.is === "length" || item.is === "sides" || isNamed(item))
    ? { items: others, space: space && isOn ? { ...space, height: null } : space }
    : { items, space: null };
}

/** What stands on both sides of an item: `dans une niche de 130 cm`, `meuble tv 140 cm`. */
function besidesOf(items: readonly Item[], at: number): readonly [before: Item | undefined, behind: Item | undefined] {
  const isOver = items[at - 1]?.is === "away" || (items[at - 1]?.is === "kind" && items[at - 2]?.is === "niche");
  return [items[isOver ? at - 2 : at - 1], items[at + 1]];
}

function isDisplayItem({ is }: Item): boolean {
  return is === "length" || is === "sides" || is === "unread";
}

/** Whether the length or the two sides at a place are those of a space. */
function isSpace(items: readonly Item[], at: number): boolean {
  const space = spaceOf(items[at]);
  const [before] = besidesOf(items, at);
  if (space === null) return false;
  if (before?.is === "inside" && items.slice(0, at - 1).some(isDisplayItem)) return true;
  const isWide = space.unit === "cm" || space.height !== null;
  const besides = besidesOf(items, at).filter((item) => item?.is === "niche");
  // A length in inches may be a screen, so it needs a word on both sides: `alcove 58 inches wide`.
  return isWide ? besides.length > 0 : besides.length === 2;
}

function spaceOf(item: Item | undefined): Space | null {
  if (item?.is === "sides") return item.space;
  if (item?.is !== "length" || item.length.unit === null) return null;
  return { width: Number(item.length.number), height: null, unit: item.length.unit };
}

/** Takes out a distance. Beside a size it says nothing about that. */
export function withoutDistance(items: readonly Item[], isInSpace: boolean) {
  const distances = [...items.keys()].filter((index) => isDistance(items, index));
  // `65 Zoll, Abstand 300 cm`
  const at = distances.find((index) => !isInInches(items[index])) ?? distances[0] ?? -1;
  const item = items[at];
  if (item?.is !== "length") return { items, distance: null };
  const others = items.filter((each) => each !== item && each.is !== "away");
  const hasSize = others.some(({ is }) => is === "length" || is === "sides");
  return hasSize && !isInSpace ? { items: others, distance: null } : { items: others, distance: item.length };
}

function isInInches(item: Item | undefined): boolean {
  return item?.is === "length" && writtenUnit(item.length) === "in";
}

function isInLargeUnit(length: WrittenLength): boolean {
  const unit = writtenUnit(length);
  return unit === "m" || unit === "ft";
}

function isDistance(items: readonly Item[], at: number): boolean {
  const item = items[at];
  if (item?.is !== "length" || item.length.unit === null) return false;
  const [before, behind] = [items[at - 1], items[at + 1]];
  // `70 cm from my eyes`, but not `32 inch for my eyes`
  const goal = behind?.is === "away" && !/(?:for|für|для)$/iu.test(behind.text) ? items[at + 2] : undefined;
  const isAway = [before, behind, goal].some((other) => other?.is === "away" && other.always);
  const isFar =
    isInLargeUnit(item.length) && item.length.written.length === 1 && centimetresOf(item.length) >= LEAST_DISTANCE;
  const others = items.filter((other) => other !== item && !(other.is === "kind" && other.kind === "Television"));
  const sizes = others.filter((other) => other.is === "length" && !isInLargeUnit(other.length));
  const isMeasured = item.length.unit === "cm" || isFar;
  if (isAway || (before?.is === "away" && isMeasured && (isFar || sizes.length > 0))) return true;
  // `2.5 m from the TV`
  if (isFar && behind?.is === "away") return true;
  return isFar && (sizes.length > 0 || others.every(saysNoSize));
}

function saysNoSize(item: Item): boolean {
  return /^(?:unread|maker|away)$/.test(item.is) || (item.is === "between" && !item.compares);
}

export function centimetresOf({ number, unit }: WrittenLength): number {
  return Number(withDigits(convertLength(Number(number), unit ?? "in", "cm"), 10));
}
