import { deskFrom, deskTo } from "../desk-work.ts";
import { cm, width } from "../figures.ts";
import { dashed, drawPicture, eye, line, shape, TEAL, words } from "./plan-parts.ts";

/** Pixels to an inch. */
const SCALE = 6;
const [SCREEN, MIDDLE] = [56, 84];

/** A 27″ from above, with its nearest and its farthest seat (D42). */
export function picture(): string {
  const half = (width("27in-16x9") / 2) * SCALE;
  const [upper, lower] = [
    [SCREEN, MIDDLE - half],
    [SCREEN, MIDDLE + half],
  ] as const;
  const nearest = [SCREEN + deskFrom("27in-16x9") * SCALE, MIDDLE] as const;
  const farthest = [SCREEN + deskTo("27in-16x9") * SCALE, MIDDLE] as const;
  return drawPicture({ width: 336, height: 176, size: 18, title: "A 27″ and its seats from above" }, [
    shape([nearest, upper, lower], `fill="${TEAL}" fill-opacity="0.16"`),
    line(farthest, upper, dashed),
    line(farthest, lower, dashed),
    line(nearest, farthest, `stroke="${TEAL}" stroke-width="4"`),
    line(upper, lower, `stroke="${TEAL}" stroke-width="7"`),
    eye(nearest, 7),
    eye(farthest, 7),
    words([nearest[0], MIDDLE + 68], cm(deskFrom("27in-16x9"), 0)),
    words([farthest[0] + 8, MIDDLE + 68], cm(deskTo("27in-16x9"), 0)),
  ]);
}
