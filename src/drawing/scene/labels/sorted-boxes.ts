import { type Box, TOUCHING } from "../box.ts";
import type { Axis } from "./lines.ts";

/** Along an axis, forwards or backwards. */
export type Sign = -1 | 1;

/** A box as a search meets it: `from` and `to` grow in the direction of the search, `low` and `high` are its sides. */
interface Met<Kind extends Box> {
  readonly box: Kind;
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
}

/** Boxes sorted by their sides, so that a search reads those on its way in their order. */
export class SortedBoxes<Kind extends Box = Box> {
  readonly boxes: readonly Kind[];
  readonly #sorted = new Map<string, readonly Met<Kind>[]>();

  constructor(boxes: readonly Kind[]) {
    this.boxes = boxes;
  }

  /**
   * The first place clear of them, from the box onwards along the axis.
   *
   * @param passes what may be covered
   */
  firstFree(box: Box, axis: Axis, sign: Sign, passes?: (met: Kind) => boolean): Box {
    const { from, to, low, high } = metAlong(box, axis, sign);
    let start = from;
    for (const met of this.#along(axis, sign)) {
      if (met.from + TOUCHING >= start + to - from) break;
      const isMet = start + TOUCHING < met.to && low + TOUCHING < met.high && met.low + TOUCHING < high;
      if (isMet && !passes?.(met.box)) start = met.to;
    }
    return start === from ? box : movedTo(sign > 0 ? start : from - to - start, box, axis);
  }

  #along(axis: Axis, sign: Sign): readonly Met<Kind>[] {
    const key = `${axis}${sign}`;
    const sorted =
      this.#sorted.get(key) ??
      this.boxes.map((box) => metAlong(box, axis, sign)).sort((one, other) => one.from - other.from);
    this.#sorted.set(key, sorted);
    return sorted;
  }
}

function movedTo(start: number, { x, y, width, height }: Box, axis: Axis): Box {
  return axis === "x" ? { x: start, y, width, height } : { x, y: start, width, height };
}

function metAlong<Kind extends Box>(box: Kind, axis: Axis, sign: Sign): Met<Kind> {
  const { x, y, width, height } = box;
  const [start, length, low, high] = axis === "x" ? [x, width, y, y + height] : [y, height, x, x + width];
  return { box, from: sign > 0 ? start : -start - length, to: sign > 0 ? start + length : -start, low, high };
}
