import type { Space } from "#domain/space/opening.ts";
import type { pasted as english } from "../en/pasted.ts";
import { wholeDensityIn } from "../shared/density.ts";
import { capitalised, resolutionText } from "../shared/numbers.ts";
import { LONGEST_QUOTE, pastedScreensIn } from "../shared/pasted.ts";
import { numbers } from "./numbers.ts";
import { distanceText, filmRangeText } from "./search.ts";
import { spaceText } from "./space.ts";
import { leftOutText } from "./understood.ts";

const { fullText, nameText, sidesText } = pastedScreensIn({ numbers, spaceText });
const densityText = wholeDensityIn(numbers);

type Output = string | null;

export const pasted = {
  several: {
    says: (text, count, unread) =>
      `${text.length > LONGEST_QUOTE ? "Son" : `«${text}» son`} ${numbers.countText(count)} pantallas.${leftOutText(unread)}`,
    reported(screens) {
      const sizes = screens.map(({ output, screen }) => `${output} es de ${fullText(screen)}`);
      return `${capitalised(numbers.countText(screens.length))} pantallas: ${sizes.join(", ")}.`;
    },
    tooMany: (count) => `Son ${count} pantallas, y en una comparación caben diez.`,
    compareTen: "Comparar las diez primeras",
    comparePair: (one, other) => `Comparar ${numbers.listText([nameText(one), nameText(other)])}`,
    compareAll: (count) => (count === 2 ? "Comparar las dos" : `Comparar las ${count}`),
    here: (screen) => `${nameText(screen)} aquí`,
    outputHere: (output) => `${output} aquí`,
  },
  set: {
    says: (text, count, single) =>
      `«${text}» son ${numbers.countText(count)} de ${numbers.diagonalText(single)} una al lado de otra. Esta pantalla pasa a ser el conjunto.`,
    apart: (count) => `${capitalised(numbers.countText(count))} pantallas sueltas`,
  },
  model: {
    hasSizes: (name, count) => `${name} se vende en ${numbers.countText(count)} tamaños.`,
    size: (display) => numbers.diagonalText(display),
    says: (name, { resolution, ...display }) =>
      resolution === undefined
        ? `${name}: ${numbers.diagonalText(display)}, según el fabricante.`
        : `${name}: ${numbers.diagonalText(display)}, ${resolutionText(resolution)}, según el fabricante.`,
    withoutName: "Sin el nombre",
  },
  sides: {
    says(sides, screen, sold) {
      const measured = `${sidesText(sides)} son ${numbers.diagonalText(screen)} de esquina a esquina`;
      return sold === null ? `${measured}.` : `${measured}; se vende como ${numbers.diagonalText(sold)}.`;
    },
    reported(output, sides, screen, resolution, sold) {
      const measured = `${output} indica ${sidesText(sides)} y ${resolutionText(resolution)}: ${numbers.diagonalText(screen)}, ${densityText(screen)} píxeles por pulgada`;
      return sold === null ? `${measured}.` : `${measured}; se vende como ${numbers.diagonalText(sold)}.`;
    },
    use: (display) => `Usar ${fullText(display)}`,
  },
  untrue: {
    areNone: (output) => `${outputText(output)} no indica su tamaño. Escribe la diagonal.`,
    areAlwaysSaid: (output, sides, inches) =>
      `${untrueText(output, sides, inches)} Muchos televisores indican eso sea cual sea su tamaño. Mide la imagen.`,
    areNotSquare: (output, sides, inches) =>
      `${untrueText(output, sides, inches)} Sus píxeles no serían cuadrados. Mide la imagen.`,
    onlyPixels: (pixels) => `Usar solo ${resolutionText(pixels)}`,
    useAll: "Usarlo de todos modos",
  },
  space: {
    says: (screen, space) =>
      `Aquí va ${numbers.diagonalText(screen)}. ${spaceText(space, space.unit)} es un espacio en el que tiene que caber.`,
    add: (space) => `Añadir un espacio de ${spaceText(space, space.unit)}`,
  },
  distance: {
    says(text, televisions) {
      const range = filmRangeText(televisions);
      const taken = `«${text}» se toma como la diagonal.`;
      return range === null ? taken : `${taken} Como distancia, ${range}.`;
    },
    look: (centimetres) => `Mirar desde ${distanceText(centimetres)}`,
  },
  offline: {
    says: "Los modelos necesitan conexión.",
    hasSize: ({ length }) =>
      `Los modelos necesitan conexión. El ${numbers.exactFigure(length)} del texto es un tamaño.`,
    tryAgain: "Volver a intentarlo",
  },
  distanceInSpace: {
    says: (screen, space) => `En ${spaceText(space, space.unit)} caben como máximo ${numbers.diagonalText(screen)}.`,
    draw: (screen, space) => `Dibujar ${numbers.diagonalText(screen)} en ${spaceText(space, space.unit)}`,
    here: (screen) => `${numbers.diagonalText(screen)} aquí`,
  },
} satisfies typeof english;

function outputText(output: Output): string {
  return output ?? "La pantalla";
}

/** `HDMI-1 indica 1600 × 900 mm, es decir, 72,27″.` */
function untrueText(output: Output, sides: Space, inches: number): string {
  return `${outputText(output)} indica ${sidesText(sides)}, es decir, ${numbers.lengthText(inches, "in")}.`;
}
