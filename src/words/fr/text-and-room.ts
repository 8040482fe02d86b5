import type { ScalingOffer } from "#comparison/compared-text.ts";
import type { TextAndRoom } from "#comparison/text-and-room.ts";
import type { Screen } from "#domain/display/screen.ts";
import { convertLength, type Unit } from "#domain/display/unit.ts";
import { type AnswerPart, figurePart, textPart } from "../answer-part.ts";
import { relativeParts, relativeText } from "./difference.ts";
import { roomText } from "./notes.ts";
import {
  displayText,
  exactFigure,
  nameText,
  percentText,
  pixelsFigure,
  rounded,
  timesCount,
  UNIT_SPACE,
  withDecimals,
  withDigits,
} from "./numbers.ts";

/** How large each screen's text is, and how much fits on it (D45). */
export const textAndRoom = {
  columns: {
    screen: "Écran",
    scaling: "Mise à l’échelle",
    text: "Texte de 16 px",
    windows: "Fenêtres de 1280 px qui tiennent",
  },
  /** Its resolution is said below, so a size does without it. */
  name: (screen: Screen): string => (screen.name === undefined ? displayText(screen) : nameText(screen.name)),
  pixels: ({ resolution, density }: TextAndRoom, screen: Screen): string =>
    `${pixelsFigure(screen, resolution)} · ${withDecimals(density, 0, 0)}${UNIT_SPACE}ppi`,
  noResolution: "sans résolution",
  choose: "Choisir une résolution",
  /** Short, with letters, figures and a comma, as people read it every day. */
  sample: "Réunion reportée à 14 h 30, salle 2",
  /** Its figures without the sample. */
  text: ({ difference, inches }: TextAndRoom, unit: Unit): readonly AnswerPart[] => {
    const height = ` · 16 px = ${heightText(inches, unit)}`;
    return difference === null
      ? [textPart(`référence${height}`)]
      : [textPart("Texte "), ...relativeParts(difference), textPart(height)];
  },
  set: ({ scaling }: ScalingOffer): string => `Régler sur ${percentText(exactFigure(scaling))}`,
  offered: ({ result }: ScalingOffer): string => `pour un texte ${relativeText(result)}`,
  room: ({ room }: TextAndRoom): string => roomText(room),
  /** `2 fenêtres et 512 px`, `0 fenêtre, 1080 px` */
  windows: ({ windows: { count, left } }: TextAndRoom, screen: Screen): readonly AnswerPart[] => {
    const pixels = Math.round(left);
    const rest = pixels === 0 ? "" : `${count === 0 ? ", " : " et "}${timesCount(screen)}${pixels}${UNIT_SPACE}px`;
    return [figurePart(String(count)), textPart(` ${count < 2 ? "fenêtre" : "fenêtres"}${rest}`)];
  },
  toScale: "Les exemples sont à la même échelle.",
  /** How true the size is, as a fraction. */
  trueSize: (accuracy: number): string =>
    `Les exemples sont en taille réelle sur cet écran, à ±${percentText(withDigits(accuracy * 100, 1))} près.`,
  showTrueSize: "Afficher en taille réelle",
  calibrateAgain: "Recalibrer",
  /** @param isBaseMarked whether there are samples beside the base's */
  note: (isBaseMarked: boolean): string =>
    `Hauteur des lettres = 16 px × mise à l’échelle ÷ pixels par pouce. Espace de travail = résolution ÷ mise à l’échelle. Les deux sont calculés avant d’arrondir.${
      isBaseMarked ? " La ligne pointillée marque la fin de l’exemple de la référence." : ""
    }`,
};

/** `0,147″` or `3,7 mm`: letters are small, so in centimetres the height is in millimetres. */
export function heightText(inches: number, unit: Unit): string {
  if (unit === "in") return `${rounded(inches, 3)}″`;
  return `${rounded(convertLength(inches, "in", "cm") * 10, 1)}${UNIT_SPACE}mm`;
}
