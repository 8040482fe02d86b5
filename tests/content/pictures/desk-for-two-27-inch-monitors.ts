import { FRAME, outerWidth, STAND } from "../desk-work.ts";
import { cm, inches } from "../figures.ts";
import { acrossFrom, BLUE, box, dashed, downFrom, drawPicture, eye, GREEN, shape } from "./plan-parts.ts";

/** Pixels to an inch. */
const SCALE = 10.4;
const LEFT = 96;
const BACK = 96;
const DESK = { width: inches(140), depth: inches(80) };
const BODY = outerWidth("27in-16x9");
/** By which each monitor may turn towards the chair. */
const TURN = Math.PI / 12;

/** A desk from above: two monitors in a row, and dashed the same ones turned towards the chair. */
export function picture(): string {
  const across = (value: number) => LEFT + value * SCALE;
  const down = (value: number) => BACK + value * SCALE;
  const seam = DESK.width / 2;
  const turned = (side: number): string => {
    const [along, forward] = [side * BODY * Math.cos(TURN), BODY * Math.sin(TURN)];
    const [backX, backY] = [side * 2 * FRAME * Math.sin(TURN), -2 * FRAME * Math.cos(TURN)];
    const corners = [
      [0, 0],
      [along, forward],
      [along + backX, forward + backY],
      [backX, backY],
    ] as const;
    return shape(
      corners.map(([x, y]) => [across(seam + x), down(STAND + y)] as const),
      `fill="none" ${dashed}`,
    );
  };
  const body = (side: number, colour: string) =>
    box(
      [across(seam + (side < 0 ? -BODY : 0)), down(STAND - 2 * FRAME)],
      BODY * SCALE,
      2 * FRAME * SCALE,
      `fill="${colour}" fill-opacity="0.18" stroke="${colour}" stroke-width="3"`,
    );
  const end = (DESK.width - 2 * BODY) / 2;
  return drawPicture(
    {
      width: 832,
      height: 466,
      size: 26,
      title: `A desk of 140 × 80 cm from above with two 27″ monitors, ${cm(2 * BODY)} wide, and eyes ${cm(DESK.depth - STAND, 0)} from the glass`,
    },
    [
      box([across(0), down(0)], DESK.width * SCALE, DESK.depth * SCALE, 'class="s k" stroke-width="2" rx="4"'),
      turned(-1),
      turned(1),
      body(-1, BLUE),
      body(1, GREEN),
      acrossFrom(across(0), across(DESK.width), 36, "140 cm", 124),
      acrossFrom(across(end), across(end + 2 * BODY), 72, cm(2 * BODY), 150),
      downFrom(down(0), down(DESK.depth), across(DESK.width) + 26, "80 cm"),
      downFrom(down(STAND), down(DESK.depth), across(seam), cm(DESK.depth - STAND, 0)),
      eye([across(seam), down(DESK.depth)]),
    ],
  );
}
