import type { Calibration } from "#domain/viewing/calibration.ts";
import type { actualSize as english } from "../en/actual-size.ts";
import { numbers } from "./numbers.ts";

/** The drawing at actual size, and the dialog that measures the display. */
export const actualSize = {
  title: "Taille réelle",
  instruction:
    "Posez une carte bancaire contre l’écran, son bord gauche sur le bord gauche de la carte dessinée. Faites glisser le bord droit jusqu’à ce que les deux cartes aient la même largeur.",
  turn: "Tourner la carte",
  accuracy: accuracyText,
  cancel: "Annuler",
  done: "Terminé",
  card: {
    narrower: "Moins large",
    width: "Largeur de la carte",
    value: (pixels, calibration) => `${numbers.withDecimals(pixels, 0, 1)} pixels, ${accuracyText(calibration)}`,
    wider: "Plus large",
  },
  diagonal: {
    label: "Ou saisissez la diagonale de cet écran",
    unit: numbers.units,
    changeUnit: (unit) => `Unité de la diagonale : ${numbers.units[unit]}`,
    zoom: "Le zoom du navigateur doit être à 100 %.",
    limits: ([least, most], unit) =>
      `Saisissez une diagonale de ${numbers.lengthText(Math.ceil(least * 10) / 10, unit)} à ${numbers.lengthText(Math.floor(most * 10) / 10, unit)}.`,
  },
  unknown: "Dessin ajusté à la fenêtre : cet écran n’est pas encore mesuré.",
  changed: "Dessin ajusté à la fenêtre : le zoom ou l’écran a changé.",
  magnified: "Agrandi : dézoomez pour revenir à la taille réelle.",
  isActual: (calibration) => `Taille réelle. ${accuracyText(calibration)}`,
  centre: "Centrer",
  calibrate: "Calibrer",
  more: {
    left: "Montrer la suite à gauche",
    right: "Montrer la suite à droite",
    above: "Montrer la suite en haut",
    below: "Montrer la suite en bas",
  },
} satisfies typeof english;

/** `Précis à environ 0,3 % près`; null while nothing is measured. */
function accuracyText(calibration: Calibration | null): string {
  return calibration === null
    ? "Non mesuré"
    : `Précis à environ ${numbers.percentText(numbers.withDigits(calibration.accuracy * 100, 1))} près`;
}
