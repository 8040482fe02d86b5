import { sizeInInches } from "#domain/display/screen.ts";
import { inches, mm, screen } from "../figures.ts";
import { IPHONE_16, IPHONE_16_PLUS } from "../makers-sizes.ts";
import { acrossFrom, BLUE, box, drawPicture, PINK, words } from "./plan-parts.ts";

/** Pixels to an inch. */
const SCALE = 62;
const FLOOR = 428;
const CARD = { width: inches(8.56), height: inches(5.398) };
const PHONES = [
  { name: "6.1″", body: IPHONE_16, display: "6.12in-1179x2556", left: 40, colour: PINK },
  { name: "6.7″", body: IPHONE_16_PLUS, display: "6.69in-1290x2796", left: 290, colour: BLUE },
];

/** Two phones as a whole, with their screens, and a bank card. */
export function picture(): string {
  return drawPicture(
    { width: 832, height: 510, size: 28, title: "Two whole phones with their screens, and a bank card" },
    [
      ...PHONES.flatMap(({ name, body, display, left, colour }) => {
        const [wide, tall] = [body.width * SCALE, body.height * SCALE];
        const size = sizeInInches(screen(display));
        const [across, down] = [size.width * SCALE, size.height * SCALE];
        return [
          box([left, FLOOR - tall], wide, tall, 'class="s k" stroke-width="4" rx="26"'),
          box(
            [left + (wide - across) / 2, FLOOR - (tall + down) / 2],
            across,
            down,
            `fill="${colour}" fill-opacity="0.14" stroke="${colour}" stroke-width="3" rx="20"`,
          ),
          words([left + wide / 2, FLOOR - tall / 2], name),
          acrossFrom(left, left + wide, 474, mm(body.width), 130),
        ];
      }),
      box(
        [570, FLOOR - CARD.height * SCALE],
        CARD.width * SCALE,
        CARD.height * SCALE,
        'class="s l" stroke-width="3" rx="8"',
      ),
      words([570 + (CARD.width * SCALE) / 2, FLOOR - (CARD.height * SCALE) / 2 + 10], "bank card"),
      acrossFrom(570, 570 + CARD.width * SCALE, 474, mm(CARD.width), 130),
    ],
  );
}
