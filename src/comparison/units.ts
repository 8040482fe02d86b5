import { type DrawnUnit, otherUnit, type Unit } from "#domain/display/unit.ts";
import type { Comparison } from "./state.ts";

/** Every length is shown in two units. A diagonal in a screen's title stays in the unit in which it was entered. */
export interface Units {
  readonly first: Unit;
  /** Beside or below the first. */
  readonly second: Unit;
}

/** What the answer shows: lengths in both units, or the pixels that size the drawing and lengths (D46). */
export interface DrawnUnits {
  readonly first: DrawnUnit;
  readonly second: Unit;
}

export function drawnUnitsOf(comparison: Comparison): DrawnUnits {
  const units = unitsOf(comparison);
  return comparison.scale === "pixels" ? { first: "px", second: units.first } : units;
}

/** The chosen unit comes first, wherever lengths are shown (D36). */
export function unitsOf({ lengths }: Pick<Comparison, "lengths">): Units {
  return { first: lengths, second: otherUnit(lengths) };
}
