import { type Box, grown, isWithin, overlap } from "../box.ts";
import type { LabelLayout, LabelledOutline, LabelPlace } from "../labels/place-on-lines.ts";

/* All lengths are in pixels. */

/** From a picture's left edge to its label, less where the picture is narrow. */
const INSET = 12;
/** Of a line beside a number that stands in its middle. */
const BESIDE_NUMBER = 5;
/** The least length of a leader, and how much longer the next one is that is tried. */
const STEM = 10;
const STEP = 4;
/** From a leader to the end of its label, where it does not meet its middle. */
const END = 2.5;
/** Between labels. */
const GAP = 4;

interface RowLabels extends Pick<LabelLayout, "area" | "height" | "obstacles"> {
  /** In the row's order. */
  readonly outlines: readonly LabelledOutline[];
  readonly numbered: boolean;
}

/**
 * Labels on the upper edges of a row (D56): on the line where it has room, else above it at the end of a leader that rises
 * from the middle. What finds no room in its full form takes a shorter one.
 */
export function placeRowLabels({ outlines, numbered, area, height, obstacles = [] }: RowLabels): LabelPlace[] {
  const places = new Map<LabelledOutline, LabelPlace>();
  const isFree = (box: Box, own: LabelledOutline) =>
    isWithin(box, area) &&
    ![...places.values()].some((place) => overlap(grown(place, GAP), box) || crosses(place, box)) &&
    !obstacles.some((obstacle) => overlap(obstacle, box)) &&
    !outlines.some((other) => other !== own && overlap(other, box));
  const onLine = (outline: LabelledOutline, form: number) => {
    const width = outline.widths[form] ?? 0;
    const inset = (outline.width - width) / 2;
    if (inset < (numbered ? BESIDE_NUMBER : 0)) return;
    const x = outline.x + (numbered ? inset : Math.min(INSET, inset));
    const box = { x, y: outline.y - height / 2, width, height };
    if (isFree(box, outline)) places.set(outline, { ...box, number: outline.number, form, edge: "top", leader: null });
  };
  /** Whether a label there would leave a later one no way up. */
  const standsInTheWay = (left: number, own: LabelledOutline, width: number) =>
    outlines.some((other) => {
      const middle = other.x + other.width / 2;
      return other !== own && !places.has(other) && middle > left - 2 && middle < left + width + 2;
    });
  const onLeader = (outline: LabelledOutline, form: number) => {
    const width = outline.widths[form] ?? 0;
    const middle = outline.x + outline.width / 2;
    // Its middle first; beside a neighbour's leader it stands over one end.
    const lefts = [middle - width / 2, middle - width + END, middle - END].filter(
      (left) => !standsInTheWay(left, outline, width),
    );
    for (let y = outline.y - STEM - height; y >= GAP; y -= STEP) {
      const stem = { x: middle - 1, y: y + height, width: 2, height: outline.y - y - height };
      if ([...places.values()].some((place) => overlap(grown(place, 1), stem))) continue;
      const box = lefts
        .map((left) => ({ x: Math.max(GAP, Math.min(left, area.width - width - GAP)), y, width, height }))
        .find((each) => isFree(each, outline));
      if (box === undefined) continue;
      const leader = { from: { x: middle, y: outline.y }, to: { x: middle, y: y + height } };
      places.set(outline, { ...box, number: outline.number, form, edge: "top", leader });
      return;
    }
  };
  for (const outline of outlines) onLine(outline, 0);
  for (const outline of outlines) if (!places.has(outline)) onLeader(outline, 0);
  for (const outline of outlines) {
    for (const form of outline.widths.keys()) if (!places.has(outline)) onLine(outline, form);
    for (const form of outline.widths.keys()) if (!places.has(outline)) onLeader(outline, form);
  }
  return outlines.flatMap((outline) => places.get(outline) ?? []);
}

/** Whether a label would lie on another one's leader. */
function crosses({ leader }: LabelPlace, box: Box): boolean {
  if (leader === null) return false;
  const { from, to } = leader;
  return overlap({ x: from.x - 2, y: to.y, width: 4, height: from.y - to.y }, box);
}
