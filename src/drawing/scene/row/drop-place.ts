import type { Point } from "#domain/geometry/point.ts";
import type { Box } from "../box.ts";

/** How near a line a carried picture is caught, in pixels. */
const CATCH = 6;
/** A picture that is carried sideways keeps its height within this part of the way, and within so many pixels. */
const KEEPING = 1 / 4;
const KEPT = 32;

/** One picture of a row while another is carried, in the row's order and in pixels. */
export interface RowBox extends Box {
  /** At the left and at the right. */
  readonly frame: number;
}

/** Where a carried picture would stand. */
export interface DropPlace {
  /** From 0. */
  readonly at: number;
  /** The picture's box there. */
  readonly box: Box;
  /** The boxes of the others, in the row's order, once they have made room. */
  readonly others: readonly Box[];
  /** The line that caught it; null where it is free. */
  readonly caught: Caught | null;
}

interface Caught {
  readonly by: "bottoms" | "centres" | "tops";
  readonly y: number;
  /** The ends of what is level. */
  readonly from: number;
  readonly to: number;
}

/** Whether a pointer that has gone so far has left the height at which it began, and whether for good. */
export function leavesHeight({ x, y }: Point): "no" | "yes" | "for good" {
  const far = Math.abs(y);
  if (far > KEPT) return "for good";
  return far > Math.max(CATCH, Math.abs(x) * KEEPING) ? "yes" : "no";
}

interface Carrying {
  /** As they stand. */
  readonly row: readonly RowBox[];
  /** The carried one's place in it. */
  readonly index: number;
  /** How far the pointer has moved. */
  readonly by: Point;
  /** The bottom of a screen on the line of the row whose bottoms are level; the middle or the top of one whose centres or tops are. */
  readonly line: number;
  readonly level: "bottom" | "centre" | "top";
  /** Whether lines catch. */
  readonly catches: boolean;
}

const PARTS = { bottoms: 1, centres: 0.5, tops: 0 } as const;

/** A carried picture changes places when its middle passes a neighbour's, and is caught where its edges or middle are level with theirs. */
export function dropPlace({ row, index, by, line, level, catches }: Carrying): DropPlace | null {
  const own = row[index];
  if (own === undefined) return null;
  const middle = own.x + by.x + own.width / 2;
  const rest = row.filter((_, place) => place !== index);
  const at = rest.filter((other) => other.x + other.width / 2 < middle).length;
  let x = (row[0]?.x ?? 0) - (row[0]?.frame ?? 0);
  const order: readonly RowBox[] = rest.toSpliced(at, 0, own);
  const placed = order.map((each): Box => {
    const left = x + each.frame;
    x = left + each.width + each.frame;
    return { x: left, y: each.y, width: each.width, height: each.height };
  });
  const neighbours = [placed[at - 1], placed[at + 1]].filter((each) => each !== undefined);
  const free = own.y + by.y;
  const standing = { ...(placed[at] ?? own), y: free };
  const ofRow = { by: `${level}s` as const, top: line - PARTS[`${level}s`] * own.height, beside: placed };
  const caught = catches ? nearest(standing, [ofRow, ...neighbours.flatMap((other) => levelWith(other, own))]) : null;
  if (caught === null) return { at, box: standing, others: placed.toSpliced(at, 1), caught };
  const all = [standing, ...caught.beside];
  return {
    at,
    box: { ...standing, y: caught.top },
    others: placed.toSpliced(at, 1),
    caught: {
      by: caught.by,
      y: caught.top + PARTS[caught.by] * own.height,
      from: Math.min(...all.map(({ x }) => x)),
      to: Math.max(...all.map(({ x, width }) => x + width)),
    },
  };
}

interface Candidate {
  readonly by: Caught["by"];
  /** Of the carried picture. */
  readonly top: number;
  /** What it would be level with. */
  readonly beside: readonly Box[];
}

function levelWith(other: Box, { height }: Box): Candidate[] {
  return (["bottoms", "centres", "tops"] as const).map((by) => ({
    by,
    top: other.y + PARTS[by] * (other.height - height),
    beside: [other],
  }));
}

function nearest({ y }: Box, candidates: readonly Candidate[]): Candidate | null {
  const away = ({ top }: Candidate) => Math.abs(top - y);
  return candidates.filter((each) => away(each) <= CATCH).toSorted((one, other) => away(one) - away(other))[0] ?? null;
}
