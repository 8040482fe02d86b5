import { deskFrom, deskTo } from "../desk-work.ts";
import { cm, width } from "../figures.ts";
import { BLUE, dashed, drawPicture, eye, GREEN, line, shape, words } from "./plan-parts.ts";

/** Pixels to an inch. */
const SCALE = 11;
const SCREEN = 70;
const SEATS = [
  { name: "27″", address: "27in-16x9", middle: 225, colour: BLUE },
  { name: "32″ (31.5″)", address: "31.5in-16x9", middle: 580, colour: GREEN },
];

/** The nearest and the farthest seat (D42) at two screens, from above. */
export function picture(): string {
  return drawPicture(
    { width: 832, height: 600, size: 28, title: "From above: the nearest and the farthest seat at a 27″ and at a 32″" },
    SEATS.map(({ name, address, middle, colour }) => {
      const half = (width(address) / 2) * SCALE;
      const [left, right] = [
        [middle - half, SCREEN],
        [middle + half, SCREEN],
      ] as const;
      const [near, far] = [deskFrom(address), deskTo(address)];
      const nearest = [middle, SCREEN + near * SCALE] as const;
      const farthest = [middle, SCREEN + far * SCALE] as const;
      return [
        shape([nearest, left, right], `fill="${colour}" fill-opacity="0.12"`),
        line(nearest, left),
        line(nearest, right),
        line(farthest, left, dashed),
        line(farthest, right, dashed),
        line(nearest, farthest, `stroke="${colour}" stroke-width="6"`),
        line(left, right, `stroke="${colour}" stroke-width="8"`),
        words([middle, SCREEN - 24], name),
        eye(nearest),
        eye(farthest),
        words([middle, SCREEN + 60], "nearest"),
        words([middle, SCREEN + 94], cm(near, 0)),
        words([middle, farthest[1] + 42], "farthest"),
        words([middle, farthest[1] + 76], cm(far, 0)),
      ].join("");
    }),
  );
}
