import { figurePart, textPart } from "../answer-part.ts";
import type { textAndRoom as english } from "../en/text-and-room.ts";
import { nameText, pixelsFigure, timesCount, UNIT_SPACE } from "../shared/numbers.ts";
import { letterHeight } from "../shared/text-and-room.ts";
import { relativeParts, relativeText } from "./difference.ts";
import { roomText } from "./notes.ts";
import { numbers } from "./numbers.ts";

/** How large each screen's text is, and how much fits on it (D45). */
export const textAndRoom = {
  columns: {
    screen: "Écran",
    scaling: "Mise à l’échelle",
    text: "Texte de 16 px",
    windows: "Fenêtres de 1280 px qui tiennent",
  },
  name: (screen) => (screen.name === undefined ? numbers.displayText(screen) : nameText(screen.name)),
  pixels: ({ resolution, density }, screen) =>
    `${pixelsFigure(screen, resolution)} · ${numbers.withDecimals(density, 0, 0)}${UNIT_SPACE}ppi`,
  noResolution: "sans résolution",
  choose: "Choisir une résolution",
  sample: "Réunion reportée à 14 h 30, salle 2",
  text: ({ difference, inches }, unit) => {
    const height = ` · 16 px = ${letterHeight(inches, unit, numbers)}`;
    return difference === null
      ? [textPart(`référence${height}`)]
      : [textPart("Texte "), ...relativeParts(difference), textPart(height)];
  },
  set: ({ scaling }) => `Régler sur ${numbers.percentText(numbers.exactFigure(scaling))}`,
  offered: ({ result }) => `pour un texte ${relativeText(result)}`,
  room: ({ room }) => roomText(room),
  /** `2 fenêtres et 512 px`, `0 fenêtre, 1080 px` */
  windows: ({ windows: { count, left } }, screen) => {
    const pixels = Math.round(left);
    const rest = pixels === 0 ? "" : `${count === 0 ? ", " : " et "}${timesCount(screen)}${pixels}${UNIT_SPACE}px`;
    return [figurePart(String(count)), textPart(` ${count < 2 ? "fenêtre" : "fenêtres"}${rest}`)];
  },
  toScale: "Les exemples sont à la même échelle.",
  trueSize: (accuracy) =>
    `Les exemples sont en taille réelle sur cet écran, à ±${numbers.percentText(numbers.withDigits(accuracy * 100, 1))} près.`,
  showTrueSize: "Afficher en taille réelle",
  calibrateAgain: "Recalibrer",
  note: (isBaseMarked) =>
    `Hauteur des lettres = 16 px × mise à l’échelle ÷ pixels par pouce. Espace de travail = résolution ÷ mise à l’échelle. Les deux sont calculés avant d’arrondir.${
      isBaseMarked ? " La ligne pointillée marque la fin de l’exemple de la référence." : ""
    }`,
} satisfies typeof english;
