import { withDecimals, withDigits } from "../../domain/display/decimal-text.ts";
import { convertLength, type Unit } from "../../domain/display/unit.ts";

/** A length as a dimension shows it, `23.5″` or `59.8 cm`. Below one unit two digits, so that 0.04 does not become 0.0. */
export function figureText(inches: number, unit: Unit): string {
  const length = convertLength(inches, "in", unit);
  const number = length < 1 ? withDigits(length, 2) : withDecimals(length, 1, 1);
  return unit === "in" ? `${number}″` : `${number}\u202fcm`;
}
