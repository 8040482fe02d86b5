import type { Screen } from "../domain/display/screen.ts";
import { otherUnit, type Unit } from "../domain/display/unit.ts";
import type { Comparison } from "./state.ts";

/** Every length is shown in two units. A diagonal in a screen's title stays in the unit in which it was entered. */
export interface Units {
  readonly first: Unit;
  /** Beside or below the first. */
  readonly second: Unit;
}

/**
 * Which unit comes first, wherever lengths are shown: for one screen the unit in which it was entered, for all of them
 * together centimetres where every screen was entered in them.
 */
export function unitsOf({ screens }: Comparison, screen?: Screen): Units {
  const isMetric = screens.length > 0 && screens.every((listed) => listed.screen.unit === "cm");
  const first = screen?.unit ?? (isMetric ? "cm" : "in");
  return { first, second: otherUnit(first) };
}
