import { isWide } from "../scene/canvas.ts";
import { SECOND_GAP } from "../scene/dimension-place.ts";
import type { Desk, Scene, SpaceEdge, Spare, Text } from "../scene/marks.ts";
import { boxOf, element, type SvgElement, type SvgNode, strokeOf } from "./element.ts";
import { axisPath, wallPath } from "./mark-paths.ts";

/** Widths of lines, in pixels. */
const EDGE = 1.5;
const FRAME = { wide: 0.75, narrow: 0.5 } as const;
const FINE = 1.25;
const TICK = 5;

/** The outer edges of the frames. */
export function frameElements({ frames, area }: Scene): readonly SvgElement[] {
  const line = { fill: "none", "stroke-width": isWide(area) ? FRAME.wide : FRAME.narrow };
  return frames
    .filter(({ shown }) => shown)
    .map((frame) =>
      element(
        "rect",
        { ...line, stroke: frame.colour, ...(frame.opacity < 1 && { opacity: frame.opacity }), ...boxOf(frame) },
        [],
        { data: { frame: frame.number } },
      ),
    );
}

/** In front of the screens (D38): the opening's edge or the desk, and the room to spare. */
export function spaceElements({ space }: Scene): readonly SvgElement[] {
  if (space === null) return [];
  const { edges, opening, desk, spares } = space;
  return [
    element("rect", { fill: "none", ...boxOf(opening) }, [], { data: { space: "" } }),
    ...(desk === null ? [] : deskElements(desk)),
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

/** What lies below the surface fades in so many steps. */
const DESK_BANDS = [1, 0.75, 0.5, 0.25] as const;

function deskElements({ text, ...desk }: Desk): readonly SvgElement[] {
  const height = desk.height / DESK_BANDS.length;
  return [
    ...DESK_BANDS.flatMap((opacity, index) => {
      const band = { ...desk, y: desk.y + index * height, height };
      const ends = [band.x, band.x + band.width].map((x) => `M${x} ${band.y}v${height}`).join("");
      return [
        element("rect", { class: "wall", opacity, ...boxOf(band) }),
        element("path", {
          class: "wallLine",
          fill: "none",
          "stroke-width": 1,
          "stroke-opacity": opacity,
          d: wallPath(band),
        }),
        element("path", { class: "inkLine", fill: "none", "stroke-width": EDGE, "stroke-opacity": opacity, d: ends }),
      ];
    }),
    ...(text === null ? [] : [figureText(text, text.second)]),
  ];
}

/** Steps between the edges of a row (D56). */
export function stepElements({ steps }: Scene): readonly SvgElement[] {
  return steps.flatMap(({ across, from, to, colour, text, second }) => {
    const ticks = [from, to].map((at) => `M${across - TICK} ${at}h${2 * TICK}`).join("");
    const line = colour === null ? { class: "inkLine" } : { stroke: colour };
    return [
      element("path", { ...line, fill: "none", "stroke-width": FINE, d: `M${across} ${from}V${to}${ticks}` }),
      figureText(text, second),
    ];
  });
}

function edgePath(edges: readonly SpaceEdge[], attributes: Record<string, string>): SvgElement | null {
  if (edges.length === 0) return null;
  const d = edges.map(axisPath).join("");
  return element("path", { class: "inkLine", fill: "none", "stroke-width": EDGE, ...attributes, d });
}

function spareElements({ axis, colour, edge, frame, end, across, text }: Spare): readonly SvgElement[] {
  const low = across - TICK;
  const ticks = [edge, frame].map((at) => (axis === "x" ? `M${at} ${low}v${2 * TICK}` : `M${low} ${at}h${2 * TICK}`));
  const line = axisPath({ axis, across, from: edge, to: end });
  return [element("path", { ...strokeOf(colour, FINE), d: [line, ...ticks].join("") }), figureText(text)];
}

/** A bold figure around a point. */
export function figureText({ x, y, fontSize, content }: Text, second: string | null = null): SvgElement {
  return element(
    "text",
    { class: "haloText", "font-size": fontSize, "font-weight": 650, "text-anchor": "middle", x, y, dy: "0.35em" },
    figureContent(content, second),
  );
}

/** A figure with the one in the other unit behind it, if there is one. */
export function figureContent(content: string, second: string | null): readonly SvgNode[] {
  if (second === null) return [content];
  return [content, element("tspan", { class: "quietText", "font-weight": 550, dx: SECOND_GAP }, [second])];
}
