import type { Size } from "../geometry/size.ts";

/** A thing of known size that a drawing can show for scale (D31). */
export type KnownObject = "card" | "a4" | "letter" | "person" | "sofa";

/** The smallest first, as the menu offers them. */
export const KNOWN_OBJECTS = ["card", "a4", "letter", "person", "sofa"] as const satisfies readonly KnownObject[];

/**
 * In centimetres. Card: ISO/IEC 7810 ID-1. Sheets: ISO 216 and ANSI/ASME Y14.1, 8.5 × 11 in. Person and sofa are typical;
 * the person's width of 48 cm and the sofa's height of 85 cm are choices of the drawing.
 */
export const OBJECT_SIZES: Readonly<Record<KnownObject, Size>> = {
  card: { width: 8.56, height: 5.398 },
  a4: { width: 21, height: 29.7 },
  letter: { width: 21.59, height: 27.94 },
  person: { width: 48, height: 170 },
  sofa: { width: 200, height: 85 },
};

export const OBJECT_NAMES: Readonly<Record<KnownObject, string>> = {
  card: "Bank card",
  a4: "A4 sheet",
  letter: "US Letter sheet",
  person: "Standing adult",
  sofa: "Sofa for three",
};

const SIZE_TEXTS: Readonly<Record<KnownObject, string>> = {
  card: "8.56 × 5.40 cm",
  a4: "21 × 29.7 cm",
  letter: "8.5 × 11 inches",
  person: "170 cm tall",
  sofa: "200 cm wide",
};

/** `Bank card, 8.56 × 5.40 cm` */
export function objectText(object: KnownObject): string {
  return `${OBJECT_NAMES[object]}, ${SIZE_TEXTS[object]}`;
}
