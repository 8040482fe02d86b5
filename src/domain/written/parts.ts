import { withDigits } from "../display/machine-number.ts";
import { ratioOf } from "../display/measures.ts";
import { isPixelCount, type Ratio, rotated, type Shape } from "../display/resolution.ts";
import { diagonalInches, type ScreenDescription } from "../display/screen.ts";
import { isUltrawide } from "../display/ultrawide.ts";
import { convertLength } from "../display/unit.ts";
import type { Space } from "../space/opening.ts";
import type { Item } from "./item.ts";
import { lengthOf, type WrittenLength, writtenUnit } from "./length.ts";
import { isAlwaysDouble, isSoldAs, isWide, isWideName, shapeOf, usualShape, type WrittenKind } from "./shape.ts";

/** Lengths that differ by less are one length in two units: `80 cm (32 inch)`. */
export const SAME_LENGTH = 0.03;

/** What is written of one display. */
export interface Part {
  readonly length: WrittenLength | null;
  readonly sides: Space | null;
  /** Sides that are written beside a resolution and cannot be true. */
  readonly untrue: Space | null;
  /** A ratio or a resolution in numbers. */
  readonly ratio: Ratio | null;
  readonly names: readonly string[];
  /** Whether a name stands before the size: `4k 27`. */
  readonly nameComesFirst: boolean;
  /** The first name as it was written. */
  readonly nameText: string;
  readonly kinds: readonly WrittenKind[];
  readonly count: 2 | 3 | 4 | null;
  readonly isUpright: boolean;
  readonly isFlat: boolean;
  /** Of its curve in millimetres, possible or not, and as it was written. */
  readonly radius: { readonly radius: number; readonly written: string } | null;
  readonly hasMaker: boolean;
  /** Behind a word such as `vs`. */
  readonly isCompared: boolean;
  readonly unread: readonly string[];
  readonly models: readonly ScreenDescription[];
  readonly text: string;
}

/** The displays that are written one after the other. */
export function partsOf(items: readonly Item[]): readonly Part[] {
  const groups: Item[][] = [[]];
  /** The groups that begin with a word such as `vs`. */
  const compared = new Set<Item[]>();
  /** Where the facts behind the last comma or `and` begin. They may be about the next size. */
  let joint: number | null = null;
  for (const item of items) {
    const group = groups.at(-1) ?? [];
    const isNext = group.some((other) => isOtherSize(other, item)) || (joint === group.length && isName(group, item));
    if (item.is === "between") {
      if (item.compares) {
        groups.push([]);
        compared.add(groups.at(-1) ?? []);
      }
      joint = item.compares ? null : group.length;
    } else if (isNext) {
      groups.push([...group.splice(joint ?? (group.at(-1)?.is === "count" ? -1 : group.length)), item]);
      joint = null;
    } else group.push(item);
  }
  return groups
    .filter((group) => group.length > 0)
    .flatMap((group) => displaysOf(group).map((display) => ({ ...display, isCompared: compared.has(group) })));
}

/** Splits the set of `two 27, one vertical` into those that lie and those that stand. */
function displaysOf(items: readonly Item[]): readonly Omit<Part, "isCompared">[] {
  const part = partOf(items);
  const isOneAcross = items.some(({ is }) => is === "landscape") && part.count !== null;
  const standing = isOneAcross ? part.count - 1 : standingIn(items);
  if (part.count === null || part.length === null || standing === null || standing >= part.count) return [part];
  const countOf = (screens: number) => (screens === 1 ? null : (screens as 2 | 3));
  return [
    { ...part, count: countOf(part.count - standing), isUpright: false },
    // What was not understood is said once.
    { ...part, count: countOf(standing), isUpright: true, unread: [] },
  ];
}

/** How many of several stand upright; null where it is said of all. */
function standingIn(items: readonly Item[]): number | null {
  const at = items.findIndex(({ is }) => is === "upright");
  const [before, upright] = [items[at - 1], items[at]];
  if (upright?.is === "upright" && upright.isOneOf) return 1;
  const isSecond = before?.is === "count" && items.slice(0, at - 1).some(({ is }) => is === "count");
  return isSecond ? before.count : null;
}

/** Whether another name begins behind one with a number: `iphone 15 & iphone 16 pro`. */
function isName(before: readonly Item[], item: Item): boolean {
  const isPart = ({ is }: Item) => is === "unread" || is === "maker";
  return isPart(item) && before.every(isPart) && before.some((each) => each.is === "unread" && /\d/.test(each.word));
}

/** Whether two items are the sizes of two displays rather than one size twice. */
function isOtherSize(one: Item, other: Item): boolean {
  if (one.is === "sides" && other.is === "sides") return true;
  if (one.is !== "length" || other.is !== "length") return false;
  const isTwice = one.length.unit !== other.length.unit || other.isInBrackets === true;
  return !isTwice || Math.abs(inchesOf(one.length) / inchesOf(other.length) - 1) > SAME_LENGTH;
}

function partOf(items: readonly Item[]): Omit<Part, "isCompared"> {
  const pick = <Is extends Item["is"]>(is: Is) =>
    items.filter((item): item is Extract<Item, { is: Is }> => item.is === is);
  const lengths = pick("length").map(({ length }) => length);
  const inches = lengths.filter(({ unit }) => unit !== "cm");
  const written = inches.find(({ number }) => number.includes(".")) ?? inches[0] ?? lengths[0] ?? null;
  const kinds = pick("kind").map(({ kind }) => kind);
  const isWidth = items.some((item) => item.is === "niche" && item.isWidth) && kinds.length > 0;
  const byWidth = written !== null && isWidth ? sidesByWidth(written, kinds) : null;
  const [measured = byWidth] = pick("sides");
  const radii = pick("radius");
  const ratios = pick("ratio").map(({ ratio }) => ratio);
  const pixels = ratios.find(({ width }) => isPixelCount(width));
  const isUntrue = measured !== null && pixels !== undefined && !isPossible(measured.space, pixels);
  const sides = isUntrue ? null : measured;
  const length = byWidth === null && written !== null ? written : sides && diagonalOf(sides.space);
  const isDual = items.some((item, at) => item.is === "count" && item.count === 2 && items[at + 1]?.is === "name");
  const isDouble = isDual && isAlwaysDouble(length && inchesOf(length));
  const isMeasured = written === null || byWidth !== null;
  return {
    length,
    sides: isMeasured ? (sides?.space ?? null) : null,
    untrue: isUntrue ? measured.space : null,
    ratio: pixels ?? ratios[0] ?? (isMeasured ? (sides?.ratio ?? null) : null),
    names: pick("name").map(({ name }) => name),
    nameComesFirst: items.find(({ is }) => is === "name" || is === "length")?.is === "name",
    nameText: pick("name")[0]?.text.replace(/^[^\p{L}\d]+/u, "") ?? "",
    kinds: [
      // `27 monitor for my laptop`
      ...kinds.filter((kind) => length === null || isSoldAs(kind, inchesOf(length))),
      ...(isDouble ? ["Superwide" as const] : []),
    ],
    count: isDouble ? null : (pick("count")[0]?.count ?? null),
    isUpright: pick("upright").length > 0,
    isFlat: pick("flat").length > 0,
    radius: radii[0] ?? null,
    hasMaker: pick("maker").length > 0,
    unread: [
      ...pick("unread").map(({ word }) => word),
      ...radii.filter(({ radius }) => radius !== radii[0]?.radius).map(({ written }) => written),
    ],
    models: [],
    text: items.map(({ text }) => text).join(""),
  };
}

/** The sides of a display, from its width: `tv 160 cm wide`. */
function sidesByWidth(length: WrittenLength, kinds: readonly WrittenKind[]) {
  const ratio = shapeOf(null, { names: [], kinds }) ?? usualShape(null);
  const width = Number(length.number);
  return { ratio, space: { width, height: (width * ratio.height) / ratio.width, unit: length.unit ?? "in" } };
}

/** What televisions report whatever their size, in millimetres. */
const MADE_UP = ["1600 900", "160 90", "16 9"];

/** Pixels are square, and sides are reported in whole centimetres by some displays. */
const SQUARE = 0.1;

/** Whether a display of these pixels can have these sides. */
function isPossible({ width, height, unit }: Space, pixels: Ratio): boolean {
  const [across, down] = [width, height ?? 0].map((side) => Math.round(convertLength(side, unit, "cm") * 10));
  const isMadeUp = MADE_UP.includes(`${across} ${down}`) || (across ?? 0) <= 1 || (down ?? 0) <= 1;
  return !isMadeUp && Math.abs((width / (height ?? 1)) * (pixels.height / pixels.width) - 1) < SQUARE;
}

/** Rounded down to hundredths of an inch: sides are measured less exactly. */
function diagonalOf({ width, height, unit }: Space): WrittenLength {
  const inches = convertLength(Math.hypot(width, height ?? 0), unit, "in");
  return lengthOf(withDigits(Math.max(Math.floor(inches * 100 + 1e-6), 1) / 100, 10), "in");
}

/** `27 1440p or 4k` are two of one size, `34 1500R or 1800R` and `34 1500R or flat` of one size and shape. */
export function inherited(parts: readonly Part[]): readonly Part[] {
  return parts.map((part, at) => {
    const saysShape = part.ratio !== null || part.names.length > 0 || part.kinds.some(isWide);
    const other = parts.slice(0, at).findLast(({ length }) => length) ?? parts.slice(at).find(({ length }) => length);
    if (part.length !== null || other === undefined) return part;
    const { length, ratio, names, kinds } = other;
    const saysCurve = part.radius !== null || (part.isFlat && other.radius !== null);
    if (!saysShape && !saysCurve) return part;
    return saysShape ? { ...part, length } : { ...part, length, ratio, names, kinds };
  });
}

/**
 * A kind, a unit or the name of a resolution is meant for all sizes if it stands at the end; a name also if it stands
 * before all. An ultrawide is meant only for itself.
 */
export function withShared(parts: readonly Part[]): readonly Part[] {
  const sized = parts.filter(({ length }) => length !== null);
  const [first, last] = [sized[0], sized.at(-1)];
  if (first === undefined || last === undefined || sized.length < 2) return parts;
  const isOrdinary = last.ratio === null && !last.kinds.some(isWide);
  const isFirst = first.nameComesFirst && sized.every((part) => part === first || saysNoName(part));
  const names = (isOrdinary ? (isFirst ? first : last).names : []).filter((name) => !isWideName(name));
  const ofAll =
    [last, first].map(({ kinds }) => kinds.filter((kind) => !isWide(kind))).find((kinds) => kinds.length > 0) ?? [];
  return parts.map((part) => {
    if (part.length === null) return part;
    const length = withUnitOf(part.length, last.length, first.length);
    const hasKind = part.kinds.length > 0;
    if (!saysNoName(part) || (hasKind && !isFirst)) return { ...part, length };
    return {
      ...part,
      length,
      names,
      kinds: hasKind ? part.kinds : ofAll.filter((kind) => isSoldAs(kind, inchesOf(length))),
    };
  });
}

/** Whether nothing but a kind is written of the shape, and no ultrawide. */
function saysNoName({ ratio, names, kinds }: Part): boolean {
  return ratio === null && names.length === 0 && !kinds.some(isWide);
}

/** Nobody compares inches of this many with centimetres. */
const MOST_INCHES = 120;

/** `165 vs 190 cm` are centimetres both. */
function withUnitOf(length: WrittenLength, last: WrittenLength | null, first: WrittenLength | null): WrittenLength {
  if (length.unit !== null) return length;
  const shared =
    last?.unit === "cm" ? last : first?.unit === "cm" && Number(length.number) > MOST_INCHES ? first : null;
  return shared === null ? length : lengthOf(length.number, writtenUnit(shared));
}

/** Whether several sizes may be the numbers of one name, since nothing compares them and a word is no size. */
export function isOneName(parts: readonly Part[]): boolean {
  return (
    parts.length > 1 && parts.some(({ unread }) => unread.length > 0) && !parts.some(({ isCompared }) => isCompared)
  );
}

export function textOf(parts: readonly Part[]): string {
  return parts
    .map(({ text }) => text)
    .join("")
    .trim();
}

export function inchesOf({ number, unit }: WrittenLength): number {
  return diagonalInches({ length: Number(number), unit: unit ?? "in" });
}

/** What is written of the shape; null where nothing is, or only that it is upright. */
export function writtenShape(part: Part): Ratio | null {
  const inches = part.length && inchesOf(part.length);
  const shape = (part.ratio && namedAlike(part.ratio, inches, part)) ?? part.ratio ?? shapeOf(inches, part);
  const isHeld = part.kinds.some((kind) => kind === "Phone" || kind === "Tablet");
  return shape && turned(shape, part.isUpright || isHeld);
}

/** What is sold as 21:9 differs by less. */
const ALIKE = 0.04;

/** The resolution whose name stands beside a ratio of nearly its shape: `34″ 21:9 WQHD`; null for any other. */
function namedAlike(ratio: Ratio, inches: number | null, { names, kinds }: Part): Ratio | null {
  if (names.length === 0 || isPixelCount(ratio.width)) return null;
  const family = isUltrawide(ratio) ? (["Ultrawide"] as const) : [];
  const named = shapeOf(inches, { names, kinds: [...kinds, ...family] });
  return named !== null && Math.abs(ratioOf(named) / ratioOf(ratio) - 1) < ALIKE ? named : null;
}

export function turned<Of extends Shape>(shape: Of, isUpright: boolean): Of {
  return isUpright && shape.width > shape.height ? rotated(shape) : shape;
}
