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
      `${text.length > LONGEST_QUOTE ? "Ce texte" : `« ${text} »`} désigne ${countText(count)} écrans.${leftOutText(unread)}`,
    reported(screens: readonly ReportedScreen[]): string {
      const sizes = screens.map(({ output, screen }) => `${output} : ${fullText(screen)}`);
      return `${capitalised(countText(screens.length))} écrans. ${sizes.join(" ; ")}.`;
    },
    tooMany: (count: number): string =>
      `Ce texte désigne ${count} écrans, et une comparaison en contient dix au maximum.`,
    compareTen: "Comparer les dix premiers",
    comparePair: (one: ScreenDescription, other: ScreenDescription): string =>
      `Comparer ${nameText(one)} et ${nameText(other)}`,
    compareAll: (count: number): string => (count === 2 ? "Comparer les deux" : `Comparer les ${count}`),
    here: (screen: ScreenDescription): string => `${nameText(screen)} ici`,
    outputHere: (output: string): string => `${output} ici`,
  },
  set: {
    says: (text: string, count: number, single: DisplaySpec): string =>
      `« ${text} » désigne ${countText(count)} écrans de ${diagonalText(single)} côte à côte. Cet écran devient l’ensemble.`,
    apart: (count: number): string => `${capitalised(countText(count))} écrans séparés`,
  },
  model: {
    hasSizes: (name: string, count: number): string => `${name} est vendu en ${countText(count)} tailles.`,
    size: (display: DisplaySpec): string => diagonalText(display),
    says: (name: string, { resolution, ...display }: DisplaySpec): string =>
      resolution === undefined
        ? `${name} : ${diagonalText(display)}, d’après le fabricant.`
        : `${name} : ${diagonalText(display)}, ${resolutionText(resolution)}, d’après le fabricant.`,
    withoutName: "Sans le nom",
  },
  sides: {
    says(sides: Space, screen: DisplaySpec, sold: DisplaySpec | null): string {
      const measured = `${sidesText(sides)} font ${diagonalText(screen)} d’un coin à l’autre`;
      return sold === null ? `${measured}.` : `${measured}, soit un écran vendu comme ${diagonalText(sold)}.`;
    },
    reported(output: string, sides: Space, screen: DisplaySpec, resolution: Size, sold: DisplaySpec | null): string {
      const measured = `${output} indique ${sidesText(sides)} et ${resolutionText(resolution)} : ${diagonalText(screen)}, ${densityText(screen)} pixels par pouce`;
      return sold === null ? `${measured}.` : `${measured}, vendu comme ${diagonalText(sold)}.`;
    },
    use: (display: DisplaySpec): string => `Utiliser ${fullText(display)}`,
  },
  /** Sides that a display says and cannot have. */
  untrue: {
    areNone: (output: Output): string => `${outputText(output)} n’indique pas sa taille. Saisissez la diagonale.`,
    areAlwaysSaid: (output: Output, sides: Space, inches: number): string =>
      `${untrueText(output, sides, inches)} Beaucoup de téléviseurs l’indiquent quelle que soit leur taille. Mesurez l’image.`,
    areNotSquare: (output: Output, sides: Space, inches: number): string =>
      `${untrueText(output, sides, inches)} Ses pixels ne seraient pas carrés. Mesurez l’image.`,
    onlyPixels: (pixels: Size): string => `N’utiliser que ${resolutionText(pixels)}`,
    useAll: "Utiliser quand même",
  },
  space: {
    says: (screen: DisplaySpec, space: Space): string =>
      `${diagonalText(screen)} : c’est l’écran. ${spaceText(space, space.unit)} : c’est l’emplacement où il doit tenir.`,
    add: (space: Space): string => `Ajouter un emplacement de ${spaceText(space, space.unit)}`,
  },
  distance: {
    says(text: string, televisions: readonly DisplaySpec[]): string {
      const range = filmRangeText(televisions);
      const taken = `« ${text} » est pris comme diagonale.`;
      return range === null ? taken : `${taken} Comme distance, ${range}.`;
    },
    look: (centimetres: number): string => `Regarder à ${distanceText(centimetres)}`,
  },
  /** Where the models cannot be loaded. */
  offline: {
    says: "Les modèles nécessitent une connexion.",
    hasSize: ({ length }: DisplaySpec): string =>
      `Les modèles nécessitent une connexion. Le ${exactFigure(length)} du texte est une taille.`,
    tryAgain: "Réessayer",
  },
  distanceInSpace: {
    says: (screen: DisplaySpec, space: Space): string =>
      `La plus grande taille qui tient dans ${spaceText(space, space.unit)} est ${diagonalText(screen)}.`,
    draw: (screen: DisplaySpec, space: Space): string =>
      `Dessiner ${diagonalText(screen)} dans ${spaceText(space, space.unit)}`,
    here: (screen: DisplaySpec): string => `${diagonalText(screen)} ici`,
  },
};

interface ReportedScreen {
  readonly output: string;
  readonly screen: DisplaySpec;
}

function outputText(output: Output): string {
  return output ?? "L’écran";
}

/** `HDMI-1 indique 1600 × 900 mm, soit 72,27″.` */
function untrueText(output: Output, sides: Space, inches: number): string {
  return `${outputText(output)} indique ${sidesText(sides)}, soit ${lengthText(inches, "in")}.`;
}
