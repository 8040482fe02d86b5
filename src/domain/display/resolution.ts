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

/** What inputs show of a shape: 16:9 for 3840×2160, but a resolution that is not exactly what people know as it is. */
export function shownRatio(shape: Shape): Ratio {
  return shape.resolution === undefined ? givenRatio(shape) : (knownRatio(shape.resolution) ?? shape.resolution);
}

function knownRatio(resolution: Size): Ratio | null {
  const [width = 0, height = 0] = knownRatioText(resolution)?.split(":").map(Number) ?? [];
  return width * resolution.height === height * resolution.width && width > 0 ? { width, height } : null;
}

/** 16:9 for 3840×2160, 43:18 for 3440×1440, 68.3:38.4 for 1366×768, which would be pixels in lowest terms, too. */
function ratioOfPixels(resolution: Size): Ratio {
  const known = knownRatio(resolution);
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

function isNearly({ width, height }: Size, ratio: string): boolean {
  const [across = 0, down = 1] = ratio.split(":").map(Number);
  return Math.abs(width - (height * across) / down) <= MOST_PIXELS_OFF;
}

/** Euclid's algorithm. */
function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestCommonDivisor(other, one % other);
}
