import type { Box } from "../box.ts";

/** How near a line a carried picture is caught, in pixels. */
const CATCH = 6;

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

export interface Caught {
  readonly by: "bottoms" | "centres" | "tops";
  readonly y: number;
}

interface Carrying {
  /** As they stand. */
  readonly row: readonly RowBox[];
  /** The carried one's place in it. */
  readonly index: number;
  /** How far the pointer has moved. */
  readonly by: { readonly x: number; readonly y: number };
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
  const neighbours = [rest[at - 1], rest[at]].filter((each) => each !== undefined);
  const free = own.y + by.y;
  const caught = catches ? catchAt(free, own, neighbours, { line, level }) : null;
  const y = caught?.top ?? free;
  const standing = placed[at] ?? own;
  return {
    at,
    box: { ...standing, y },
    others: placed.toSpliced(at, 1),
    caught: caught && { by: caught.by, y: y + PARTS[caught.by] * own.height },
  };
}

function catchAt(
  free: number,
  { height }: Box,
  neighbours: readonly Box[],
  { line, level }: Pick<Carrying, "line" | "level">,
): { readonly by: Caught["by"]; readonly top: number } | null {
  const own = `${level}s` as Caught["by"];
  const candidates = [
    { by: own, top: line - PARTS[own] * height },
    ...neighbours.flatMap((other) =>
      (Object.keys(PARTS) as Caught["by"][]).map((by) => ({
        by,
        top: other.y + PARTS[by] * (other.height - height),
      })),
    ),
  ];
  const [nearest] = candidates
    .filter(({ top }) => Math.abs(top - free) <= CATCH)
    .toSorted((one, other) => Math.abs(one.top - free) - Math.abs(other.top - free));
  return nearest ?? null;
}
