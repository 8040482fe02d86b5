import type { Point } from "#domain/geometry/point.ts";

/** One panel from above. */
export interface Panel {
  readonly id: number;
  readonly number: number;
  readonly colour: string;
  /** Of each display, from left to right: from edge to edge, with its radius; null if it is flat. */
  readonly arcs: readonly { readonly from: Point; readonly to: Point; readonly radius: number | null }[];
  /** Of the whole, its outer edges. */
  readonly edges: readonly [left: Point, right: Point];
  /** Of the middle of a single display. */
  readonly middle: Point;
  /** Between the edges, in degrees. */
  readonly angle: number;
  /** Of the arc that shows the angle. */
  readonly arcRadius: number;
  /** Where what stands behind it begins: at the furthest panel about as far away. */
  readonly behind: number;
  /** The angle in figures; null where it has none. */
  readonly figure: string | null;
}
