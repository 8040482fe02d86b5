import type { Content } from "#comparison/content.ts";
import type { ComparedDimension } from "#domain/display/dimension.ts";
import type { KnownObject } from "#domain/display/known-object.ts";
import type { Screen } from "#domain/display/screen.ts";
import type { Unit } from "#domain/display/unit.ts";
import type { RichText, Wrap } from "../rich-text.ts";
import { labelText } from "./description.ts";
import { underHeading } from "./difference.ts";
import {
  contentText,
  densityText,
  diagonalFigure,
  differenceFigure,
  measureFigure,
  pixelsFigure,
  ratioFigure,
  timesCount,
} from "./numbers.ts";
import { rowSentence } from "./row.ts";
import { objectText } from "./screens.ts";
import { seat } from "./seat-details.ts";
import { sold } from "./sold-sizes.ts";
import { textAndRoom } from "./text-and-room.ts";

/** The details of the screens, in tables and on cards (F5.1). */
export const details = {
  name: "Détails",
  close: "Fermer les détails",
  nothing: "Ajoutez un écran pour voir ses dimensions.",
  copy: "Copier le tableau",
  save: "Exporter en CSV…",
  sections: {
    name: "Sections",
    headings: { sizes: "Tailles", text: "Texte et espace", seat: "De votre place", sold: "En vente" },
    /** Shown for `De votre place` where there is little room. */
    shortSeat: "Place",
  },
  row: rowSentence,
  spaceNote:
    "Dans l’emplacement, les pieds, la profondeur et les câbles ne comptent pas : seulement l’image avec son cadre.",
  objects: (objects: readonly KnownObject[]): string =>
    `Dessinés pour l’échelle : ${objects.map(objectText).join(" ; ")}.`,
  sizes: {
    /** `27″ 16:9` or `Bureau · 27″ 16:9` */
    label: labelText,
    cards: "Tailles des écrans",
    caption: (base: string): string => `Tailles des écrans, et leurs différences par rapport à ${base}`,
    screen: "Écran",
    comparedWith: "Comparé à",
    compareWith: (label: string): string => `Comparer à ${label}`,
    /** The colour says which screen it is, and to screen readers its number. */
    numbered: <Element>(number: number, label: string, unseen: Wrap<Element>): RichText<Element> => [
      unseen(`Écran ${number} : `),
      label,
    ],
    /** The diagonal in the other unit than the label has it: `68,6 cm`, `2 × 68,6 cm` */
    diagonal: (screen: Screen, length: number, unit: Unit): string => timesCount(screen) + diagonalFigure(length, unit),
    measure: (value: number, dimension: ComparedDimension, unit: Unit): string =>
      measureFigure(value, dimension, unit, "details"),
    difference: underHeading,
    /** `+7,83″`; null where it rounds to nothing. */
    more: (value: number, base: number, dimension: ComparedDimension, unit: Unit): string | null =>
      differenceFigure(value, base, dimension, unit, "details"),
    ratio: "Format",
    ratioFigure,
    pixels: "Pixels",
    resolution: pixelsFigure,
    density: densityText,
    film: (content: Content): string => `Film ${contentText(content)}`,
  },
  textAndRoom,
  seat,
  sold,
};
