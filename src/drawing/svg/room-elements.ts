import { WINDOW_PIXELS } from "#domain/display/scaling.ts";
import type { Size } from "#domain/geometry/size.ts";
import type { Box } from "../scene/box.ts";
import { boxOf, element, type SvgElement, strokeOf } from "./element.ts";

/** The displays of a screen with the windows that fit side by side, to scale with those of other screens (D45). */
interface RoomMark extends Size {
  readonly displays: readonly Box[];
  readonly windows: readonly Box[];
  /** Below a window's upper edge, where its text begins. */
  readonly titleBar: number;
}

/** Between a display's edge and the windows, and above a window's text, in pixels. */
const INSET = 1.75;
const TITLE_BAR = 4;

/** What a screen has room for: each of its displays in pixels of the operating system, and the windows on all of them. */
interface Room {
  readonly singleRoom: Size;
  readonly displays: number;
  readonly windows: { readonly count: number };
}

/** How many of these pixels one pixel of the operating system is, so that all rooms fit into a box. */
export function roomScale(rows: readonly Room[], largest: Size): number {
  const widths = rows.map(({ singleRoom, displays }) => singleRoom.width * displays);
  const heights = rows.map(({ singleRoom }) => singleRoom.height);
  return Math.min(largest.width / Math.max(...widths), largest.height / Math.max(...heights));
}

/** Counts from the upper left corner of the first display. */
export function composeRoom({ singleRoom, displays, windows }: Room, scale: number): RoomMark {
  const [width, height] = [singleRoom.width * scale, singleRoom.height * scale];
  const window = { width: WINDOW_PIXELS * scale - 2 * INSET, height: height - 2 * INSET };
  const perDisplay = windows.count / displays;
  const isVisible = window.width > 0 && window.height > 0;
  return {
    width: width * displays,
    height,
    displays: Array.from({ length: displays }, (_, index) => ({ x: index * width, y: 0, width, height })),
    windows: Array.from({ length: isVisible ? windows.count : 0 }, (_, index) => {
      const display = Math.floor(index / perDisplay);
      const left = display * width + (index - display * perDisplay) * WINDOW_PIXELS * scale;
      return { x: left + INSET, y: INSET, ...window };
    }),
    titleBar: Math.min(TITLE_BAR, window.height / 2),
  };
}

/** @param colour of the screen */
export function roomElements({ displays, windows, titleBar }: RoomMark, colour: string): readonly SvgElement[] {
  return [
    ...windows.flatMap(({ x, y, width, height }) => [
      element("rect", { x, y, width, height, rx: 1, fill: colour, "fill-opacity": 0.22 }),
      element("path", { d: `M${x} ${y + titleBar}h${width}`, stroke: colour, "stroke-opacity": 0.55 }),
    ]),
    ...displays.map((display) => element("rect", { ...boxOf(display), rx: 0.5, ...strokeOf(colour, 1.5) })),
  ];
}
