import { type DrawnUnit, otherUnit, type Unit } from "#domain/display/unit.ts";
import type { ScaleMode } from "./scale-mode.ts";

/** Every length is shown in two units. A diagonal in a screen's title stays in the unit in which it was entered. */
export interface Units {
  readonly first: Unit;
  /** Beside or below the first. */
  readonly second: Unit;
}

/** The unit that a link's text names; null for other text (D36). */
export function parseLengths(text: string): Unit | null {
  return text === "in" || text === "cm" ? text : null;
}

/** The chosen unit comes first, wherever lengths are shown (D36). */
export function unitsOf({ lengths }: { readonly lengths: Unit }): Units {
  return { first: lengths, second: otherUnit(lengths) };
}

/** What the answer shows: lengths in both units, or the pixels that size the drawing and lengths (D46). */
export interface DrawnUnits {
  readonly first: DrawnUnit;
  readonly second: Unit;
}

export function drawnUnitsOf({ scale, lengths }: { readonly scale: ScaleMode; readonly lengths: Unit }): DrawnUnits {
  return scale === "pixels" ? { first: "px", second: lengths } : unitsOf({ lengths });
}
