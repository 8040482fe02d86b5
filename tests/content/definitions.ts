import { distanceFor, height, inch, inches, mm, width } from "./figures.ts";

/** What the articles measure with, and where it is defined. Lengths in inches. */

/** ISO 216: A4 is 210 × 297 mm. */
export const A4 = { width: inches(21), height: inches(29.7) };
/** ANSI/ASME Y14.1: letter paper is 8.5 × 11 inches. */
export const LETTER = { width: 8.5, height: 11 };
/** ISO/IEC 7810: a bank card (ID-1) is 85.60 × 53.98 mm. */
export const CARD = { width: inches(8.56), height: inches(5.398) };

/** Pixels to a degree where normal sight ends: one to an arc minute (ISO 8596, visual acuity 1.0). */
export const NORMAL_SIGHT = 60;
/** The average of the young eyes that Ashraf, Chapiro and Mantiuk measured: Nature Communications 16, 9086 (2025). */
export const SHARP_SIGHT = 94;

interface Paper {
  readonly width: number;
  readonly height: number;
}

/** How large an upright page becomes on a screen, as a share of its own size. */
export const pageOn = (address: string, page: Paper) =>
  Math.min(width(address) / page.width, height(address) / page.height);

/** The diagonal of the 16:9 screen that fills so many degrees from so many inches. */
export const filling = (distance: number, angleInDegrees: number) =>
  inch(distance / distanceFor(width("1in-16x9"), angleInDegrees));

/** The height of Inter’s capitals as a share of the size of the type. */
export const CAPITALS = 0.727;
/** How high the capitals of a type of 16 pixels are. */
export const capitalAt = (pixelsPerInch: number) => mm((CAPITALS * 16) / pixelsPerInch);

/** The size of a type of 16 pixels. */
export const lineAt = (pixelsPerInch: number) => mm(16 / pixelsPerInch);

/** From how far so many pixels fill one degree, in inches. */
export const blendingDistance = (pixelsPerInch: number, perDegree: number) =>
  distanceFor(1 / pixelsPerInch, 1 / perDegree);

/**
 * How much nearer to the eye the ends of a curved screen are than those of a flat one of that width, and how deep the
 * curve is: the sagitta of an arc. All in the same unit.
 */
export function curve(arc: number, radius: number): { depth: number; chord: number } {
  const half = arc / radius / 2;
  return { depth: radius * (1 - Math.cos(half)), chord: 2 * radius * Math.sin(half) };
}

/**
 * How far the end of a screen is from eyes straight before its middle, in inches. Flat without a radius.
 *
 * @param centimetres from the eyes to the middle
 * @param radius of the curve, in centimetres
 */
export function endDistance(address: string, centimetres: number, radius = Number.POSITIVE_INFINITY): number {
  if (radius === Number.POSITIVE_INFINITY) return Math.hypot(width(address) / 2, inches(centimetres));
  const { depth, chord } = curve(width(address), inches(radius));
  return Math.hypot(chord / 2, inches(centimetres) - depth);
}

/** By how many degrees one looks up at something so much above the eyes; both lengths in the same unit. */
export const lookUp = (above: number, distance: number) => (Math.atan(above / distance) * 180) / Math.PI;
