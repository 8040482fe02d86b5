import { withDigits } from "../display/machine-number.ts";
import { convertLength } from "../display/unit.ts";
import type { Space } from "../space/opening.ts";
import type { Item } from "./item.ts";
import type { WrittenLength } from "./length.ts";

/** A length in metres or feet alone is a distance from here on, in centimetres. */
const LEAST_DISTANCE = 150;

export function sizedItems(all: readonly Item[]): { readonly items: readonly Item[]; readonly space: Space | null } {
  const { items, space } = withoutSpace(all);
  return { items: withoutDoubts(withoutListCount(items), space !== null), space };
}

/** In `two monitors: 27 and 32` the sizes are counted, none is there twice. */
function withoutListCount(items: readonly Item[]): readonly Item[] {
  const [first, second, ...others] = items;
  const isList = others.some((item) => item.is === "between" && !item.compares);
  const isCounted = first?.is === "count" && second?.is === "kind" && isList;
  return isCounted && others.filter(({ is }) => is === "length").length === first.count ? items.slice(1) : items;
}

/** A number behind an unknown word is part of a name, unless it is compared with a size or has a space: `Odyssey 49 vs 27`. */
function withoutDoubts(items: readonly Item[], hasSpace: boolean): readonly Item[] {
  const isCompared = items.some((item) => item.is === "between" && item.compares);
  const hasSize = items.some((item) => item.is === "length" && !item.isDoubtful);
  return items.map((item) => {
    if (item.is !== "length" || !item.isDoubtful) return item;
    const isSize = (hasSpace || (isCompared && hasSize)) && Number(item.length.number) >= 10;
    return isSize ? item : { is: "unread", word: item.length.text, text: item.text };
  });
}

/** Takes out the space of `65 in 150 cm`, and of `65" niche 150 cm`. */
function withoutSpace(items: readonly Item[]): { readonly items: readonly Item[]; readonly space: Space | null } {
  const at = items.findLastIndex((_, index) => isSpace(items, index));
  const others = items.filter(({ is }, index) => index !== at && is !== "inside" && is !== "niche");
  // `biggest 150 cm wide` has no model.
  const isNamed = (item: Item) => item.is === "unread" && (items[at - 1]?.is === "inside" || /\d/.test(item.word));
  return others.some((item) => item.is === "length" || item.is === "sides" || isNamed(item))
    ? { items: others, space: spaceOf(items[at]) }
    : { items, space: null };
}

function isDisplayItem({ is }: Item): boolean {
  return is === "length" || is === "sides" || is === "unread";
}

/** Whether the length or the two sides at a place are those of a space. */
function isSpace(items: readonly Item[], at: number): boolean {
  const space = spaceOf(items[at]);
  // `dans une niche de 130 cm`
  const before = items[items[at - 1]?.is === "away" ? at - 2 : at - 1];
  if (space === null) return false;
  if (before?.is === "inside" && items.slice(0, at - 1).some(isDisplayItem)) return true;
  const isWide = space.unit === "cm" || space.height !== null;
  return isWide && (before?.is === "niche" || items[at + 1]?.is === "niche");
}

function spaceOf(item: Item | undefined): Space | null {
  if (item?.is === "sides") return item.space;
  if (item?.is !== "length" || item.length.unit === null) return null;
  return { width: Number(item.length.number), height: null, unit: item.length.unit };
}

/** Takes out a distance. Beside a size it says nothing about that. */
export function withoutDistance(items: readonly Item[], isInSpace: boolean) {
  const at = items.findIndex((item, index) => item.is === "length" && isDistance(items, index));
  const item = items[at];
  if (item?.is !== "length") return { items, distance: null };
  const others = items.filter((each) => each !== item && each.is !== "away");
  const hasSize = others.some(({ is }) => is === "length" || is === "sides");
  return hasSize && !isInSpace ? { items: others, distance: null } : { items: others, distance: item.length };
}

function isDistance(items: readonly Item[], at: number): boolean {
  const item = items[at];
  if (item?.is !== "length" || item.length.unit === null) return false;
  const [before, behind] = [items[at - 1], items[at + 1]];
  const isAway = [before, behind].some((other) => other?.is === "away" && other.always);
  const isFar = /^[\d.]+ (?:m|ft)$/.test(item.length.text) && centimetresOf(item.length) >= LEAST_DISTANCE;
  const others = items.filter((other) => other !== item && !(other.is === "kind" && other.kind === "Television"));
  const sizes = others.filter((other) => other.is === "length" && !/ (?:m|ft)$/.test(other.length.text));
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
