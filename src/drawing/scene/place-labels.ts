import type { ScreenId } from "../../comparison/listed-screen.ts";
import type { Size } from "../../domain/geometry/size.ts";
import { type Box, edgesOf, grown, intersection, isWithin, nearestFree, overlap } from "./box.ts";
import type { Label, Outline } from "./marks.ts";
import { fitText, textWidth } from "./text-width.ts";

/** A label's height. All lengths are in pixels. */
const HEIGHT = 16;
const BASELINE = 12;
const SWATCH = { x: 0, y: 3.5, width: 9, height: 9, radius: 2.5 };
/** From the label's left edge, past the swatch, to its text. */
const TEXT_INSET = 14;
/** From an outline's edge up to a label above it, and to the right and down to a label inside it. */
const ABOVE = 5;
const INSIDE = { x: 10, y: 9 };
/** Between two labels, and between a label and the edge of another outline. */
const GAP = { label: 5, edge: 2 };
/** From its corner, a label clear of edges is less legible than one next to it that crosses an edge. */
const FAR = 60;
/** Text cut further than this says too little. */
const NARROWEST = 60;

/**
 * Places one label for each outline: above its top left corner, or inside it where the label would touch another label,
 * an obstacle or an edge; where that place is taken too, the nearest free one. Labels stay in the area and avoid each
 * other, the obstacles, outlines too small to hold their own label, and outlines apart from their own. In a small area
 * without such a place a label may cross other outlines' edges, but never its own; then its text is cut to a half, a
 * third or a quarter of the area's width. As a last resort the label is left out.
 *
 * @param texts by the screens' ids
 * @param outlines in painting order: the largest ones choose first, since their corners are the least contested
 * @param lines boxes whose edges labels avoid like those of other outlines
 * @returns in the list's order
 */
export function placeLabels(
  texts: ReadonlyMap<ScreenId, string>,
  outlines: readonly Outline[],
  area: Size,
  obstacles: readonly Box[],
  fontSize: number,
  lines: readonly Box[] = [],
): Label[] {
  const textOf = ({ id }: Outline) => texts.get(id) ?? "";
  const small = outlines.filter((outline) => !holds(outline, labelSize(textOf(outline), area.width, fontSize)));
  const labels: Label[] = [];
  for (const outline of outlines) {
    const others = outlines.filter((other) => other !== outline);
    const apart = others.filter((other) => small.includes(other) || !overlap(other, outline));
    const taken = [...obstacles, ...labels].map((box) => grown(box, GAP.label));
    const edges = [...others, ...lines].flatMap(roomyEdgesOf);
    for (const part of [1, 2, 3, 4]) {
      const size = labelSize(textOf(outline), area.width / part, fontSize);
      const place = findPlace(outline, size, area, taken, apart, edges);
      if (place === null) continue;
      labels.push(composeLabel(outline, place, size.text, fontSize, edges));
      break;
    }
  }
  return labels.toSorted((one, other) => one.number - other.number);
}

function composeLabel(outline: Outline, place: Box, content: string, fontSize: number, edges: readonly Box[]): Label {
  return {
    id: outline.id,
    number: outline.number,
    ...place,
    swatch: { ...SWATCH, colour: outline.stroke.colour },
    text: { x: TEXT_INSET, y: BASELINE, content, fontSize },
    halo: !overlap(place, outline) || edges.some((edge) => overlap(edge, place)),
    bold: false,
    opacity: 1,
  };
}

function labelSize(text: string, widest: number, fontSize: number): Size & { text: string } {
  const fitting = fitText(text, Math.max(NARROWEST, widest) - TEXT_INSET, fontSize);
  return { text: fitting, width: Math.ceil(TEXT_INSET + textWidth(fitting, fontSize)), height: HEIGHT };
}

function holds(outline: Size, label: Size): boolean {
  return outline.width >= label.width + 2 * INSIDE.x && outline.height >= label.height + 2 * INSIDE.y;
}

function findPlace(
  outline: Outline,
  size: Size,
  area: Size,
  taken: readonly Box[],
  apart: readonly Box[],
  edges: readonly Box[],
): Box | null {
  const all = { x: 0, y: 0, width: area.width, height: area.height };
  // What leaves the area has its label at a distance from the edge.
  const whole = isWithin(outline, area) ? all : grown(all, -INSIDE.y);
  const above = {
    x: Math.max(whole.x, Math.min(outline.x, whole.x + whole.width - size.width)),
    y: outline.y - ABOVE - size.height,
    ...sizeOnly(size),
  };
  const avoided = [...taken, ...apart, ...edges];
  if (isWithin(above, area) && !avoided.some((box) => overlap(box, above))) return above;
  const own = grown(outline, GAP.label);
  if (!holds(outline, size)) {
    return (
      nearestFree(above, size, whole, [...avoided, own]) ??
      nearestFree(above, size, whole, [...taken, ...apart, own]) ??
      nearestFree(above, size, whole, [...taken, own])
    );
  }
  const region = { ...outline, x: outline.x + INSIDE.x, y: outline.y + INSIDE.y };
  const inside = intersection(
    { ...region, width: outline.width - 2 * INSIDE.x, height: outline.height - 2 * INSIDE.y },
    whole,
  );
  const clear = nearestFree(inside, size, inside, avoided);
  if (clear !== null && Math.hypot(clear.x - inside.x, clear.y - inside.y) <= FAR) return clear;
  return (
    nearestFree(inside, size, inside, [...taken, ...apart]) ??
    clear ??
    nearestFree(above, size, whole, [...avoided, own]) ??
    nearestFree(above, size, whole, [...taken, ...apart, own]) ??
    nearestFree(above, size, whole, [...taken, ...roomyEdgesOf(outline)])
  );
}

/** An outline's edges, with room around them. */
function roomyEdgesOf(outline: Box): Box[] {
  return edgesOf(outline).map((edge) => grown(edge, GAP.edge));
}

function sizeOnly({ width, height }: Size): Size {
  return { width, height };
}
