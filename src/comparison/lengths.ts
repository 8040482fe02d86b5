import type { Unit } from "#domain/display/unit.ts";

/** The unit that comes first wherever lengths are shown (D36); null while it follows the screens. */
export type Lengths = Unit | null;

/** Null for anything else. */
export function parseLengths(text: string): Lengths {
  return text === "in" || text === "cm" ? text : null;
}
