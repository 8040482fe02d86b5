import { isSameShape } from "./equivalent.ts";
import { ratioOf } from "./measures.ts";
import { type Ratio, shapeOfPixels, turnedLike } from "./resolution.ts";
import { type DisplaySpec, diagonalInches } from "./screen.ts";

/** What ultrawides are sold as. Nearly none is exactly that: see `SOLD`. */
export const NOMINAL_ULTRAWIDE: Ratio = { width: 21, height: 9 };

/** The diagonals in which ultrawides are sold, and the resolution that most of each size have. */
const SOLD: readonly { readonly inches: number; readonly resolution: Ratio }[] = [
  { inches: 29, resolution: { width: 2560, height: 1080 } },
  { inches: 34, resolution: { width: 3440, height: 1440 } },
  { inches: 35, resolution: { width: 3440, height: 1440 } },
  { inches: 38, resolution: { width: 3840, height: 1600 } },
  { inches: 40, resolution: { width: 5120, height: 2160 } },
  { inches: 45, resolution: { width: 3440, height: 1440 } },
  { inches: 49, resolution: { width: 5120, height: 1440 } },
  { inches: 57, resolution: { width: 7680, height: 2160 } },
];

/** Televisions and monitors of other ratios are sold in this diagonal, too. */
const ALSO_OTHERS = 40;

/** Their ratios are 2.370, 2.389 and 2.4, all wider than 21:9, which is 7:3 or 2.333. */
const SOLD_AS_21_9 = SOLD.filter(({ resolution }) => isSoldAs21By9(resolution));

/** Phones and small laptops of exactly 21:9 exist (2520×1080, 1792×768), larger screens do not. */
const SMALLEST_ULTRAWIDE_INCHES = 20;

/** Whether a display is wide enough to be sold as an ultrawide: 21:9 and wider. */
export function isUltrawide(ratio: Ratio): boolean {
  return ratioOf(ratio) > 2.3;
}

/** Whether a ratio is 21:9 or one that is sold as that. */
export function isSoldAs21By9(ratio: Ratio): boolean {
  return isUltrawide(ratio) && ratioOf(ratio) < 2.6;
}

/** The ultrawide that a bare diagonal means, since nothing else is sold in it. Null for any other diagonal. */
export function ultrawideOnly(inches: number): Ratio | null {
  return SOLD.find((sold) => sold.inches === inches && inches !== ALSO_OTHERS)?.resolution ?? null;
}

/** The ultrawide of a size, by the nearest that is sold. */
export function ultrawideAt(inches: number): Ratio {
  const off = (sold: { readonly inches: number }) => Math.abs(sold.inches - inches);
  return SOLD.reduce((nearest, next) => (off(next) < off(nearest) ? next : nearest)).resolution;
}

/**
 * The resolutions sold as 21:9, for a display entered as 21:9, or upright as 9:21; else none. Somebody who enters 7:3 or
 * 2.333:1 means it.
 */
export function panelsOf(display: DisplaySpec): readonly Ratio[] {
  const nominal = turnedLike(display, NOMINAL_ULTRAWIDE);
  if (display.width !== nominal.width || display.height !== nominal.height) return [];
  if (diagonalInches(display) < SMALLEST_ULTRAWIDE_INCHES) return [];
  const distinct = new Map(SOLD_AS_21_9.map(({ resolution }) => [resolution.width, resolution]));
  return [...distinct.values()].map((resolution) => turnedLike(display, resolution));
}

/**
 * The panel that a display entered as 21:9 most likely is, by the nearest size that is sold: a 34″ is 3440×1440. Null for any
 * other ratio and for phones.
 */
export function likelyPanel(display: DisplaySpec): DisplaySpec | null {
  if (panelsOf(display).length === 0) return null;
  const distance = (sold: { readonly inches: number }) => Math.abs(sold.inches - diagonalInches(display));
  const [nearest] = SOLD_AS_21_9.toSorted((one, other) => distance(one) - distance(other));
  return nearest === undefined ? null : { ...display, ...shapeOfPixels(turnedLike(display, nearest.resolution)) };
}

/** A panel sold as 21:9 as if it truly were: 34″ 21:9 for 34″ 3440×1440. Null for any other display. */
export function asNominal(display: DisplaySpec): DisplaySpec | null {
  const { resolution: _, ...unnamed } = display;
  const nominal = { ...unnamed, ...turnedLike(display, NOMINAL_ULTRAWIDE) };
  return panelsOf(nominal).some((panel) => isSameShape(panel, display)) ? nominal : null;
}

/** From this diagonal on, what is 64:27 is sold with four times the pixels of smaller ones. */
const LARGE_ULTRAWIDE_INCHES = 39;

/** What is sold in the ratios 43:18 and 64:27, which no buyer knows; null for any other. */
export function soldResolution(display: Ratio | DisplaySpec): Ratio | null {
  const { width, height } = turnedLike(NOMINAL_ULTRAWIDE, display);
  if (width === 43 && height === 18) return turnedLike(display, { width: 3440, height: 1440 });
  if (width !== 64 || height !== 27) return null;
  const isLarge = "length" in display && diagonalInches(display) >= LARGE_ULTRAWIDE_INCHES;
  return turnedLike(display, isLarge ? { width: 5120, height: 2160 } : { width: 2560, height: 1080 });
}
