import type { Size } from "../geometry/size.ts";
import { withDecimals } from "./decimal-text.ts";
import type { DisplaySpec } from "./screen.ts";

/** The two parts of an aspect ratio. */
export type Ratio = Pick<DisplaySpec, "width" | "height">;

/** Compared screens have more pixels, and written ratios have smaller parts. */
const FEWEST_PIXELS = 200;
/** A ratio of larger parts is only a ratio. */
const MOST_PIXELS = 99_999;

/**
 * The pixels across and down if the ratio was given as a resolution, which is a ratio of two whole numbers from 200 to
 * 99,999; else null. Pixels count as square.
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

/** Ratios with larger parts than 64:27 are easier to read as decimals. */
const LARGEST_PARTS = { across: 64, down: 32 };

/** The usual form of ratios that nobody writes in lowest terms, by their lowest terms. */
const CUSTOMARY: Readonly<Record<string, string>> = {
  "8:5": "16:10",
  "16:5": "32:10",
  "7:3": "21:9",
  "13:6": "19.5:9",
};

/** Some resolutions miss these by a pixel or two: 1366×768 counts as 16:9, 2732×2048 as 4:3. */
const ROUNDED = ["16:9", "4:3"] as const;
const MOST_PIXELS_OFF = 2;

/**
 * The ratio of a resolution in lowest terms, `43:18` for 3440×1440, or as a decimal if those are long, `2.16:1` for
 * 2532×1170. 2560×1600 is `16:10`, its usual name. Upright: `9:16`, `1:2.16`.
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

/** Ratios that people know by name (D35). */
const KNOWN_RATIOS: ReadonlySet<string> = new Set(["16:9", "16:10", "4:3", "3:2", "5:4", "32:9", "1:1"]);

/** The ratio of a resolution if people know it, also upright: `16:9` or `9:16`; else null. */
export function knownRatioText(resolution: Size): string | null {
  const text = resolutionRatioText(resolution);
  const across = resolution.width < resolution.height ? text.split(":").toReversed().join(":") : text;
  return KNOWN_RATIOS.has(across) ? text : null;
}

/** What inputs show of a ratio: 16:9 for 3840×2160, but a resolution that is not exactly what people know as it is. */
export function shownRatio(ratio: Ratio): Ratio {
  const resolution = resolutionOf(ratio);
  const [width = 0, height = 0] = (resolution && knownRatioText(resolution)?.split(":").map(Number)) ?? [];
  return width > 0 && isSameRatio({ width, height }, ratio) ? { width, height } : ratio;
}

/** The same ratio without pixels: 16:9 for 3840×2160, 43:18 for 3440×1440, 136.6:76.8 for 1366×768. */
export function withoutPixels(ratio: Ratio): Ratio {
  const { width, height } = shownRatio(ratio);
  const divisor = isPixelCount(width) && isPixelCount(height) ? greatestCommonDivisor(width, height) : 1;
  const lowest = { width: width / divisor, height: height / divisor };
  return resolutionOf(lowest) === null ? lowest : { width: lowest.width / 10, height: lowest.height / 10 };
}

/** A ratio as upright or as far across as a display. */
export function turnedLike(display: Ratio, { width, height }: Ratio): Ratio {
  return display.width < display.height === width < height ? { width, height } : { width: height, height: width };
}

/** To the last digit, since the parts are short. */
export function isSameRatio(one: Ratio, other: Ratio): boolean {
  return one.width * other.height === one.height * other.width;
}

function isNearly({ width, height }: Size, ratio: string): boolean {
  const [across = 0, down = 1] = ratio.split(":").map(Number);
  return Math.abs(width - (height * across) / down) <= MOST_PIXELS_OFF;
}

/** Euclid's algorithm. */
function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestCommonDivisor(other, one % other);
}
