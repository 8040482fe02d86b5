import { outerWidth } from "../desk-work.ts";
import { inches } from "../figures.ts";
import { acrossFrom, BLUE, box, drawPicture, eye, PINK } from "./plan-parts.ts";

/** Pixels to an inch. */
const SCALE = 4.1;
const MIDDLE = 168;
const BACK = 50;

/** For the list: a desk from above with two monitors. */
export function picture(): string {
  const [wide, deep, body] = [inches(140) * SCALE, inches(80) * SCALE * 0.82, outerWidth("27in-16x9") * SCALE];
  return drawPicture({ width: 336, height: 176, size: 18, title: "A desk 140 cm wide from above, with two monitors" }, [
    box([MIDDLE - wide / 2, BACK], wide, deep, 'class="s k" stroke-width="2" rx="3"'),
    box([MIDDLE - body, BACK + 16], body, 8, `fill="${BLUE}"`),
    box([MIDDLE + 1, BACK + 16], body - 1, 8, `fill="${PINK}"`),
    acrossFrom(MIDDLE - wide / 2, MIDDLE + wide / 2, 28, "140 cm", 76),
    eye([MIDDLE, BACK + deep], 8),
  ]);
}
