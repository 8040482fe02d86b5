import { type AxisLine, linesOf } from "./axis.ts";
import type { Outline, SharedEdge } from "./marks.ts";

/** Edges closer than this coincide, in pixels. */
const COINCIDING = 2;
/** The length of each colour along a shared line, in pixels. */
export const TURN = 9;
/** A shorter part shows less than one turn of each colour. */
const SHORTEST = 2 * TURN;

interface Edge extends AxisLine {
  readonly colour: string;
}

/** Where edges of several outlines coincide, their colours take turns. The outlines themselves stay in place below. */
export function composeSharedEdges(outlines: readonly Outline[]): SharedEdge[] {
  const edges = outlines.flatMap((outline) =>
    linesOf(outline).map((line): Edge => ({ ...line, colour: outline.colour })),
  );
  return (["x", "y"] as const).flatMap((axis) =>
    groupCoinciding(edges.filter((edge) => edge.axis === axis)).flatMap(shareLine),
  );
}

/** Each edge joins the first group it coincides with, so the rearmost outline decides where the line is. */
function groupCoinciding(edges: readonly Edge[]): (readonly [Edge, ...Edge[]])[] {
  const groups: [Edge, ...Edge[]][] = [];
  for (const edge of edges) {
    const group = groups.find(([first]) => Math.abs(first.across - edge.across) < COINCIDING);
    if (group === undefined) groups.push([edge]);
    else group.push(edge);
  }
  return groups;
}

/** Cuts the line where an edge begins or ends. */
function shareLine(edges: readonly [Edge, ...Edge[]]): SharedEdge[] {
  const { axis, across } = edges[0];
  const cuts = [...new Set(edges.flatMap(({ from, to }) => [from, to]))].toSorted((one, other) => one - other);
  return cuts.flatMap((from, index) => {
    const to = cuts[index + 1] ?? from;
    const sharing = edges.filter((edge) => edge.from <= from && edge.to >= to);
    const colours = [...new Set(sharing.map(({ colour }) => colour))];
    return colours.length < 2 || to - from < SHORTEST ? [] : [{ axis, from, to, across, colours }];
  });
}
