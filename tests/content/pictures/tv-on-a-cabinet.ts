import { FRAME, outerWidth } from "../desk-work.ts";
import { cm, height, width } from "../figures.ts";
import { cabinetFor, cabinetHeight, FEET, MIDDLE, SHORT_CABINET } from "../living-room.ts";
import { acrossFrom, BLUE, box, dashed, drawPicture, line, TEAL, words, wordsAs } from "./plan-parts.ts";

const SET = "75in-16x9";
const LONG = cabinetFor(SET);
/** The outer set. */
const [WIDE, TALL] = [outerWidth(SET), height(SET) + 2 * FRAME];

interface Place {
  /** Pixels to an inch. */
  readonly scale: number;
  readonly middle: number;
  readonly floor: number;
  readonly colour: string;
}

/** Where the feet touch the cabinet, from the middle of the set. Every model has its own places. */
const NEAR_THE_ENDS = [-25, 25];
const IN_THE_MIDDLE = [0];

/** A television on a cabinet of that length, with a foot at each of those places. */
function television(
  cabinet: number,
  feet: readonly number[],
  { scale, middle, floor, colour }: Place,
): readonly string[] {
  const top = floor - cabinetHeight(SET) * scale;
  const under = top - (FEET - FRAME) * scale;
  const [wide, tall] = [width(SET) * scale, height(SET) * scale];
  const picture = [middle - wide / 2, under - (TALL - FRAME) * scale] as const;
  const long = cabinet * scale;
  const leg = long / 2 - 4 * scale;
  const half = (feet.length === 1 ? 14 : 5) * scale;
  return [
    box([middle - (WIDE * scale) / 2, under - TALL * scale], WIDE * scale, TALL * scale, 'class="m"'),
    box(picture, wide, tall, 'class="s"'),
    box(picture, wide, tall, `fill="${colour}" fill-opacity="0.14" stroke="${colour}" stroke-width="2"`),
    ...feet.flatMap((from) => {
      const at = middle + from * scale;
      return [
        line([at, under], [at, top - scale * 0.7], `class="l" stroke-width="${(scale * 1.5).toFixed(1)}"`),
        line(
          [at - half, top - scale * 0.7],
          [at + half, top - scale * 0.7],
          `class="l" stroke-width="${(scale * 1.4).toFixed(1)}"`,
        ),
      ];
    }),
    box([middle - long / 2, top], long, floor - top - 1.6 * scale, 'class="s k" stroke-width="3" rx="3"'),
    ...[-leg, leg].map((from) =>
      line([middle + from, floor - 1.6 * scale], [middle + from, floor], 'class="k" stroke-width="5"'),
    ),
  ];
}

/** With two feet near the ends on a cabinet as long as the set is wide, and with one foot on a shorter one. */
function figure(): string {
  const [scale, floor] = [5.4, 396];
  const [left, right] = [
    { scale, floor, middle: 212, colour: BLUE },
    { scale, floor, middle: 612, colour: BLUE },
  ];
  const eyes = floor - MIDDLE * scale;
  const across = (middle: number, y: number, length: number, decimals: number, room: number) =>
    acrossFrom(middle - (length / 2) * scale, middle + (length / 2) * scale, y, cm(length, decimals), room);
  return drawPicture(
    { width: 832, height: 506, size: 28, title: "Two 75″ televisions on cabinets of different lengths" },
    [
      ...television(LONG, NEAR_THE_ENDS, left),
      ...television(SHORT_CABINET, IN_THE_MIDDLE, right),
      line([8, floor], [824, floor], 'class="k" stroke-width="3"'),
      line([8, eyes], [824, eyes], dashed),
      ...[left, right].flatMap(({ middle }) => [words([middle, eyes - 20], "75″"), across(middle, 34, WIDE, 1, 130)]),
      words([left.middle, eyes + 40], `eyes at ${cm(MIDDLE, 0)}`),
      words([left.middle, floor - (cabinetHeight(SET) / 2) * scale + 14], `${cm(cabinetHeight(SET), 0)} high`),
      across(left.middle, 434, LONG, 0, 112),
      across(right.middle, 434, SHORT_CABINET, 0, 112),
      wordsAs([left.middle, 484], "two feet near the ends", 'text-anchor="middle" font-weight="450"', "m"),
      wordsAs([right.middle, 484], "one foot in the middle", 'text-anchor="middle" font-weight="450"', "m"),
    ],
  );
}

/** For the list. */
function card(): string {
  const [scale, floor, middle] = [2.4, 160, 168];
  return drawPicture({ width: 336, height: 176, size: 20, title: "A television on a cabinet" }, [
    ...television(LONG, NEAR_THE_ENDS, { scale, floor, middle, colour: TEAL }),
    line([48, floor], [288, floor], 'class="k" stroke-width="3"'),
    words([middle, floor - (cabinetHeight(SET) / 2) * scale + 9], cm(LONG, 0)),
  ]);
}

export const pictures = { "tv-on-a-cabinet": figure, "tv-on-a-cabinet-thumbnail": card };
