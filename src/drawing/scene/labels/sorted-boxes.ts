import { ACROSS, type Axis, boxAt, endOf, lengthOf } from "../axis.ts";
import { type Box, TOUCHING } from "../box.ts";

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
    return start === from ? box : boxAt(axis, sign > 0 ? start : from - to - start, low, box);
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

function metAlong<Kind extends Box>(box: Kind, axis: Axis, sign: Sign): Met<Kind> {
  const [start, length] = [box[axis], lengthOf(box, axis)];
  const [from, to] = sign > 0 ? [start, start + length] : [-start - length, -start];
  return { box, from, to, low: box[ACROSS[axis]], high: endOf(box, ACROSS[axis]) };
}
