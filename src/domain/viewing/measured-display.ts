import { positiveNumber } from "../display/number-text.ts";
import { convertLength, MILLIMETRES_PER_INCH, type Unit } from "../display/unit.ts";
import type { Size } from "../geometry/size.ts";
import {
  type Calibration,
  LEAST_PIXELS_PER_MILLIMETRE,
  MOST_ERROR,
  MOST_PIXELS_PER_MILLIMETRE,
  withinLimits,
} from "./calibration.ts";

/**
 * A bank card in millimetres, and how far the sides of an unused one may differ from it: 85.47 to 85.72 and 53.92 to
 * 54.03. Source: ISO/IEC 7810, ID-1.
 */
export const CARD = {
  long: { length: 85.6, tolerance: 0.13 },
  short: { length: 53.98, tolerance: 0.06 },
} as const;

type CardSide = keyof typeof CARD;

/** One press of an arrow key changes the width of the card by so many millimetres. */
export const CARD_STEP = 0.1;

/** A typed diagonal says nothing of the display's frame or of pixels that are not quite square. */
const LEAST_ERROR = 0.001;

/**
 * The calibration of a display on which a card's side covers `width` CSS pixels. Its error is half the finest step in
 * which the drawn card changes, and the tolerance of the card.
 *
 * @param side the side that lies level
 * @param devicePixel the size of a pixel of the display in CSS pixels
 */
export function calibrateByCard(width: number, side: CardSide, devicePixel: number): Calibration {
  const { length, tolerance } = CARD[side];
  const pixelsPerMillimetre = withinLimits(width / length);
  const step = Math.max(CARD_STEP, devicePixel / pixelsPerMillimetre);
  return { pixelsPerMillimetre, accuracy: (step / 2 + tolerance) / length };
}

/**
 * The calibration of a display whose diagonal was typed. Its error is half a unit of the last typed digit: `27` may be
 * 26.5 to 27.5.
 *
 * @param screen the whole display in CSS pixels
 * @param step one unit of the last typed digit, where it was typed in another unit
 * @returns null for text that is no positive number, and for a diagonal that no such display has
 */
export function calibrateByDiagonal(
  text: string,
  unit: Unit,
  screen: Size,
  step: number = 10 ** -(text.split(".")[1] ?? "").length,
): Calibration | null {
  const diagonal = positiveNumber(text);
  if (diagonal === null) return null;
  const [least, most] = diagonalLimits(unit, screen);
  if (diagonal < least || diagonal > most) return null;
  const millimetres = convertLength(diagonal, unit, "in") * MILLIMETRES_PER_INCH;
  return {
    pixelsPerMillimetre: diagonalOf(screen) / millimetres,
    accuracy: Math.min(MOST_ERROR, Math.max(LEAST_ERROR, step / 2 / diagonal)),
  };
}

/** The shortest and the longest diagonal of a display of so many CSS pixels, in `unit`. */
export function diagonalLimits(unit: Unit, screen: Size): readonly [least: number, most: number] {
  const lengthAt = (pixelsPerMillimetre: number) =>
    convertLength(diagonalOf(screen) / pixelsPerMillimetre / MILLIMETRES_PER_INCH, "in", unit);
  return [lengthAt(MOST_PIXELS_PER_MILLIMETRE), lengthAt(LEAST_PIXELS_PER_MILLIMETRE)];
}

function diagonalOf({ width, height }: Size): number {
  return Math.hypot(width, height);
}
