import { type Box, grown } from "./box.ts";
import { leaderBox, SHARED } from "./labels/leaders.ts";
import type { Scene } from "./marks.ts";
import { occupied } from "./objects.ts";
import { squareSizeBox } from "./scale-bar.ts";

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
    ...(scaleBar === null ? [] : [scaleBar.box]),
    ...(squareSize === null ? [] : [squareSizeBox(squareSize)]),
    ...objects.flatMap(occupied),
    ...(floor?.hanging ? [floor.hanging.box] : []),
    ...(space?.spares.map(({ box }) => box) ?? []),
    ...labels,
    ...labels.flatMap(({ leader }) => (leader === null ? [] : [grown(leaderBox(leader), SHARED)])),
  ];
}
