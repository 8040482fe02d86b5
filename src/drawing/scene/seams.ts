import { type Box, TOUCHING } from "./box.ts";
import type { Outline, Seam } from "./marks.ts";
import type { DrawnScreen } from "./sizing.ts";

/** In pixels, thinner than an outline. */
export const SEAM_STROKE_WIDTH = 1.25;

/** Where the displays of each set meet, within the set's outline (D29). */
export function composeSeams(screens: readonly DrawnScreen[], outlines: readonly Outline[]): Seam[] {
  return outlines.flatMap((outline) => {
    const { id, number, colour, opacity, y, height } = outline;
    const boxes = displayBoxes(outline, screens);
    return boxes.slice(1).map((right, index): Seam => {
      const left = boxes[index] ?? right;
      const x = left.x + left.width;
      const gap = right.x - x;
      return { id, number, colour, opacity, x, y, width: gap < TOUCHING ? 0 : gap, height };
    });
  });
}

/** The place of each display of a set within its outline; of a single screen the outline's own. */
export function displayBoxes({ id, x, y, width, height }: Outline, screens: readonly DrawnScreen[]): Box[] {
  const drawn = screens.find((each) => each.id === id);
  const count = drawn?.screen.count;
  if (drawn === undefined || count === undefined) return [{ x, y, width, height }];
  const display = drawn.single.width * (height / drawn.single.height);
  const pitch = (width - display) / (count - 1);
  return Array.from({ length: count }, (_, index) => ({ x: x + index * pitch, y, width: display, height }));
}
