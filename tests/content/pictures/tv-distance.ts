import { distanceFor, width } from "../figures.ts";
import { BLUE, dashed, drawPicture, eye, GREEN, line, PINK, shape, words } from "./plan-parts.ts";

/** Pixels to an inch. */
const SCALE = 4.3;
const EYE = { x: 56, y: 300 };
/** How far the lines of sight are drawn, in inches. */
const FARTHEST = 152;
const SETS = [
  { size: 65, feet: 8, colour: BLUE },
  { size: 75, feet: 10, colour: GREEN },
  { size: 98, feet: 12, colour: PINK },
];

/** Three televisions from above, with the lines that enclose the range for films (D42). */
export function picture(): string {
  return drawPicture(
    { width: 832, height: 634, size: 28, title: "Televisions at 8, 10 and 12 feet from above, between 30° and 40°" },
    [
      ...filmRange(EYE, SCALE, FARTHEST),
      words(sightEnd(EYE, SCALE, FARTHEST, 40, [10, 4]), "40°", "start"),
      words(sightEnd(EYE, SCALE, FARTHEST, 30, [10, 14]), "30°", "start"),
      ...SETS.flatMap(({ size, feet, colour }) => {
        const x = EYE.x + feet * 12 * SCALE;
        const half = (width(`${size}in-16x9`) / 2) * SCALE;
        const top = EYE.y - halfWidthAt(feet * 12, 40) * SCALE;
        return [
          line([x, EYE.y - half], [x, EYE.y + half], `stroke="${colour}" stroke-width="8"`),
          words([x - 8, top - 12], `${size}″`),
          line([x, 584], [x, 596]),
          words([x, 624], `${feet} ft`),
        ];
      }),
      line([EYE.x, 590], [EYE.x + 12 * 12 * SCALE, 590]),
      line([EYE.x, 584], [EYE.x, 596]),
      eye([EYE.x, EYE.y]),
    ],
  );
}

/** The band between 30° and 40° on both sides of an eye, with its lines. */
export function filmRange(at: { x: number; y: number }, scale: number, farthest: number): string[] {
  const end = (angle: number, side: number) =>
    [at.x + farthest * scale, at.y + side * halfWidthAt(farthest, angle) * scale] as const;
  const from = [at.x, at.y] as const;
  return [-1, 1].flatMap((side) => [
    shape([from, end(30, side), end(40, side)], `fill="${BLUE}" fill-opacity="0.16"`),
    line(from, end(30, side), dashed),
    line(from, end(40, side), dashed),
  ]);
}

function sightEnd(
  at: { x: number; y: number },
  scale: number,
  farthest: number,
  angle: number,
  [x, y]: [number, number],
) {
  return [at.x + farthest * scale + x, at.y - halfWidthAt(farthest, angle) * scale + y] as const;
}

/** Half of the width that fills an angle from so far away. */
const halfWidthAt = (distance: number, angle: number) => distance / distanceFor(2, angle);
