import type { ScreenId } from "./listed-screen.ts";
import { isToScale } from "./scale-mode.ts";
import type { Comparison } from "./state.ts";
import type { QueryParameters } from "./view.ts";

/** `focus=above` of a picture's address: all screens are drawn from above (D61.3). */
export function readsAbove(parameters: QueryParameters, { screens }: Comparison): boolean {
  return parameters.get("focus") === "above" && screens.length > 0;
}

/**
 * `focus=2` of a picture's address: the screen whose width and height are drawn (V16). Null without one, or where it is
 * malformed or means nothing for this comparison.
 */
export function readFocus(parameters: QueryParameters, { screens, scale, space }: Comparison): ScreenId | null {
  // Neither angles nor pixels are widths and heights, and a space has dimensions of its own.
  if (!isToScale(scale) || space !== null) return null;
  const number = parameters.get("focus") ?? "";
  return screens.find((screen) => String(screen.number) === number)?.id ?? null;
}
