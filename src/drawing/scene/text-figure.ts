import type { TextFigureRow } from "../../comparison/text-figure.ts";
import { sampleScale } from "../../comparison/text-sample.ts";
import { colourHex } from "../../domain/display/colour.ts";
import type { Point } from "../../domain/geometry/point.ts";
import type { Size } from "../../domain/geometry/size.ts";
import type { Box } from "./box.ts";
import type { Text } from "./marks.ts";
import { composeRoom, type RoomMark, roomScale } from "./rooms.ts";
import { fitText, textWidth } from "./text-width.ts";

/** What a picture of text and room shows of one screen, in pixels from the area's upper left corner. */
export interface TextRowMark {
  readonly colour: string;
  readonly swatch: Box;
  readonly title: Text;
  /** In muted ink. */
  readonly notes: readonly Text[];
  /** A line of text at its size beside the others' (D45.1); null without a resolution. */
  readonly sample: Text | null;
  /** Where the base's sample ends; null in its own row. */
  readonly baseEnd: { readonly x: number; readonly from: number; readonly to: number } | null;
  readonly room: (Point & { readonly mark: RoomMark; readonly figure: Text; readonly note: Text }) | null;
  /** The line above it; null for the first one. */
  readonly rule: { readonly y: number; readonly from: number; readonly to: number } | null;
}

interface Layout {
  readonly inset: number;
  readonly sizes: { readonly title: number; readonly note: number; readonly sample: number };
  readonly largestRow: number;
  /** Where the columns begin and how wide they are; the room is below the sample where it has no column. */
  readonly name: { readonly x: number; readonly width: number };
  readonly sample: { readonly x: number; readonly width: number };
  readonly room: { readonly x: number; readonly width: number; readonly picture: Size } | null;
}

/** From this width on, room and sample stand beside the name. */
const COLUMNS_FROM = 520;

const SWATCH = 10;

function layoutOf({ width }: Size): Layout {
  if (width < COLUMNS_FROM) {
    const inset = 18;
    const column = { x: inset, width: width - 2 * inset };
    return {
      inset,
      sizes: { title: 13, note: 11.5, sample: 16 },
      largestRow: 96,
      name: column,
      sample: column,
      room: null,
    };
  }
  const unit = width / 832;
  const inset = 32 * unit;
  return {
    inset,
    sizes: { title: 16 * unit, note: 13 * unit, sample: 20 * unit },
    largestRow: 120 * unit,
    name: { x: inset, width: 196 * unit },
    sample: { x: 236 * unit, width: 300 * unit },
    room: { x: 560 * unit, width: 240 * unit, picture: { width: 64 * unit, height: 50 * unit } },
  };
}

/**
 * Each screen's text at its size beside the others', and how much fits on it (D45): a row for each screen, all rows in the
 * middle of the area.
 *
 * @param sample the line of text
 */
export function composeTextFigure(rows: readonly TextFigureRow[], sample: string, area: Size): readonly TextRowMark[] {
  const layout = layoutOf(area);
  const texts = rows.map(({ text }) => text);
  const base = rows.find(({ isBase }) => isBase)?.text ?? null;
  if (base === null) return [];
  const shown = texts.filter((text) => text !== null);
  const { sizes } = layout;
  const largest = Math.min(layout.sample.width / textWidth(sample, 1), area.height / 6);
  const scale = sampleScale(texts, base, { usual: Math.min(sizes.sample, largest), largest });
  const pixel = layout.room === null ? 0 : roomScale(shown, layout.room.picture);
  const pitch = Math.min(layout.largestRow, (area.height - layout.inset) / rows.length);
  const top = (area.height - pitch * rows.length) / 2;
  const baseEnd = layout.sample.x + textWidth(sample, base.inches * scale);
  return rows.map((row, index): TextRowMark => {
    const middle = top + (index + 0.5) * pitch;
    const place = layout.room === null ? stacked(row, middle, layout) : besides(row, middle, layout);
    const fontSize = (row.text?.inches ?? 0) * scale;
    return {
      colour: colourHex(row.colour),
      swatch: { x: layout.name.x, y: place.title.y - SWATCH + 0.5, width: SWATCH, height: SWATCH },
      title: place.title,
      notes: place.notes.filter(({ content }) => content !== ""),
      sample: row.text && { content: sample, fontSize, x: layout.sample.x, y: place.sample },
      baseEnd:
        row.text === null || row.isBase
          ? null
          : { x: baseEnd, from: place.sample - sizes.sample, to: place.sample + 0.3 * sizes.sample },
      room: layout.room && row.text && roomBeside(row.text, row.windows, pixel, middle, layout, layout.room),
      rule: index === 0 ? null : { y: middle - pitch / 2, from: layout.inset, to: area.width - layout.inset },
    };
  });
}

/** Name and facts beside the sample with its size. */
function besides({ title, facts, size }: TextFigureRow, middle: number, { sizes, name, sample }: Layout) {
  const [above, below] = [middle - 0.2 * sizes.title, middle + 0.2 * sizes.title + sizes.note];
  return {
    title: titleText(title, above, sizes.title, name),
    sample: above,
    notes: [
      noteText(facts, below, sizes.note, { x: name.x, width: name.width }),
      noteText(size, below, sizes.note, sample),
    ],
  };
}

/** Name and facts on one line, the sample, then its size and the room. */
function stacked({ title, facts, size, text, windows }: TextFigureRow, middle: number, { sizes, name }: Layout) {
  const line = sizes.sample * 1.35;
  // Without a line below it, the sample and the line above share the row.
  const centre = size === "" ? middle + line / 2 : middle;
  const y = centre - line + sizes.title * 0.3;
  const named = titleText(title, y, sizes.title, { ...name, width: name.width * 0.4 });
  const start = named.x + 1.06 * textWidth(named.content, sizes.title) + 8;
  const room = text === null || windows === "" ? "" : ` · ${text.room}`;
  return {
    title: named,
    sample: centre + sizes.sample * 0.35,
    notes: [
      noteText(facts, y, sizes.note, { x: start, width: name.x + name.width - start }),
      noteText(`${size}${room}`, centre + line + sizes.note * 0.3, sizes.note, name),
    ],
  };
}

function roomBeside(
  text: NonNullable<TextFigureRow["text"]>,
  windows: string,
  pixel: number,
  middle: number,
  { sizes }: Layout,
  { x, width, picture }: NonNullable<Layout["room"]>,
) {
  const mark = composeRoom(text, pixel);
  const start = x + picture.width + sizes.note;
  const column = { x: start, width: x + width - start };
  return {
    x,
    y: middle - mark.height / 2,
    mark,
    figure: titleText(text.room, middle - 0.2 * sizes.title, sizes.title * 0.94, { ...column, x: start - SWATCH - 7 }),
    note: noteText(windows, middle + 0.2 * sizes.title + sizes.note, sizes.note, column),
  };
}

/** Behind the swatch. */
function titleText(content: string, y: number, fontSize: number, { x, width }: { x: number; width: number }): Text {
  const start = SWATCH + 7;
  // Bold text is wider than the measured one.
  return { content: fitText(content, (width - start) / 1.06, fontSize), fontSize, x: x + start, y };
}

function noteText(content: string, y: number, fontSize: number, { x, width }: { x: number; width: number }): Text {
  return { content: fitText(content, width, fontSize), fontSize, x, y };
}
