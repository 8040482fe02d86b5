import { sizeInInches } from "#domain/display/screen.ts";
import { A4, CARD } from "../definitions.ts";
import { cm, mm, screen } from "../figures.ts";
import { LAPTOPS, PHONES } from "../makers-sizes.ts";
import { acrossFrom, BLUE, box, downFrom, drawPicture, GREEN, ORANGE, PINK, words, wordsAs } from "./plan-parts.ts";

interface Whole {
  readonly width: number;
  readonly height: number;
  /** Of the screen, as in an address. */
  readonly screen: string;
}

interface Place {
  /** Pixels to an inch. */
  readonly scale: number;
  readonly left: number;
  readonly floor: number;
  readonly colour: string;
  readonly corner: number;
}

/** The device with its screen in the middle of its width, as far from the upper edge as from the sides. */
function whole(device: Whole, { scale, left, floor, colour, corner }: Place): string {
  const [wide, tall] = [device.width * scale, device.height * scale];
  const size = sizeInInches(screen(device.screen));
  const margin = (wide - size.width * scale) / 2;
  return [
    box([left, floor - tall], wide, tall, `class="s k" stroke-width="3" rx="${corner}"`),
    box(
      [left + margin, floor - tall + margin],
      size.width * scale,
      size.height * scale,
      `fill="${colour}" fill-opacity="0.14" stroke="${colour}" stroke-width="3" rx="${Math.max(corner - margin, 2)}"`,
    ),
  ].join("");
}

const paper = (at: readonly [number, number], wide: number, tall: number, corner: number) =>
  box(at, wide, tall, `class="s l" stroke-width="3" rx="${corner}"`);

/** Three phones of today's sizes as a whole, with their screens, and a bank card. */
function phones(): string {
  const [scale, floor] = [58, 424];
  const shown = [
    { name: "6.3″", phone: PHONES.iPhone17, left: 50, colour: GREEN },
    { name: "6.7″", phone: PHONES.galaxyS25Plus, left: 246, colour: PINK },
    { name: "6.9″", phone: PHONES.galaxyS25Ultra, left: 452, colour: BLUE },
  ];
  const card = { left: 662, wide: CARD.height * scale, tall: CARD.width * scale };
  return drawPicture(
    { width: 832, height: 510, size: 28, title: "Three whole phones with their screens, and a bank card" },
    [
      ...shown.flatMap(({ name, phone, left, colour }) => [
        whole(phone, { scale, left, floor, colour, corner: 26 }),
        words([left + (phone.width * scale) / 2, floor - (phone.height * scale) / 2], name),
        acrossFrom(left, left + phone.width * scale, 470, mm(phone.width), 126),
      ]),
      paper([card.left, floor - card.tall], card.wide, card.tall, 8),
      words([card.left + card.wide / 2, floor - card.tall / 2 - 6], "bank"),
      words([card.left + card.wide / 2, floor - card.tall / 2 + 28], "card"),
    ],
  );
}

/** A 14″ laptop on a 16″ one, closed and seen from above, with the screens in their lids, and a sheet of A4 on both. */
function laptops(): string {
  const [scale, floor, left] = [35, 376, 24];
  const { macBookPro14: small, macBookPro16: large } = LAPTOPS;
  const place = { scale, left, floor, corner: 14 };
  const across = (laptop: Whole, y: number) => acrossFrom(left, left + laptop.width * scale, y, cm(laptop.width), 124);
  const down = (laptop: Whole, x: number) =>
    downFrom(floor - laptop.height * scale, floor, left + large.width * scale + x, cm(laptop.height));
  const strip = ((large.width - small.width) * scale) / 2;
  return drawPicture(
    { width: 832, height: 482, size: 28, title: "A 14″ laptop on a 16″ one, and a sheet of A4 on both" },
    [
      whole(large, { ...place, colour: PINK }),
      whole(small, { ...place, colour: GREEN }),
      box(
        [left, floor - A4.width * scale],
        A4.height * scale,
        A4.width * scale,
        `fill="none" stroke="${ORANGE}" stroke-width="3" stroke-dasharray="9 7"`,
      ),
      words([left + (small.width * scale) / 2, floor - (small.height * scale) / 2], "14″"),
      words([left + small.width * scale + strip, floor - (small.height * scale) / 2], "16″"),
      wordsAs([left + 24, floor - 52], "A4", "", "m"),
      across(small, 412),
      across(large, 454),
      down(large, 18),
      down(small, 158),
    ],
  );
}

/** For the list: the two laptops on one corner. */
function laptopsCard(): string {
  const scale = 10.4;
  const { macBookPro14: small, macBookPro16: large } = LAPTOPS;
  const place = { scale, left: 95, floor: 142, corner: 6 };
  return drawPicture({ width: 336, height: 176, size: 20, title: "A 14″ laptop on a 16″ laptop" }, [
    whole(large, { ...place, colour: PINK }),
    whole(small, { ...place, colour: GREEN }),
    words([place.left + (small.width * scale) / 2, 100], "14″"),
    words([place.left + large.width * scale + 26, 60], "16″"),
  ]);
}

/** For the list: two phones. */
function phonesCard(): string {
  const [scale, floor] = [22, 158];
  const place = { scale, floor, corner: 10 };
  return drawPicture({ width: 336, height: 176, size: 20, title: "A 6.3″ and a 6.9″ phone" }, [
    whole(PHONES.iPhone17, { ...place, left: 84, colour: GREEN }),
    whole(PHONES.galaxyS25Ultra, { ...place, left: 184, colour: BLUE }),
    words([84 + (PHONES.iPhone17.width * scale) / 2, 108], "6.3″"),
    words([184 + (PHONES.galaxyS25Ultra.width * scale) / 2, 108], "6.9″"),
  ]);
}

export const pictures = {
  "whole-phones": phones,
  "whole-phones-thumbnail": phonesCard,
  "whole-laptops": laptops,
  "whole-laptops-thumbnail": laptopsCard,
};
