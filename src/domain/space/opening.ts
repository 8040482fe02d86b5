import type { Unit } from "../display/unit.ts";

/** An opening that screens are to fit into (D38): a niche, a cabinet, a wall, a desk. */
export interface Space {
  /** Positive, in `unit`. */
  readonly width: number;
  /** Positive, in `unit`; null where only the width counts. */
  readonly height: number | null;
  readonly unit: Unit;
}

/** What a picture's frame adds on each side, in centimetres (D38). */
export const DEFAULT_FRAME = 1;

/** In centimetres. */
export const MAX_FRAME = 20;
