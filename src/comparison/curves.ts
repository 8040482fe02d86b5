import { curvedSide, depthIn, standingSingleIn, standingSizeIn } from "#domain/display/curve.ts";
import { isSameShape } from "#domain/display/equivalent.ts";
import { diagonalInches, type Screen, sizeIn } from "#domain/display/screen.ts";
import type { Unit } from "#domain/display/unit.ts";
import type { Size } from "#domain/geometry/size.ts";
import type { ListedScreen } from "./listed-screen.ts";
import { isToScale } from "./scale-mode.ts";
import type { Comparison } from "./state.ts";

/** How a curved screen stands, in one unit (D61). */
export interface Standing {
  /** The side that lies along the curve. */
  readonly side: keyof Size;
  /** That side along the curve, of a set as a whole. */
  readonly along: number;
  /** The same straight from edge to edge, and of each display of a set. */
  readonly straight: number;
  readonly singleStraight: number;
  readonly depth: number;
}

export function standingOf(screen: Screen, unit: Unit): Standing {
  const side = curvedSide(screen);
  return {
    side,
    along: sizeIn(screen, unit)[side],
    straight: standingSizeIn(screen, unit)[side],
    singleStraight: standingSingleIn(screen, unit)[side],
    depth: depthIn(screen, unit),
  };
}

/**
 * The curved screens whose straight width and depth are said. "measured": the straight width counts, in a row or a space. "both": two
 * screens that differ in their curve alone are said in one sentence.
 */
type CurveFact<Row> =
  | { readonly kind: "measured" | "each"; readonly curved: readonly Row[] }
  | { readonly kind: "both"; readonly one: Row; readonly other: Row };

/** In a row and in a space, which count how wide they stand, it is said of each, and otherwise of up to two. Null where it is not. */
export function curveFact<Row extends ListedScreen>(
  { arrangement, space, scale }: Comparison,
  rows: readonly Row[],
): CurveFact<Row> | null {
  if (!isToScale(scale)) return null;
  const curved = rows.filter(({ screen }) => screen.radius !== undefined);
  if (arrangement === "side" || space !== null) return { kind: "measured", curved };
  if (rows.length > 2) return null;
  const [one, other] = curved;
  return one !== undefined && other !== undefined && differInCurveAlone(one, other)
    ? { kind: "both", one, other }
    : { kind: "each", curved };
}

function differInCurveAlone({ screen: one }: ListedScreen, { screen: other }: ListedScreen): boolean {
  const isAlike = isSameShape(one, other) && diagonalInches(one) === diagonalInches(other);
  return isAlike && one.count === other.count && one.gap === other.gap && one.radius !== other.radius;
}
