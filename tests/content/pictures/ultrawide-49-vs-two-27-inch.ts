import { FRAME, outerWidth, STAND } from "../desk-work.ts";
import { cm, inches, width } from "../figures.ts";
import { facing } from "../turned-pair.ts";
import { BLUE, dashed, drawPicture, eye, line, PINK, words } from "./plan-parts.ts";

/** Pixels to an inch. */
const SCALE = 8;
/** At a desk 80 cm deep. */
const SEAT = inches(80) - STAND;
const EYE = 290;
const SEAM = EYE - SEAT * SCALE;
const [LEFT, RIGHT] = [210, 596];

type Point = readonly [x: number, y: number];

/** Two 27″ turned towards the eyes, and a flat 49″, from above. */
export function picture(): string {
  return drawPicture(
    { width: 832, height: 360, size: 26, title: "From above: two 27″ turned towards the eyes, and a flat 49″" },
    [
      ...[-1, 1].map((side) => turned(side)),
      eye([LEFT, EYE]),
      words([LEFT, EYE + 44], "two 27″"),
      flat(),
      eye([RIGHT, EYE]),
      words([RIGHT, EYE + 44], "49″, flat"),
    ],
  );
}

/** One of the pair, to the left (-1) or to the right (1) of the middle. */
function turned(side: number): string {
  const { turn, distance } = facing(outerWidth("27in-16x9"), SEAT);
  const along = (length: number): Point => [
    LEFT + side * length * Math.cos((turn * Math.PI) / 180) * SCALE,
    SEAM + length * Math.sin((turn * Math.PI) / 180) * SCALE,
  ];
  const middle = along(outerWidth("27in-16x9") / 2);
  const halfway: Point = [(LEFT + middle[0]) / 2 + side * 20, (EYE + middle[1]) / 2 + 18];
  return [
    line([LEFT, EYE], middle, dashed),
    line(along(0), along(outerWidth("27in-16x9")), 'class="l" stroke-width="8"'),
    line(along(FRAME), along(FRAME + width("27in-16x9")), `stroke="${BLUE}" stroke-width="8"`),
    words(halfway, cm(distance, 0), side < 0 ? "end" : "start"),
  ].join("");
}

function flat(): string {
  const end = (side: number): Point => [RIGHT + side * (width("49in-32x9") / 2) * SCALE, SEAM];
  const frame = (side: number): Point => [RIGHT + side * (outerWidth("49in-32x9") / 2) * SCALE, SEAM];
  const away = Math.hypot(width("49in-32x9") / 2, SEAT);
  const halfway = (side: number): Point => [(RIGHT + end(side)[0]) / 2 + side * 16, (EYE + SEAM) / 2 + 30];
  return [
    line([RIGHT, EYE], [RIGHT, SEAM], dashed),
    ...[-1, 1].map((side) => line([RIGHT, EYE], end(side), dashed)),
    line(frame(-1), frame(1), 'class="l" stroke-width="8"'),
    line(end(-1), end(1), `stroke="${PINK}" stroke-width="8"`),
    words(halfway(1), cm(away, 0), "start"),
    words([RIGHT - 12, SEAM + 60], cm(SEAT, 0), "end"),
  ].join("");
}
