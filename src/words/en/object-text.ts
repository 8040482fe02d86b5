import { type KnownObject, traitsOf } from "#domain/display/known-object.ts";
import { withDecimals } from "#domain/display/machine-number.ts";
import { convertLength, type Unit } from "#domain/display/unit.ts";
import { capitalised } from "./capitalised.ts";
import { withUnit } from "./display-text.ts";

/** `Bank card` */
export function objectName(object: KnownObject): string {
  return capitalised(traitsOf(object).name.replace(/^an? /, ""));
}

/** `Bank card, 8.56 × 5.40 cm` */
export function objectText(object: KnownObject): string {
  return `${objectName(object)}, ${traitsOf(object).sizeText}`;
}

/** In a drawing, which shows what is measured: `170 cm` of an adult, `8.56 × 5.4 cm`, `66.9″`. */
export function objectSizeText(object: KnownObject, unit: Unit): string {
  const { size, measured } = traitsOf(object);
  if (measured !== undefined) return wholeLength(size[measured], unit);
  const side = (centimetres: number) => withDecimals(convertLength(centimetres, "cm", unit), 0, 2);
  return withUnit(`${side(size.width)} × ${side(size.height)}`, unit);
}

/** `170 cm`, `66.9″` */
export function wholeLength(centimetres: number, unit: Unit): string {
  return withUnit(withDecimals(convertLength(centimetres, "cm", unit), 0, 1), unit);
}
