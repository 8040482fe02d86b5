import type { Box } from "./box.ts";
import type { Scene } from "./marks.ts";
import { squareSizeBox } from "./scale-bar.ts";

/** The boxes in which no dimension may lie. */
export function obstaclesOf({
  reserved,
  scaleBar,
  squareSize,
  labels,
}: Pick<Scene, "reserved" | "scaleBar" | "squareSize" | "labels">): Box[] {
  return [
    ...reserved,
    ...(scaleBar === null ? [] : [scaleBar.box]),
    ...(squareSize === null ? [] : [squareSizeBox(squareSize)]),
    ...labels,
  ];
}
