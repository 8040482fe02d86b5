import { convertLength, type Unit } from "#domain/display/unit.ts";
import { withUnit } from "./numbers.ts";

/** What is said of a screen of a row while it is carried. */
export const dragging = {
  /** How high it would stand, in centimetres: `12.5 cm`, `−0.25″` */
  height: (raised: number, unit: Unit): string => {
    const length = convertLength(raised, "cm", unit);
    return `${length < 0 ? "−" : ""}${withUnit(Math.abs(length).toFixed(unit === "cm" ? 1 : 2), unit)}`;
  },
  /** With what is caught. */
  level: { bottoms: "bottoms level", centres: "centres level", tops: "tops level" },
};
