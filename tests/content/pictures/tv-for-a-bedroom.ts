import { cm, height, m } from "../figures.ts";
import { BED } from "../living-room.ts";
import { acrossFrom, box, dashed, drawPicture, eye, GREEN, line, shape, words } from "./plan-parts.ts";

/** Pixels to a centimetre. */
const SCALE = 2.9;
const [LEFT, FLOOR] = [48, 500];
const SET = "50in-16x9";

/** A bed from the side, with somebody propped up in it, and the set that they look at. */
export function picture(): string {
  const at = (x: number, y: number) => [LEFT + x * SCALE, FLOOR - y * SCALE] as const;
  const ofInches = (length: number) => length * 2.54;
  const [eyeX, eyeY] = [ofInches(BED.eyes), ofInches(BED.eyeHeight)];
  const [setX, middle] = [eyeX + ofInches(BED.distance), ofInches(BED.middle)];
  const wall = setX + 14;
  const tilt = Math.atan((middle - eyeY) / (setX - eyeX));
  const half = ofInches(height(SET)) / 2;
  const end = (side: 1 | -1) => at(setX - side * half * Math.sin(tilt), middle + side * half * Math.cos(tilt));
  const body = [at(24, 70), at(74, 56), at(116, 66), at(190, 55)].map((point) => point.join(" ")).join("L");
  return drawPicture({ width: 832, height: 564, size: 28, title: "A 50″ television seen from a bed, from the side" }, [
    line([0, FLOOR], [832, FLOOR], 'class="k" stroke-width="2"'),
    line([LEFT + wall * SCALE, 0], [LEFT + wall * SCALE, FLOOR], 'class="k" stroke-width="2"'),
    box(at(-6, 100), 6 * SCALE, 100 * SCALE, 'class="s l" stroke-width="2"'),
    box(at(0, 50), ofInches(BED.length) * SCALE, 26 * SCALE, 'class="s l" stroke-width="2"'),
    line(at(4, 24), at(4, 0)),
    line(at(196, 24), at(196, 0)),
    shape([at(1, 51), at(1, 96), at(13, 94), at(36, 51)], 'class="s l" stroke-width="2"'),
    `<path class="l" d="M${body}" fill="none" stroke-width="26" stroke-linecap="round" stroke-linejoin="round"/>`,
    `<circle class="s l" cx="${at(22, 87)[0].toFixed(1)}" cy="${at(22, 87)[1].toFixed(1)}" r="${(11 * SCALE).toFixed(1)}" stroke-width="2"/>`,
    eye(at(eyeX, eyeY), 5),
    line(at(eyeX, eyeY), end(1), dashed),
    line(at(eyeX, eyeY), at(setX, middle), dashed),
    line(at(eyeX, eyeY), end(-1), dashed),
    line(end(1), end(-1), `stroke="${GREEN}" stroke-width="9"`),
    line(at(setX, middle), at(wall, middle), 'class="l" stroke-width="4"'),
    words([end(1)[0] - 14, end(1)[1] + 6], "50″", "end"),
    line(at(207, middle), at(setX, middle), dashed),
    line(at(207, middle), at(207, 0), dashed),
    words([at(207, 0)[0] + 8, at(0, 66)[1]], cm(BED.middle, 0), "start"),
    acrossFrom(at(eyeX, 0)[0], at(setX, 0)[0], FLOOR + 34, m(BED.distance, 1), 96),
  ]);
}
