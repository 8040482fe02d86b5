import {
  type CurvedDisplay,
  isPossibleCurve,
  LARGEST_RADIUS,
  SMALLEST_RADIUS,
  smallestRadius,
} from "#domain/display/curve.ts";
import { EQUIVALENCES } from "#domain/display/dimension.ts";
import { isSameShape } from "#domain/display/equivalent.ts";
import { exactNumberText, positiveNumber } from "#domain/display/number-text.ts";
import { givenRatio, isGivenAlike, type Shape, shapeFrom, shownRatio } from "#domain/display/resolution.ts";
import { isScaling, LEAST_SCALING } from "#domain/display/scaling.ts";
import {
  DEFAULT_SPEC,
  type DisplaySpec,
  MAX_GAP,
  type OptionalProperties,
  type Relation,
  type Screen,
  type ScreenDescription,
  SET_COUNTS,
} from "#domain/display/screen.ts";
import { screenName } from "#domain/display/screen-name.ts";
import { MAX_RAISE } from "#domain/space/screen-row.ts";
import { heldUnit } from "#domain/written/length.ts";
import { parseRadius } from "#domain/written/radius.ts";
import { parseDistance, typedDistance } from "./distance.ts";
import {
  type EditorValues,
  shownLength,
  type TypedDiagonal,
  type TypedOption,
  type TypedOptions,
  type TypedRatio,
} from "./editor-values.ts";
import { type InputError, invalid, shownText, signedNumber, type Typed, type TypedLength, valid } from "./typed.ts";

/** How one property of a screen is read from a link and written into one. */
interface ScreenProperty<Value> {
  /** Reads the property's part of a screen in a link; null if the part is something else or wrong. */
  parse(part: string): Value | null;
  /** The property's part of a screen in a link; null if the screen does not have it. */
  format(value: Value): string | null;
}

/** How a property that is typed is edited. */
interface EditedProperty<Value, Values> {
  /** The values with which its editor starts. */
  edit(value: Value): Values;
  commit(typed: Values): Typed<Value>;
}

type OptionalProperty<Name extends keyof OptionalProperties> = ScreenProperty<Pick<ScreenDescription, Name>>;

type SizeProperty<Value, Values> = ScreenProperty<Value> & EditedProperty<Value, Values>;

type TypedProperty<Name extends TypedOption> = OptionalProperty<Name> &
  EditedProperty<Pick<ScreenDescription, Name>, Pick<TypedOptions, Name>>;

type SizeProperties = {
  readonly diagonal: SizeProperty<Pick<DisplaySpec, "length" | "unit">, TypedDiagonal>;
  /** A resolution stands in the place of its ratio. */
  readonly ratio: SizeProperty<Shape, TypedRatio>;
};

/** `27.5`, `27,5` or `27.` */
const NUMBER = "(\\d{0,40}(?:[.,]\\d{0,40})?)";
const DIAGONAL = new RegExp(`^${NUMBER} ?(\\D{0,20})$`, "i");
const COUNT = /^(\d{1,2}) ?[x×*]$/i;
/** A diagonal with or without a count before it. */
const COUNTED = /^(\d{1,2} ?[x×*](?=.))?(.*)$/i;
const GAP = new RegExp(`^gap${NUMBER}(?:cm)?$`, "i");
/** In centimetres, with a sign for lower: `up3`, `up-3`. */
const RAISED = new RegExp(`^up ?([-–—−]?) ?${NUMBER}(?:cm)?$`, "i");
/** `r1800`, `1800r` */
const RADIUS = /^(?:r(?=.*\d$)|(?=\d.*r$))(\d{1,5})r?$/i;
const SCALING = /^scale ?(\d{1,4})%?$/i;
const RATIO = new RegExp(`^${NUMBER} ?[x:×/*] ?${NUMBER}$`, "i");

export const SIZE_PROPERTIES: SizeProperties = {
  diagonal: {
    parse(part) {
      const [, text = "", unit = ""] = DIAGONAL.exec(part) ?? [];
      const length = numberIn(text);
      return length === null ? null : lengthIn(length, unit);
    },
    format: ({ length, unit }) => `${exactNumberText(length)}${unit}`,
    edit: ({ length, unit }) => ({ length: { text: exactNumberText(length), unit }, unit }),
    commit(typed) {
      const length = positiveNumber(shownLength(typed));
      return readAs("length", length === null ? null : { length, unit: typed.unit });
    },
  },
  ratio: {
    parse(part) {
      const [, width = "", height = ""] = RATIO.exec(part) ?? [];
      const [across, down] = [numberIn(width), numberIn(height)];
      return across === null || down === null ? null : shapeFrom({ width: across, height: down });
    },
    format(shape) {
      const { width, height } = givenRatio(shape);
      return `${exactNumberText(width)}x${exactNumberText(height)}`;
    },
    edit(shape) {
      const { width, height } = shownRatio(shape);
      return { width: exactNumberText(width), height: exactNumberText(height) };
    },
    commit(typed) {
      const [width, height] = [positiveNumber(typed.width), positiveNumber(typed.height)];
      if (width !== null && height !== null) return valid(shapeFrom({ width, height }));
      return invalid(
        ...(width === null ? ["ratioWidth" as const] : []),
        ...(height === null ? ["ratioHeight" as const] : []),
      );
    },
  },
};

/** Before a screen's name in a link: `27in-16x9-blue_Desk`. */
export const NAME_MARK = "_";

/**
 * A new property is added to `OptionalProperties` and here. Its part of a link must not look like a colour (letters
 * only) and must not contain hyphens, spaces, `_` or `~`.
 */
export const OPTIONAL_PROPERTIES: {
  readonly [Name in keyof OptionalProperties]: Name extends TypedOption ? TypedProperty<Name> : OptionalProperty<Name>;
} = {
  name: {
    parse: (part) => (part.startsWith(NAME_MARK) ? parseName(part.slice(NAME_MARK.length)) : null),
    format: ({ name }) => (name === undefined ? null : `${NAME_MARK}${name}`),
    edit: ({ name = "" }) => ({ name }),
    commit: ({ name }) => valid(parseName(name)),
  },
  count: {
    parse: (part) => parseCount(COUNT.exec(part)?.[1] ?? ""),
    format: ({ count }) => (count === undefined ? null : `${count}x`),
  },
  // Without a count it means nothing, and nothing shows it.
  gap: {
    parse: (part) => parseGap(GAP.exec(part)?.[1]?.replace(",", ".") ?? ""),
    format: ({ gap }) => (gap === undefined ? null : `gap${exactNumberText(gap)}`),
    edit: ({ gap }) => ({ gap: typedLength(gap) }),
    commit: ({ gap }) => readAs("gap", gap.text === "" ? {} : parseGap(shownText(gap, "cm"))),
  },
  distance: {
    parse: (part) => (/^at/i.test(part) ? withDistance(parseDistance(part.slice(2))) : null),
    format: ({ distance }) => (distance === undefined ? null : `at${exactNumberText(distance)}cm`),
    edit: ({ distance }) => {
      const text = distance === undefined ? null : typedDistance(distance);
      return { distance: text === null ? typedLength(distance) : { text, unit: "cm" } };
    },
    commit: ({ distance: { text, unit } }) =>
      readAs("distance", text.trim() === "" ? {} : withDistance(parseDistance(text, unit))),
  },
  radius: {
    parse: (part) => withRadius(RADIUS.test(part) ? parseRadius(part) : null),
    format: ({ radius }) => (radius === undefined ? null : `r${radius}`),
    edit: ({ radius }) => ({ radius: radius === undefined ? "" : String(radius) }),
    commit: ({ radius }) => readAs("radius", /^\s*(flat)?\s*$/i.test(radius) ? {} : withRadius(parseRadius(radius))),
  },
  raised: {
    parse(part) {
      const [, sign = "", text = ""] = RAISED.exec(part) ?? [];
      return withRaised(Number(text === "" ? Number.NaN : text.replace(",", ".")) * (sign === "" ? 1 : -1));
    },
    format: ({ raised }) => (raised === undefined ? null : `up${exactNumberText(raised)}`),
    edit: ({ raised }) => ({ raised: typedLength(raised) }),
    commit: ({ raised }) =>
      readAs("raised", raised.text === "" ? {} : withRaised(signedNumber(shownText(raised, "cm")))),
  },
  // Without a resolution it means nothing.
  scaling: {
    parse: (part) => parseScaling(SCALING.exec(part)?.[1] ?? ""),
    format: ({ scaling }) => (scaling === undefined ? null : `scale${scaling}`),
  },
  relation: {
    parse: parseRelation,
    format: ({ relation }) => (relation === undefined ? null : relationPart(relation)),
  },
};

const { name: _, count: __, ...further } = OPTIONAL_PROPERTIES;

/** All but the name and the count, which have places of their own in links and labels. */
export const FURTHER_PROPERTIES = Object.values(further);

// A new property that is chosen is named here too. All others are typed.
const { count: ___, scaling: ____, relation: _____, ...typedProperties } = OPTIONAL_PROPERTIES;

/** The values of an editor that shows a screen as it is. */
export function editorOf(screen: ScreenDescription): EditorValues {
  const { diagonal, ratio } = SIZE_PROPERTIES;
  const { name, gap, distance, raised, radius } = OPTIONAL_PROPERTIES;
  return {
    ...diagonal.edit(screen),
    ...ratio.edit(screen),
    ...name.edit(screen),
    ...gap.edit(screen),
    ...distance.edit(screen),
    ...raised.edit(screen),
    ...radius.edit(screen),
  };
}

/** The screen that the typed values make of the drawn one, or what is wrong with them (S5). */
export function readEditor(values: EditorValues, drawn: Screen): Typed<Screen> {
  const { diagonal, ratio } = SIZE_PROPERTIES;
  const { count: drawnCount, ...chosen } = withoutTyped(drawn);
  const length = diagonal.commit(values);
  const shape = ratio.commit(values);
  const options = Object.values(typedProperties).map((option) => option.commit(values));
  const errors = [length, shape, ...options].flatMap((part) => part.errors);
  if (length.value === null || shape.value === null || errors.length > 0) return invalid(...errors);
  const count = values.count ?? drawnCount;
  const set = count === undefined || count === 1 ? {} : { count };
  const typed = options.map(({ value }) => value);
  const screen: Screen = Object.assign({ ...chosen, ...set, ...length.value }, ...typed);
  if (!isPossibleCurve({ ...screen, ...shape.value })) return invalid("radius");
  return valid(withShape(screen, shape.value));
}

/** What the visitor empties is gone, so only what is chosen stays. */
function withoutTyped(screen: Screen): Omit<Screen, TypedOption> {
  const chosen = Object.entries(screen).filter(([name]) => !Object.hasOwn(typedProperties, name));
  return Object.fromEntries(chosen) as Omit<Screen, TypedOption>;
}

/** The smallest radius of the typed size; of a size that is not valid, that of any. */
export function smallestTypedRadius(values: EditorValues): number {
  const { diagonal, ratio } = SIZE_PROPERTIES;
  const [length, shape] = [diagonal.commit(values).value, ratio.commit(values).value];
  return smallestRadius(length === null || shape === null ? DEFAULT_SPEC : { ...length, ...shape });
}

export function isSameDescription(one: ScreenDescription, other: ScreenDescription): boolean {
  const properties = [...Object.values(SIZE_PROPERTIES), ...Object.values(OPTIONAL_PROPERTIES)];
  return properties.every(({ format }) => format(one) === format(other));
}

/**
 * A shape that is typed or chosen. A resolution brings its ratio; a ratio that is not the resolution's takes resolution and scaling
 * away (D28). A display that becomes too wide for its curve is flat (D61).
 */
export function withShape(screen: Screen, shape: Shape): Screen {
  if (isGivenAlike(screen, shape)) return screen;
  if (screen.resolution === undefined || shape.resolution !== undefined) return flatIfTooWide({ ...screen, ...shape });
  return isSameShape(screen, shape) ? screen : flatIfTooWide({ ...withoutResolution(screen), ...shape });
}

/** The same display, but flat where its curve would be half a circle or more. */
export function flatIfTooWide<Display extends CurvedDisplay>(display: Display): Display {
  if (isPossibleCurve(display)) return display;
  const { radius: _, ...flat } = display;
  return flat as Display;
}

/** The same ratio without pixels, and so without a scaling. */
export function withoutResolution({ resolution: _, scaling: __, ...screen }: Screen): Screen {
  return screen;
}

export function rotateEditor(values: EditorValues): EditorValues {
  return { ...values, width: values.height, height: values.width };
}

/** In inches without a unit. Links hold inches and centimetres, in any spelling. */
function lengthIn(length: number, unitText: string): Pick<DisplaySpec, "length" | "unit"> | null {
  if (unitText === "") return { length, unit: "in" };
  const held = heldUnit(unitText);
  return held?.factor === 1 ? { length, unit: held.unit } : null;
}

/** What was typed means this, or is wrong. */
function readAs<Value>(error: InputError, value: Value | null): Typed<Value> {
  return value === null ? invalid(error) : valid(value);
}

function numberIn(text: string): number | null {
  return positiveNumber(text.replace(",", "."));
}

function typedLength(centimetres: number | undefined): TypedLength {
  return { text: centimetres === undefined ? "" : exactNumberText(centimetres), unit: "cm" };
}

/** One display is no set. Null for other text that is no count of a set. */
function parseCount(text: string): Pick<ScreenDescription, "count"> | null {
  const count = SET_COUNTS.find((each) => String(each) === text);
  if (count !== undefined) return { count };
  return text === "1" ? {} : null;
}

/** Null for text that is no length from 0 to `MAX_GAP`. */
function parseGap(text: string): Pick<ScreenDescription, "gap"> | null {
  const gap = positiveNumber(text);
  if (gap === null) return Number(text || Number.NaN) === 0 ? {} : null;
  return gap <= MAX_GAP ? { gap } : null;
}

/** On the line it has none. Null beyond `MAX_RAISE`, and for what is no number. */
function withRaised(raised: number): Pick<ScreenDescription, "raised"> | null {
  if (!(Math.abs(raised) <= MAX_RAISE)) return null;
  return raised === 0 ? {} : { raised };
}

/** Zero is flat. Null beyond the radii that there are; whether one is too small for a display is asked with its size. */
function withRadius(radius: number | null): Pick<ScreenDescription, "radius"> | null {
  if (radius === 0) return {};
  return radius !== null && radius >= SMALLEST_RADIUS && radius <= LARGEST_RADIUS ? { radius } : null;
}

function withDistance(distance: number | null): Pick<ScreenDescription, "distance"> | null {
  return distance === null ? null : { distance };
}

/** `height:34in:3440x1440`, `width:2x27in:16x9:gap1.5`, `text:27in:3840x2160:scale150` */
function relationPart({ by, to }: Relation): string {
  const { diagonal, ratio } = SIZE_PROPERTIES;
  const { count, gap, scaling } = OPTIONAL_PROPERTIES;
  const parts = [
    by,
    (count.format(to) ?? "") + diagonal.format(to),
    ratio.format(to),
    gap.format(to),
    by === "text" ? scaling.format(to) : null,
  ];
  return parts.filter((part) => part !== null).join(":");
}

/** Null for text that is no relation. */
function parseRelation(text: string): Pick<ScreenDescription, "relation"> | null {
  const { diagonal, ratio } = SIZE_PROPERTIES;
  const { count, gap, scaling } = OPTIONAL_PROPERTIES;
  const [word = "", size = "", shape = "", ...others] = text.split(":");
  const by = EQUIVALENCES.find((each) => each === word.toLowerCase());
  const [, countText = "1x", single = ""] = COUNTED.exec(size) ?? [];
  const last = by === "text" && others.length > 0 ? scaling.parse(others.at(-1) ?? "") : null;
  const [space = "gap0", ...rest] = last === null ? others : others.slice(0, -1);
  const [length, sides] = [diagonal.parse(single), ratio.parse(shape)];
  const [set, between] = [count.parse(countText), gap.parse(space)];
  if (by === undefined || rest.length > 0) return null;
  if (length === null || sides === null || set === null || between === null) return null;
  return { relation: { by, to: { ...length, ...sides, ...set, ...between, ...last } } };
}

/** 100% is what a screen has without one. Null for text that is no scaling. */
function parseScaling(text: string): Pick<ScreenDescription, "scaling"> | null {
  const scaling = Number(text);
  if (!isScaling(scaling)) return null;
  return scaling === LEAST_SCALING ? {} : { scaling };
}

export function parseName(typed: string): Pick<ScreenDescription, "name"> {
  const name = screenName(typed);
  return name === null ? {} : { name };
}
