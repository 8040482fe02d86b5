import { endDistance } from "../definitions.ts";
import { cm, inches, width } from "../figures.ts";
import { dashed, drawPicture, eye, line, words } from "./plan-parts.ts";
import { arcEnd, CURVES, screenArc } from "./screen-arcs.ts";

const SCALE = 11;
const SEAT = inches(70);
const [MIDDLE, SCREEN] = [296, 66];
const LABELS = MIDDLE + (width("49in-32x9") / 2) * SCALE + 20;
const EYE = SCREEN + SEAT * SCALE;

/** A 49″ from above, with three curves, and how far its ends are from the eyes. */
export function picture(): string {
  return drawPicture(
    { width: 832, height: 420, size: 28, title: "A 49″ from above, with three curves; the eyes 70 cm away" },
    [
      line([MIDDLE, EYE], [MIDDLE, SCREEN], dashed),
      words([MIDDLE + 16, EYE - 90], cm(SEAT, 0), "start"),
      ...CURVES.map(({ name, radius, colour }, index) => {
        const [x, y] = arcEnd("49in-32x9", radius);
        const [right, left] = [1, -1].map((side) => [MIDDLE + side * x * SCALE, SCREEN + y * SCALE] as const);
        if (right === undefined || left === undefined) throw new Error("no ends");
        return [
          line([MIDDLE, EYE], left, dashed),
          screenArc("49in-32x9", radius, { middle: [MIDDLE, SCREEN], scale: SCALE, colour, stroke: 6 }),
          words([LABELS, SCREEN + 22 + 34 * index], `${name}, ${cm(endDistance("49in-32x9", 70, radius), 0)}`, "start"),
        ].join("");
      }),
      eye([MIDDLE, EYE]),
    ],
  );
}
