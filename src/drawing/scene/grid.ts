import { convertLength, type Unit } from "../../domain/display/unit.ts";
import type { Point } from "../../domain/geometry/point.ts";
import type { Grid } from "./marks.ts";

/** In pixels. Smaller squares no longer read as a measure. */
const SMALLEST_PITCH = 56;

/** @param origin where lines cross: the lower left corner of the rearmost outline, so that its sides can be counted */
export function composeGrid(unit: Unit, pixelsPerInch: number, origin: Point): Grid {
  const pixelsPerUnit = pixelsPerInch / convertLength(1, "in", unit);
  const { step, parts } = roundStep(SMALLEST_PITCH / pixelsPerUnit);
  const pitch = step * pixelsPerUnit;
  return { step, fineStep: Number((step / parts).toPrecision(3)), unit, pitch, finePitch: pitch / parts, origin };
}

/** The smallest of 1, 2, 5 × 10ⁿ that is not below `least`, and the number of fine squares along its side. */
function roundStep(least: number): { step: number; parts: number } {
  const exponent = Math.floor(Math.log10(least));
  const candidates = [
    { digit: 1, power: exponent, parts: 5 },
    { digit: 2, power: exponent, parts: 4 },
    { digit: 5, power: exponent, parts: 5 },
    { digit: 1, power: exponent + 1, parts: 5 },
  ].map(({ digit, power, parts }) => ({ step: Number(`${digit}e${power}`), parts }));
  return candidates.find(({ step }) => step >= least) ?? { step: Number(`1e${exponent + 1}`), parts: 5 };
}
