import { type Box, grown } from "./box.ts";
import { leaderBox, SHARED } from "./labels/leaders.ts";
import type { Scene } from "./marks.ts";
import { occupied } from "./objects.ts";
import { squareSizeBox } from "./scale-bar.ts";

/** Between the scale bar's words and what stands beside them, in pixels: a figure there would seem to go on. */
const BESIDE_SCALE_BAR = 6;

/** The boxes in which no dimension may lie: labels and leaders, and what else stands in the area. */
export function obstaclesOf({
  reserved,
  scaleBar,
  squareSize,
  objects,
  floor,
  space,
  labels,
}: Pick<Scene, "reserved" | "scaleBar" | "squareSize" | "objects" | "floor" | "space" | "labels">): Box[] {
  return [
    ...reserved,
    ...(scaleBar === null ? [] : [grown(scaleBar.box, BESIDE_SCALE_BAR, 0)]),
    ...(squareSize === null ? [] : [squareSizeBox(squareSize)]),
    ...objects.flatMap(occupied),
    ...(floor?.hanging ? [floor.hanging.box] : []),
    ...(space?.spares.map(({ box }) => box) ?? []),
    ...labels,
    ...labels.flatMap(({ leader }) => (leader === null ? [] : [grown(leaderBox(leader), SHARED)])),
  ];
}
