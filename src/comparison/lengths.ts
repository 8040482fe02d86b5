import type { Unit } from "#domain/display/unit.ts";

/** The unit that comes first wherever lengths are shown (D36); null for anything else. */
export function parseLengths(text: string): Unit | null {
  return text === "in" || text === "cm" ? text : null;
}
