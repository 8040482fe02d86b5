import type { Size } from "../geometry/size.ts";
import { type DisplaySpec, singleSizeIn } from "./screen.ts";
import type { Unit } from "./unit.ts";

/**
 * The largest picture of a ratio in a display, in each one of a set, in `unit`, unrounded. It fills the display's width
 * or its height (D33).
 *
 * @param ratio width divided by height, positive
 */
export function pictureSizeIn(display: DisplaySpec, ratio: number, unit: Unit): Size {
  return fitRatio(singleSizeIn(display, unit), ratio);
}

/** The largest rectangle of a ratio in a rectangle. */
export function fitRatio({ width, height }: Size, ratio: number): Size {
  return width > height * ratio ? { width: height * ratio, height } : { width, height: width / ratio };
}
