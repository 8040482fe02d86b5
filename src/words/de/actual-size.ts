import type { Calibration } from "#domain/viewing/calibration.ts";
import type { actualSize as english } from "../en/actual-size.ts";
import { lengthText, percentText, UNIT_SPACE, UNITS, withDecimals, withDigits } from "./numbers.ts";

/** The drawing at actual size, and the dialog that measures the display. */
export const actualSize = {
  /** Of the dialog. */
  title: "Originalgröße",
  instruction:
    "Halte eine Bankkarte an den Bildschirm, ihre linke Kante an der linken Kante der gezeichneten Karte. Ziehe die rechte Kante, bis beide Karten gleich breit sind.",
  turn: "Karte drehen",
  accuracy: accuracyText,
  cancel: "Abbrechen",
  done: "Fertig",
  card: {
    narrower: "Schmaler",
    width: "Breite der Karte",
    value: (pixels, calibration) => `${withDecimals(pixels, 0, 1)} Pixel, ${accuracyText(calibration)}`,
    wider: "Breiter",
  },
  diagonal: {
    label: "Oder gib die Diagonale dieses Bildschirms ein",
    unit: UNITS,
    changeUnit: (unit) => `Einheit der Diagonale: ${UNITS[unit]}`,
    zoom: `Der Zoom des Browsers muss auf 100${UNIT_SPACE}% stehen.`,
    /** In tenths of this unit, so that both are possible. */
    limits: ([least, most], unit) =>
      `Gib eine Diagonale von ${lengthText(Math.ceil(least * 10) / 10, unit)} bis ${lengthText(Math.floor(most * 10) / 10, unit)} ein.`,
  },
  /** Below the drawing. */
  unknown: "Eingepasst: Dieser Bildschirm ist noch nicht vermessen.",
  changed: "Eingepasst: Der Zoom oder der Bildschirm hat sich geändert.",
  magnified: "Vergrößert: Zoome wieder heraus, um die Originalgröße zu sehen.",
  isActual: (calibration) => `Originalgröße. ${accuracyText(calibration)}`,
  centre: "Zentrieren",
  calibrate: "Kalibrieren",
  more: {
    left: "Links mehr zeigen",
    right: "Rechts mehr zeigen",
    above: "Oben mehr zeigen",
    below: "Unten mehr zeigen",
  },
} satisfies typeof english;

/** `Auf etwa 0,3 % genau`; null while nothing is measured. */
function accuracyText(calibration: Calibration | null): string {
  return calibration === null
    ? "Nicht vermessen"
    : `Auf etwa ${percentText(withDigits(calibration.accuracy * 100, 1))} genau`;
}
