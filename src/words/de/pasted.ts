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
      `${text.length > LONGEST_QUOTE ? "Das" : `„${text}“`} sind ${numbers.countText(count)} Bildschirme.${leftOutText(unread)}`,
    reported: (screens) => {
      const sizes = screens.map(({ output, screen }) => `${output} ist ${fullText(screen)}`);
      return `${capitalised(numbers.countText(screens.length))} Bildschirme: ${sizes.join(", ")}.`;
    },
    tooMany: (count) => `Das sind ${count} Bildschirme, ein Vergleich fasst zehn.`,
    compareTen: "Die ersten zehn vergleichen",
    comparePair: (one, other) => `${nameText(one)} und ${nameText(other)} vergleichen`,
    compareAll: (count) => (count === 2 ? "Beide vergleichen" : `Alle ${count} vergleichen`),
    here: (screen) => `${nameText(screen)} hier`,
    outputHere: (output) => `${output} hier`,
  },
  set: {
    says: (text, count, single) =>
      `„${text}“ sind ${numbers.countText(count)} ${numbers.diagonalText(single)} nebeneinander. Dieser Bildschirm wird zum Set.`,
    apart: (count) => `${capitalised(numbers.countText(count))} einzelne Bildschirme`,
  },
  model: {
    hasSizes: (name, count) => `${name} gibt es in ${numbers.countText(count)} Größen.`,
    size: (display) => numbers.diagonalText(display),
    says: (name, { resolution, ...display }) =>
      resolution === undefined
        ? `${name}: ${numbers.diagonalText(display)}, laut Hersteller.`
        : `${name}: ${numbers.diagonalText(display)}, ${resolutionText(resolution)}, laut Hersteller.`,
    withoutName: "Ohne den Namen",
  },
  sides: {
    says: (sides, screen, sold) => {
      const measured = `${sidesText(sides)} sind ${numbers.diagonalText(screen)} von Ecke zu Ecke`;
      return sold === null ? `${measured}.` : `${measured}, verkauft als ${numbers.diagonalText(sold)}.`;
    },
    reported: (output, sides, screen, resolution, sold) => {
      const measured = `${output} meldet ${sidesText(sides)} und ${resolutionText(resolution)}: ${numbers.diagonalText(screen)}, ${densityText(screen)} Pixel pro Zoll`;
      return sold === null ? `${measured}.` : `${measured}, verkauft als ${numbers.diagonalText(sold)}.`;
    },
    use: (display) => `${fullText(display)} verwenden`,
  },
  untrue: {
    areNone: (output) => `${outputText(output)} meldet keine Größe. Gib die Diagonale ein.`,
    areAlwaysSaid: (output, sides, inches) =>
      `${untrueText(output, sides, inches)} Viele Fernseher melden das bei jeder Größe. Miss das Bild nach.`,
    areNotSquare: (output, sides, inches) =>
      `${untrueText(output, sides, inches)} Die Pixel wären nicht quadratisch. Miss das Bild nach.`,
    onlyPixels: (pixels) => `Nur ${resolutionText(pixels)} verwenden`,
    useAll: "Trotzdem verwenden",
  },
  space: {
    says: (screen, space) =>
      `Hierher gehört ${numbers.diagonalText(screen)}. ${spaceText(space, space.unit)} ist der Platz, in den er passen soll.`,
    add: (space) => `Platz von ${spaceText(space, space.unit)} hinzufügen`,
  },
  distance: {
    says: (text, televisions) => {
      const range = filmRangeText(televisions);
      const taken = `„${text}“ gilt als Diagonale.`;
      return range === null ? taken : `${taken} Als Abstand: ${range}.`;
    },
    look: (centimetres) => `Aus ${distanceText(centimetres)} ansehen`,
  },
  offline: {
    says: "Für die Modelle ist eine Verbindung nötig.",
    hasSize: ({ length }) =>
      `Für die Modelle ist eine Verbindung nötig. Die ${numbers.exactFigure(length)} im Text ist eine Größe.`,
    tryAgain: "Erneut versuchen",
  },
  distanceInSpace: {
    says: (screen, space) => `In ${spaceText(space, space.unit)} passen höchstens ${numbers.diagonalText(screen)}.`,
    draw: (screen, space) => `${numbers.diagonalText(screen)} in ${spaceText(space, space.unit)} zeichnen`,
    here: (screen) => `${numbers.diagonalText(screen)} hier`,
  },
} satisfies typeof english;

function outputText(output: Output): string {
  return output ?? "Der Bildschirm";
}

/** `HDMI-1 meldet 1600 × 900 mm, das sind 72,27″.` */
function untrueText(output: Output, sides: Space, inches: number): string {
  return `${outputText(output)} meldet ${sidesText(sides)}, das sind ${numbers.lengthText(inches, "in")}.`;
}
