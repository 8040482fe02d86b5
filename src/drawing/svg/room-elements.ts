import type { RoomMark } from "../scene/rooms.ts";
import { element, type SvgElement } from "./element.ts";

/** @param colour of the screen */
export function roomElements({ displays, windows, titleBar }: RoomMark, colour: string): readonly SvgElement[] {
  return [
    ...windows.flatMap(({ x, y, width, height }) => [
      element("rect", { x, y, width, height, rx: 1, fill: colour, "fill-opacity": 0.22 }),
      element("path", { d: `M${x} ${y + titleBar}h${width}`, stroke: colour, "stroke-opacity": 0.55 }),
    ]),
    ...displays.map(({ x, y, width, height }) =>
      element("rect", { x, y, width, height, rx: 0.5, fill: "none", stroke: colour, "stroke-width": 1.5 }),
    ),
  ];
}
