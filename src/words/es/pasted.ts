import type { DisplaySpec, ScreenDescription } from "#domain/display/screen.ts";
import type { Size } from "#domain/geometry/size.ts";
import type { Space } from "#domain/space/opening.ts";
import type { pasted as english } from "../en/pasted.ts";
import { wholeDensityIn } from "../shared/density.ts";
import { LONGEST_QUOTE, pastedScreensIn } from "../shared/pasted.ts";
import {
  capitalised,
  countText,
  diagonalText,
  exactFigure,
  lengthText,
  listText,
  numbers,
  resolutionText,
} from "./numbers.ts";
import { distanceText, filmRangeText } from "./search.ts";
import { spaceText } from "./space.ts";
import { leftOutText } from "./understood.ts";

const { fullText, nameText, sidesText } = pastedScreensIn({ numbers, spaceText });
const densityText = wholeDensityIn(numbers);

type Output = string | null;

export const pasted = {
  several: {
    says: (text: string, count: number, unread: readonly string[]): string =>
      `${text.length > LONGEST_QUOTE ? "Son" : `«${text}» son`} ${countText(count)} pantallas.${leftOutText(unread)}`,
    reported(screens: readonly ReportedScreen[]): string {
      const sizes = screens.map(({ output, screen }) => `${output} es de ${fullText(screen)}`);
      return `${capitalised(countText(screens.length))} pantallas: ${sizes.join(", ")}.`;
    },
    tooMany: (count: number): string => `Son ${count} pantallas, y en una comparación caben diez.`,
    compareTen: "Comparar las diez primeras",
    comparePair: (one: ScreenDescription, other: ScreenDescription): string =>
      `Comparar ${listText([nameText(one), nameText(other)])}`,
    compareAll: (count: number): string => (count === 2 ? "Comparar las dos" : `Comparar las ${count}`),
    here: (screen: ScreenDescription): string => `${nameText(screen)} aquí`,
    outputHere: (output: string): string => `${output} aquí`,
  },
  set: {
    says: (text: string, count: number, single: DisplaySpec): string =>
      `«${text}» son ${countText(count)} de ${diagonalText(single)} una al lado de otra. Esta pantalla pasa a ser el conjunto.`,
    apart: (count: number): string => `${capitalised(countText(count))} pantallas sueltas`,
  },
  model: {
    hasSizes: (name: string, count: number): string => `${name} se vende en ${countText(count)} tamaños.`,
    size: (display: DisplaySpec): string => diagonalText(display),
    says: (name: string, { resolution, ...display }: DisplaySpec): string =>
      resolution === undefined
        ? `${name}: ${diagonalText(display)}, según el fabricante.`
        : `${name}: ${diagonalText(display)}, ${resolutionText(resolution)}, según el fabricante.`,
    withoutName: "Sin el nombre",
  },
  sides: {
    says(sides: Space, screen: DisplaySpec, sold: DisplaySpec | null): string {
      const measured = `${sidesText(sides)} son ${diagonalText(screen)} de esquina a esquina`;
      return sold === null ? `${measured}.` : `${measured}; se vende como ${diagonalText(sold)}.`;
    },
    reported(output: string, sides: Space, screen: DisplaySpec, resolution: Size, sold: DisplaySpec | null): string {
      const measured = `${output} indica ${sidesText(sides)} y ${resolutionText(resolution)}: ${diagonalText(screen)}, ${densityText(screen)} píxeles por pulgada`;
      return sold === null ? `${measured}.` : `${measured}; se vende como ${diagonalText(sold)}.`;
    },
    use: (display: DisplaySpec): string => `Usar ${fullText(display)}`,
  },
  untrue: {
    areNone: (output: Output): string => `${outputText(output)} no indica su tamaño. Escribe la diagonal.`,
    areAlwaysSaid: (output: Output, sides: Space, inches: number): string =>
      `${untrueText(output, sides, inches)} Muchos televisores indican eso sea cual sea su tamaño. Mide la imagen.`,
    areNotSquare: (output: Output, sides: Space, inches: number): string =>
      `${untrueText(output, sides, inches)} Sus píxeles no serían cuadrados. Mide la imagen.`,
    onlyPixels: (pixels: Size): string => `Usar solo ${resolutionText(pixels)}`,
    useAll: "Usarlo de todos modos",
  },
  space: {
    says: (screen: DisplaySpec, space: Space): string =>
      `Aquí va ${diagonalText(screen)}. ${spaceText(space, space.unit)} es un espacio en el que tiene que caber.`,
    add: (space: Space): string => `Añadir un espacio de ${spaceText(space, space.unit)}`,
  },
  distance: {
    says(text: string, televisions: readonly DisplaySpec[]): string {
      const range = filmRangeText(televisions);
      const taken = `«${text}» se toma como la diagonal.`;
      return range === null ? taken : `${taken} Como distancia, ${range}.`;
    },
    look: (centimetres: number): string => `Mirar desde ${distanceText(centimetres)}`,
  },
  offline: {
    says: "Los modelos necesitan conexión.",
    hasSize: ({ length }: DisplaySpec): string =>
      `Los modelos necesitan conexión. El ${exactFigure(length)} del texto es un tamaño.`,
    tryAgain: "Volver a intentarlo",
  },
  distanceInSpace: {
    says: (screen: DisplaySpec, space: Space): string =>
      `En ${spaceText(space, space.unit)} caben como máximo ${diagonalText(screen)}.`,
    draw: (screen: DisplaySpec, space: Space): string =>
      `Dibujar ${diagonalText(screen)} en ${spaceText(space, space.unit)}`,
    here: (screen: DisplaySpec): string => `${diagonalText(screen)} aquí`,
  },
} satisfies typeof english;

interface ReportedScreen {
  readonly output: string;
  readonly screen: DisplaySpec;
}

function outputText(output: Output): string {
  return output ?? "La pantalla";
}

/** `HDMI-1 indica 1600 × 900 mm, es decir, 72,27″.` */
function untrueText(output: Output, sides: Space, inches: number): string {
  return `${outputText(output)} indica ${sidesText(sides)}, es decir, ${lengthText(inches, "in")}.`;
}
