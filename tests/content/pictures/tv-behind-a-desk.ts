import { deskFrom } from "../desk-work.ts";
import { cm, inches, width } from "../figures.ts";
import { BLUE, box, dashed, drawPicture, eye, line, ORANGE, PINK, shape, words } from "./plan-parts.ts";

/** Pixels to an inch. */
const SCALE = 12.6;
const MIDDLE = 416;
const EYE = 552;
const DESK = { width: inches(140), depth: inches(80) };
const SCREENS = [
  { size: "31.5", colour: BLUE },
  { size: "42", colour: ORANGE },
  { size: "48", colour: PINK },
];

/** Screens from above, each as close as it may stand (D42): all fill the same 60°. */
export function picture(): string {
  const away = (distance: number) => EYE - distance * SCALE;
  const farthest = deskFrom("48in-16x9") * 1.08;
  const edge = (side: number) => [MIDDLE + side * farthest * Math.tan(Math.PI / 6) * SCALE, away(farthest)] as const;
  return drawPicture(
    {
      width: 832,
      height: 588,
      size: 28,
      title: "Three screens from above, each filling 60° of the view, behind a desk 80 cm deep",
    },
    [
      box(
        [MIDDLE - (DESK.width / 2) * SCALE, away(DESK.depth)],
        DESK.width * SCALE,
        DESK.depth * SCALE,
        'class="s l" stroke-width="2" rx="4"',
      ),
      shape([[MIDDLE, EYE], edge(-1), edge(1)], `fill="${BLUE}" fill-opacity="0.1"`),
      line([MIDDLE, EYE], edge(-1), dashed),
      line([MIDDLE, EYE], edge(1), dashed),
      ...SCREENS.map(({ size, colour }) => {
        const address = `${size}in-16x9`;
        const half = (width(address) / 2) * SCALE;
        const y = away(deskFrom(address));
        return [
          line([MIDDLE - half, y], [MIDDLE + half, y], `stroke="${colour}" stroke-width="7"`),
          words([MIDDLE, y + 32], `${size}″ at ${cm(deskFrom(address), 0)}`),
        ].join("");
      }),
      words([MIDDLE - (DESK.width / 2) * SCALE + 18, EYE - 20], "80 cm desk", "start"),
      words([MIDDLE, EYE - 66], "60°"),
      eye([MIDDLE, EYE]),
    ],
  );
}
