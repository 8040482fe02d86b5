import type { Size } from "../geometry/size.ts";
import { withDecimals } from "./machine-number.ts";
import type { DisplaySpec } from "./screen.ts";

/** The two parts of an aspect ratio, or two numbers that are given as one and may be pixels. */
export type Ratio = Pick<DisplaySpec, "width" | "height">;

/** What a display has besides its size: its ratio and, where it is known, its resolution. */
export type Shape = Pick<DisplaySpec, "width" | "height" | "resolution">;

/** Compared screens have more pixels, and written ratios have smaller parts. */
const FEWEST_PIXELS = 200;
/** A ratio of larger parts is only a ratio. */
const MOST_PIXELS = 99_999;

/** The shape that two numbers give: whole ones from 200 to 99,999 are a resolution. */
export function shapeFrom({ width, height }: Ratio): Shape {
  return isPixels({ width, height }) ? shapeOfPixels({ width, height }) : { width, height };
}

/** A resolution with its ratio as people know it, else in lowest terms. Pixels count as square. */
export function shapeOfPixels(resolution: Size): Required<Shape> {
  return { ...ratioOfPixels(resolution), resolution };
}

/** The two numbers that give a shape. */
export function givenRatio({ width, height, resolution }: Shape): Ratio {
  return resolution ?? { width, height };
}

/** Whether two shapes are given alike, and so are written alike in a link: 3840×2160 is not given as 16:9. */
export function isGivenAlike(one: Shape, other: Shape): boolean {
  const [own, others] = [givenRatio(one), givenRatio(other)];
  return own.width === others.width && own.height === others.height;
}

function isPixels({ width, height }: Ratio): boolean {
  return isPixelCount(width) && isPixelCount(height);
}

export function isPixelCount(value: number): boolean {
  return Number.isInteger(value) && value >= FEWEST_PIXELS && value <= MOST_PIXELS;
}

/** Ratios with larger parts than 64:27 are easier to read as decimals. */
const LARGEST_PARTS = { across: 64, down: 32 };

/** What ratios that nobody writes in lowest terms are multiplied by: 16:10, 32:10, 21:9 and 19.5:9. */
const CUSTOMARY: Readonly<Record<string, number>> = { "8:5": 2, "16:5": 2, "7:3": 3, "13:6": 1.5 };

/** Some resolutions miss these by a pixel or two: 1366×768 counts as 16:9, 2732×2048 as 4:3. */
const ROUNDED: readonly Ratio[] = [
  { width: 16, height: 9 },
  { width: 4, height: 3 },
];
const MOST_PIXELS_OFF = 2;

/**
 * The ratio of a resolution in lowest terms, 43:18 for 3440×1440, or as a decimal if those are long, 2.16:1 for
 * 2532×1170. 2560×1600 is 16:10, its usual form. Upright: 9:16, 1:2.16.
 */
export function usualRatio({ width, height }: Size): Ratio {
  if (width < height) return rotated(usualRatio({ width: height, height: width }));
  const divisor = greatestCommonDivisor(width, height);
  const [across, down] = [width / divisor, height / divisor];
  if (across <= LARGEST_PARTS.across && down <= LARGEST_PARTS.down) {
    const factor = CUSTOMARY[`${across}:${down}`] ?? 1;
    return { width: across * factor, height: down * factor };
  }
  const rounded = ROUNDED.find((ratio) => isNearly({ width, height }, ratio));
  return rounded ?? { width: Number(withDecimals(width / height, 0, 2)), height: 1 };
}

/** Ratios that people know by name (D35). */
const KNOWN_RATIOS: ReadonlySet<string> = new Set(["16:9", "16:10", "4:3", "3:2", "5:4", "32:9", "1:1"]);

/** The ratio of a resolution if people know it, also upright: 16:9 or 9:16; else null. */
export function knownRatio(resolution: Size): Ratio | null {
  const ratio = usualRatio(resolution);
  const across = ratio.width < ratio.height ? rotated(ratio) : ratio;
  return KNOWN_RATIOS.has(`${across.width}:${across.height}`) ? ratio : null;
}

/** What inputs show of a shape: 16:9 for 3840×2160, but a resolution that is not exactly what people know as it is. */
export function shownRatio(shape: Shape): Ratio {
  return shape.resolution === undefined ? givenRatio(shape) : (exactKnownRatio(shape.resolution) ?? shape.resolution);
}

function exactKnownRatio(resolution: Size): Ratio | null {
  const known = knownRatio(resolution);
  return known !== null && known.width * resolution.height === known.height * resolution.width ? known : null;
}

/** 16:9 for 3840×2160, 43:18 for 3440×1440, 68.3:38.4 for 1366×768, which would be pixels in lowest terms, too. */
function ratioOfPixels(resolution: Size): Ratio {
  const known = exactKnownRatio(resolution);
  if (known !== null) return known;
  const divisor = greatestCommonDivisor(resolution.width, resolution.height);
  const lowest = { width: resolution.width / divisor, height: resolution.height / divisor };
  return isPixels(lowest) ? { width: lowest.width / 10, height: lowest.height / 10 } : lowest;
}

/** Upright instead of across, or the other way round. */
export function rotated<Of extends Shape>(display: Of): Of {
  const { width, height, resolution } = display;
  const pixels = resolution && { width: resolution.height, height: resolution.width };
  return { ...display, width: height, height: width, ...(pixels && { resolution: pixels }) };
}

/** A shape as upright or as far across as a display. */
export function turnedLike<Of extends Shape>(display: Ratio, shape: Of): Of {
  return display.width < display.height === shape.width < shape.height ? shape : rotated(shape);
}

function isNearly({ width, height }: Size, ratio: Ratio): boolean {
  return Math.abs(width - (height * ratio.width) / ratio.height) <= MOST_PIXELS_OFF;
}

/** Euclid's algorithm. */
function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestCommonDivisor(other, one % other);
}
