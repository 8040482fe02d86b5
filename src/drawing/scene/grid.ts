import { convertLength, type Unit } from "#domain/display/unit.ts";
import type { Point } from "#domain/geometry/point.ts";
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

/** In pixels, between two dots. */
const SMALLEST_DOT_PITCH = 17;
/** Every fifth dot is larger. */
const DOTS = 5;

/** Dots in place of squares, a round number of a screen's pixels apart (D46). */
export function composeDots(scale: number, origin: Point): Grid {
  const { step } = roundStep(SMALLEST_DOT_PITCH / scale);
  const finePitch = step * scale;
  return { step: DOTS * step, fineStep: step, unit: "px", pitch: DOTS * finePitch, finePitch, origin };
}

/** The unit of lengths in a drawing to scale. */
export function lengthUnitOf(grid: Grid | null): Unit {
  return grid === null || grid.unit === "px" ? "in" : grid.unit;
}

interface RoundStep {
  readonly step: number;
  /** How many parts of a round length it has. */
  readonly parts: number;
}

/** The smallest of 1, 2, 5 × 10ⁿ that is not below `least`. */
function roundStep(least: number): RoundStep {
  const steps = roundSteps(least);
  return steps.find(({ step }) => step >= least) ?? (steps.at(-1) as RoundStep);
}

/** The largest of 1, 2, 5 × 10ⁿ that is not above `most`. */
export function roundStepUpTo(most: number): RoundStep {
  const steps = roundSteps(most);
  return steps.findLast(({ step }) => step <= most) ?? (steps[0] as RoundStep);
}

/** The round steps around a value, from below it to above it. */
function roundSteps(value: number): RoundStep[] {
  const exponent = Math.floor(Math.log10(value));
  return [
    { digit: 1, power: exponent, parts: 5 },
    { digit: 2, power: exponent, parts: 4 },
    { digit: 5, power: exponent, parts: 5 },
    { digit: 1, power: exponent + 1, parts: 5 },
  ].map(({ digit, power, parts }) => ({ step: Number(`${digit}e${power}`), parts }));
}
