/** S3: a length is in inches or in centimetres. */
export type Unit = "in" | "cm";

export type InBoth<Value = number> = Readonly<Record<Unit, Value>>;

export function inBoth<Value>(valueIn: (unit: Unit) => Value): InBoth<Value> {
  return { in: valueIn("in"), cm: valueIn("cm") };
}

/** What a screen is measured in: lengths, or the pixels that its operating system works with (D46). */
export type DrawnUnit = Unit | "px";

/** Exact by definition, in the international yard and pound agreement of 1959 (S9.1). */
export const CENTIMETRES_PER_INCH = 2.54;
export const MILLIMETRES_PER_INCH = 25.4;

export function otherUnit(unit: Unit): Unit {
  return unit === "in" ? "cm" : "in";
}

/** S4.1 */
export function convertLength(length: number, from: Unit, to: Unit): number {
  if (from === to) return length;
  return to === "cm" ? length * CENTIMETRES_PER_INCH : length / CENTIMETRES_PER_INCH;
}

export function toInches(centimetres: number): number {
  return convertLength(centimetres, "cm", "in");
}
