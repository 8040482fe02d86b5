import type { Size } from "../geometry/size.ts";

/** What a drawing must know of a thing of known size. A new one is added to `OBJECTS`; the menu and links follow. */
interface ObjectTraits {
  /** In centimetres. */
  readonly size: Size;
  /** The side of the screens at which it stands on the floor; what does not stand lies on a screen. */
  readonly stands?: "left" | "right";
  /** Measured by a line and compared by it; without one both lengths are words. */
  readonly measured?: "width" | "height";
  /** Of a screen that it lies on, so that things do not cover each other. */
  readonly corner?: { readonly right: boolean; readonly lower: boolean };
  /** How many units of its paths a centimetre has; 1 if not given. */
  readonly unitsPerCentimetre?: number;
  /** SVG path data from the top left corner of its box, painted over each other; an open path is only a line. */
  readonly paths: readonly string[];
}

/**
 * Things that a drawing can show for scale (D31), the smallest first, as the menu offers them. Card: ISO/IEC 7810 ID-1. Sheets:
 * ISO 216 and ANSI/ASME Y14.1, 8.5 × 11 in. The others are typical; the adult's width of 49 cm and the sofa's height of 85 cm
 * are choices of the drawing.
 */
const OBJECTS = {
  card: {
    size: { width: 8.56, height: 5.398 },
    corner: { right: false, lower: true },
    paths: [
      "M.318 0H8.242a.318.318 0 0 1 .318.318V5.08a.318.318 0 0 1-.318.318H.318a.318.318 0 0 1-.318-.318V.318A.318.318 0 0 1 .318 0z",
      "M1 1.9h1.2v.9H1z",
    ],
  },
  a4: {
    size: { width: 21, height: 29.7 },
    corner: { right: true, lower: true },
    paths: ["M0 0H17.5L21 3.5V29.7H0z", "M17.5 0V3.5H21"],
  },
  letter: {
    size: { width: 21.59, height: 27.94 },
    corner: { right: true, lower: false },
    paths: ["M0 0H18.09L21.59 3.5V27.94H0z", "M18.09 0V3.5H21.59"],
  },
  person: {
    size: { width: 49, height: 170 },
    stands: "left",
    measured: "height",
    unitsPerCentimetre: 2,
    paths: [
      "M24 322c0 1 0 5 0 7c-1 3-3 4-3 6c-1 2-1 3-1 4c1 0 2 1 3 1c2 0 13 0 16 0c0 0 1 0 2-2c0-1-1-4-1-7c0-3 0-7 0-9z",
      "M59 322c0 2 0 6 0 9c0 3-1 6-1 7c0 2 2 2 2 2c3 0 14 0 17 0c0 0 2 0 2-1c1-1 0-3 0-4c-1-2-3-4-4-6c-1-2-1-6-1-7z",
      "M21 336c1 0 6 1 9 1c3 0 8-1 10-1",
      "M58 336c2 0 7 1 10 1c3 0 9-1 11-1",
      "M17 160c-1 3-2 10-2 16c-1 6 0 12 0 20c0 9 2 22 2 32c1 11 2 22 3 32c1 11 2 22 2 32c1 11 1 27 1 32c2 0 6 2 9 2c3 0 7-2 9-2c0-5 0-20 0-32c1-11 1-24 2-36c0-12 1-24 2-36c1-11 2-26 2-32c1 6 2 22 3 32c1 11 2 21 3 32c1 11 3 22 3 34c1 12 2 32 2 38c1 0 6 2 8 2c3 0 8-2 9-2c0-5 1-21 1-32c1-10 1-21 1-32c1-10 1-21 2-32c0-10 0-23 0-32c0-8-1-14-1-20c-1-6-2-13-3-16z",
      "M47 188c0-1 0-6 0-10c-1-3-1-8-1-10",
      "M16 183c1-2 3-5 4-8c2-2 3-6 3-8",
      "M4 163c0 1-2 6-2 8c0 3 0 6 0 9c0 3 1 7 1 9c1 3 2 5 3 6c0 1 2 1 3 0c0 0 1-3 1-5c1-2 1-5 1-8c0-3 1-6 1-9c0-3 0-8 0-10z",
      "M11 171c0 1-2 4-3 6c0 3 1 6 1 7",
      "M73 156c0 2-3 9-4 10c1 2 3 6 5 9c1 3 3 6 4 7c1-2 2-5 3-9c1-3 2-10 3-12z",
      "M36 51c-2 1-5 3-8 4c-3 2-7 3-10 5c-3 2-6 3-8 6c-2 3-3 7-4 12c-2 6-2 14-3 20c-1 7-2 14-2 20c-1 7-1 14 0 20c0 6 1 12 1 16c0 5 1 9 1 11c1 0 3 1 5 1c1 0 4-1 5-1c0-2 0-10 0-15c0-5 0-10 1-16c0-5 0-10 1-16c1-6 3-16 3-19c0 3 1 12 1 17c0 6 1 10 0 16c0 6-1 14-1 20c-1 6-2 13-2 15c2 1 9 3 14 3c5 1 11 1 16 1c6 0 12 0 16-1c4 0 9-1 10-2c0-1 1-7 1-10c0-3 1-6 2-9c1-3 4-8 5-12c1-3 3-6 3-10c0-3-1-7-3-12c-1-5-4-14-5-17c1 3 4 12 5 17c2 5 3 9 3 12c0 4-2 7-3 10c-1 4-4 9-5 12c-1 3-3 4-3 6c1 2 2 5 4 6c2 1 7 2 8 3c1-1 3-4 5-8c2-3 4-8 5-13c2-4 4-9 4-14c0-4-1-9-2-14c-1-5-3-11-4-17c-1-6-3-14-5-20c-1-5-2-9-5-12c-2-3-4-4-8-6c-3-2-7-3-10-5c-3-1-6-3-8-4c0 1-3 4-4 5c-2 1-4 1-6 1c-2 0-4 0-6-1c-1-1-4-4-4-5z",
      "M33 53c1 1 4 4 6 6c2 1 5 1 7 1c2 0 5 0 7-1c2-2 5-5 6-6",
      "M17 160c2 0 8 2 13 2c5 1 11 1 16 1c6 0 12 0 16-1c4 0 9-1 10-1",
      "M2 158c1 0 4 2 6 2c1 0 4-2 5-2",
      "M74 151c2 1 5 3 7 4c3 1 6 1 8 1",
      "M18 99c0-2-1-7-1-11c1-3 2-8 2-10",
      "M75 98c0-1 1-6 1-10c-1-3-2-8-2-10",
      "M37 36c0 2 0 6 0 9c0 3-1 5-1 6c0 1 3 4 4 5c2 1 4 1 6 1c2 0 4 0 6-1c1-1 4-4 4-5c0-1-1-3-1-6c0-3 0-7 0-9z",
      "M32 21c0 0-2 0-2 1c0 1 0 3 0 5c0 2 1 5 1 6c1 1 2 0 2 0z",
      "M60 21c0 0 2 0 2 1c0 1 0 3 0 5c0 2-1 5-1 6c-1 1-2 0-2 0z",
      "M32 19c0 2 0 5 0 8c0 3 1 7 2 10c1 3 3 5 5 7c2 1 5 2 7 2c2 0 5-1 7-2c2-2 4-4 5-7c1-3 2-7 2-10c0-3 0-6 0-8c0-2 2-11-2-14c-4-2-20 0-24 0z",
      "M32 23c0-1-2-4-2-6c0-2 0-5 1-8c0-2 2-5 4-6c2-2 5-3 9-3c3 0 7 0 10 1c2 1 5 3 6 6c1 2 2 5 2 8c0 3-2 7-2 8c0-1 0-4-1-5c0-2-1-3-3-4c-1-1-5 0-8-1c-3-1-7-4-9-4c-2 0-3 4-4 5c-1 2-2 2-2 4c-1 1-1 4-1 5z",
    ],
  },
  sofa: {
    size: { width: 200, height: 85 },
    stands: "right",
    measured: "width",
    paths: [
      "M11.6 72L9.8 85H12.2L16.4 72z",
      "M188.4 72L190.2 85H187.8L183.6 72z",
      "M30.5 0h28a14 14 0 0 1 14 14v21a14 14 0 0 1-14 14h-28a14 14 0 0 1-14-14v-21a14 14 0 0 1 14-14z",
      "M86 0h28a14 14 0 0 1 14 14v21a14 14 0 0 1-14 14h-28a14 14 0 0 1-14-14v-21a14 14 0 0 1 14-14z",
      "M141.5 0h28a14 14 0 0 1 14 14v21a14 14 0 0 1-14 14h-28a14 14 0 0 1-14-14v-21a14 14 0 0 1 14-14z",
      "M22.5 39.4h44a6 6 0 0 1 6 6v6.199999999999999a6 6 0 0 1-6 6h-44a6 6 0 0 1-6-6v-6.199999999999999a6 6 0 0 1 6-6z",
      "M78 39.4h44a6 6 0 0 1 6 6v6.199999999999999a6 6 0 0 1-6 6h-44a6 6 0 0 1-6-6v-6.199999999999999a6 6 0 0 1 6-6z",
      "M133.5 39.4h44a6 6 0 0 1 6 6v6.199999999999999a6 6 0 0 1-6 6h-44a6 6 0 0 1-6-6v-6.199999999999999a6 6 0 0 1 6-6z",
      "M14 57H186V72H14z",
      "M2 72L0 31a8.5 8.5 0 0 1 17 0V72z",
      "M198 72L200 31a8.5 8.5 0 0 0-17 0V72z",
    ],
  },
  door: {
    size: { width: 82, height: 203 },
    stands: "left",
    measured: "height",
    paths: ["M0 0H82V203H0z", "M14 14H68V90H14z", "M14 114H68V189H14z", "M75 98V106M75 102H63"],
  },
} as const satisfies Readonly<Record<string, ObjectTraits>>;

export type KnownObject = keyof typeof OBJECTS;

export const KNOWN_OBJECTS = Object.keys(OBJECTS) as readonly KnownObject[];

export function traitsOf(object: KnownObject): ObjectTraits {
  return OBJECTS[object];
}

/** Its shapes in units of their own, and how long one is where the object is `width` wide. */
export function silhouetteOf(object: KnownObject, width: number): { paths: readonly string[]; scale: number } {
  const { paths, size, unitsPerCentimetre = 1 } = traitsOf(object);
  return { paths, scale: width / size.width / unitsPerCentimetre };
}

/** From the floor to the middle of a television on a wall, in centimetres: eyes of somebody who sits (D31). */
export const EYE_HEIGHT = 107;
