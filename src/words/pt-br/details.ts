import type { details as english } from "../en/details.ts";
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
  objects: (objects) => `Desenhados para dar a escala: ${objects.map(objectText).join("; ")}.`,
  sizes: {
    /** `27″ 16:9` or `Mesa · 27″ 16:9` */
    label: labelText,
    cards: "Tamanhos das telas",
    caption: (base) => `Tamanhos das telas e suas diferenças em relação a ${base}`,
    screen: "Tela",
    comparedWith: "Comparada com",
    compareWith: (label) => `Comparar com ${label}`,
    numbered: (number, label, unseen) => [unseen(`Tela ${number}: `), label],
    /** The diagonal in the other unit than the label has it: `68,6 cm`, `2 × 68,6 cm` */
    diagonal: (screen, length, unit) => timesCount(screen) + numbers.diagonalFigure(length, unit),
    measure: (value, dimension, unit) => numbers.measureFigure(value, dimension, unit, "details"),
    difference: underHeading,
    /** `+7,83″`; null where it rounds to nothing. */
    more: (value, base, dimension, unit) => numbers.differenceFigure(value, base, dimension, unit, "details"),
    ratio: "Proporção",
    ratioFigure: numbers.ratioFigure,
    pixels: "Pixels",
    resolution: pixelsFigure,
    density: numbers.densityText,
    film: (content) => `Filme ${numbers.contentText(content)}`,
  },
  textAndRoom,
  seat,
  sold,
} satisfies typeof english;
