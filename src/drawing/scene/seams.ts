import { type Screen, singleSizeIn } from "../../domain/display/screen.ts";
import type { Outline, Seam } from "./marks.ts";

/** In pixels, thinner than an outline. */
export const SEAM_STROKE_WIDTH = 1.25;

/** Where the displays of each set meet, within the set's outline (D29). */
export function composeSeams(screens: readonly Screen[], outlines: readonly Outline[]): Seam[] {
  return outlines.flatMap(({ number, stroke, opacity, x, y, width, height }) => {
    const screen = screens[number - 1];
    if (screen?.count === undefined) return [];
    const { count } = screen;
    const single = singleSizeIn(screen, "in");
    const display = single.width * (height / single.height);
    const gap = screen.gap === undefined ? 0 : (width - count * display) / (count - 1);
    return Array.from({ length: count - 1 }, (_, index): Seam => {
      const left = x + (index + 1) * display + index * gap;
      return { number, colour: stroke.colour, opacity, x: left, y, width: gap, height };
    });
  });
}
