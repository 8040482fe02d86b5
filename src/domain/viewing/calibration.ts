import { withDigits } from "../display/machine-number.ts";
import { MILLIMETRES_PER_INCH } from "../display/unit.ts";
import type { Size } from "../geometry/size.ts";

/** What one display shows at one zoom level (D30). A value of this type is always valid. */
export interface Calibration {
  /** CSS pixels, while the page is not magnified by a pinch. */
  readonly pixelsPerMillimetre: number;
  /** The largest relative error of a length: 0.003 for 0.3%. */
  readonly accuracy: number;
}

/** From a wall of pixels to a phone's display at a quarter of its size: 10 to 1000 CSS pixels an inch. */
export const LEAST_PIXELS_PER_MILLIMETRE = 0.4;
export const MOST_PIXELS_PER_MILLIMETRE = 40;

/** A calibration with a larger error is of no use. */
export const MOST_ERROR = 0.5;

export function withinLimits(pixelsPerMillimetre: number): number {
  return Math.min(MOST_PIXELS_PER_MILLIMETRE, Math.max(LEAST_PIXELS_PER_MILLIMETRE, pixelsPerMillimetre));
}

/** CSS pixels to the inch, for a scene at real size. */
export function cssPixelsPerInch({ pixelsPerMillimetre }: Calibration): number {
  return pixelsPerMillimetre * MILLIMETRES_PER_INCH;
}

/**
 * What tells one display and zoom level from another: browsers report the size in CSS pixels, and the number of the
 * display's pixels for each changes with the zoom. Turning a phone changes nothing. Two displays of one resolution look
 * the same to a page.
 */
export function displayKey({ width, height }: Size, devicePixelRatio: number): string {
  return `${Math.max(width, height)}x${Math.min(width, height)}@${withDigits(devicePixelRatio, 6)}`;
}

export type Calibrations = Readonly<Record<string, Calibration>>;

/** Stored calibrations by `displayKey`. Whatever is not valid is left out. */
export function parseCalibrations(text: string | null): Calibrations {
  let stored: unknown = null;
  try {
    stored = JSON.parse(text ?? "null");
  } catch {}
  if (typeof stored !== "object" || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([, value]) => isCalibration(value)));
}

function isCalibration(value: unknown): value is Calibration {
  if (typeof value !== "object" || value === null) return false;
  const { pixelsPerMillimetre, accuracy } = value as Partial<Record<keyof Calibration, unknown>>;
  return (
    typeof pixelsPerMillimetre === "number" &&
    pixelsPerMillimetre === withinLimits(pixelsPerMillimetre) &&
    typeof accuracy === "number" &&
    accuracy > 0 &&
    accuracy <= MOST_ERROR
  );
}
