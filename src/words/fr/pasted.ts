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
      `${text.length > LONGEST_QUOTE ? "Ce texte" : `« ${text} »`} désigne ${numbers.countText(count)} écrans.${leftOutText(unread)}`,
    reported(screens) {
      const sizes = screens.map(({ output, screen }) => `${output} : ${fullText(screen)}`);
      return `${capitalised(numbers.countText(screens.length))} écrans. ${sizes.join(" ; ")}.`;
    },
    tooMany: (count) => `Ce texte désigne ${count} écrans, et une comparaison en contient dix au maximum.`,
    compareTen: "Comparer les dix premiers",
    comparePair: (one, other) => `Comparer ${nameText(one)} et ${nameText(other)}`,
    compareAll: (count) => (count === 2 ? "Comparer les deux" : `Comparer les ${count}`),
    here: (screen) => `${nameText(screen)} ici`,
    outputHere: (output) => `${output} ici`,
  },
  set: {
    says: (text, count, single) =>
      `« ${text} » désigne ${numbers.countText(count)} écrans de ${numbers.diagonalText(single)} côte à côte. Cet écran devient l’ensemble.`,
    apart: (count) => `${capitalised(numbers.countText(count))} écrans séparés`,
  },
  model: {
    hasSizes: (name, count) => `${name} est vendu en ${numbers.countText(count)} tailles.`,
    size: (display) => numbers.diagonalText(display),
    says: (name, { resolution, ...display }) =>
      resolution === undefined
        ? `${name} : ${numbers.diagonalText(display)}, d’après le fabricant.`
        : `${name} : ${numbers.diagonalText(display)}, ${resolutionText(resolution)}, d’après le fabricant.`,
    withoutName: "Sans le nom",
  },
  sides: {
    says(sides, screen, sold) {
      const measured = `${sidesText(sides)} font ${numbers.diagonalText(screen)} d’un coin à l’autre`;
      return sold === null ? `${measured}.` : `${measured}, soit un écran vendu comme ${numbers.diagonalText(sold)}.`;
    },
    reported(output, sides, screen, resolution, sold) {
      const measured = `${output} indique ${sidesText(sides)} et ${resolutionText(resolution)} : ${numbers.diagonalText(screen)}, ${densityText(screen)} pixels par pouce`;
      return sold === null ? `${measured}.` : `${measured}, vendu comme ${numbers.diagonalText(sold)}.`;
    },
    use: (display) => `Utiliser ${fullText(display)}`,
  },
  untrue: {
    areNone: (output) => `${outputText(output)} n’indique pas sa taille. Saisissez la diagonale.`,
    areAlwaysSaid: (output, sides, inches) =>
      `${untrueText(output, sides, inches)} Beaucoup de téléviseurs l’indiquent quelle que soit leur taille. Mesurez l’image.`,
    areNotSquare: (output, sides, inches) =>
      `${untrueText(output, sides, inches)} Ses pixels ne seraient pas carrés. Mesurez l’image.`,
    onlyPixels: (pixels) => `N’utiliser que ${resolutionText(pixels)}`,
    useAll: "Utiliser quand même",
  },
  space: {
    says: (screen, space) =>
      `${numbers.diagonalText(screen)} : c’est l’écran. ${spaceText(space, space.unit)} : c’est l’emplacement où il doit tenir.`,
    add: (space) => `Ajouter un emplacement de ${spaceText(space, space.unit)}`,
  },
  distance: {
    says(text, televisions) {
      const range = filmRangeText(televisions);
      const taken = `« ${text} » est pris comme diagonale.`;
      return range === null ? taken : `${taken} Comme distance, ${range}.`;
    },
    look: (centimetres) => `Regarder à ${distanceText(centimetres)}`,
  },
  offline: {
    says: "Les modèles nécessitent une connexion.",
    hasSize: ({ length }) =>
      `Les modèles nécessitent une connexion. Le ${numbers.exactFigure(length)} du texte est une taille.`,
    tryAgain: "Réessayer",
  },
  distanceInSpace: {
    says: (screen, space) =>
      `La plus grande taille qui tient dans ${spaceText(space, space.unit)} est ${numbers.diagonalText(screen)}.`,
    draw: (screen, space) => `Dessiner ${numbers.diagonalText(screen)} dans ${spaceText(space, space.unit)}`,
    here: (screen) => `${numbers.diagonalText(screen)} ici`,
  },
} satisfies typeof english;

function outputText(output: Output): string {
  return output ?? "L’écran";
}

/** `HDMI-1 indique 1600 × 900 mm, soit 72,27″.` */
function untrueText(output: Output, sides: Space, inches: number): string {
  return `${outputText(output)} indique ${sidesText(sides)}, soit ${numbers.lengthText(inches, "in")}.`;
}
