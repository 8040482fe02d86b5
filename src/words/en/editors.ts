import type { TypedOption } from "#comparison/editor-values.ts";
import type { SpaceField } from "#comparison/space.ts";
import type { Dimension } from "#domain/display/dimension.ts";
import type { Shape } from "#domain/display/resolution.ts";
import type { DisplaySpec, Screen, ScreenDescription } from "#domain/display/screen.ts";
import type { Unit } from "#domain/display/unit.ts";
import type { Size } from "#domain/geometry/size.ts";
import type { RichText, Wrap } from "../rich-text.ts";
import { wholeDensityIn } from "../shared/density.ts";
import { radiusText, resolutionText, timesCount } from "../shared/numbers.ts";
import { UNIT_WORDS } from "./description.ts";
import { viewingDistanceText } from "./distances.ts";
import { curveNote } from "./notes.ts";
import { numbers } from "./numbers.ts";
import { COLOUR_WORDS, scalingText } from "./screens.ts";

const densityText = wholeDensityIn(numbers);

/** The cards of the screens and of the space, their menus, and what is offered below them. */
export const editors = {
  drawer: { title: "Edit screens", apply: "Apply" },
  screen: (number: number): string => `Screen ${number}`,
  addScreen: "Add screen",
  removed: <Element>(undo: Wrap<Element>): RichText<Element> => ["Removed · ", undo("Undo")],

  /** The fields that a screen may have. */
  options: {
    name: "Name",
    gap: "Gap",
    distance: "Own distance",
    raised: "Raised",
    radius: "Curve",
  } satisfies Record<TypedOption, string>,
  diagonal: {
    label: "Diagonal",
    /** Without a field: `2 × 27 inches`. */
    text: (screen: DisplaySpec): string =>
      `${timesCount(screen)}${numbers.exactFigure(screen.length)} ${UNIT_WORDS[screen.unit].many}`,
  },
  ratio: {
    label: "Ratio",
    width: "Aspect ratio width",
    height: "Aspect ratio height",
    /** As it was typed. */
    text: (width: string, height: string): string => `${width}:${height}`,
  },
  pixels: {
    label: "Pixels",
    /** `3840×2160 · 163 per inch · 150%` */
    text(screen: Screen, resolution: Size): string {
      const facts = `${resolutionText(resolution)} · ${densityText(screen)} per inch`;
      return screen.scaling === undefined ? facts : `${facts} · ${scalingText(screen)}`;
    },
  },
  curve: {
    flat: "Flat",
    sold: "Sold curves",
    radius: radiusText,
    /** Behind a field with a radius. */
    unit: "R",
    /** As it was typed. */
    text: (radius: string): string => (radius === "" ? "Flat" : `${radius}R`),
    note: curveNote,
  },
  set: { label: "Set", count: "Screens side by side", gap: "gap" },
  distance: {
    label: "Distance",
    back: (centimetres: number, unit: Unit): string => `Back to ${viewingDistanceText(centimetres, unit)}`,
  },
  unit: {
    name: { in: "INCHES", cm: "CENTIMETERS" },
    change: { in: "Change to centimetres", cm: "Change to inches" },
    /** Behind a field. */
    symbol: numbers.units,
  } satisfies Record<string, Record<Unit, string>>,
  update: "Update drawing",
  remove: "Remove",
  rotate: "Rotate",

  space: {
    title: "Space",
    fields: { width: "Width", height: "Height", frame: "Frame" } satisfies Record<SpaceField, string>,
    length: numbers.lengthText,
    eachSide: { in: "in on each side", cm: "cm on each side" } satisfies Record<Unit, string>,
    open: { title: "Does it fit?", note: "a niche, a cabinet, a wall, a desk" },
  },

  ratios: {
    name: "Popular aspect ratios",
    heading: "Popular ratios",
    ratio: numbers.ratioText,
  },
  resolutions: {
    resolution: resolutionText,
    name: "Resolutions",
    none: "None",
    density: "pixels per inch",
    densityOf: densityText,
  },

  actions: {
    name: "More actions",
    rename: "Name",
    replace: "Replace…",
    duplicate: "Duplicate",
    move: { row: "Move", left: "Move left", right: "Move right", up: "Move up", down: "Move down" },
    chooseColour: "Colour…",
    colour: "Colour",
    colours: COLOUR_WORDS,
    several: "Several side by side",
    takeApart: "Take apart",
    makeSet: "Make one set",
    raise: "Raise or lower…",
    distance: "Own distance",
    curve: "Curve…",
    inAnotherRatio: "Same size in another ratio…",
    remember: "Remember as my screen",
    forget: "Forget my screen",
  },
  sameSize: {
    name: "Same size in another ratio",
    headings: {
      height: "Same height",
      width: "Same width",
      area: "Same area",
      diagonal: "Same diagonal",
    } satisfies Record<Dimension, string>,
    /** `26.8″ 16:9` */
    inRatio: ({ length, unit }: DisplaySpec, ratio: Shape): string =>
      `${numbers.diagonalFigure(length, unit)} ${numbers.ratioText(ratio)}`,
    textHeading: "Same text size",
    /** `31.5″ 3840×2160` */
    inPixels: ({ length, unit }: DisplaySpec, resolution: Size): string =>
      `${numbers.diagonalFigure(length, unit)} ${resolutionText(resolution)}`,
  },
  mine: {
    isRemembered: "Remembered on this device, and offered first",
    isKept: "Your screen until you close this page",
    isForgotten: "Your screen is forgotten",
  },

  search: {
    label: "Find a model or size",
    replacement: (number: number): string => `Replace screen ${number} with`,
    loading: "Loading the sizes and models",
  },
  starters: {
    title: "Common comparisons",
    startOver: "Start over",
    mine: { title: "My screen", note: (screen: ScreenDescription): string => numbers.displayText(screen) },
    monitors: { title: "27″ or 34″", note: "a monitor or an ultrawide" },
    text: { title: "27″ 4K or 32″ 4K", note: "monitors, text size" },
    televisions: { title: "65″ or 75″", note: "televisions" },
    superUltrawide: { title: "49″ or two 27″", note: "a super ultrawide or a pair" },
    devices: { title: "Phone, tablet, laptop", note: "6.1″, 11″ and 14″", names: ["Phone", "Tablet", "Laptop"] },
    ultrawide: { title: "34″ or two 27″", note: "an ultrawide or a pair" },
  },
};
