import { FRAME } from "../desk-work.ts";
import { cm, diagonal, height, inch, width } from "../figures.ts";
import { BLUE, box, drawPicture, line, words } from "./plan-parts.ts";

/** Pixels to an inch. */
const SCALE = 22;
const MONITOR = "27in-16x9";
const TOP = 44;

/** A monitor from the front, with a tape across its picture. */
export function picture(): string {
  const [wide, tall] = [width(MONITOR) * SCALE, height(MONITOR) * SCALE];
  const left = (832 - wide) / 2;
  const frame = FRAME * SCALE;
  const bottom = TOP + tall;
  const middle = [left + wide / 2, TOP + tall / 2] as const;
  const along = (share: number) => [left + wide * share, bottom - tall * share] as const;
  return drawPicture(
    {
      width: 832,
      height: 400,
      size: 28,
      title: `A ${inch(diagonal(MONITOR), 0)} monitor, ${cm(diagonal(MONITOR))} from corner to corner of its picture`,
    },
    [
      line([832 / 2, bottom + frame], [832 / 2, 388], 'class="l" stroke-width="14"'),
      line([832 / 2 - 90, 388], [832 / 2 + 90, 388], 'class="l" stroke-width="8"'),
      box([left - frame, TOP - frame], wide + 2 * frame, tall + 2 * frame, 'class="m" rx="5"'),
      box([left, TOP], wide, tall, 'class="s"'),
      box([left, TOP], wide, tall, `fill="${BLUE}" fill-opacity="0.14" stroke="${BLUE}" stroke-width="2"`),
      line(along(0), along(1), 'class="k" stroke-width="4"'),
      ...[0, 1].map((end) => circle(along(end))),
      `<g transform="rotate(${((-Math.atan2(tall, wide) * 180) / Math.PI).toFixed(2)} ${middle.map((value) => value.toFixed(1)).join(" ")})">${words([middle[0], middle[1] - 14], cm(diagonal(MONITOR)))}</g>`,
    ],
  );
}

const circle = ([x, y]: readonly [number, number]) =>
  `<circle class="i" cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="7"/>`;
