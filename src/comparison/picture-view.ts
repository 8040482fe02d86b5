import type { ScreenId } from "./listed-screen.ts";
import { isToScale } from "./scale-mode.ts";
import type { Comparison } from "./state.ts";
import { textBaseOf } from "./text-sentence.ts";
import type { QueryParameters } from "./view.ts";

/** What only a picture of a comparison knows, beside the parameters of its link. */
export interface PictureView {
  /** The screen whose width and height are drawn; null for none. */
  readonly focus: ScreenId | null;
  readonly figure: "drawing" | "text";
}

export const WHOLE_DRAWING: PictureView = { focus: null, figure: "drawing" };

/** `focus=2` and `figure=text` of a picture's address. What is malformed or means nothing for this comparison is ignored. */
export function readPictureView(parameters: QueryParameters, comparison: Comparison): PictureView {
  const { screens, scale, space } = comparison;
  if (parameters.get("figure") === "text" && textBaseOf(comparison) !== null) return { focus: null, figure: "text" };
  // Neither angles nor pixels are widths and heights, and a space has dimensions of its own.
  const isMeasured = isToScale(scale) && space === null;
  const number = parameters.get("focus") ?? "";
  const focused = isMeasured ? screens.find((screen) => String(screen.number) === number) : undefined;
  return { focus: focused?.id ?? null, figure: "drawing" };
}
