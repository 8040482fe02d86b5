import { convertLength } from "#domain/display/unit.ts";
import type { dragging as english } from "../en/dragging.ts";
import { numbers } from "./numbers.ts";
import { LEVEL_WORDS } from "./row.ts";

/** Announced while a screen of a row is dragged. */
export const dragging = {
  /** How high it would stand, in centimetres: `12,5 cm`, `−0,25″` */
  height: (raised, unit) => {
    const length = convertLength(raised, "cm", unit);
    const decimals = unit === "cm" ? 1 : 2;
    return `${length < 0 ? "−" : ""}${numbers.withUnit(numbers.withDecimals(Math.abs(length), decimals, decimals), unit)}`;
  },
  level: { bottoms: LEVEL_WORDS.bottom, centres: LEVEL_WORDS.centre, tops: LEVEL_WORDS.top },
} satisfies typeof english;
