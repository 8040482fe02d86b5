import { colourHex } from "#domain/display/colour.ts";
import { element } from "./element.ts";

/** Two rectangles of different ratios that share a corner (V8), in a square of 24. */
export const LOGO = [
  element("rect", { x: 2, y: 11, width: 20, height: 9, rx: 1, stroke: colourHex("green") }),
  element("rect", { x: 2, y: 4, width: 13, height: 16, rx: 1, stroke: colourHex("blue") }),
];
