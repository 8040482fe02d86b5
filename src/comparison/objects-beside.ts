import { type KnownObject, traitsOf } from "#domain/display/known-object.ts";
import { sizeIn } from "#domain/display/screen.ts";
import { type RelativeDifference, relativeDifference } from "./differences.ts";
import type { ListedScreen } from "./listed-screen.ts";
import { isToScale } from "./scale-mode.ts";
import type { Comparison } from "./state.ts";

interface ObjectBeside {
  readonly object: KnownObject;
  readonly difference: RelativeDifference;
}

/** How the drawn objects compare with the screen that others are compared with (D31). */
export interface ObjectsFact<Row> {
  readonly base: Row;
  /** What stands beside the screens: how it differs from the base. */
  readonly standing: readonly ObjectBeside[];
  /** What lies on them: how the base differs from it in width. */
  readonly lying: readonly ObjectBeside[];
}

/** Null without objects in the drawing. */
export function objectsFact<Row extends ListedScreen>(
  base: Row | undefined,
  { objects, scale }: Comparison,
): ObjectsFact<Row> | null {
  if (base === undefined || objects.length === 0 || !isToScale(scale)) return null;
  const screen = sizeIn(base.screen, "cm");
  const all = objects.map((object) => ({ object, ...traitsOf(object) }));
  return {
    base,
    standing: all.flatMap(({ object, size, measured }) =>
      measured === undefined
        ? []
        : [{ object, difference: relativeDifference(size[measured] / screen[measured], measured) }],
    ),
    lying: all.flatMap(({ object, size, measured }) =>
      measured === undefined ? [{ object, difference: relativeDifference(screen.width / size.width, "width") }] : [],
    ),
  };
}
