import type { ScreenId } from "./listed-screen.ts";
import { isToScale } from "./scale-mode.ts";
import type { Comparison } from "./state.ts";
import type { QueryParameters } from "./view.ts";

/**
 * What a picture is about: the screen whose width and height are drawn (V16), or all screens from above (D61.3). Null for
 * neither.
 */
export type Focus = ScreenId | "above" | null;

/** `focus=2` or `focus=above` of a picture's address. Null where it is malformed or means nothing for this comparison. */
export function readFocus(parameters: QueryParameters, { screens, scale, space }: Comparison): Focus {
  const written = parameters.get("focus") ?? "";
  if (written === "above") return screens.length > 0 ? "above" : null;
  // Neither angles nor pixels are widths and heights, and a space has dimensions of its own.
  if (!isToScale(scale) || space !== null) return null;
  return screens.find((screen) => String(screen.number) === written)?.id ?? null;
}
