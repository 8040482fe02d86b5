import { withDecimals } from "../domain/display/decimal-text.ts";
import { withUnit } from "../domain/display/display-text.ts";
import type { KnownObject } from "../domain/display/known-object.ts";
import { OBJECT_SIZES } from "../domain/display/object-sizes.ts";
import { convertLength, type Unit } from "../domain/display/unit.ts";

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

/** In a drawing, which shows what is measured: `170 cm` of an adult, `8.56 × 5.4 cm`, `66.9″`. */
export function objectSizeText(object: KnownObject, unit: Unit): string {
  const { width, height } = OBJECT_SIZES[object];
  if (object === "person") return wholeLength(height, unit);
  if (object === "sofa") return wholeLength(width, unit);
  const side = (centimetres: number) => withDecimals(convertLength(centimetres, "cm", unit), 0, 2);
  return withUnit(`${side(width)} × ${side(height)}`, unit);
}

/** `170 cm`, `66.9″` */
export function wholeLength(centimetres: number, unit: Unit): string {
  return withUnit(withDecimals(convertLength(centimetres, "cm", unit), 0, 1), unit);
}
