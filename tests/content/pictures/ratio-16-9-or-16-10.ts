import { cm, figure, height, width } from "../figures.ts";
import { acrossFrom, BLUE, box, drawPicture, line, ORANGE, words, wordsAs } from "./plan-parts.ts";

/** Pixels to an inch. */
const SCALE = 30.5;
const TOP = 92;
/** What tabs, address bar and taskbar take, in pixels of the screen. */
const BARS = { top: 152, bottom: 48 };
/** From one line of text to the next. */
const LINE = 40;
const SCREENS = [
  { name: "14″ 16:9", address: "14in-16x9", down: 1080, left: 30, colour: BLUE },
  { name: "14″ 16:10", address: "14in-16x10", down: 1200, left: 440, colour: ORANGE },
];

/** How many lines a page shows on a screen that is so many pixels high. */
export const linesOn = (down: number) => Math.floor((down - BARS.top - BARS.bottom) / LINE);

/** The same page in a browser on two laptops 1,920 pixels wide, to scale: the taller one shows more lines. */
export function picture(): string {
  return drawPicture(
    { width: 832, height: 396, size: 28, title: "The same page on a 14″ laptop at 16:9 and on one at 16:10" },
    SCREENS.map(({ name, address, down, left, colour }) => {
      const [wide, tall] = [width(address) * SCALE, height(address) * SCALE];
      const pixel = wide / 1920;
      const at = (x: number, y: number) => [left + x * pixel, TOP + y * pixel] as const;
      const lines = linesOn(down);
      const inBoth = linesOn(1080);
      const middle = left + wide / 2;
      return [
        box([left, TOP], wide, tall, `class="s" stroke="${colour}" stroke-width="5" rx="3"`),
        box(at(0, 0), wide, BARS.top * pixel, 'class="m" fill-opacity="0.25"'),
        box(at(160, 86), 1200 * pixel, 44 * pixel, 'class="s" rx="4"'),
        box(at(0, down - BARS.bottom), wide, BARS.bottom * pixel, 'class="m" fill-opacity="0.5"'),
        ...Array.from({ length: lines }, (_, index) => {
          const y = BARS.top + (index + 0.5) * LINE;
          const end = 1620 - ((index * 7) % 5) * 90;
          const look =
            index < inBoth ? 'class="l" stroke-width="4" stroke-opacity="0.5"' : `stroke="${colour}" stroke-width="4"`;
          return line(at(300, y), at(end, y), look);
        }),
        words([middle, 40], name),
        wordsAs([middle, 76], `${figure(lines)} lines`, 'text-anchor="middle" font-weight="450"', "m"),
        acrossFrom(left, left + wide, 362, cm(width(address)), 130),
      ].join("");
    }),
  );
}
