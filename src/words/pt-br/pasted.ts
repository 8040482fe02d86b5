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

/** A display as a computer reports it: by the name of its output, which is null where none is said. */
type Output = string | null;

/** What a card says of a pasted text that means more than a size, and what it offers to do with it. */
export const pasted = {
  several: {
    says: (text, count, unread) =>
      `${text.length > LONGEST_QUOTE ? "Aqui há" : `“${text}” são`} ${numbers.countText(count)} telas.${leftOutText(unread)}`,
    reported(screens) {
      const sizes = screens.map(({ output, screen }) => `${output} é de ${fullText(screen)}`);
      return `${capitalised(numbers.countText(screens.length))} telas: ${sizes.join(", ")}.`;
    },
    tooMany: (count) => `Aqui há ${count} telas, e uma comparação aceita dez.`,
    compareTen: "Comparar as dez primeiras",
    comparePair: (one, other) => `Comparar ${nameText(one)} e ${nameText(other)}`,
    compareAll: (count) => (count === 2 ? "Comparar as duas" : `Comparar todas as ${count}`),
    here: (screen) => `${nameText(screen)} aqui`,
    outputHere: (output) => `${output} aqui`,
  },
  set: {
    says: (text, count, single) =>
      `“${text}” são ${numbers.countText(count)} de ${numbers.diagonalText(single)} lado a lado. Esta tela passa a ser o conjunto.`,
    apart: (count) => `${capitalised(numbers.countText(count))} telas separadas`,
  },
  model: {
    hasSizes: (name, count) => `${name} é vendido em ${count === 2 ? "dois" : numbers.countText(count)} tamanhos.`,
    size: (display) => numbers.diagonalText(display),
    says: (name, { resolution, ...display }) =>
      resolution === undefined
        ? `${name}: ${numbers.diagonalText(display)}, segundo o fabricante.`
        : `${name}: ${numbers.diagonalText(display)}, ${resolutionText(resolution)}, segundo o fabricante.`,
    withoutName: "Sem o nome",
  },
  sides: {
    says(sides, screen, sold) {
      const measured = `${sidesText(sides)} dão ${numbers.diagonalText(screen)} de canto a canto`;
      return sold === null ? `${measured}.` : `${measured}; essa tela é vendida como ${numbers.diagonalText(sold)}.`;
    },
    reported(output, sides, screen, resolution, sold) {
      const measured = `${output} informa ${sidesText(sides)} e ${resolutionText(resolution)}: ${numbers.diagonalText(screen)}, ${densityText(screen)} pixels por polegada`;
      return sold === null ? `${measured}.` : `${measured}; essa tela é vendida como ${numbers.diagonalText(sold)}.`;
    },
    use: (display) => `Usar ${fullText(display)}`,
  },
  untrue: {
    areNone: (output) => `${outputText(output)} não informa seu tamanho. Digite a diagonal.`,
    areAlwaysSaid: (output, sides, inches) =>
      `${untrueText(output, sides, inches)} Muitas TVs informam isso seja qual for o tamanho delas. Meça a imagem.`,
    areNotSquare: (output, sides, inches) =>
      `${untrueText(output, sides, inches)} Os pixels não seriam quadrados. Meça a imagem.`,
    onlyPixels: (pixels) => `Usar só ${resolutionText(pixels)}`,
    useAll: "Usar mesmo assim",
  },
  space: {
    says: (screen, space) =>
      `${numbers.diagonalText(screen)} entra aqui. ${spaceText(space, space.unit)} é um espaço em que ela precisa caber.`,
    add: (space) => `Adicionar um espaço de ${spaceText(space, space.unit)}`,
  },
  distance: {
    says(text, televisions) {
      const range = filmRangeText(televisions);
      const taken = `“${text}” foi lido como a diagonal.`;
      return range === null ? taken : `${taken} Como distância, ${range}.`;
    },
    look: (centimetres) => `Ver a ${distanceText(centimetres)} de distância`,
  },
  offline: {
    says: "Para os modelos é preciso conexão.",
    hasSize: ({ length }) =>
      `Para os modelos é preciso conexão. O ${numbers.exactFigure(length)} do texto é um tamanho.`,
    tryAgain: "Tentar de novo",
  },
  distanceInSpace: {
    says: (screen, space) => `Em ${spaceText(space, space.unit)} cabem no máximo ${numbers.diagonalText(screen)}.`,
    draw: (screen, space) => `Desenhar ${numbers.diagonalText(screen)} em ${spaceText(space, space.unit)}`,
    here: (screen) => `${numbers.diagonalText(screen)} aqui`,
  },
} satisfies typeof english;

function outputText(output: Output): string {
  return output ?? "A tela";
}

/** `HDMI-1 informa 1600 × 900 mm, que dão 72,27″.` */
function untrueText(output: Output, sides: Space, inches: number): string {
  return `${outputText(output)} informa ${sidesText(sides)}, que dão ${numbers.lengthText(inches, "in")}.`;
}
