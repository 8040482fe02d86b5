import type { Outline, SharedEdge } from "./marks.ts";

/** Edges closer than this coincide, in pixels. */
const COINCIDING = 2;
/** The length of each colour along a shared line, in pixels. */
export const TURN = 9;
/** A shorter part shows less than one turn of each colour. */
const SHORTEST = 2 * TURN;

interface Edge {
  readonly from: number;
  readonly to: number;
  readonly across: number;
  readonly colour: string;
}

/** Where edges of several outlines coincide, their colours take turns. The outlines themselves stay in place below. */
export function composeSharedEdges(outlines: readonly Outline[]): SharedEdge[] {
  const level = outlines.flatMap(({ x, y, width, height, stroke: { colour } }): Edge[] => [
    { from: x, to: x + width, across: y, colour },
    { from: x, to: x + width, across: y + height, colour },
  ]);
  const upright = outlines.flatMap(({ x, y, width, height, stroke: { colour } }): Edge[] => [
    { from: y, to: y + height, across: x, colour },
    { from: y, to: y + height, across: x + width, colour },
  ]);
  return [
    ...groupCoinciding(level).flatMap((group) => shareLine("x", group)),
    ...groupCoinciding(upright).flatMap((group) => shareLine("y", group)),
  ];
}

/** Each edge joins the first group it coincides with, so the rearmost outline decides where the line is. */
function groupCoinciding(edges: readonly Edge[]): Edge[][] {
  const groups: [Edge, ...Edge[]][] = [];
  for (const edge of edges) {
    const group = groups.find(([first]) => Math.abs(first.across - edge.across) < COINCIDING);
    if (group === undefined) groups.push([edge]);
    else group.push(edge);
  }
  return groups;
}

/** Cuts the line where an edge begins or ends. */
function shareLine(axis: "x" | "y", edges: readonly Edge[]): SharedEdge[] {
  const across = edges[0]?.across ?? 0;
  const cuts = [...new Set(edges.flatMap(({ from, to }) => [from, to]))].toSorted((one, other) => one - other);
  return cuts.flatMap((from, index) => {
    const to = cuts[index + 1] ?? from;
    const colours = [
      ...new Set(edges.filter((edge) => edge.from <= from && edge.to >= to).map(({ colour }) => colour)),
    ];
    return colours.length < 2 || to - from < SHORTEST ? [] : [{ axis, from, to, across, colours }];
  });
}
