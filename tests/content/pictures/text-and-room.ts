import { readComparison } from "#comparison/address.ts";
import { textAndRoomOf } from "#comparison/text-and-room.ts";
import { SAMPLE, sampleScale } from "#comparison/text-sample.ts";
import { colourHex } from "#domain/display/colour.ts";
import { displayText } from "#domain/display/display-text.ts";
import { composeRoom, roomScale } from "#drawing/scene/rooms.ts";
import { textWidth } from "#drawing/scene/text-width.ts";
import { element } from "#drawing/svg/element.ts";
import { roomElements } from "#drawing/svg/room-elements.ts";
import { writeText } from "#drawing/svg/write-text.ts";
import { box, dashed, drawPicture, line, wordsAs } from "./plan-parts.ts";

const FIGURE = {
  width: 832,
  inset: 32,
  pitch: 172,
  size: 26,
  swatch: 20,
  lines: { title: 50, sample: 104, note: 150 },
  sample: { usual: 38, largest: 590 },
  room: { width: 150, height: 84 },
};
const CARD = {
  width: 336,
  inset: 20,
  pitch: 80,
  size: 17,
  swatch: 13,
  lines: { title: 32, sample: 64 },
  sample: { usual: 20, largest: 296 },
};

interface Layout {
  readonly width: number;
  readonly inset: number;
  /** From one row to the next. */
  readonly pitch: number;
  readonly size: number;
  readonly swatch: number;
  /** The baselines, from the row's upper edge. */
  readonly lines: { readonly title: number; readonly sample: number; readonly note?: number };
  /** The usual size of the sample, and the width that it never exceeds. */
  readonly sample: { readonly usual: number; readonly largest: number };
  readonly room?: { readonly width: number; readonly height: number };
}

/** One line of text at its size on each screen, to scale with the first one's, and how much fits on each (D45). */
function draw(title: string, screens: string, layout: Layout): string {
  const { comparison } = readComparison(new URLSearchParams({ screens, lengths: "cm" }));
  const rows = comparison.screens.map((listed) => {
    const text = textAndRoomOf(listed, comparison);
    if (text === null) throw new Error(`no resolution: ${screens}`);
    return { ...text, screen: listed.screen };
  });
  const [base] = rows;
  if (base === undefined) throw new Error(`no screen: ${screens}`);
  const { width, inset, pitch, size, swatch, lines, sample, room } = layout;
  const largest = sample.largest / textWidth(SAMPLE, 1);
  const scale = sampleScale(rows, base, { usual: Math.min(sample.usual, largest), largest });
  const widthOf = (inches: number) => textWidth(SAMPLE, inches * scale);
  const top = layout === FIGURE ? 4 : 8;
  const right = width - inset;
  const parts = rows.flatMap((row, index) => {
    const y = top + index * pitch;
    const colour = colourHex(row.screen.colour);
    const font = (row.inches * scale).toFixed(2);
    const end = inset + widthOf(base.inches) + 3;
    const isLonger = row.inches > base.inches;
    const facts = room === undefined ? row.resolution : `${row.resolution} · ${row.density} · ${row.scaling}%`;
    return [
      ...(index === 0 ? [] : [line([inset, y], [right, y], 'class="l" stroke-opacity="0.35"')]),
      box([inset, y + lines.title - 0.9 * swatch], swatch, swatch, `rx="4" fill="${colour}"`),
      wordsAs([inset + 1.5 * swatch, y + lines.title], displayText(row.screen), ""),
      wordsAs([right, y + lines.title], facts, 'text-anchor="end" font-weight="450"', "m"),
      // As wide in every typeface, so that the mark stands where the first line ends.
      wordsAs(
        [inset, y + lines.sample],
        SAMPLE,
        `font-size="${font}" font-weight="400" textLength="${widthOf(row.inches).toFixed(1)}" lengthAdjust="spacingAndGlyphs"`,
      ),
      ...(index === 0
        ? []
        : [line([end, y + lines.sample + (isLonger ? 6 : -size)], [end, y + lines.sample + size / 2], dashed)]),
      ...(lines.note === undefined
        ? []
        : [wordsAs([inset, y + lines.note], `16 px = ${row.height} · room for ${row.room}`, 'font-weight="450"', "m")]),
      ...(room === undefined ? [] : [roomAt(right, y + 0.64 * pitch, composeRoom(row, roomScale(rows, room)), colour)]),
    ];
  });
  return drawPicture({ width, height: 2 * top + rows.length * pitch, size, title }, parts);
}

/** @param right the right edge of the displays, which are in the middle of the height `y` */
function roomAt(right: number, y: number, room: ReturnType<typeof composeRoom>, colour: string): string {
  const [left, top] = [right - room.width, y - room.height / 2];
  return writeText(
    element("g", { transform: `translate(${left.toFixed(1)} ${top.toFixed(1)})` }, roomElements(room, colour)),
  );
}

const figure = (title: string, screens: string) => () => draw(title, screens, FIGURE);
const card = (title: string, screens: string) => () => draw(title, screens, CARD);

export const pictures = {
  "what-is-a-good-ppi": figure(
    "The same line of text at 92, 109 and 163 ppi",
    "24in-1920x1080-red~27in-2560x1440-sky~27in-3840x2160-lime-scale150",
  ),
  "monitor-24-or-27-at-1080p": figure(
    "The same line of text on a 24″ and on two 27″ monitors",
    "24in-1920x1080-blue~27in-1920x1080-orange~27in-2560x1440-green",
  ),
  "monitor-27-inch-1440p-or-4k": figure(
    "The same line of text on a 27″ at 1440p, at 4K and at 4K with 150%",
    "27in-2560x1440-blue~27in-3840x2160-pink~27in-3840x2160-green-scale150",
  ),
  "monitor-27-inch-thumbnail": card(
    "The same line of text on a 27″ at 1440p and at 4K",
    "27in-2560x1440-amber~27in-3840x2160-sky",
  ),
  "monitor-32-inch-1440p-or-4k": figure(
    "The same line of text on a 24″ and on two 32″ monitors",
    "24in-1920x1080-blue~31.5in-2560x1440-pink~31.5in-3840x2160-green-scale125",
  ),
  "monitor-32-inch-thumbnail": card(
    "The same line of text on a 24″ at 1080p and on a 32″ at 1440p",
    "24in-1920x1080-lime~32in-2560x1440-red",
  ),
  "mac-monitors-4k-or-5k": figure(
    "Three 27″ monitors set to the same text size",
    "27in-2560x1440-amber~27in-3840x2160-teal-scale150~27in-5120x2880-pink-scale200",
  ),
  "mac-monitors-thumbnail": card(
    "The same line of text on a 27″ with 4K and with 5K",
    "27in-3840x2160-teal-scale150~27in-5120x2880-pink-scale200",
  ),
};
