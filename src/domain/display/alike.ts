import { COMPARED_DIMENSIONS, type ComparedDimension } from "./dimension.ts";
import { differenceOf, type Measures } from "./measures.ts";
import { CENTIMETRES_PER_INCH, type DrawnUnit } from "./unit.ts";

/** Lengths that are less apart have the same figure. In pixels each one counts. */
const LEAST_VISIBLE: Readonly<Record<DrawnUnit, number>> = { in: 0.05, cm: 0.05 * CENTIMETRES_PER_INCH, px: 0 };
const LEAST_VISIBLE_PERCENT = 0.95;
/** Of two displays of one ratio both sides grow alike, but for rounding of doubles. */
const SAME_RATIO_PERCENT = 1e-9;

/**
 * In which dimensions two displays are about the same to a buyer (D35): a side where the difference rounds to less than 0.1″ and 1%.
 * Two of one ratio agree in both sides or in none, and an area is about the same where both sides are.
 */
export function aboutTheSame(measures: Measures, base: Measures, unit: DrawnUnit): ReadonlySet<ComparedDimension> {
  const { width, height } = differenceOf(measures, base);
  const isAlike = (difference: typeof width) =>
    Math.abs(difference.percent) < LEAST_VISIBLE_PERCENT && Math.abs(difference.by) < LEAST_VISIBLE[unit];
  const [wide, tall] = [isAlike(width), isAlike(height)];
  const isOneRatio = Math.abs(width.percent - height.percent) < SAME_RATIO_PERCENT;
  if ((wide && tall) || (isOneRatio && (wide || tall))) return new Set(COMPARED_DIMENSIONS);
  return new Set([...(wide ? (["width"] as const) : []), ...(tall ? (["height"] as const) : [])]);
}
