import { width } from "../figures.ts";
import { BLUE, drawPicture, eye, GREEN, line, PINK, words } from "./plan-parts.ts";
import { filmRange } from "./tv-distance.ts";

/** Pixels to an inch. */
const SCALE = 1.55;
const EYE = { x: 52, y: 88 };

/** For the list: televisions at 8, 10 and 12 feet from above. */
export function picture(): string {
  const sets = [
    { size: 65, feet: 8, colour: BLUE },
    { size: 75, feet: 10, colour: GREEN },
    { size: 98, feet: 12, colour: PINK },
  ];
  return drawPicture(
    { width: 336, height: 176, size: 20, title: "Three televisions from above, filling 30° and more" },
    [
      ...filmRange(EYE, SCALE, 144),
      ...sets.map(({ size, feet, colour }) => {
        const x = EYE.x + feet * 12 * SCALE;
        const half = (width(`${size}in-16x9`) / 2) * SCALE;
        return line([x, EYE.y - half], [x, EYE.y + half], `stroke="${colour}" stroke-width="6"`);
      }),
      words([EYE.x + 96, EYE.y + 7], "30°"),
      eye([EYE.x, EYE.y], 8),
    ],
  );
}
