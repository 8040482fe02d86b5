import type { Size } from "#domain/geometry/size.ts";
import { boxAlong, lengthOf } from "./axis.ts";
import { type Box, isWithin, overlap } from "./box.ts";
import { type Canvas, textSize } from "./canvas.ts";
import type { Dimension } from "./marks.ts";
import { textWidth } from "./text-width.ts";

/** Half the length of the ticks at both ends. All lengths are in pixels. */
export const TICK = 5;
/** Between the figure and the line on its two sides. */
export const FIGURE_GAP = 6;
/** The shortest line on each side of a figure. */
const SHORTEST_LINE = 6;
/** From the line to a figure that has no room on it, and the least distance to the figure's middle. */
const BESIDE = { gap: 8.5, middle: 15 };

/** From the area's edge to the end of a line that goes on there. */
const CUT_INSET = 8;
/** On each side of a figure whose line goes on at both ends. */
const CUT_LINE = 24;

/** A length to be measured outside all outlines. */
export interface Measured
  extends Pick<Dimension, "id" | "number" | "colour" | "axis" | "from" | "to" | "edge" | "gap"> {
  readonly content: string;
  /** The same in the other unit, which goes where there is no room for both (D36); null without it. */
  readonly second: string | null;
  readonly bold: boolean;
  /** The end beyond which a figure stands that has no room on the line; otherwise it stands beside it. */
  readonly beyond?: -1 | 1;
}

/** Between a figure in one unit and the same in the other one. */
export const SECOND_GAP = 7;

/** The width of a figure with the one in the other unit behind it, if there is one. */
export function figureWidth(content: string, second: string | null, fontSize: number): number {
  return textWidth(content, fontSize) + (second === null ? 0 : SECOND_GAP + textWidth(second, fontSize));
}

export function withoutSecond(measured: Measured): Measured {
  return { ...measured, second: null };
}

/**
 * Draws the measured lengths on one line, at the first of the places `across` where all of them are in the area and
 * clear of what is `taken`, of the outlines beside them and of each other. Empty where there is no such place. A length that
 * leaves the area is drawn as far as it lies inside.
 *
 * @param side the side of the outlines on which the line lies: -1 for left and above, 1 for right and below
 */
export function placeDimensions(
  measured: readonly Measured[],
  side: -1 | 1,
  places: readonly number[],
  { area, textScale, taken, outlines }: Canvas & { readonly outlines: readonly Box[] },
): Dimension[] {
  const fontSize = textSize({ area, textScale });
  const hasSecond = measured.some(({ second }) => second !== null);
  const choices = hasSecond ? [measured, measured.map(withoutSecond)] : [measured];
  for (const [across, each] of choices.flatMap((choice) => places.map((place) => [place, choice] as const))) {
    const dimensions = each.map((one) => composeDimension(one, side, across, area, fontSize));
    const boxes = dimensions.map(dimensionBoxes);
    const isClear = boxes.every((own, index) => {
      // A line is inside only where its outline reaches beyond the area.
      const beside = Math.sign(dimensions[index]?.distance ?? 0) === side ? outlines : [];
      const others = [...taken, ...beside, ...boxes.slice(index + 1).flat()];
      return own.every((box) => isWithin(box, area) && !others.some((other) => overlap(box, other)));
    });
    if (isClear) return dimensions;
  }
  return [];
}

function composeDimension(one: Measured, side: -1 | 1, across: number, area: Size, fontSize: number): Dimension {
  const { content, second, bold, beyond, ...measured } = one;
  const width = figureWidth(content, second, fontSize);
  const { axis, edge, gap } = measured;
  const ends = visibleEnds(measured, lengthOf(area, axis), width);
  const fits = ends.to - ends.from >= lineFor(width);
  if (!fits && second !== null) return composeDimension(withoutSecond(one), side, across, area, fontSize);
  const beside = Math.max(BESIDE.middle, BESIDE.gap + fontSize / 2);
  const aside = !fits && beyond !== undefined;
  const along = aside ? beyond * ((ends.to - ends.from + width) / 2 + FIGURE_GAP) : 0;
  const offset = fits || aside ? 0 : side * beside;
  const figure = { content, second, fontSize, bold, width, offset, along };
  const distance = across - edge;
  // A line on the outline itself needs no extension lines.
  const isInside = Math.sign(distance) !== side;
  return { ...measured, ...ends, gap: isInside ? Math.abs(distance) : gap, distance, figure, opacity: 1 };
}

/** The shortest line with a figure of this width on it. */
export function lineFor(width: number): number {
  return width + 2 * (FIGURE_GAP + SHORTEST_LINE);
}

/** Ends within the area. Of a length that leaves it on both sides only a short line around the figure is left. */
function visibleEnds({ from, to }: Pick<Measured, "from" | "to">, length: number, figureWidth: number) {
  const cut = { from: from < 0, to: to > length };
  if (cut.from && cut.to) {
    const half = figureWidth / 2 + FIGURE_GAP + CUT_LINE;
    return { from: length / 2 - half, to: length / 2 + half, cut };
  }
  return { from: cut.from ? CUT_INSET : from, to: cut.to ? length - CUT_INSET : to, cut };
}

/** The room of a dimension's line and of its figure. Its extension lines may cross other marks. */
export function dimensionBoxes({ axis, from, to, edge, distance, figure }: Dimension): [line: Box, figure: Box] {
  const across = edge + distance;
  const start = (from + to - figure.width) / 2 + figure.along;
  return [
    boxAlong(axis, from, to - from, across, 2 * TICK),
    boxAlong(axis, start, figure.width, across + figure.offset, figure.fontSize + 2),
  ];
}
