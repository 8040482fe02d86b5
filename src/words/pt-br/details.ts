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
  name: "Detalhes",
  close: "Fechar detalhes",
  nothing: "Adicione uma tela para ver seus tamanhos.",
  copy: "Copiar tabela",
  save: "Salvar CSV…",
  sections: {
    name: "Seções",
    headings: { sizes: "Tamanhos", text: "Texto e área útil", seat: "Do seu lugar", sold: "À venda" },
    /** Shown for `Do seu lugar` where there is little room. */
    shortSeat: "Lugar",
  },
  row: rowSentence,
  spaceNote: "No espaço, base, pés, profundidade e cabos não contam: só a imagem com a moldura.",
  objects: (objects: readonly KnownObject[]): string =>
    `Desenhados para dar a escala: ${objects.map(objectText).join("; ")}.`,
  sizes: {
    /** `27″ 16:9` or `Mesa · 27″ 16:9` */
    label: labelText,
    cards: "Tamanhos das telas",
    caption: (base: string): string => `Tamanhos das telas e suas diferenças em relação a ${base}`,
    screen: "Tela",
    comparedWith: "Comparada com",
    compareWith: (label: string): string => `Comparar com ${label}`,
    /** The colour says which screen it is, and to screen readers its number. */
    numbered: <Element>(number: number, label: string, unseen: Wrap<Element>): RichText<Element> => [
      unseen(`Tela ${number}: `),
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
    ratio: "Proporção",
    ratioFigure,
    pixels: "Pixels",
    resolution: pixelsFigure,
    density: densityText,
    film: (content: Content): string => `Filme ${contentText(content)}`,
  },
  textAndRoom,
  seat,
  sold,
};
