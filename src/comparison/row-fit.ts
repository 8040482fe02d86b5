import { type KnownObject, traitsOf } from "#domain/display/known-object.ts";
import type { Size } from "#domain/geometry/size.ts";
import { type Fit, frameOf } from "#domain/space/fit.ts";
import { fitRow, rowOf, shorterRow } from "#domain/space/screen-row.ts";
import { type RelativeDifference, relativeDifference } from "./differences.ts";
import type { ListedScreen } from "./listed-screen.ts";
import { hasTight } from "./space-fits.ts";
import { type Comparison, isRow } from "./state.ts";

/** What a row comes to as a whole (D56). Lengths are in centimetres. */
export interface RowFacts {
  /** All together, with frames. */
  readonly size: Size;
  readonly hasFrames: boolean;
  /** How it fits into the space; null without one. */
  readonly fit: (Fit & { readonly isTight: boolean }) | null;
  /** The one screen without which a row fits that is too wide; null where no single one is too many. */
  readonly shorter: { readonly without: ListedScreen; readonly spare: number } | null;
  /** How much wider it is than the objects whose width counts. */
  readonly objects: readonly { readonly object: KnownObject; readonly difference: RelativeDifference }[];
}

/** Whether anything stands around a picture. */
export function hasFrames({ screens, frame }: Comparison): boolean {
  return screens.some(({ screen }) => frameOf(screen, frame).width > 0);
}

/** Null for what is no row. */
export function rowFacts(comparison: Comparison): RowFacts | null {
  if (!isRow(comparison)) return null;
  const { space, frame, level, objects } = comparison;
  const screens = comparison.screens.map(({ screen }) => screen);
  const row = rowOf(screens, frame, level);
  const fit = space && fitRow(space, row);
  const one = space === null || fit === null || fit.spare.width >= 0 ? null : shorterRow(screens, space, frame, level);
  const without = one === null ? undefined : comparison.screens[one.without];
  return {
    size: row.bounds,
    hasFrames: hasFrames(comparison),
    fit: fit && {
      ...fit,
      isTight: hasTight([fit.spare.width, ...(fit.spare.height === null ? [] : [fit.spare.height])]),
    },
    shorter: one === null || without === undefined ? null : { without, spare: one.spare },
    objects: objects.flatMap((object) => {
      const { size, measured } = traitsOf(object);
      if (measured !== "width") return [];
      return [{ object, difference: relativeDifference(row.bounds.width / size.width, "width") }];
    }),
  };
}
