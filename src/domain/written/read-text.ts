import { withDigits } from "../display/decimal-text.ts";
import { isPixelCount, type Ratio, rotated, type Shape, shapeFrom } from "../display/resolution.ts";
import { diagonalInches, type ScreenDescription } from "../display/screen.ts";
import { convertLength } from "../display/unit.ts";
import type { Space } from "../space/opening.ts";
import { type Item, itemsOf } from "./items.ts";
import { parseWrittenLength, type WrittenLength } from "./length.ts";
import type { FindModel, Meaning, Understood } from "./meaning.ts";
import {
  isAlwaysDouble,
  isOtherKind,
  isSoldAs,
  isTelevisionOnly,
  isWide,
  isWideName,
  shapeOf,
  usualShape,
  type WrittenKind,
} from "./shape.ts";

const NO_MODEL: FindModel = () => [];

/** A length in metres or feet alone is a distance from here on, in centimetres. */
const LEAST_DISTANCE = 150;

/** Lengths that differ by less are one length in two units: `80 cm (32 inch)`. */
const SAME_LENGTH = 0.03;

/** Reads what people write about sizes (D59). The time is proportional to the length of the text. */
export function readText(text: string, findModel: FindModel = NO_MODEL): Meaning {
  const all = itemsOf(text);
  if (all.some(({ is }) => is === "broken")) return { means: "nothing", unread: [text.trim()] };
  const { items: sized, space } = withoutSpace(withoutDoubts(all));
  const { items, distance } = withoutDistance(sized, space !== null);
  const read = withModels(withShared(inherited(partsOf(items))), findModel);
  const parts = read.filter(isDisplay);
  const unread = read.flatMap((part) => (part.models.length > 0 ? [] : part.unread));
  const screens = parts.flatMap((part) => screenOf(part, parts));
  const centimetres = distance === null ? 0 : centimetresOf(distance);
  if (parts.length === 0) {
    if (distance !== null && space !== null) return { means: "distance in space", centimetres, space, unread };
    if (distance !== null) return { means: "distance", length: distance, centimetres, unread };
    return { ...shapeAlone(read), unread };
  }
  if (space !== null) return { means: "size in space", screens, space, unread };
  if (parts.length > 1) return { means: "several", screens, unread };
  const [part] = parts;
  if (part === undefined || part.length === null || part.models.length > 0) return { means: "model", screens, unread };
  const { length, sides, count } = part;
  if (sides !== null) return { means: "sides", length, sides, screens, unread };
  const renamed = renamedIn(part);
  if (count !== null) return { means: "set", length, screens, renamed, unread };
  const isAlone = writtenShape(part) === null && !part.isUpright;
  if (isAlone && length.unit === null && unread.length >= SENTENCE) return { means: "nothing", unread };
  if (isAlone) return { means: "length", length, screens, renamed: null, unread };
  return { means: "screen", length, screens, renamed, unread };
}

/** So many words that say nothing make a sentence, whose bare number is no size: `Meet me at 27 in the morning`. */
const SENTENCE = 3;

/** The displays that a text is about, in its order, for a search by their facts. */
export function partsIn(text: string): readonly Part[] {
  const { items } = withoutDistance(withoutSpace(withoutDoubts(itemsOf(text))).items, false);
  return withShared(inherited(partsOf(items)));
}

/** What is written of one display. */
export interface Part {
  readonly length: WrittenLength | null;
  readonly sides: Space | null;
  /** Sides that are written beside a resolution and cannot be true. */
  readonly untrue: Space | null;
  /** A ratio or a resolution in numbers. */
  readonly ratio: Ratio | null;
  readonly names: readonly string[];
  /** The first name as it was written. */
  readonly nameText: string;
  readonly kinds: readonly WrittenKind[];
  readonly count: 2 | 3 | 4 | null;
  readonly isUpright: boolean;
  readonly hasMaker: boolean;
  /** Behind a word such as `vs`. */
  readonly isCompared: boolean;
  readonly unread: readonly string[];
  readonly models: readonly ScreenDescription[];
  readonly text: string;
}

function isDisplay({ length, models }: Part): boolean {
  return length !== null || models.length > 0;
}

/** A number behind an unknown word is part of a name, unless it is compared with a size: `Odyssey 49 vs 27`. */
function withoutDoubts(items: readonly Item[]): readonly Item[] {
  const isCompared = items.some((item) => item.is === "between" && item.compares);
  const hasSize = items.some((item) => item.is === "length" && !item.isDoubtful);
  return items.map((item) => {
    if (item.is !== "length" || !item.isDoubtful) return item;
    const isSize = isCompared && hasSize && Number(item.length.number) >= 10;
    return isSize ? item : { is: "unread", word: item.length.text, text: item.text };
  });
}

/** Takes out the space of `65 in 150 cm`. */
function withoutSpace(items: readonly Item[]): { readonly items: readonly Item[]; readonly space: Space | null } {
  const at = items.findLastIndex((item, index) => item.is === "inside" && spaceOf(items[index + 1]) !== null);
  const space = spaceOf(items[at + 1]);
  const isDisplayBefore = items
    .slice(0, Math.max(at, 0))
    .some(({ is }) => is === "length" || is === "sides" || is === "unread");
  if (space === null || !isDisplayBefore) return { items, space: null };
  return { items: [...items.slice(0, at), ...items.slice(at + 2)], space };
}

function spaceOf(item: Item | undefined): Space | null {
  if (item?.is === "sides") return item.space;
  if (item?.is !== "length" || item.length.unit === null) return null;
  return { width: Number(item.length.number), height: null, unit: item.length.unit };
}

/** Takes out a distance. Beside a size it says nothing about that. */
function withoutDistance(items: readonly Item[], isInSpace: boolean) {
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
  const others = items.filter((other) => other !== item);
  const sizes = others.filter((other) => other.is === "length" && !/ (?:m|ft)$/.test(other.length.text));
  const isMeasured = item.length.unit === "cm" || isFar;
  if (isAway || (before?.is === "away" && isMeasured && (isFar || sizes.length > 0))) return true;
  // `2.5 m from the TV`
  if (isFar && behind?.is === "away") return true;
  return isFar && (sizes.length > 0 || others.every(({ is }) => is === "unread" || is === "maker" || is === "away"));
}

function centimetresOf({ number, unit }: WrittenLength): number {
  return Number(withDigits(convertLength(Number(number), unit ?? "in", "cm"), 10));
}

function inchesOf({ number, unit }: WrittenLength): number {
  return diagonalInches({ length: Number(number), unit: unit ?? "in" });
}

/** The displays that are written one after the other. */
function partsOf(items: readonly Item[]): readonly Part[] {
  const groups: Item[][] = [[]];
  /** The groups that begin with a word such as `vs`. */
  const compared = new Set<Item[]>();
  /** Where the facts behind the last comma or `and` begin. They may be about the next size. */
  let joint: number | null = null;
  for (const item of items) {
    const group = groups.at(-1) ?? [];
    const isNext = group.some((other) => isOtherSize(other, item));
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
    .map((group) => ({ ...partOf(group), isCompared: compared.has(group) }));
}

/** Whether two items are the sizes of two displays rather than one size twice. */
function isOtherSize(one: Item, other: Item): boolean {
  if (one.is === "sides" && other.is === "sides") return true;
  if (one.is !== "length" || other.is !== "length") return false;
  const isTwice = one.length.unit !== other.length.unit || other.isInBrackets;
  return !isTwice || Math.abs(inchesOf(one.length) / inchesOf(other.length) - 1) > SAME_LENGTH;
}

function partOf(items: readonly Item[]): Omit<Part, "isCompared"> {
  const pick = <Is extends Item["is"]>(is: Is) =>
    items.filter((item): item is Extract<Item, { is: Is }> => item.is === is);
  const lengths = pick("length").map(({ length }) => length);
  const inches = lengths.filter(({ unit }) => unit !== "cm");
  const written = inches.find(({ number }) => number.includes(".")) ?? inches[0] ?? lengths[0] ?? null;
  const [measured = null] = pick("sides");
  const ratios = pick("ratio").map(({ ratio }) => ratio);
  const pixels = ratios.find(({ width }) => isPixelCount(width));
  const isUntrue = measured !== null && pixels !== undefined && !isPossible(measured.space, pixels);
  const sides = isUntrue ? null : measured;
  const length = written ?? (sides && diagonalOf(sides.space));
  const isDual = items.some((item, at) => item.is === "count" && item.count === 2 && items[at + 1]?.is === "name");
  const isDouble = isDual && isAlwaysDouble(length && inchesOf(length));
  const ownRatio = written === null ? (sides?.ratio ?? null) : null;
  return {
    length,
    sides: written === null ? (sides?.space ?? null) : null,
    untrue: isUntrue ? measured.space : null,
    ratio: pixels ?? ratios[0] ?? ownRatio,
    names: pick("name").map(({ name }) => name),
    nameText: pick("name")[0]?.text.replace(/^[^\p{L}\d]+/u, "") ?? "",
    kinds: [...pick("kind").map(({ kind }) => kind), ...(isDouble ? ["Superwide" as const] : [])],
    count: isDouble ? null : (pick("count")[0]?.count ?? null),
    isUpright: pick("upright").length > 0,
    hasMaker: pick("maker").length > 0,
    unread: pick("unread").map(({ word }) => word),
    models: [],
    text: items.map(({ text }) => text).join(""),
  };
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
  const number = withDigits(Math.max(Math.floor(inches * 100 + 1e-6), 1) / 100, 10);
  return { number, unit: "in", text: `${number} in` };
}

/** `27 1440p or 4k` are two of one size. */
function inherited(parts: readonly Part[]): readonly Part[] {
  return parts.map((part, at) => {
    if (part.length !== null || (part.ratio === null && part.names.length === 0 && !part.kinds.some(isWide)))
      return part;
    const length =
      parts.slice(0, at).findLast((other) => other.length)?.length ??
      parts.slice(at).find((other) => other.length)?.length;
    return { ...part, length: length ?? null };
  });
}

/** A kind, a unit or the name of a resolution at the end is meant for all, but an ultrawide only for itself. */
function withShared(parts: readonly Part[]): readonly Part[] {
  const sized = parts.filter(({ length }) => length !== null);
  const [first, last] = [sized[0], sized.at(-1)];
  if (first === undefined || last === undefined || sized.length < 2) return parts;
  const isOrdinary = last.ratio === null && !last.kinds.some(isWide);
  const names = isOrdinary ? last.names.filter((name) => !isWideName(name)) : [];
  const ofAll =
    [last, first].map(({ kinds }) => kinds.filter((kind) => !isWide(kind))).find((kinds) => kinds.length > 0) ?? [];
  return parts.map((part) => {
    if (part.length === null) return part;
    const length = withUnitOf(part.length, last.length, first.length);
    const isBare = part.ratio === null && part.names.length === 0 && part.kinds.length === 0;
    return isBare
      ? { ...part, length, names, kinds: ofAll.filter((kind) => isSoldAs(kind, inchesOf(length))) }
      : { ...part, length };
  });
}

/** Nobody compares inches of this many with centimetres. */
const MOST_INCHES = 120;

/** `165 vs 190 cm` are centimetres both. */
function withUnitOf(length: WrittenLength, last: WrittenLength | null, first: WrittenLength | null): WrittenLength {
  if (length.unit !== null) return length;
  const shared =
    last?.unit === "cm" ? last : first?.unit === "cm" && Number(length.number) > MOST_INCHES ? first : null;
  const unit = /[a-z]+$/.exec(shared?.text ?? "")?.[0];
  return unit === undefined ? length : (parseWrittenLength(`${length.number} ${unit}`) ?? length);
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

/** Shorter codes are parts of many names. */
const SHORTEST_CODE = 5;

function isOfSize(model: ScreenDescription, { length }: Part): boolean {
  return length === null || Math.abs(diagonalInches(model) / inchesOf(length) - 1) <= SAME_LENGTH;
}

/** Looks up what has words that say no size. `ipad pro 11 vs 13` gives the second number the name of the first. */
function withModels(parts: readonly Part[], findModel: FindModel): readonly Part[] {
  // A name may have numbers: `Surface Laptop 5 15″`.
  const [first] = parts;
  if (first !== undefined && isOneName(parts)) {
    const models = findModel(textOf(parts));
    if (models.length > 0) return [{ ...first, models }];
  }
  const found = parts.map((part): Part => {
    if (part.unread.length === 0) return part;
    const models = findModel(part.text.trim());
    if (models.length > 0) return { ...part, models };
    // A long title has words that the catalogue lacks. Its code is enough where its size agrees.
    const codes = part.unread.filter((word) => word.length >= SHORTEST_CODE && /\d/.test(word) && /\p{L}/u.test(word));
    return {
      ...part,
      models: codes.map(findModel).find((found) => found.some((model) => isOfSize(model, part))) ?? [],
    };
  });
  const named = found.find(({ models }) => models.length > 0);
  const name = named?.unread.filter((word) => !/^[\d.,]+$/.test(word)).join(" ") ?? "";
  return found.map((part) => {
    const isNumber =
      part.length?.unit === null && part.ratio === null && part.unread.length === 0 && part.models.length === 0;
    return name !== "" && isNumber ? { ...part, models: findModel(`${name} ${part.length?.number}`) } : part;
  });
}

type ShapeAlone = Extract<Understood, { means: "ratio" | "resolution" | "nothing" }>;

/** The ratio of a text without a size. */
function shapeAlone(parts: readonly Part[]): ShapeAlone {
  const shapes = parts.flatMap(
    (part) => writtenShape({ ...part, kinds: part.names.length > 0 ? part.kinds : [] }) ?? [],
  );
  const [ratio] = shapes;
  if (ratio === undefined || shapes.length > 1) return { means: "nothing" };
  if (!isPixelCount(ratio.width) || !isPixelCount(ratio.height)) return { means: "ratio", ratio };
  return { means: "resolution", ratio, untrue: parts.find(({ untrue }) => untrue)?.untrue ?? null };
}

/** The name of a resolution that means another one at this size. */
function renamedIn(part: Part): string | null {
  const [name, spelled] = [part.names[0], part.nameText];
  if (name === undefined || part.ratio !== null || part.kinds.some(isWide)) return null;
  const [literal, shape] = [
    shapeOf(null, { names: [name], kinds: [] }),
    shapeOf(part.length && inchesOf(part.length), part),
  ];
  return literal?.width === shape?.width && literal?.height === shape?.height ? null : spelled.toUpperCase();
}

/** What is written of the shape; null where nothing is, or only that it is upright. */
export function writtenShape(part: Part): Ratio | null {
  const shape = part.ratio ?? shapeOf(part.length && inchesOf(part.length), part);
  return shape && turned(shape, part.isUpright);
}

export function turned<Of extends Shape>(shape: Of, isUpright: boolean): Of {
  return isUpright && shape.width > shape.height ? rotated(shape) : shape;
}

/** A whole screen, which a diagonal alone is not. */
export function screenOf(part: Part, parts: readonly Part[]): readonly ScreenDescription[] {
  const { length, models, count, isUpright } = part;
  if (models.length > 0) return parts.length === 1 ? models : models.slice(0, 1);
  if (length === null) return [];
  const isBesideTelevision = parts.some(
    (other) => other !== part && other.length !== null && isTelevisionOnly(inchesOf(other.length)),
  );
  const isOrdinary = isBesideTelevision || part.kinds.some(isOtherKind) || length.unit === "cm";
  const shape = writtenShape(part) ?? turned(usualShape(isOrdinary ? null : inchesOf(length)), isUpright);
  return [{ length: Number(length.number), unit: length.unit ?? "in", ...shapeFrom(shape), ...(count && { count }) }];
}
