import type { Scene, SpaceEdge, Spare } from "../scene/marks.ts";
import { isWide } from "../scene/text-size.ts";
import { boxOf, element, type SvgElement } from "./element.ts";

/** Widths of lines, in pixels. */
const EDGE = 1.5;
const FRAME = { wide: 0.75, narrow: 0.5 } as const;
const FINE = 1.25;
const TICK = 5;

/** In front of the screens (D38): the frames' outer edges, the opening's edge and the room to spare. */
export function spaceElements({ space, area }: Scene): readonly SvgElement[] {
  if (space === null) return [];
  const { frames, edges, openings, spares } = space;
  const frameLine = { fill: "none", "stroke-width": isWide(area) ? FRAME.wide : FRAME.narrow };
  return [
    ...frames.map((frame) => element("rect", { ...frameLine, stroke: frame.colour, ...boxOf(frame) })),
    ...openings.map((opening) => element("rect", { fill: "none", ...boxOf(opening) }, [], { data: { space: "" } })),
    edgePath(
      edges.filter(({ hidden }) => hidden),
      { "stroke-dasharray": "6 4" },
    ),
    edgePath(
      edges.filter(({ hidden }) => !hidden),
      { "stroke-linecap": "square" },
    ),
    ...spares.flatMap(spareElements),
  ].filter((each) => each !== null);
}

function edgePath(edges: readonly SpaceEdge[], attributes: Record<string, string>): SvgElement | null {
  if (edges.length === 0) return null;
  const d = edges
    .map(({ axis, across, from, to }) => (axis === "x" ? `M${from} ${across}H${to}` : `M${across} ${from}V${to}`))
    .join("");
  return element("path", { class: "inkLine", fill: "none", "stroke-width": EDGE, ...attributes, d });
}

function spareElements({ axis, colour, edge, frame, end, across, text }: Spare): readonly SvgElement[] {
  const low = across - TICK;
  const ticks = [edge, frame].map((at) => (axis === "x" ? `M${at} ${low}v${2 * TICK}` : `M${low} ${at}h${2 * TICK}`));
  const line = axis === "x" ? `M${edge} ${across}H${end}` : `M${across} ${edge}V${end}`;
  return [
    element("path", { fill: "none", stroke: colour, "stroke-width": FINE, d: [line, ...ticks].join("") }),
    element(
      "text",
      {
        class: "haloText",
        "font-size": text.fontSize,
        "font-weight": 650,
        "text-anchor": "middle",
        x: text.x,
        y: text.y,
        dy: "0.35em",
      },
      [text.content],
    ),
  ];
}
