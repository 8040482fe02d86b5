import type { Size } from "../geometry/size.ts";
import type { Ratio } from "./resolution.ts";
import { type DisplaySpec, diagonalInches } from "./screen.ts";

/** The real ratio of a panel sold as 21:9, and a typical resolution. */
export interface PanelRatio {
  readonly ratio: Ratio;
  readonly resolution: Size;
}

/** 2.370, 2.389 and 2.4, all wider than 21:9, which is 7:3 or 2.333. */
const SOLD_AS_21_9: readonly PanelRatio[] = [
  { ratio: { width: 64, height: 27 }, resolution: { width: 2560, height: 1080 } },
  { ratio: { width: 43, height: 18 }, resolution: { width: 3440, height: 1440 } },
  { ratio: { width: 12, height: 5 }, resolution: { width: 3840, height: 1600 } },
];

/** Phones and small laptops of exactly 21:9 exist (2520×1080, 1792×768), larger screens do not. */
const SMALLEST_ULTRAWIDE_INCHES = 20;

/**
 * The real ratios of panels sold as 21:9 for a display entered as 21:9, or upright as 9:21; else none. Somebody who
 * enters 7:3 or 2.333:1 means it.
 */
export function panelRatios(display: DisplaySpec): readonly PanelRatio[] {
  if (diagonalInches(display) < SMALLEST_ULTRAWIDE_INCHES) return [];
  if (display.width === 21 && display.height === 9) return SOLD_AS_21_9;
  if (display.width === 9 && display.height === 21) {
    return SOLD_AS_21_9.map(({ ratio, resolution }) => ({ ratio: upright(ratio), resolution: upright(resolution) }));
  }
  return [];
}

function upright({ width, height }: Size): Size {
  return { width: height, height: width };
}
