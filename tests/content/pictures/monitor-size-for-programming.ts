import { A4 } from "../definitions.ts";
import { cm, height, width } from "../figures.ts";
import { acrossFrom, BLUE, box, drawPicture, GREEN, words } from "./plan-parts.ts";

/** Pixels to an inch. */
const SCALE = 14;
const FLOOR = 246;

/** A monitor with as many sheets of A4 beside each other as fit on it. */
function monitor(address: string, name: string, left: number, colour: string): string {
  const [wide, tall] = [width(address) * SCALE, height(address) * SCALE];
  const [sheet, long] = [A4.width * SCALE, A4.height * SCALE];
  const sheets = Array.from({ length: Math.floor(width(address) / A4.width) }, (_, index) => left + index * sheet);
  return [
    box([left, FLOOR - tall], wide, tall, `fill="${colour}" fill-opacity="0.14" stroke="${colour}" stroke-width="3"`),
    ...sheets.flatMap((x) => [
      box([x, FLOOR - long], sheet, long, 'class="s l" stroke-width="2"'),
      words([x + sheet / 2, FLOOR - long / 2 + 9], "A4"),
    ]),
    acrossFrom(left, left + wide, 278, cm(width(address)), 124),
    words([left + wide / 2, 326], name),
  ].join("");
}

/** Sheets of A4 at their real size on a 27″ and on a 31.5″. */
export function picture(): string {
  const [small, large] = ["27in-16x9", "31.5in-16x9"] as const;
  const [edge, gap] = [40, 38];
  return drawPicture({ width: 832, height: 346, size: 28, title: "Sheets of A4 on a 27″ and on a 31.5″ monitor" }, [
    monitor(small, "27″", edge, BLUE),
    monitor(large, "31.5″", edge + width(small) * SCALE + gap, GREEN),
  ]);
}
