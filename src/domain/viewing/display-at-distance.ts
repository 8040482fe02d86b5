import { type CurvedDisplay, curvedSide, depthIn, standingSizeIn } from "../display/curve.ts";
import { pixelsPerInch } from "../display/pixel-density.ts";
import type { DisplaySpec } from "../display/screen.ts";
import { convertLength } from "../display/unit.ts";
import { anglesOf, lengthFilling } from "./seat.ts";

/** Pixels per degree from which normal vision cannot distinguish single pixels: one per arc minute. */
const ACUITY_PIXELS_PER_DEGREE = 60;

/** The average limit of young eyes, as measured for black-and-white detail by Ashraf, Chapiro and Mantiuk (2025). */
export const YOUNG_EYES_PIXELS_PER_DEGREE = 94;

/**
 * Pixels per degree in the middle of the screen, where one degree spans 2·d·tan(0.5°). Towards the edges of a flat
 * screen there are more. Null without a resolution.
 *
 * @param distance from the eye to the screen, in inches, positive
 */
export function pixelsPerDegree(display: DisplaySpec, distance: number): number | null {
  const density = pixelsPerInch(display);
  return density === null ? null : density * lengthFilling(1, distance);
}

/** Whether normal vision can distinguish single pixels: fewer than 60 per degree. Null without a resolution. */
export function showsPixels(display: DisplaySpec, distance: number): boolean | null {
  const density = pixelsPerDegree(display, distance);
  return density === null ? null : density < ACUITY_PIXELS_PER_DEGREE;
}

/** The distance in inches at which a display has this many pixels per degree; null without a resolution. */
export function pixelLimitDistance(display: DisplaySpec, perDegree = ACUITY_PIXELS_PER_DEGREE): number | null {
  const density = pixelsPerInch(display);
  return density === null ? null : perDegree / (density * lengthFilling(1, 1));
}

/**
 * The horizontal angle in degrees that a screen fills, seen from straight in front of its middle.
 *
 * @param distance from the eye to the screen, in inches, positive
 */
export function viewingAngle(display: CurvedDisplay, distance: number): number {
  return anglesOf(display, convertLength(distance, "in", "cm")).width;
}

/**
 * The distance in inches from which a screen fills a horizontal angle: to its middle, which lies behind the edges of a curved one.
 *
 * @param degrees more than 0 and less than 180
 */
export function distanceForAngle(display: CurvedDisplay, degrees: number): number {
  const behind = curvedSide(display) === "width" ? depthIn(display, "in") : 0;
  return standingSizeIn(display, "in").width / lengthFilling(degrees, 1) + behind;
}
