import { exactNumberText } from "#domain/display/number-text.ts";
import type { Unit } from "#domain/display/unit.ts";
import { DEFAULT_FRAME, type Space } from "#domain/space/opening.ts";
import { DEFAULT_LEVEL, type Level } from "#domain/space/screen-row.ts";
import {
  type Arrangement,
  DEFAULT_ARRANGEMENT,
  parseArrangement,
  parseLevel,
  SPACE_ARRANGEMENT,
} from "./arrangement.ts";
import { type Content, parseContent } from "./content.ts";
import { parseDistance } from "./distance.ts";
import type { ListedScreen, ScreenId } from "./listed-screen.ts";
import { NO_OBJECTS, type Objects, parseObjects } from "./objects.ts";
import { parseScaleMode, type ScaleMode } from "./scale-mode.ts";
import { formatSpace, parseFrame, parseSpace } from "./space.ts";
import { parseLengths } from "./units.ts";

/** What a link says besides its screens. */
export interface View {
  readonly arrangement: Arrangement;
  /** The screen with which the others are compared (D27); null for the first one, never the first one's id. */
  readonly base: ScreenId | null;
  /** What a display measures is not part of it: a link shows real sizes on any calibrated display (D30). */
  readonly scale: ScaleMode;
  /** What the screens show (D33). */
  readonly content: Content;
  /** What is drawn for scale (D31). */
  readonly objects: Objects;
  /** From the eye to all screens without a distance of their own, in centimetres (D32); null until it is typed. */
  readonly distance: number | null;
  /** Which unit comes first (D36). An address has it where it is neither that of the space nor, without a space, the one that its page's language begins with. */
  readonly lengths: Unit;
  /** What the screens are to fit into (D38). */
  readonly space: Space | null;
  /** Around each picture in the space or in a row, on each side, in centimetres (D38). */
  readonly frame: number;
  /** Which edges of a row lie on one line (D56). */
  readonly level: Level;
}

/** The choices that are set as they are. The base follows its screen. */
export type ViewChoices = Omit<View, "base" | "space">;

/** The part of `URLSearchParams` that reading an address needs. */
export interface QueryParameters {
  get(name: string): string | null;
}

interface ViewParameter<Value> {
  /** Its name in the address. */
  readonly parameter: string;
  /** Left out of the address. */
  readonly default: Value;
  /** Null for text that means nothing; the default applies. */
  parse(text: string, screens: readonly ListedScreen[]): Value | null;
  format(value: Value, screens: readonly ListedScreen[]): string;
}

/** A new choice is added to `View` and here. */
const VIEW_PARAMETERS: { readonly [Name in keyof View]: ViewParameter<View[Name]> } = {
  arrangement: {
    parameter: "align",
    default: DEFAULT_ARRANGEMENT,
    parse: parseArrangement,
    format: String,
  },
  base: {
    parameter: "base",
    default: null,
    // A link has no ids, so there it is the screen's number.
    parse: (text, screens) => {
      const written = /^\d{1,2}$/.test(text) ? Number(text) : 1;
      return screens.find(({ number }) => number > 1 && number === written)?.id ?? null;
    },
    format: (base, screens) => String(screens.find(({ id }) => id === base)?.number ?? 1),
  },
  scale: {
    parameter: "scale",
    default: "fit",
    parse: parseScaleMode,
    format: String,
  },
  content: {
    parameter: "content",
    default: "none",
    parse: parseContent,
    format: String,
  },
  objects: {
    parameter: "objects",
    default: NO_OBJECTS,
    parse: parseObjects,
    format: String,
  },
  distance: {
    parameter: "distance",
    default: null,
    parse: (text) => parseDistance(text),
    format: (distance) => (distance === null ? "" : `${exactNumberText(distance)}cm`),
  },
  lengths: {
    parameter: "lengths",
    default: "in",
    parse: parseLengths,
    format: String,
  },
  space: {
    parameter: "space",
    default: null,
    parse: parseSpace,
    format: (space) => (space === null ? "" : formatSpace(space)),
  },
  frame: {
    parameter: "frame",
    default: DEFAULT_FRAME,
    parse: parseFrame,
    format: exactNumberText,
  },
  level: {
    parameter: "level",
    default: DEFAULT_LEVEL,
    parse: parseLevel,
    format: String,
  },
};

export const VIEW_CHOICES = Object.keys(VIEW_PARAMETERS) as readonly (keyof View)[];

export const DEFAULT_VIEW: View = readView({ get: () => null }, [], VIEW_PARAMETERS.lengths.default);

/**
 * @param screens of the same link
 * @param lengths of a link that names no unit: those of the page's language (D36)
 */
export function readView(parameters: QueryParameters, screens: readonly ListedScreen[], lengths: Unit): View {
  const space = readChoice("space", parameters, screens, { space: null, lengths });
  const read = <Name extends keyof View>(name: Name) => readChoice(name, parameters, screens, { space, lengths });
  return {
    arrangement: read("arrangement"),
    base: read("base"),
    scale: read("scale"),
    content: read("content"),
    objects: read("objects"),
    distance: read("distance"),
    lengths: read("lengths"),
    space,
    frame: read("frame"),
    level: read("level"),
  };
}

/** The arrangement that a link leaves out. */
function defaultArrangement(space: Space | null): Arrangement {
  return space === null ? DEFAULT_ARRANGEMENT : SPACE_ARRANGEMENT;
}

/** Adds, changes or removes the space. The default arrangement stays the default one. */
export function withSpace<Choices extends View>(view: Choices, space: Space | null, frame: number): Choices {
  const isDefault = view.arrangement === defaultArrangement(view.space);
  const arrangement = isDefault ? defaultArrangement(space) : view.arrangement;
  // Who types a space in centimetres reads what is to spare in them.
  const lengths = view.space === null && space !== null ? space.unit : view.lengths;
  return { ...view, space, frame, arrangement, lengths };
}

/**
 * The view's parameters for an address: `["align=bottom", "base=2"]`.
 *
 * @param lengths left out
 */
export function viewParameters(view: View, screens: readonly ListedScreen[], lengths: Unit): string[] {
  return VIEW_CHOICES.flatMap((name) => formatChoice(name, view, screens, lengths) ?? []);
}

export function hasViewParameter(parameters: QueryParameters): boolean {
  return Object.values(VIEW_PARAMETERS).some(({ parameter }) => parameters.get(parameter) !== null);
}

function readChoice<Name extends keyof View>(
  name: Name,
  parameters: QueryParameters,
  screens: readonly ListedScreen[],
  view: DefaultsOf,
): View[Name] {
  const { parameter, parse } = VIEW_PARAMETERS[name];
  return parse(parameters.get(parameter) ?? "", screens) ?? defaultOf(name, view);
}

/** What the choices that an address leaves out depend on. */
type DefaultsOf = Pick<View, "space" | "lengths">;

function defaultOf<Name extends keyof View>(name: Name, { space, lengths }: DefaultsOf): View[Name] {
  const depending: Partial<View> = { arrangement: defaultArrangement(space), lengths: space?.unit ?? lengths };
  return (depending as Partial<Pick<View, Name>>)[name] ?? VIEW_PARAMETERS[name].default;
}

function formatChoice<Name extends keyof View>(
  name: Name,
  view: View,
  screens: readonly ListedScreen[],
  lengths: Unit,
): string | null {
  const { parameter, format } = VIEW_PARAMETERS[name];
  const text = format(view[name], screens);
  return text === format(defaultOf(name, { space: view.space, lengths }), screens)
    ? null
    : `${parameter}=${encodeURIComponent(text).replaceAll("%2C", ",")}`;
}
