import type { ListedScreen } from "#comparison/listed-screen.ts";
import type { Screen } from "#domain/display/screen.ts";
import type { Unit } from "#domain/display/unit.ts";
import type { paper as english } from "../en/paper.ts";
import type { RichText, Wrap } from "../rich-text.ts";
import { labelText } from "./description.ts";
import { sizeText } from "./screens.ts";

export const sheetTexts = (unit: Unit) => ({
  label: (screen: Screen, all: readonly ListedScreen[]): string => labelText(screen, all, unit),
  plainLabel: sizeText,
  curved: (isStraight: boolean): string =>
    isStraight ? "curva, aquí con su ancho recto" : "curva, aquí plana: su longitud a lo largo de la curva",
  space: "Espacio",
  ruler: (length: number): string => `Si esto no mide ${length} mm, imprime al 100\u202f%`,
  place: ({ number, count, row, column }: Record<"number" | "count" | "row" | "column", number>): string =>
    `Hoja ${number} de ${count}, fila ${row}, columna ${column}`,
});

interface Printed {
  readonly chosen: readonly ListedScreen[];
  readonly all: readonly ListedScreen[];
  readonly unit: Unit;
  readonly hasSpace: boolean;
  readonly paper: keyof typeof PAPERS;
}

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
  sheets: <Element>(
    printed: Printed,
    { count, isUpright }: { readonly count: number; readonly isUpright: boolean },
    figure: Wrap<Element>,
  ): RichText<Element> => [
    `${printedText(printed)}: `,
    figure(count === 1 ? "1 hoja" : `${count} hojas`),
    isUpright ? " en vertical" : " en horizontal",
  ],
  tooMany: (printed: Printed, most: number): string => {
    const refusal = `${printedText(printed)}: más de ${most} hojas, son demasiadas.`;
    if (printed.hasSpace) return `${refusal} Una pantalla o un espacio más pequeño necesita menos.`;
    return printed.all.length > 1 ? `${refusal} Elige una pantalla más pequeña.` : refusal;
  },
  manySheets: ({ chosen, hasSpace }: Printed): string =>
    chosen.length > 1 && !hasSpace
      ? "Es mucho papel. Una sola pantalla puede necesitar menos, y un PDF no gasta ninguno."
      : "Es mucho papel. Un PDF no gasta ninguno.",
  hints: [
    "Imprime al 100\u202f%, sin «ajustar a la página». Cada hoja tiene una regla de 100 mm para comprobarlo.",
    "Cada hoja tiene un margen de 10 mm y repite 10 mm de las contiguas: haz coincidir las cruces.",
    "Las hojas en blanco se omiten.",
  ],
} satisfies typeof english;

/** `65″ 16:9 en A4`, `2 pantallas y el espacio en Carta` */
function printedText({ chosen, all, unit, hasSpace, paper }: Printed): string {
  const [only] = chosen;
  const named =
    chosen.length > 1 || only === undefined ? `${chosen.length} pantallas` : labelText(only.screen, all, unit);
  return `${named}${hasSpace ? " y el espacio" : ""} en ${PAPERS[paper]}`;
}
