import { exactNumberText } from "../domain/display/number-text.ts";
import { type Arrangement, DEFAULT_ARRANGEMENT, parseArrangement } from "./arrangement.ts";
import { type Content, parseContent } from "./content.ts";
import { parseDistance } from "./distance.ts";
import { type Lengths, parseLengths } from "./lengths.ts";
import type { ListedScreen, ScreenId } from "./listed-screen.ts";
import { NO_OBJECTS, type Objects, parseObjects } from "./objects.ts";
import { parseScaleMode, type ScaleMode } from "./scale-mode.ts";

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
  /** Which unit comes first (D36). */
  readonly lengths: Lengths;
}

/** The choices that are set as they are. The base follows its screen. */
export type ViewChoices = Omit<View, "base">;

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
    default: null,
    parse: parseLengths,
    format: (lengths) => lengths ?? "",
  },
};

export const VIEW_CHOICES = Object.keys(VIEW_PARAMETERS) as readonly (keyof View)[];

export const DEFAULT_VIEW: View = readView({ get: () => null }, []);

/** @param screens of the same link */
export function readView(parameters: QueryParameters, screens: readonly ListedScreen[]): View {
  return Object.assign({}, ...VIEW_CHOICES.map((name) => ({ [name]: readChoice(name, parameters, screens) })));
}

/** The view's parameters for an address: `["align=bottom", "base=2"]`. */
export function viewParameters(view: View, screens: readonly ListedScreen[]): string[] {
  return VIEW_CHOICES.flatMap((name) => formatChoice(name, view, screens) ?? []);
}

export function hasViewParameter(parameters: QueryParameters): boolean {
  return Object.values(VIEW_PARAMETERS).some(({ parameter }) => parameters.get(parameter) !== null);
}

function readChoice<Name extends keyof View>(
  name: Name,
  parameters: QueryParameters,
  screens: readonly ListedScreen[],
): View[Name] {
  const { parameter, default: usual, parse } = VIEW_PARAMETERS[name];
  return parse(parameters.get(parameter) ?? "", screens) ?? usual;
}

function formatChoice<Name extends keyof View>(
  name: Name,
  view: View,
  screens: readonly ListedScreen[],
): string | null {
  const { parameter, default: usual, format } = VIEW_PARAMETERS[name];
  const text = format(view[name], screens);
  return text === format(usual, screens) ? null : `${parameter}=${encodeURIComponent(text).replaceAll("%2C", ",")}`;
}
