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
  objects: (objects) => `Dibujado como referencia: ${objects.map(objectText).join("; ")}.`,
  sizes: {
    label: labelText,
    cards: "Tamaños de las pantallas",
    caption: (base) => `Tamaños de las pantallas y en qué se diferencian de ${base}`,
    screen: "Pantalla",
    comparedWith: "Comparada con",
    compareWith: (label) => `Comparar con ${label}`,
    numbered: (number, label, unseen) => [unseen(`Pantalla ${number}: `), label],
    diagonal: (screen, length, unit) => timesCount(screen) + numbers.diagonalFigure(length, unit),
    measure: (value, dimension, unit) => numbers.measureFigure(value, dimension, unit, "details"),
    difference: underHeading,
    more: (value, base, dimension, unit) => numbers.differenceFigure(value, base, dimension, unit, "details"),
    ratio: "Formato",
    ratioFigure: numbers.ratioFigure,
    pixels: "Píxeles",
    resolution: pixelsFigure,
    density: numbers.densityText,
    film: (content) => `Película ${numbers.contentText(content)}`,
  },
  textAndRoom,
  seat,
  sold,
} satisfies typeof english;
