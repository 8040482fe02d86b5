import type { Unit } from "#domain/display/unit.ts";
import type { Calibration } from "#domain/viewing/calibration.ts";
import { numbers } from "./numbers.ts";

/** The drawing at actual size, and the dialog that measures the display. */
export const actualSize = {
  /** Of the dialog. */
  title: "Actual size",
  instruction:
    "Hold a bank card against the display, its left edge on the left edge of the drawn card. Drag the right edge until both cards are equally wide.",
  turn: "Turn the card",
  accuracy: accuracyText,
  cancel: "Cancel",
  done: "Done",
  card: {
    narrower: "Narrower",
    width: "Card width",
    value: (pixels: number, calibration: Calibration | null): string =>
      `${numbers.withDecimals(pixels, 0, 1)} pixels, ${accuracyText(calibration)}`,
    wider: "Wider",
  },
  diagonal: {
    label: "Or type the diagonal of this display",
    unit: numbers.units,
    changeUnit: (unit: Unit): string => `Unit of the diagonal: ${numbers.units[unit]}`,
    zoom: "The browser’s zoom must be 100%.",
    /** In tenths of this unit, so that both are possible. */
    limits: ([least, most]: readonly [least: number, most: number], unit: Unit): string =>
      `Type a diagonal from ${numbers.lengthText(Math.ceil(least * 10) / 10, unit)} to ${numbers.lengthText(Math.floor(most * 10) / 10, unit)}.`,
  },
  /** Below the drawing. */
  unknown: "Drawn to fit: this display is not measured yet.",
  changed: "Drawn to fit: the zoom or the display has changed.",
  magnified: "Magnified: zoom out again for actual size.",
  isActual: (calibration: Calibration): string => `Actual size. ${accuracyText(calibration)}`,
  centre: "Centre",
  calibrate: "Calibrate",
  more: {
    left: "Show more on the left",
    right: "Show more on the right",
    above: "Show more above",
    below: "Show more below",
  },
};

/** `Accurate to about 0.3%`; null while nothing is measured. */
function accuracyText(calibration: Calibration | null): string {
  return calibration === null
    ? "Not measured"
    : `Accurate to about ${numbers.withDigits(calibration.accuracy * 100, 1)}%`;
}
