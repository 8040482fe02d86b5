import type { Unit } from "#domain/display/unit.ts";

/** The units in the names of inputs: `Viewing distance in inches`. */
export const UNIT_WORDS: Readonly<Record<Unit, string>> = { in: "inches", cm: "centimetres" };
