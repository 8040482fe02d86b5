import type * as english from "../en/paper.ts";
import { labelText } from "./description.ts";
import { sizeText } from "./screens.ts";

export const sheetTexts = ((unit) => ({
  label: (screen, all) => labelText(screen, all, unit),
  plainLabel: sizeText,
  curved: (isStraight) =>
    isStraight ? "curva, aquí con su ancho recto" : "curva, aquí plana: su longitud a lo largo de la curva",
  space: "Espacio",
  ruler: (length) => `Si esto no mide ${length} mm, imprime al 100\u202f%`,
  place: ({ number, count, row, column }) => `Hoja ${number} de ${count}, fila ${row}, columna ${column}`,
})) satisfies typeof english.sheetTexts;

const PAPERS = { a4: "A4", letter: "Carta" };

export const paper = {
  sheetTexts,
  title: "Imprimir a tamaño real",
  download: "Descargar PDF",
  print: "Imprimir",
  paper: "Papel",
  papers: PAPERS,
  screens: "Pantallas",
  all: "Todas las pantallas",
  screen: labelText,
  /** `65″ 16:9 en A4: 18 hojas en vertical` */
  sheets: (printed, { count, isUpright }, figure) => [
    `${printedText(printed)}: `,
    figure(count === 1 ? "1 hoja" : `${count} hojas`),
    isUpright ? " en vertical" : " en horizontal",
  ],
  tooMany: (printed, most) => {
    const refusal = `${printedText(printed)}: más de ${most} hojas, son demasiadas.`;
    if (printed.hasSpace) return `${refusal} Una pantalla o un espacio más pequeño necesita menos.`;
    return printed.all.length > 1 ? `${refusal} Elige una pantalla más pequeña.` : refusal;
  },
  manySheets: ({ chosen, hasSpace }) =>
    chosen.length > 1 && !hasSpace
      ? "Es mucho papel. Una sola pantalla puede necesitar menos, y un PDF no gasta ninguno."
      : "Es mucho papel. Un PDF no gasta ninguno.",
  hints: [
    "Imprime al 100\u202f%, sin «ajustar a la página». Cada hoja tiene una regla de 100 mm para comprobarlo.",
    "Cada hoja tiene un margen de 10 mm y repite 10 mm de las contiguas: haz coincidir las cruces.",
    "Las hojas en blanco se omiten.",
  ],
} satisfies typeof english.paper;

/** `65″ 16:9 en A4`, `2 pantallas y el espacio en Carta` */
function printedText({ chosen, all, unit, hasSpace, paper }: english.Printed): string {
  const [only] = chosen;
  const named =
    chosen.length > 1 || only === undefined ? `${chosen.length} pantallas` : labelText(only.screen, all, unit);
  return `${named}${hasSpace ? " y el espacio" : ""} en ${PAPERS[paper]}`;
}
