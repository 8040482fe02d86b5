import { A4 } from "../definitions.ts";
import { EYES, FOOT, FRAME, topAboveEyes } from "../desk-work.ts";
import { cm, height, width } from "../figures.ts";
import { box, dashed, downFrom, drawPicture, line, ORANGE, shape, TEAL, words } from "./plan-parts.ts";

/** Pixels to an inch. */
const SCALE = 17.6;
const DESK = 520;
const SCREENS = [
  { name: "24″", address: "24in-9x16", left: 44, colour: TEAL },
  { name: "27″", address: "27in-9x16", left: 436, colour: ORANGE },
];

/** Two upright monitors on their stands, with what they show of A4 pages, and the eyes of somebody in front of them. */
export function picture(): string {
  const eyes = DESK - EYES * SCALE;
  return drawPicture(
    {
      width: 832,
      height: 568,
      size: 28,
      title: "An upright 24″ and an upright 27″ on a desk, with A4 pages at full size",
    },
    [
      ...SCREENS.flatMap(({ name, address, left, colour }) => {
        const [wide, tall] = [width(address) * SCALE, height(address) * SCALE];
        const bottom = DESK - (FOOT + FRAME) * SCALE;
        const top = bottom - tall;
        const [page, pageLeft] = [A4.height * SCALE, left + (wide - A4.width * SCALE) / 2];
        const [right, second, end] = [pageLeft + A4.width * SCALE, top + page, Math.min(top + 2 * page, bottom)];
        const nextPage = [
          [pageLeft, second],
          [right, second],
          [right, end],
          [pageLeft, end],
        ] as const;
        return [
          box([left + wide / 2 - 9, bottom], 18, DESK - bottom, 'class="m"'),
          box([left, top], wide, tall, `fill="${colour}" fill-opacity="0.14" stroke="${colour}" stroke-width="5"`),
          box([pageLeft, top], A4.width * SCALE, page, 'class="s l" stroke-width="2"'),
          shape(nextPage, 'class="s l" stroke-width="2"'),
          words([left + wide / 2, top - 14], name),
          words([left + wide / 2, top + page * 0.4], "A4"),
          words([left + wide / 2, second + page * 0.6], "A4"),
          downFrom(top, eyes, left + wide + 24, cm(topAboveEyes(address, FOOT))),
        ];
      }),
      line([8, eyes], [824, eyes], dashed),
      words([824, eyes + 36], "eye level", "end"),
      line([8, DESK], [824, DESK], 'class="k" stroke-width="3"'),
    ],
  );
}
