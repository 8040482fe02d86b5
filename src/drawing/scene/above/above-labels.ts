import type { ScreenId } from "#comparison/listed-screen.ts";
import type { Point } from "#domain/geometry/point.ts";
import type { Size } from "#domain/geometry/size.ts";
import { type Box, grown, isWithin, overlap } from "../box.ts";
import { isWide, textSize } from "../canvas.ts";
import type { Label } from "../marks.ts";
import type { LabelText } from "../scene-texts.ts";
import { textWidth } from "../text-width.ts";
import type { Panel } from "./panel.ts";

interface AboveLabelOptions {
  readonly area: Size;
  readonly texts: ReadonlyMap<ScreenId, LabelText>;
  readonly taken: readonly Box[];
}

/** Where a label's leader may begin, as a part of half the width; the best first. */
const PLACES = [-0.62, 0.62, -0.42, 0.42, -0.8, 0.8, -0.2, 0.2, 0];
/** From the panel to the middle of a label behind it, and from its own line to one in front. */
const BEHIND = 22;
const IN_FRONT = 18;
/** Nearer lines are one. */
const APART = 16;

/** A label for each panel with room: in front of the one whose edges are nearest to the eye, behind the others. */
export function composeAboveLabels(panels: readonly Panel[], { area, texts, taken }: AboveLabelOptions): Label[] {
  const fontSize = textSize({ area });
  const height = isWide(area) ? 20 : 18;
  const boxes: Box[] = [...taken];
  const nearest = panels.toSorted((one, other) => other.edges[0].y - one.edges[0].y)[0];
  // The narrowest has the fewest places.
  return panels
    .toSorted((one, other) => widthOf(one) - widthOf(other))
    .flatMap((panel) => {
      const { id, number, colour } = panel;
      const name = texts.get(id);
      if (name === undefined) return [];
      const full = name.name === null ? name.size : name.name;
      for (const content of isWide(area) ? [full, name.diagonal] : [name.size, name.diagonal]) {
        const width = Math.ceil(textWidth(content, fontSize) + 16);
        const isFront = panel === nearest && hasDepth(panel);
        const feet = PLACES.map((place) => pointOn(panel, place));
        const isClear = (foot: Point) => panels.every((other) => other === panel || isApart(other, foot));
        for (const foot of isFront ? [...feet.filter(isClear), ...feet] : feet) {
          const middle = isFront ? foot.y + IN_FRONT : panel.behind - BEHIND;
          const box = { x: foot.x - width / 2, y: middle - height / 2, width, height };
          if (!isWithin(box, area) || boxes.some((other) => overlap(grown(box, 6, 0), other))) continue;
          boxes.push(box);
          const to = { x: foot.x, y: isFront ? box.y : box.y + height };
          const text = { content, fontSize };
          const usual = { ring: 1.5, numbered: false, bold: false, fits: null, edge: "top", opacity: 1 } as const;
          return [{ id, number, colour, ...box, ...usual, text, leader: { from: foot, to } }];
        }
      }
      return [];
    });
}

/** On the panel's line, at a part of its half width. */
function pointOn({ edges, arcs }: Panel, place: number): Point {
  const x = (edges[0].x + edges[1].x) / 2 + (place * (edges[1].x - edges[0].x)) / 2;
  const arc = arcs.find(({ to }) => x <= to.x) ?? arcs.at(-1);
  if (arc === undefined) return { x, y: edges[0].y };
  return { x, y: heightOf(arc, x) };
}

function heightOf({ from, to, radius }: Panel["arcs"][number], x: number): number {
  if (radius === null) return from.y;
  const [half, off] = [(to.x - from.x) / 2, x - (from.x + to.x) / 2];
  const centre = from.y + Math.sqrt(Math.max(0, radius * radius - half * half));
  return centre - Math.sqrt(Math.max(0, radius * radius - off * off));
}

function isApart(other: Panel, { x, y }: Point): boolean {
  const arc = other.arcs.find(({ from, to }) => from.x <= x && x <= to.x);
  return arc === undefined || Math.abs(heightOf(arc, x) - y) >= APART;
}

function widthOf({ edges }: Panel): number {
  return edges[1].x - edges[0].x;
}

/** The label of a flat panel stands behind it, as others do. */
function hasDepth({ edges, middle }: Panel): boolean {
  return edges[0].y > middle.y;
}
