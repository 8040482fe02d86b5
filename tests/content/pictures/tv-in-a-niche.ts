import { FRAME, outerWidth } from "../desk-work.ts";
import { cm, height, inches, width } from "../figures.ts";
import { acrossFrom, box, drawPicture, GREEN, line, words, wordsAs } from "./plan-parts.ts";

const SET = "65in-16x9";
const NICHE = { width: inches(150), height: inches(85) };
/** Pixels to an inch, and how many times as large the end is drawn again. */
const [SCALE, LOUPE] = [8.9, 8];
const [LEFT, FLOOR] = [40, 402];
const CIRCLE = { x: 716, y: 136, radius: 96 };

/** A television in a niche, and how much air its end has, enlarged. */
export function picture(): string {
  const [wide, tall] = [NICHE.width * SCALE, NICHE.height * SCALE];
  const [setWide, setTall] = [outerWidth(SET) * SCALE, (height(SET) + 2 * FRAME) * SCALE];
  const setLeft = LEFT + (wide - setWide) / 2;
  const frame = FRAME * SCALE;
  const spare = (wide - setWide) / 2;
  const [end, middle] = [LEFT + wide, FLOOR - setTall / 2];
  const { x, y, radius } = CIRCLE;
  const edge = x + 30;
  const at = (from: number) => edge + from * LOUPE;
  const half = Math.sqrt(radius ** 2 - 30 ** 2);
  return drawPicture({ width: 832, height: 484, size: 28, title: "A 65″ television in a niche of 150 × 85 cm" }, [
    box([LEFT, FLOOR - tall], wide, tall, 'class="s"'),
    box([setLeft, FLOOR - setTall], setWide, setTall, 'class="l" fill="none" stroke-width="2"'),
    box(
      [setLeft + frame, FLOOR - setTall + frame],
      width(SET) * SCALE,
      height(SET) * SCALE,
      `fill="${GREEN}" fill-opacity="0.14" stroke="${GREEN}" stroke-width="3"`,
    ),
    line([LEFT, FLOOR], [LEFT, FLOOR - tall], 'class="k" stroke-width="4"'),
    line([LEFT, FLOOR - tall], [end, FLOOR - tall], 'class="k" stroke-width="4"'),
    line([end, FLOOR - tall], [end, FLOOR], 'class="k" stroke-width="4"'),
    line([LEFT, FLOOR], [end, FLOOR], 'class="k" stroke-width="4"'),
    words([LEFT + wide / 2, middle + 10], "65″ television"),
    acrossFrom(LEFT, end, 446, cm(NICHE.width, 0), 120),
    acrossFrom(setLeft, setLeft + setWide, FLOOR - tall - 32, cm(outerWidth(SET)), 150),
    `<circle cx="${end - 8}" cy="${middle}" r="18" fill="none" class="k" stroke-width="2"/>`,
    line([end + 9, middle - 8], [x - radius * 0.9, y + radius * 0.44], 'class="k" stroke-width="2"'),
    `<circle cx="${x}" cy="${y}" r="${radius}" class="s k" stroke-width="2"/>`,
    line([edge, y - half], [edge, y + half], 'class="k" stroke-width="4"'),
    line([at(-spare), y - half * 0.9], [at(-spare), y + half * 0.9]),
    line(
      [at(-spare - frame), y - half * 0.7],
      [at(-spare - frame), y + half * 0.7],
      `stroke="${GREEN}" stroke-width="3"`,
    ),
    level(at(-spare), edge, y + 20),
    words([x, y + radius + 40], cm((NICHE.width - outerWidth(SET)) / 2)),
    wordsAs([x, y + radius + 74], "at each side", 'text-anchor="middle" font-weight="450"', "m"),
    upright(end + 32, FLOOR - tall, FLOOR),
    words([end + 46, FLOOR - 14], cm(NICHE.height, 0), "start"),
  ]);
}

const level = (from: number, to: number, y: number) =>
  [line([from, y], [to, y]), line([from, y - 7], [from, y + 7]), line([to, y - 7], [to, y + 7])].join("");
const upright = (x: number, from: number, to: number) =>
  [line([x, from], [x, to]), line([x - 7, from], [x + 7, from]), line([x - 7, to], [x + 7, to])].join("");
