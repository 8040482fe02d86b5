import { answerOf } from "../../comparison/answer.ts";
import { partsText } from "../../comparison/answer-part.ts";
import { titleText } from "../../comparison/screen-names.ts";
import type { Comparison } from "../../comparison/state.ts";
import type { Size } from "../../domain/geometry/size.ts";
import { textWidth } from "../scene/text-width.ts";

/** The width of a frame that nobody has chosen another for, and the least that is legible, in pixels (D41). */
export const EMBED_WIDTH = 640;
export const EMBED_LEAST_WIDTH = 280;

/** The least height of a frame that shows a drawing, whose text then scrolls. */
export const EMBED_LEAST_HEIGHT = 200;

/** From this width of the frame on, the wide drawing shows. Below the second, a table has one unit only. */
export const EMBED_WIDE = 480;
export const EMBED_TWO_UNITS = 320;

/** The frame's line around the whole, the one below the drawing, and the one above the footer. */
const BORDER = 1;

/** A drawing's own size, and the text beside it, in pixels. */
interface EmbedLayout {
  readonly area: Size;
  /** Left and right of the text. */
  readonly inset: number;
  readonly sentence: { readonly fontSize: number; readonly lineHeight: number; readonly top: number };
  readonly table: {
    readonly top: number;
    readonly bottom: number;
    /** A row's height, and how many lines of figures it has. */
    readonly row: number;
    readonly rowLines: number;
    /** The part of the table's width that names have. */
    readonly nameShare: number;
  };
}

/** A name in the table, with its colour or number in front. */
const NAME = { fontSize: 14, lineHeight: 20, mark: 30 } as const;

/** The footer's height without its line. */
export const EMBED_FOOTER = 44;

export const WIDE_EMBED: EmbedLayout = {
  area: { width: 638, height: 336 },
  inset: 20,
  sentence: { fontSize: 18, lineHeight: 26, top: 14 },
  table: { top: 10, bottom: 12, row: 31, rowLines: 1, nameShare: 0.33 },
};

export const NARROW_EMBED: EmbedLayout = {
  area: { width: 318, height: 226 },
  inset: 16,
  sentence: { fontSize: 16, lineHeight: 23, top: 12 },
  table: { top: 6, bottom: 8, row: 51, rowLines: 2, nameShare: 0.58 },
};

/** A frame on a phone is at most so wide. */
const PHONE_WIDTH = 400;

/** A frame of so many pixels at most has this height, which also holds the narrow drawing of a phone. */
export function embedHeight(comparison: Comparison, width: number): number {
  return Math.max(heightAt(comparison, width), heightAt(comparison, Math.min(width, PHONE_WIDTH)));
}

function heightAt(comparison: Comparison, width: number): number {
  const { area, inset, sentence, table } = width >= EMBED_WIDE ? WIDE_EMBED : NARROW_EMBED;
  const inner = width - 2 * BORDER;
  const drawing = (inner * area.height) / area.width + BORDER;
  const column = inner - 2 * inset;
  const answer = answerOf(comparison);
  const lines = linesOf(answer === null ? "" : partsText(answer.sentence), sentence.fontSize, column);
  const nameWidth = column * table.nameShare;
  const rows = comparison.screens.map(({ screen }) => {
    const nameLines = linesOf(titleText(screen, comparison.screens), NAME.fontSize, nameWidth - NAME.mark);
    return Math.max(table.row, nameLines * NAME.lineHeight + table.row - table.rowLines * NAME.lineHeight);
  });
  const sizes = rows.reduce((total, row) => total + row, table.top + table.bottom);
  return Math.ceil(drawing + sentence.top + lines * sentence.lineHeight + sizes + EMBED_FOOTER + 3 * BORDER);
}

/** Words that are not broken leave part of each line free, and a screen's colour takes room too. */
function linesOf(text: string, fontSize: number, width: number): number {
  const total = textWidth(text, fontSize);
  return total <= width ? 1 : Math.ceil((total + 2 * fontSize) / (width - 2 * fontSize));
}
