import { SHARP_SIGHT } from "../definitions.ts";
import { inches, m } from "../figures.ts";
import { filmsFrom, filmsTo, sharperUpTo } from "../living-room.ts";
import { BLUE, box, drawPicture, line, words } from "./plan-parts.ts";

/** Pixels to an inch. */
const SCALE = 132 / inches(100);
const LEFT = 84;
const TOP = 108;
const ROW = 70;
const BAR = 36;
const SIZES = [43, 55, 65, 75, 85];

/** Up to which distance 4K looks sharper than 1080p, and where people sit for films. */
export function picture(): string {
  return drawPicture(
    {
      width: 832,
      height: TOP + SIZES.length * ROW + 48,
      size: 28,
      title: "Up to which distance 4K looks sharper than 1080p",
    },
    [
      box([LEFT, 18], 28, 24, `fill="${BLUE}"`),
      words([LEFT + 38, 39], "20/20 sight", "start"),
      bracket(LEFT + 340, LEFT + 380, 30),
      words([LEFT + 392, 39], "seats for films", "start"),
      box([LEFT, 56], 28, 24, `fill="${BLUE}" fill-opacity="0.25"`),
      words([LEFT + 38, 77], "average of young eyes", "start"),
      ...SIZES.flatMap((size, index) => row(size, TOP + index * ROW)),
      ...[0, 1, 2, 3, 4, 5].flatMap((metres) => {
        const [x, y] = [LEFT + inches(metres * 100) * SCALE, TOP + SIZES.length * ROW];
        return [line([x, y - 6], [x, y + 6]), words([x, y + 36], `${metres} m`)];
      }),
      line([LEFT, TOP + SIZES.length * ROW], [LEFT + inches(550) * SCALE, TOP + SIZES.length * ROW]),
    ],
  );
}

function row(size: number, y: number): string[] {
  const address = `${size}in-16x9`;
  const [normal, sharp] = [sharperUpTo(address, 1920), sharperUpTo(address, 1920, SHARP_SIGHT)];
  const across = (distance: number) => LEFT + distance * SCALE;
  const figure = m(normal, 1);
  return [
    words([LEFT - 12, y + 27], `${size}″`, "end"),
    box([LEFT, y], normal * SCALE, BAR, `fill="${BLUE}"`),
    box([across(normal), y], (sharp - normal) * SCALE, BAR, `fill="${BLUE}" fill-opacity="0.25"`),
    `<text x="${(across(normal) - 10).toFixed(1)}" y="${y + 27}" text-anchor="end" fill="#fff">${figure}</text>`,
    words([across(sharp) - 10, y + 27], m(sharp, 1), "end"),
    bracket(across(filmsFrom(address)), across(filmsTo(address)), y + BAR + 12),
  ];
}

/** A line with two ends. */
function bracket(from: number, to: number, y: number): string {
  const ends = [from, to].map((x) => line([x, y - 6], [x, y + 6], 'class="k" stroke-width="2"'));
  return [line([from, y], [to, y], 'class="k" stroke-width="2"'), ...ends].join("");
}
