import type { Screen } from "#domain/display/screen.ts";
import { type DrawnUnit, otherUnit, type Unit } from "#domain/display/unit.ts";
import type { Lengths } from "./lengths.ts";
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

type Compared = Pick<Comparison, "screens" | "space" | "lengths">;

/**
 * Which unit comes first, wherever lengths are shown: the one that the visitor chose (D36). Without a choice, for one
 * screen the unit in which it was entered, for all of them together the space's, else centimetres where every screen was
 * entered in them.
 */
export function unitsOf(comparison: Compared, screen?: Screen): Units {
  const first = comparison.lengths ?? screen?.unit ?? usualUnit(comparison);
  return { first, second: otherUnit(first) };
}

/** The choice that puts this unit first: none where it comes first without one, so that `/` stays `/`. */
export function lengthsFor(unit: Unit, comparison: Omit<Compared, "lengths">): Lengths {
  const mixed = comparison.screens.some(({ screen }) => screen.unit !== unit);
  return unit === usualUnit(comparison) && !mixed ? null : unit;
}

function usualUnit({ screens, space }: Omit<Compared, "lengths">): Unit {
  if (space !== null) return space.unit;
  return screens.length > 0 && screens.every(({ screen }) => screen.unit === "cm") ? "cm" : "in";
}
