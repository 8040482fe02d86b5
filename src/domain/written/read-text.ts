import { isPossibleCurve } from "../display/curve.ts";
import { isPixelCount, shapeFrom } from "../display/resolution.ts";
import { diagonalInches, type ScreenDescription, sizeIn } from "../display/screen.ts";
import type { Space } from "../space/opening.ts";
import { itemsOf } from "./items.ts";
import type { WrittenLength } from "./length.ts";
import type { FindModel, Meaning, Screens, Understood } from "./meaning.ts";
import {
  inchesOf,
  inherited,
  isOneName,
  type Part,
  partsOf,
  SAME_LENGTH,
  textOf,
  turned,
  withShared,
  writtenShape,
} from "./parts.ts";
import { isOtherKind, isTelevisionOnly, isWide, shapeOf, usualShape } from "./shape.ts";
import { centimetresOf, sizedItems, withoutDistance } from "./surroundings.ts";
import { readTable } from "./table.ts";
import { spelled } from "./tokens.ts";

const NO_MODEL: FindModel = () => [];

/** What a text means, and the displays that it is about, in its order, before models are looked up. */
interface Reading {
  readonly meaning: Meaning;
  readonly parts: readonly Part[];
  /** With the marks that it has beside a model. */
  readonly text: string;
}

/** Reads what people write about sizes (D59). The time is proportional to the length of the text. */
export function readText(text: string, findModel: FindModel = NO_MODEL): Meaning {
  return readTable(text, (cell) => readDisplays(cell, findModel).meaning) ?? readDisplays(text, findModel).meaning;
}

/** The same of a text that is no table, for a search by its displays. Beside a model the marks for feet stand for inches: `13' macbook`. */
export function readDisplays(text: string, findModel: FindModel): Reading {
  const reading = readingOf(text, findModel);
  const inInches = spelled(text).replace(/(?<=\d)'(?!\d)/g, '"');
  if (inInches === spelled(text) || reading.meaning.unread.length === 0) return reading;
  const other = readingOf(inInches, findModel);
  const isModel = "screens" in other.meaning && other.meaning.screens.some(({ name }) => name !== undefined);
  return isModel ? other : reading;
}

function readingOf(text: string, findModel: FindModel): Reading {
  const all = itemsOf(text);
  const { items: sized, space } = sizedItems(all);
  const { items, distance } = withoutDistance(sized, space !== null);
  const parts = withShared(inherited(partsOf(items)));
  const isBroken = all.some(({ is }) => is === "broken");
  const meaning: Meaning = isBroken
    ? { means: "nothing", unread: [text.trim()] }
    : meaningOf(inOneSize(withModels(parts, findModel)), space, distance);
  return { meaning, parts, text };
}

function meaningOf(
  { parts: read, chosen }: ReturnType<typeof inOneSize>,
  space: Space | null,
  distance: WrittenLength | null,
): Meaning {
  const parts = read.filter(isDisplay);
  const screensOf = read.map((part) => screenOf(part, parts));
  const unread = read.flatMap(({ models, unread, radius }, index) => [
    ...(models.length > 0 ? [] : unread),
    ...(radius === null || screensOf[index]?.some((screen) => screen.radius === radius.radius) ? [] : [radius.written]),
  ]);
  const [first, ...others] = screensOf.flat();
  const centimetres = distance === null ? 0 : centimetresOf(distance);
  if (first === undefined) {
    if (distance !== null && space !== null) return { means: "distance in space", centimetres, space, unread };
    if (distance !== null) return { means: "distance", length: distance, centimetres, unread };
    if (space !== null && unread.length === 0) return { means: "space", space, unread };
    return { ...shapeAlone(read), unread };
  }
  const screens: Screens = [first, ...others];
  if (space !== null) {
    const isModel = parts.length === 1 && screens.length > 1;
    return { means: "size in space", screens: isModel ? largestIn(space, screens) : screens, space, unread };
  }
  if (parts.length > 1) return { means: "several", screens, chosen, unread };
  const [part] = parts;
  if (part === undefined || part.length === null || part.models.length > 0) return { means: "model", screens, unread };
  const { length, sides, count } = part;
  if (sides !== null) return { means: "sides", length, sides, screens, unread };
  const renamed = renamedIn(part);
  if (count !== null) return { means: "set", length, screens, renamed, unread };
  const isAlone = writtenShape(part) === null && !part.isUpright && screens[0]?.radius === undefined;
  if (isAlone && length.unit === null && unread.length >= SENTENCE) return { means: "nothing", unread };
  if (isAlone) return { means: "length", length, screens, renamed: null, unread };
  return { means: "screen", length, screens, renamed, unread };
}

/** The largest size of a model that a space is wide and high enough for; the smallest if none is. */
function largestIn({ width, height, unit }: Space, screens: Screens): Screens {
  const bySize = screens.toSorted((one, other) => diagonalInches(one) - diagonalInches(other));
  const fits = bySize.findLast((screen) => {
    const size = sizeIn(screen, unit);
    return size.width <= width && size.height <= (height ?? Number.POSITIVE_INFINITY);
  });
  return [fits ?? bySize[0] ?? screens[0]];
}

/** So many words that say nothing make a sentence, whose bare number is no size: `Meet me at 27 in the morning`. */
const SENTENCE = 3;

function isDisplay({ length, models }: Part): boolean {
  return length !== null || models.length > 0;
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
  return named === undefined
    ? found
    : inOneLine(
        found.map((part) => withNameOf(named, part, findModel)),
        findModel,
      );
}

/** In `ipad 11 vs 13` both are of the line that is sold in both sizes. */
function inOneLine(parts: readonly Part[], findModel: FindModel): readonly Part[] {
  const isSized = parts.every(({ length, models }) => length !== null && models.length > 0);
  const names = new Set(parts.map(({ unread }) => unread.join(" ")).filter((name) => name !== ""));
  if (!isSized || names.size > 1 || parts.length < 2) return parts;
  for (const leader of parts) {
    const [name = "", size = ""] = [leader.models[0]?.name, leader.length?.number];
    for (const line of [name, name.replace(/ \(.*\)$/, "")]) {
      if (!line.includes(`${size}″`)) continue;
      const all = parts.map((part) =>
        part === leader ? leader.models : findModel(line.replace(size, part.length?.number ?? "")),
      );
      if (all.every(({ length }) => length > 0)) return parts.map((part, at) => ({ ...part, models: all[at] ?? [] }));
    }
  }
  return parts;
}

/** A part that is less than a name, with what stands in the name before it: `iphone 16 pro vs pro max`, `macbook pro 14 vs air 15`. */
function withNameOf(named: Part, part: Part, findModel: FindModel): Part {
  const isBare = part.length === null || part.length.unit !== "cm";
  const isOwn = part.ratio !== null || part.names.length > 0 || part.models.length > 0;
  if (part === named || !isBare || isOwn) return part;
  const own = part.unread.length === 0 && part.length !== null ? part.length.number : part.text.trim();
  const words = named.text.trim().split(/\s+/);
  const isSame = ({ name, length }: ScreenDescription) =>
    named.models.some((other) => other.name === name && other.length === length);
  for (const name of [named.unread.filter((word) => !/^[\d.,]+$/.test(word)), words]) {
    for (let count = name.length; count > 0; count--) {
      const models = findModel(`${name.slice(0, count).join(" ")} ${own}`);
      if (models.length > 0 && !models.every(isSame)) return { ...part, models };
    }
  }
  return part;
}

/**
 * Models that are sold in several sizes stand beside others in the size that is written, or nearly in that: `c3 vs c4 65`. Otherwise in
 * the middle one of those that all have.
 */
function inOneSize(all: readonly Part[]): { readonly parts: readonly Part[]; readonly chosen: number | null } {
  const open = all.filter(({ models }) => models.length > 1);
  const [first] = open;
  if (first === undefined || all.filter(isDisplay).length < 2) return { parts: all, chosen: null };
  const isIn = (size: number) => (model: ScreenDescription) => diagonalInches(model) === size;
  const shared = first.models
    .map(diagonalInches)
    .filter((size) => open.every(({ models }) => models.some(isIn(size))))
    .toSorted((one, other) => one - other);
  const sizesOf = ({ models, length }: Part) =>
    models.length === 0 && length !== null ? [inchesOf(length)] : models.map(diagonalInches);
  const [written] = all.map(sizesOf).find((sizes) => sizes.length === 1) ?? [];
  const middle = shared[Math.floor((shared.length - 1) / 2)];
  const size =
    written === undefined
      ? middle
      : shared.toSorted((one, other) => Math.abs(one - written) - Math.abs(other - written))[0];
  if (size === undefined) return { parts: all, chosen: null };
  const parts = all.map((part) => (open.includes(part) ? { ...part, models: part.models.filter(isIn(size)) } : part));
  return { parts, chosen: written === undefined && open.length > 1 ? size : null };
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

/** A whole screen, which a diagonal alone is not. */
export function screenOf(part: Part, parts: readonly Part[]): readonly ScreenDescription[] {
  const { length, models, count, isUpright } = part;
  if (models.length > 0) return (parts.length === 1 ? models : models.slice(0, 1)).map((model) => curved(model, part));
  if (length === null) return [];
  const isBesideTelevision = parts.some(
    (other) => other !== part && other.length !== null && isTelevisionOnly(inchesOf(other.length)),
  );
  const isOrdinary = isBesideTelevision || part.kinds.some(isOtherKind) || length.unit === "cm";
  const shape = writtenShape(part) ?? turned(usualShape(isOrdinary ? null : inchesOf(length)), isUpright);
  const screen = { length: Number(length.number), unit: length.unit ?? "in", ...shapeFrom(shape) };
  return [curved({ ...screen, ...(count && { count }) }, part)];
}

/** A screen with the radius that is written, where it is possible (D61). */
function curved(screen: ScreenDescription, { radius }: Part): ScreenDescription {
  const curve = radius && { ...screen, radius: radius.radius };
  return curve !== null && isPossibleCurve(curve) ? curve : screen;
}
