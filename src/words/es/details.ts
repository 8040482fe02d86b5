import type { Content } from "#comparison/content.ts";
import type { ComparedDimension } from "#domain/display/dimension.ts";
import type { KnownObject } from "#domain/display/known-object.ts";
import type { Screen } from "#domain/display/screen.ts";
import type { Unit } from "#domain/display/unit.ts";
import type { details as english } from "../en/details.ts";
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

export const details = {
  name: "Detalles",
  close: "Cerrar los detalles",
  nothing: "Añade una pantalla para ver sus medidas.",
  copy: "Copiar tabla",
  save: "Guardar como CSV…",
  sections: {
    name: "Secciones",
    headings: { sizes: "Tamaños", text: "Texto y espacio útil", seat: "Desde tu asiento", sold: "Tamaños a la venta" },
    shortSeat: "Asiento",
  },
  row: rowSentence,
  spaceNote: "En el espacio no se cuentan pies, bases, fondo ni cables: solo la imagen con su marco.",
  objects: (objects: readonly KnownObject[]): string =>
    `Dibujado como referencia: ${objects.map(objectText).join("; ")}.`,
  sizes: {
    label: labelText,
    cards: "Tamaños de las pantallas",
    caption: (base: string): string => `Tamaños de las pantallas y en qué se diferencian de ${base}`,
    screen: "Pantalla",
    comparedWith: "Comparada con",
    compareWith: (label: string): string => `Comparar con ${label}`,
    numbered: <Element>(number: number, label: string, unseen: Wrap<Element>): RichText<Element> => [
      unseen(`Pantalla ${number}: `),
      label,
    ],
    diagonal: (screen: Screen, length: number, unit: Unit): string => timesCount(screen) + diagonalFigure(length, unit),
    measure: (value: number, dimension: ComparedDimension, unit: Unit): string =>
      measureFigure(value, dimension, unit, "details"),
    difference: underHeading,
    more: (value: number, base: number, dimension: ComparedDimension, unit: Unit): string | null =>
      differenceFigure(value, base, dimension, unit, "details"),
    ratio: "Formato",
    ratioFigure,
    pixels: "Píxeles",
    resolution: pixelsFigure,
    density: densityText,
    film: (content: Content): string => `Película ${contentText(content)}`,
  },
  textAndRoom,
  seat,
  sold,
} satisfies typeof english;
