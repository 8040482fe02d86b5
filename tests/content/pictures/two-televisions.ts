import { m, width } from "../figures.ts";
import { filmsFrom, filmsTo } from "../living-room.ts";
import { BLUE, dashed, drawPicture, eye, GREEN, line, ORANGE, PINK, shape, TEAL, words } from "./plan-parts.ts";

interface Shown {
  readonly size: number;
  readonly colour: string;
}

const [WALL, MIDDLE, TOP, FLOOR] = [36, 262, 54, 470];

/** Two televisions on one wall from above, and from where to where each is right for films (D42). */
function figureOf(smaller: Shown, larger: Shown, scale: number): string {
  const at = (distance: number) => WALL + distance * scale;
  const seats = ({ size, colour }: Shown, glass: number, y: number) => {
    const address = `${size}in-16x9`;
    const [from, to, half] = [filmsFrom(address), filmsTo(address), (width(address) / 2) * scale];
    const [nearest, left, right] = [at(from), MIDDLE - half, MIDDLE + half];
    const wedge = [
      [nearest, MIDDLE],
      [glass, left],
      [glass, right],
    ] as const;
    return [
      shape(wedge, `fill="${colour}" fill-opacity="0.1"`),
      line([glass, left], [glass, right], `stroke="${colour}" stroke-width="9"`),
      line([nearest, y], [at(to), y], `stroke="${colour}" stroke-width="9"`),
      eye([nearest, y]),
      eye([at(to), y]),
      words([at(to) + 20, y + 10], `${size}″: ${m(from, 1).replace(" m", "")}–${m(to, 1)}`, "start"),
    ].join("");
  };
  const [near, far] = [filmsFrom(`${larger.size}in-16x9`), filmsTo(`${smaller.size}in-16x9`)];
  return drawPicture(
    {
      width: 832,
      height: 520,
      size: 28,
      title: `A ${smaller.size}″ and a ${larger.size}″ from above, and the seats at which each is right for films`,
    },
    [
      seats(larger, WALL + 6, MIDDLE + 32),
      seats(smaller, WALL + 18, MIDDLE - 32),
      line([WALL, TOP], [WALL, FLOOR], 'class="k" stroke-width="3"'),
      ...[near, far].map((distance) => line([at(distance), TOP + 16], [at(distance), FLOOR], dashed)),
      words([at(near) - 14, TOP], `${smaller.size}″`, "end"),
      words([at((near + far) / 2), TOP], "both"),
      words([at(far) + 14, TOP], `${larger.size}″`, "start"),
      words([at(near) - 14, FLOOR], m(near, 1), "end"),
      words([at(far) + 14, FLOOR], m(far, 1), "start"),
    ],
  );
}

export const pictures = {
  "tv-55-vs-65-inch": () => figureOf({ size: 55, colour: BLUE }, { size: 65, colour: GREEN }, 5.1),
  "tv-65-vs-75-inch": () => figureOf({ size: 65, colour: ORANGE }, { size: 75, colour: TEAL }, 4.6),
  "tv-75-vs-85-inch": () => figureOf({ size: 75, colour: PINK }, { size: 85, colour: ORANGE }, 4.1),
  "tv-85-98-or-100-inch": () => figureOf({ size: 85, colour: BLUE }, { size: 98, colour: GREEN }, 3.55),
};
