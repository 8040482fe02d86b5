import { type CurvedDisplay, curvedSide, depthIn, standingSizeIn } from "../display/curve.ts";
import { type DisplaySpec, diagonalInches, type OptionalProperties } from "../display/screen.ts";
import type { Size } from "../geometry/size.ts";

/** Up to this diagonal a screen is one to work at first, and larger ones are for films first (D42). */
export const LARGEST_DESK_INCHES = 45;

/** Usual distances from the eye to a monitor and to a television, in centimetres (D58). */
export const USUAL_DISTANCE = 60;
export const USUAL_ROOM_DISTANCE = 250;

/** What a screen is for where somebody sits in a range of distances (D42). */
export type SeatUse = "desk" | "films";

/** Where the screen fills these angles, from the nearer end to the farther one. */
export const SEAT_ANGLES: Readonly<Record<SeatUse, { readonly near: number; readonly far: number }>> = {
  desk: { near: 60, far: 40 },
  films: { near: 40, far: 30 },
};

type SeenDisplay = DisplaySpec & Partial<OptionalProperties>;

/**
 * From where a display is seen, in centimetres: its own distance, else the common one, else from where people use its size (D58).
 *
 * @param common null while none is typed
 */
export function distanceTo(display: SeenDisplay, common: number | null): number {
  const usual = diagonalInches(display) <= LARGEST_DESK_INCHES ? USUAL_DISTANCE : USUAL_ROOM_DISTANCE;
  return display.distance ?? common ?? usual;
}

/** The distances from which displays are seen, the nearest first, each once. */
export function distancesTo(displays: readonly SeenDisplay[], common: number | null): readonly number[] {
  return [...new Set(displays.map((display) => distanceTo(display, common)))].toSorted((one, other) => one - other);
}

/** The largest distance, in centimetres. */
export const MAX_DISTANCE = 10_000;

/**
 * The angle in degrees that a flat length fills, seen from straight in front of its middle:
 * 2 × arctan(length ÷ (2 × distance)).
 *
 * @param distance from the eye, in the unit of the length
 */
export function angleOf(length: number, distance: number): number {
  return (2 * Math.atan2(length / 2, distance) * 180) / Math.PI;
}

/**
 * The angles in degrees between the edges of a display, seen from straight in front of its middle. The edges of a curved one are
 * nearer than its middle by its depth (D61); nearer than that, the angle is more than 180°.
 *
 * @param distance from the eye to the middle, in centimetres, positive
 */
export function anglesOf(display: CurvedDisplay, distance: number): Size {
  const { width, height } = standingSizeIn(display, "cm");
  const nearer = distance - depthIn(display, "cm");
  return curvedSide(display) === "width"
    ? { width: angleOf(width, nearer), height: angleOf(height, distance) }
    : { width: angleOf(width, distance), height: angleOf(height, nearer) };
}

/** Whether the eye is nearer to the middle of a curved display than the line between its edges, so that it looks out between them. */
export function isBetweenEdges(display: CurvedDisplay, distance: number): boolean {
  return depthIn(display, "cm") >= distance;
}

/** The angle that the width of a curved display would fill if it were flat; null where it is, and where its height is curved. */
export function flatAngle({ radius, ...flat }: CurvedDisplay, distance: number): number | null {
  return radius === undefined || curvedSide(flat) === "height" ? null : anglesOf(flat, distance).width;
}

/** The length that fills an angle of so many degrees, in the unit of the distance: the inverse of `angleOf`. */
export function lengthFilling(degrees: number, distance: number): number {
  return 2 * distance * Math.tan((degrees * Math.PI) / 360);
}

/**
 * The display that looks the same from one distance as this one from its own (D32): smaller where this one is further away.
 *
 * @param common as in `distanceTo`
 * @param from the one distance, in centimetres
 */
export function asSeen<Display extends SeenDisplay>(display: Display, common: number | null, from: number): Display {
  const factor = from / distanceTo(display, common);
  const { gap } = display;
  return { ...display, length: display.length * factor, ...(gap === undefined ? {} : { gap: gap * factor }) };
}
