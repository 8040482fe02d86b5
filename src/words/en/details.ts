import type { Content } from "#comparison/content.ts";
import type { ComparedDimension } from "#domain/display/dimension.ts";
import type { KnownObject } from "#domain/display/known-object.ts";
import type { Screen } from "#domain/display/screen.ts";
import type { Unit } from "#domain/display/unit.ts";
import type { RichText, Wrap } from "../rich-text.ts";
import { pixelsFigure, timesCount } from "../shared/numbers.ts";
import { labelText } from "./description.ts";
import { underHeading } from "./difference.ts";
import { numbers } from "./numbers.ts";
import { rowSentence } from "./row.ts";
import { objectText } from "./screens.ts";
import { seat } from "./seat-details.ts";
import { sold } from "./sold-sizes.ts";
import { textAndRoom } from "./text-and-room.ts";

/** The details of the screens, in tables and on cards (F5.1). */
export const details = {
  name: "Details",
  close: "Close details",
  nothing: "Add a screen to see its sizes.",
  copy: "Copy table",
  save: "Save as CSV…",
  sections: {
    name: "Sections",
    headings: { sizes: "Sizes", text: "Text and room", seat: "From your seat", sold: "Sold sizes" },
    /** Shown for `From your seat` where there is little room. */
    shortSeat: "Seat",
  },
  row: rowSentence,
  spaceNote: "In the space, stands, feet, depth and cables are not counted: only the picture with its frame.",
  objects: (objects: readonly KnownObject[]): string => `Drawn for scale: ${objects.map(objectText).join("; ")}.`,
  sizes: {
    /** `27″ 16:9` or `Desk · 27″ 16:9` */
    label: labelText,
    cards: "Sizes of the screens",
    caption: (base: string): string => `Sizes of the screens, and how they differ from ${base}`,
    screen: "Screen",
    comparedWith: "Compared with",
    compareWith: (label: string): string => `Compare with ${label}`,
    /** The colour says which screen it is, and to screen readers its number. */
    numbered: <Element>(number: number, label: string, unseen: Wrap<Element>): RichText<Element> => [
      unseen(`Screen ${number}: `),
      label,
    ],
    /** The diagonal in the other unit than the label has it: `68.6 cm`, `2 × 68.6 cm` */
    diagonal: (screen: Screen, length: number, unit: Unit): string =>
      timesCount(screen) + numbers.diagonalFigure(length, unit),
    measure: (value: number, dimension: ComparedDimension, unit: Unit): string =>
      numbers.measureFigure(value, dimension, unit, "details"),
    difference: underHeading,
    /** `+7.83″`; null where it rounds to nothing. */
    more: (value: number, base: number, dimension: ComparedDimension, unit: Unit): string | null =>
      numbers.differenceFigure(value, base, dimension, unit, "details"),
    ratio: "Ratio",
    ratioFigure: numbers.ratioFigure,
    pixels: "Pixels",
    resolution: pixelsFigure,
    density: numbers.densityText,
    film: (content: Content): string => `${numbers.contentText(content)} film`,
  },
  textAndRoom,
  seat,
  sold,
};
