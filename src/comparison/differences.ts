import { aboutTheSame } from "#domain/display/alike.ts";
import { COMPARED_DIMENSIONS, type ComparedDimension } from "#domain/display/dimension.ts";
import { differenceOf, drawnMeasures, percentMore } from "#domain/display/measures.ts";
import type { ScaledDisplay } from "#domain/display/scaling.ts";
import type { DrawnUnit, Unit } from "#domain/display/unit.ts";

/** How one dimension relates to the base's: what is said of it. Figures are unrounded and positive. */
export type RelativeDifference = { readonly dimension: ComparedDimension | "text" } & (
  | { readonly kind: "same" | "alike" }
  | { readonly kind: "more" | "less"; readonly percent: number }
  | { readonly kind: "times"; readonly factor: number }
);

/** What rounds to 0.0% is the same. */
const LEAST_PERCENT = 0.05;

/** What rounds to 100% and more is `2.0×`. */
const TIMES_FROM_PERCENT = 99.5;

/** @param factor value divided by the base's */
export function relativeDifference(factor: number, dimension: RelativeDifference["dimension"]): RelativeDifference {
  const percent = percentMore(factor);
  if (Math.abs(percent) < LEAST_PERCENT) return { dimension, kind: "same" };
  if (percent < 0) return { dimension, kind: "less", percent: -percent };
  return percent < TIMES_FROM_PERCENT ? { dimension, kind: "more", percent } : { dimension, kind: "times", factor };
}

/** 1 for more, −1 for less, 0 for what is the same. */
export function directionOf({ kind }: RelativeDifference): -1 | 0 | 1 {
  if (kind === "same" || kind === "alike") return 0;
  return kind === "less" ? -1 : 1;
}

export type Differences = Readonly<Record<ComparedDimension, RelativeDifference>>;

/** How a display differs from the base in each dimension, where about the same is no difference (D35). Null where one has no size in pixels. */
export function differencesFrom(base: ScaledDisplay, display: ScaledDisplay, unit?: Unit): Differences;
export function differencesFrom(base: ScaledDisplay, display: ScaledDisplay, unit: DrawnUnit): Differences | null;
export function differencesFrom(
  base: ScaledDisplay,
  display: ScaledDisplay,
  unit: DrawnUnit = "in",
): Differences | null {
  const [measures, baseMeasures] = [drawnMeasures(display, unit), drawnMeasures(base, unit)];
  if (measures === null || baseMeasures === null) return null;
  const differences = differenceOf(measures, baseMeasures);
  const alike = aboutTheSame(measures, baseMeasures, unit);
  const of = (dimension: ComparedDimension): RelativeDifference => {
    const exact = relativeDifference(differences[dimension].factor, dimension);
    return alike.has(dimension) && exact.kind !== "same" ? { dimension, kind: "alike" } : exact;
  };
  return { width: of("width"), height: of("height"), area: of("area") };
}

/** Whether all dimensions are the same or about the same. */
export function areAlike(differences: Differences): boolean {
  return COMPARED_DIMENSIONS.every((dimension) => directionOf(differences[dimension]) === 0);
}
