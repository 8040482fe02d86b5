import type { ListedScreen } from "../../comparison/listed-screen.ts";
import { type Screen, singleSizeIn } from "../../domain/display/screen.ts";
import type { Box } from "./box.ts";
import type { Outline, Seam } from "./marks.ts";

/** In pixels, thinner than an outline. */
export const SEAM_STROKE_WIDTH = 1.25;

/** Where the displays of each set meet, within the set's outline (D29). */
export function composeSeams(screens: readonly ListedScreen[], outlines: readonly Outline[]): Seam[] {
  return outlines.flatMap((outline) => {
    const { id, number, stroke, opacity, y, height } = outline;
    const screen = screenOf(outline, screens);
    const hasGap = screen?.gap !== undefined;
    const boxes = displayBoxes(screen, outline);
    return boxes.slice(1).map((right, index): Seam => {
      const left = boxes[index] ?? right;
      const x = left.x + left.width;
      return { id, number, colour: stroke.colour, opacity, x, y, width: hasGap ? right.x - x : 0, height };
    });
  });
}

/** The place of each display of a set within its outline; of a single screen the outline's own. */
export function displayBoxes(screen: Screen | undefined, { x, y, width, height }: Box): Box[] {
  const count = screen?.count;
  if (screen === undefined || count === undefined) return [{ x, y, width, height }];
  const single = singleSizeIn(screen, "in");
  const display = single.width * (height / single.height);
  const pitch = (width - display) / (count - 1);
  return Array.from({ length: count }, (_, index) => ({ x: x + index * pitch, y, width: display, height }));
}

export function screenOf({ id }: Outline, screens: readonly ListedScreen[]): Screen | undefined {
  return screens.find((each) => each.id === id)?.screen;
}
