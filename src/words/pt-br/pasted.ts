import type { DisplaySpec, ScreenDescription } from "#domain/display/screen.ts";
import type { Size } from "#domain/geometry/size.ts";
import type { Space } from "#domain/space/opening.ts";
import { wholeDensityIn } from "../shared/density.ts";
import { LONGEST_QUOTE, pastedScreensIn } from "../shared/pasted.ts";
import { capitalised, countText, diagonalText, exactFigure, lengthText, numbers, resolutionText } from "./numbers.ts";
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
    says: (text: string, count: number, unread: readonly string[]): string =>
      `${text.length > LONGEST_QUOTE ? "Aqui há" : `“${text}” são`} ${countText(count)} telas.${leftOutText(unread)}`,
    reported(screens: readonly ReportedScreen[]): string {
      const sizes = screens.map(({ output, screen }) => `${output} é de ${fullText(screen)}`);
      return `${capitalised(countText(screens.length))} telas: ${sizes.join(", ")}.`;
    },
    tooMany: (count: number): string => `Aqui há ${count} telas, e uma comparação aceita dez.`,
    compareTen: "Comparar as dez primeiras",
    comparePair: (one: ScreenDescription, other: ScreenDescription): string =>
      `Comparar ${nameText(one)} e ${nameText(other)}`,
    compareAll: (count: number): string => (count === 2 ? "Comparar as duas" : `Comparar todas as ${count}`),
    here: (screen: ScreenDescription): string => `${nameText(screen)} aqui`,
    outputHere: (output: string): string => `${output} aqui`,
  },
  set: {
    says: (text: string, count: number, single: DisplaySpec): string =>
      `“${text}” são ${countText(count)} de ${diagonalText(single)} lado a lado. Esta tela passa a ser o conjunto.`,
    apart: (count: number): string => `${capitalised(countText(count))} telas separadas`,
  },
  model: {
    hasSizes: (name: string, count: number): string =>
      `${name} é vendido em ${count === 2 ? "dois" : countText(count)} tamanhos.`,
    size: (display: DisplaySpec): string => diagonalText(display),
    says: (name: string, { resolution, ...display }: DisplaySpec): string =>
      resolution === undefined
        ? `${name}: ${diagonalText(display)}, segundo o fabricante.`
        : `${name}: ${diagonalText(display)}, ${resolutionText(resolution)}, segundo o fabricante.`,
    withoutName: "Sem o nome",
  },
  sides: {
    says(sides: Space, screen: DisplaySpec, sold: DisplaySpec | null): string {
      const measured = `${sidesText(sides)} dão ${diagonalText(screen)} de canto a canto`;
      return sold === null ? `${measured}.` : `${measured}; essa tela é vendida como ${diagonalText(sold)}.`;
    },
    reported(output: string, sides: Space, screen: DisplaySpec, resolution: Size, sold: DisplaySpec | null): string {
      const measured = `${output} informa ${sidesText(sides)} e ${resolutionText(resolution)}: ${diagonalText(screen)}, ${densityText(screen)} pixels por polegada`;
      return sold === null ? `${measured}.` : `${measured}; essa tela é vendida como ${diagonalText(sold)}.`;
    },
    use: (display: DisplaySpec): string => `Usar ${fullText(display)}`,
  },
  /** Sides that a display says and cannot have. */
  untrue: {
    areNone: (output: Output): string => `${outputText(output)} não informa seu tamanho. Digite a diagonal.`,
    areAlwaysSaid: (output: Output, sides: Space, inches: number): string =>
      `${untrueText(output, sides, inches)} Muitas TVs informam isso seja qual for o tamanho delas. Meça a imagem.`,
    areNotSquare: (output: Output, sides: Space, inches: number): string =>
      `${untrueText(output, sides, inches)} Os pixels não seriam quadrados. Meça a imagem.`,
    onlyPixels: (pixels: Size): string => `Usar só ${resolutionText(pixels)}`,
    useAll: "Usar mesmo assim",
  },
  space: {
    says: (screen: DisplaySpec, space: Space): string =>
      `${diagonalText(screen)} entra aqui. ${spaceText(space, space.unit)} é um espaço em que ela precisa caber.`,
    add: (space: Space): string => `Adicionar um espaço de ${spaceText(space, space.unit)}`,
  },
  distance: {
    says(text: string, televisions: readonly DisplaySpec[]): string {
      const range = filmRangeText(televisions);
      const taken = `“${text}” foi lido como a diagonal.`;
      return range === null ? taken : `${taken} Como distância, ${range}.`;
    },
    look: (centimetres: number): string => `Ver a ${distanceText(centimetres)} de distância`,
  },
  /** Where the models cannot be loaded. */
  offline: {
    says: "Para os modelos é preciso conexão.",
    hasSize: ({ length }: DisplaySpec): string =>
      `Para os modelos é preciso conexão. O ${exactFigure(length)} do texto é um tamanho.`,
    tryAgain: "Tentar de novo",
  },
  distanceInSpace: {
    says: (screen: DisplaySpec, space: Space): string =>
      `Em ${spaceText(space, space.unit)} cabem no máximo ${diagonalText(screen)}.`,
    draw: (screen: DisplaySpec, space: Space): string =>
      `Desenhar ${diagonalText(screen)} em ${spaceText(space, space.unit)}`,
    here: (screen: DisplaySpec): string => `${diagonalText(screen)} aqui`,
  },
};

interface ReportedScreen {
  readonly output: string;
  readonly screen: DisplaySpec;
}

function outputText(output: Output): string {
  return output ?? "A tela";
}

/** `HDMI-1 informa 1600 × 900 mm, que dão 72,27″.` */
function untrueText(output: Output, sides: Space, inches: number): string {
  return `${outputText(output)} informa ${sidesText(sides)}, que dão ${lengthText(inches, "in")}.`;
}
