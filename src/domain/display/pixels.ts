import { angleOf } from "../viewing/seat.ts";
import { pixelsPerInch } from "./pixel-density.ts";
import { type DisplaySpec, sizeInInches } from "./screen.ts";

export { pixelsPerInch };

/** Pixels per degree from which normal vision cannot distinguish single pixels: one per arc minute. */
export const ACUITY_PIXELS_PER_DEGREE = 60;

/** The average limit of sharp eyes, as measured for black-and-white detail; see `EXPLANATIONS.pixelLimit`. */
export const SHARP_EYES_PIXELS_PER_DEGREE = 94;

const HALF_DEGREE = Math.PI / 360;

/**
 * Pixels per degree in the middle of the screen, where one degree spans 2·d·tan(0.5°). Towards the edges of a flat
 * screen there are more. Null without a resolution.
 *
 * @param distance from the eye to the screen, in inches, positive
 */
export function pixelsPerDegree(display: DisplaySpec, distance: number): number | null {
  const density = pixelsPerInch(display);
  return density === null ? null : density * 2 * distance * Math.tan(HALF_DEGREE);
}

/** Whether normal vision can distinguish single pixels: fewer than 60 per degree. Null without a resolution. */
export function showsPixels(display: DisplaySpec, distance: number): boolean | null {
  const density = pixelsPerDegree(display, distance);
  return density === null ? null : density < ACUITY_PIXELS_PER_DEGREE;
}

/** The distance in inches at which a display has this many pixels per degree; null without a resolution. */
export function pixelLimitDistance(display: DisplaySpec, perDegree = ACUITY_PIXELS_PER_DEGREE): number | null {
  const density = pixelsPerInch(display);
  return density === null ? null : perDegree / (density * 2 * Math.tan(HALF_DEGREE));
}

/**
 * The horizontal angle in degrees that a flat screen fills, seen from straight in front of its middle.
 *
 * @param distance from the eye to the screen, in inches, positive
 */
export function viewingAngle(display: DisplaySpec, distance: number): number {
  return angleOf(sizeInInches(display).width, distance);
}

/**
 * The distance in inches from which a flat screen fills a horizontal angle.
 *
 * @param degrees more than 0 and less than 180
 */
export function distanceForAngle(display: DisplaySpec, degrees: number): number {
  return sizeInInches(display).width / (2 * Math.tan(degrees * HALF_DEGREE));
}

/** The formula behind a figure of the details, and its source. */
export interface Explanation {
  readonly title: string;
  readonly formula: string;
  readonly source: string;
}

export const EXPLANATIONS: Readonly<
  Record<
    "set" | "pixelsPerInch" | "viewingAngle" | "pixelsPerDegree" | "acuity" | "pixelLimit" | "whereToSit",
    Explanation
  >
> = {
  set: {
    title: "Several side by side",
    formula: "width = count × width of one + (count − 1) × gap; area = count × area of one",
    source: "Only what shows a picture counts as area, so a gap adds to the width but not to the area.",
  },
  pixelsPerInch: {
    title: "Pixels per inch",
    formula: "√(pixels across² + pixels down²) ÷ diagonal in inches",
    source: "Pythagoras; pixels are square.",
  },
  viewingAngle: {
    title: "Horizontal angle",
    formula: "2 × arctan(width ÷ (2 × distance))",
    source: "Geometry, for a flat screen seen from straight before its middle.",
  },
  pixelsPerDegree: {
    title: "Pixels per degree",
    formula: "pixels per inch × 2 × distance in inches × tan(0.5°)",
    source: "Geometry, in the middle of the screen, where one degree spans 2 × distance × tan(0.5°).",
  },
  acuity: {
    title: "Single pixels can be told apart",
    formula: "pixels per degree < 60: a pixel is larger than one arc minute, a sixtieth of a degree",
    source:
      "Visual acuity 1.0 (6/6, 20/20) is a detail of one arc minute: ISO 8596, Ophthalmic optics – Visual acuity testing. Sharper eyes than normal exist, and so do weaker ones; on average sharp ones end at 94 (see “Pixels blend from”).",
  },
  pixelLimit: {
    title: "Pixels blend from",
    formula: "60 ÷ (pixels per inch × 2 × tan(0.5°)), in inches; 94 instead of 60 for sharp eyes",
    source:
      "60 pixels to a degree, one to each arc minute, is the common rule for normal vision: acuity 1.0 (6/6, 20/20), ISO 8596. Young and sharp eyes see more: Ashraf, Chapiro and Mantiuk, “Resolution limit of the eye – how many pixels can we see?”, Nature Communications 16, 9086 (2025), measured 94 on average for black-and-white detail, 89 for red-green and 53 for yellow-violet. Beyond that distance more pixels hardly help anyone.",
  },
  whereToSit: {
    title: "Where to sit",
    formula: "width ÷ (2 × tan(angle ÷ 2)), from 40° to 30°",
    source:
      "Geometry: from the nearer distance the screen fills 40° of what you see, from the farther one 30°. 30° is widely quoted as a recommendation of the SMPTE, 40° as that of THX for the best seat in a home cinema; neither was made for desks.",
  },
};
