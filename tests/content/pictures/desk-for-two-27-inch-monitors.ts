import { FRAME, outerWidth, STAND } from "../desk-work.ts";
import { cm, inches } from "../figures.ts";
import { facing } from "../turned-pair.ts";
import { acrossFrom, BLUE, box, dashed, downFrom, drawPicture, eye, GREEN, line, shape, words } from "./plan-parts.ts";

/** Pixels to an inch. */
const SCALE = 10.4;
const LEFT = 96;
const BACK = 96;
const DESK = { width: inches(140), depth: inches(80) };
const BODY = outerWidth("27in-16x9");
const SEAM = DESK.width / 2;
const PAIR = facing(BODY, DESK.depth - STAND);
const TURN = (PAIR.turn * Math.PI) / 180;

/** A desk from above: two monitors in a row, and dashed the same ones turned towards the eyes. */
export function picture(): string {
  const middle = turned(1, BODY / 2, 0);
  const seat = at(SEAM, DESK.depth);
  const title = `A desk of 140 × 80 cm from above with two 27″ monitors, ${cm(2 * BODY)} wide, and eyes ${cm(DESK.depth - STAND, 0)} from the glass`;
  return drawPicture({ width: 832, height: 466, size: 28, title }, [
    box(at(0, 0), DESK.width * SCALE, DESK.depth * SCALE, 'class="s k" stroke-width="2" rx="4"'),
    ...[-1, 1].map((side) =>
      shape(
        [turned(side, 0, 0), turned(side, BODY, 0), turned(side, BODY, 2 * FRAME), turned(side, 0, 2 * FRAME)],
        `fill="none" ${dashed}`,
      ),
    ),
    row(SEAM - BODY, BLUE),
    row(SEAM, GREEN),
    acrossFrom(at(0, 0)[0], at(DESK.width, 0)[0], 36, cm(DESK.width, 0), 124),
    acrossFrom(at(SEAM - BODY, 0)[0], at(SEAM + BODY, 0)[0], 72, cm(2 * BODY), 150),
    downFrom(at(0, 0)[1], at(0, DESK.depth)[1], at(DESK.width, 0)[0] + 26, cm(DESK.depth, 0)),
    line(at(SEAM, STAND), seat),
    words([seat[0] - 14, seat[1] - 110], cm(DESK.depth - STAND, 0), "end"),
    line(seat, middle, dashed),
    words([(seat[0] + middle[0]) / 2 + 24, (seat[1] + middle[1]) / 2 + 22], cm(PAIR.distance, 0), "start"),
    eye(seat),
  ]);
}

/** From the desk’s back left corner. */
function at(across: number, down: number): readonly [number, number] {
  return [LEFT + across * SCALE, BACK + down * SCALE];
}

/** A point of a turned monitor: so far along it from the seam, and so far behind its glass. */
function turned(side: number, along: number, behind: number) {
  return at(
    SEAM + side * (along * Math.cos(TURN) + behind * Math.sin(TURN)),
    STAND + along * Math.sin(TURN) - behind * Math.cos(TURN),
  );
}

function row(from: number, colour: string): string {
  const fill = `fill="${colour}" fill-opacity="0.18" stroke="${colour}" stroke-width="3"`;
  return box(at(from, STAND - 2 * FRAME), BODY * SCALE, 2 * FRAME * SCALE, fill);
}
