import { type CurvedDisplay, curvedSide, depthIn, radiusText, standingSingleIn } from "#domain/display/curve.ts";
import { measureFigure } from "#domain/display/figures.ts";
import type { Unit } from "#domain/display/unit.ts";

/** `1800R: 117.6 cm straight, 9.9 cm deep`, of a set each one; null for a flat screen. */
export function curveNote(screen: CurvedDisplay, unit: Unit): string | null {
  if (screen.radius === undefined) return null;
  const straight = lengthText(standingSingleIn(screen, unit)[curvedSide(screen)], unit);
  return `${radiusText(screen.radius)}: ${straight} straight, ${lengthText(depthIn(screen, unit), unit)} deep`;
}

/** As in the answer (V7). */
function lengthText(length: number, unit: Unit): string {
  return measureFigure(length, "width", unit, "answer");
}
