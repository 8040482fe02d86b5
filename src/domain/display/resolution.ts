import type { Size } from "../geometry/size.ts";
import { withDecimals } from "./decimal-text.ts";
import type { DisplaySpec } from "./screen.ts";

/** The two parts of an aspect ratio. */
export type Ratio = Pick<DisplaySpec, "width" | "height">;

/** Fewer pixels than this has no screen that people compare, and no ratio that people write has such parts. */
const FEWEST_PIXELS = 200;
/** More than this has none either; a ratio of larger parts is just a ratio. */
const MOST_PIXELS = 99_999;

/**
 * A display's pixels, across and down, where its ratio was given as a resolution; else null. A resolution needs no
 * state of its own: it is a ratio whose two parts are whole numbers from 200 to 99,999. Pixels are taken to be square,
 * as those of every display sold today are.
 */
export function resolutionOf(ratio: Ratio): Size | null {
  const { width, height } = ratio;
  return isPixelCount(width) && isPixelCount(height) ? { width, height } : null;
}

export function isPixelCount(value: number): boolean {
  return Number.isInteger(value) && value >= FEWEST_PIXELS && value <= MOST_PIXELS;
}

/** `2560×1440` */
export function resolutionText(resolution: Size): string {
  return `${resolution.width}×${resolution.height}`;
}

/** Longer parts than those of 64:27 tell the eye less than a decimal does. */
const LARGEST_PARTS = { across: 64, down: 32 };

/** Ratios that nobody writes in lowest terms, by what they are in lowest terms. */
const CUSTOMARY: Readonly<Record<string, string>> = {
  "8:5": "16:10",
  "16:5": "32:10",
  "7:3": "21:9",
  "13:6": "19.5:9",
};

/** Ratios that some resolutions miss by a pixel or two, since pixels are whole: 1366×768 is 16:9, 2732×2048 is 4:3. */
const ROUNDED = ["16:9", "4:3"] as const;
const MOST_PIXELS_OFF = 2;

/**
 * The ratio of a resolution: `43:18` for 3440×1440, in lowest terms where those are short, else as a decimal:
 * `2.16:1` for 2532×1170, which is 422:195. 2560×1600 is `16:10`, as everybody calls it. Upright ones alike: `9:16`,
 * `1:2.16`.
 */
export function resolutionRatioText(resolution: Size): string {
  const { width, height } = resolution;
  if (width < height) {
    return resolutionRatioText({ width: height, height: width }).split(":").toReversed().join(":");
  }
  const divisor = greatestCommonDivisor(width, height);
  const [across, down] = [width / divisor, height / divisor];
  if (across <= LARGEST_PARTS.across && down <= LARGEST_PARTS.down) {
    const lowest = `${across}:${down}`;
    return CUSTOMARY[lowest] ?? lowest;
  }
  return ROUNDED.find((text) => isNearly(resolution, text)) ?? `${withDecimals(width / height, 0, 2)}:1`;
}

function isNearly({ width, height }: Size, ratio: string): boolean {
  const [across = 0, down = 1] = ratio.split(":").map(Number);
  return Math.abs(width - (height * across) / down) <= MOST_PIXELS_OFF;
}

/** Euclid's, of positive whole numbers. */
function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestCommonDivisor(other, one % other);
}
