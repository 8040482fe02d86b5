import { lengthText } from "../../../domain/display/display-text.ts";
import { convertLength, type Unit } from "../../../domain/display/unit.ts";

/** The most that an input takes, in its unit: `10 cm`, `3.93″`. Rounded down, so that it is accepted. */
export function limitText(centimetres: number, unit: Unit): string {
  return lengthText(Math.floor(convertLength(centimetres, "cm", unit) * 100) / 100, unit);
}
