import { cm, height, inches, m, width } from "../figures.ts";
import { highestMiddle, MIDDLE } from "../living-room.ts";
import { acrossFrom, box, dashed, drawPicture, eye, GREEN, line, shape, words } from "./plan-parts.ts";

/** Pixels to an inch. */
const SCALE = 1.4 / inches(1);
const FLOOR = 320;
const WALL = 800;
const SET = "65in-16x9";
const DISTANCE = inches(250);

/** A television on the wall, and from the side with the line 15° upwards. */
export function picture(): string {
  const up = (length: number) => FLOOR - length * SCALE;
  const half = height(SET) / 2;
  const [left, wide] = [20, width(SET) * SCALE];
  const sitting = WALL - DISTANCE * SCALE;
  const limit = highestMiddle(DISTANCE);
  const mark = (length: number) => [
    line([left + wide, up(length)], [left + wide + 18, up(length)]),
    words([left + wide + 24, up(length) + 9], cm(length, length === MIDDLE ? 0 : 1), "start"),
  ];
  return drawPicture(
    {
      width: 832,
      height: 376,
      size: 28,
      title: "A 65″ television with its middle at 107 cm, from the front and from the side",
    },
    [
      line([0, FLOOR], [832, FLOOR], 'class="k" stroke-width="2"'),
      box(
        [left, up(MIDDLE + half)],
        wide,
        2 * half * SCALE,
        `fill="${GREEN}" fill-opacity="0.16" stroke="${GREEN}" stroke-width="2"`,
      ),
      line([left, up(MIDDLE)], [left + wide, up(MIDDLE)], dashed),
      ...[MIDDLE + half, MIDDLE, MIDDLE - half].flatMap(mark),
      line([WALL + 6, 0], [WALL + 6, FLOOR], 'class="k" stroke-width="2"'),
      box([WALL - 8, up(MIDDLE + half)], 8, 2 * half * SCALE, `fill="${GREEN}"`),
      box([WALL - 24, up(limit + half)], 8, 2 * half * SCALE, `fill="none" ${dashed}`),
      shape(
        [
          [sitting, up(MIDDLE)],
          [WALL, up(MIDDLE)],
          [WALL, up(limit)],
        ],
        `fill="${GREEN}" fill-opacity="0.12"`,
      ),
      line([sitting, up(MIDDLE)], [WALL, up(MIDDLE)], dashed),
      line([sitting, up(MIDDLE)], [WALL, up(limit)], dashed),
      words([sitting + 176, up(MIDDLE) - 12], "15°"),
      words([WALL - 36, up(limit) - 14], cm(limit, 0), "end"),
      ...sitter(sitting, up),
      acrossFrom(sitting, WALL, FLOOR + 30, m(DISTANCE, 1), 96),
    ],
  );
}

/** Somebody on a sofa from the side, whose eye is at `x`. */
function sitter(x: number, up: (length: number) => number): string[] {
  const at = (forward: number, above: number) => [x + inches(forward) * SCALE, up(inches(above))] as const;
  const [headX, headY] = at(-10, 108);
  return [
    shape([at(-46, 84), at(-30, 88), at(-24, 44), at(34, 44), at(34, 12), at(-46, 12)], 'class="s l" stroke-width="2"'),
    `<path class="l" d="M${at(-13, 95).join(" ")}L${at(-13, 54).join(" ")}L${at(34, 52).join(" ")}L${at(40, 4).join(" ")}" fill="none" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"/>`,
    `<circle class="s l" cx="${headX.toFixed(1)}" cy="${headY.toFixed(1)}" r="${(inches(11) * SCALE).toFixed(1)}" stroke-width="2"/>`,
    eye([x - 4, up(MIDDLE)], 4),
  ];
}
