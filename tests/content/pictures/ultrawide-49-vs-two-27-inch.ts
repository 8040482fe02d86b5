import { endDistance } from "../definitions.ts";
import { FRAME, outerWidth, STAND } from "../desk-work.ts";
import { cm, inches, width } from "../figures.ts";
import { facing } from "../turned-pair.ts";
import { BLUE, dashed, drawPicture, eye, line, PINK, words } from "./plan-parts.ts";
import { arcEnd, screenArc } from "./screen-arcs.ts";

/** Pixels to an inch. */
const SCALE = 8;
/** At a desk 80 cm deep. */
const SEAT = inches(80) - STAND;
const RADIUS = 180;
const EYE = 290;
const SEAM = EYE - SEAT * SCALE;
const [LEFT, RIGHT] = [210, 596];

type Point = readonly [x: number, y: number];

/** Two 27″ turned towards the eyes, and a curved 49″, from above. */
export function picture(): string {
  return drawPicture(
    { width: 832, height: 360, size: 28, title: "From above: two 27″ turned towards the eyes, and a curved 49″" },
    [
      ...[-1, 1].map((side) => turned(side)),
      eye([LEFT, EYE]),
      words([LEFT, EYE + 44], "two 27″"),
      curved(),
      eye([RIGHT, EYE]),
      words([RIGHT, EYE + 44], "49″, 1800R"),
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

function curved(): string {
  const [across, down] = arcEnd("49in-32x9", RADIUS);
  const end = (side: number): Point => [RIGHT + side * across * SCALE, SEAM + down * SCALE];
  const away = endDistance("49in-32x9", SEAT * 2.54, RADIUS);
  return [
    line([RIGHT, EYE], [RIGHT, SEAM], dashed),
    ...[-1, 1].map((side) => line([RIGHT, EYE], end(side), dashed)),
    screenArc("49in-32x9", RADIUS, { middle: [RIGHT, SEAM], scale: SCALE, colour: PINK, stroke: 8 }),
    words([(RIGHT + end(1)[0]) / 2 + 16, (EYE + end(1)[1]) / 2 + 30], cm(away, 0), "start"),
    words([RIGHT - 12, SEAM + 70], cm(SEAT, 0), "end"),
  ].join("");
}
