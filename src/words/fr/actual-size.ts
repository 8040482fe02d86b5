import type { Unit } from "#domain/display/unit.ts";
import type { Calibration } from "#domain/viewing/calibration.ts";
import { lengthText, percentText, UNITS, withDecimals, withDigits } from "./numbers.ts";

/** The drawing at actual size, and the dialog that measures the display. */
export const actualSize = {
  /** Of the dialog. */
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
    value: (pixels: number, calibration: Calibration | null): string =>
      `${withDecimals(pixels, 0, 1)} pixels, ${accuracyText(calibration)}`,
    wider: "Plus large",
  },
  diagonal: {
    label: "Ou saisissez la diagonale de cet écran",
    unit: UNITS,
    changeUnit: (unit: Unit): string => `Unité de la diagonale : ${UNITS[unit]}`,
    zoom: "Le zoom du navigateur doit être à 100 %.",
    /** In tenths of this unit, so that both are possible. */
    limits: ([least, most]: readonly [least: number, most: number], unit: Unit): string =>
      `Saisissez une diagonale de ${lengthText(Math.ceil(least * 10) / 10, unit)} à ${lengthText(Math.floor(most * 10) / 10, unit)}.`,
  },
  /** Below the drawing. */
  unknown: "Dessin ajusté à la fenêtre : cet écran n’est pas encore mesuré.",
  changed: "Dessin ajusté à la fenêtre : le zoom ou l’écran a changé.",
  magnified: "Agrandi : dézoomez pour revenir à la taille réelle.",
  isActual: (calibration: Calibration): string => `Taille réelle. ${accuracyText(calibration)}`,
  centre: "Centrer",
  calibrate: "Calibrer",
  more: {
    left: "Montrer la suite à gauche",
    right: "Montrer la suite à droite",
    above: "Montrer la suite en haut",
    below: "Montrer la suite en bas",
  },
};

/** `Précis à environ 0,3 % près`; null while nothing is measured. */
function accuracyText(calibration: Calibration | null): string {
  return calibration === null
    ? "Non mesuré"
    : `Précis à environ ${percentText(withDigits(calibration.accuracy * 100, 1))} près`;
}
