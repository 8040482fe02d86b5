import type { Calibration } from "#domain/viewing/calibration.ts";
import type { actualSize as english } from "../en/actual-size.ts";
import { UNIT_SPACE } from "../shared/numbers.ts";
import { numbers } from "./numbers.ts";

/** The drawing at actual size, and the dialog that measures the display. */
export const actualSize = {
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
    value: (pixels, calibration) => `${numbers.withDecimals(pixels, 0, 1)} Pixel, ${accuracyText(calibration)}`,
    wider: "Breiter",
  },
  diagonal: {
    label: "Oder gib die Diagonale dieses Bildschirms ein",
    unit: numbers.units,
    changeUnit: (unit) => `Einheit der Diagonale: ${numbers.units[unit]}`,
    zoom: `Der Zoom des Browsers muss auf 100${UNIT_SPACE}% stehen.`,
    limits: ([least, most], unit) =>
      `Gib eine Diagonale von ${numbers.lengthText(Math.ceil(least * 10) / 10, unit)} bis ${numbers.lengthText(Math.floor(most * 10) / 10, unit)} ein.`,
  },
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
    : `Auf etwa ${numbers.percentText(numbers.withDigits(calibration.accuracy * 100, 1))} genau`;
}
