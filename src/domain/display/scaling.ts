import type { Size } from "../geometry/size.ts";
import { pixelsPerInch } from "./pixel-density.ts";
import type { DisplaySpec, OptionalProperties } from "./screen.ts";

/** In percent, as operating systems offer it (D45). */
export const LEAST_SCALING = 100;
export const MOST_SCALING = 300;
export const SCALING_STEP = 25;

/** The text that is compared, in pixels of the operating system. */
const TEXT_PIXELS = 16;

/** The width of a window in which a page or a document is comfortable, in pixels of the operating system. */
export const WINDOW_PIXELS = 1280;

export type ScaledDisplay = DisplaySpec & Partial<Pick<OptionalProperties, "scaling">>;

/** Whether a number is a scaling that a screen may have: whole percents from 100 to 300 (D45). */
export function isScaling(value: number): boolean {
  return Number.isInteger(value) && value >= LEAST_SCALING && value <= MOST_SCALING;
}

/** In percent; 100 until one is set. Without a resolution it means nothing. */
export function scalingOf({ scaling = LEAST_SCALING }: ScaledDisplay): number {
  return scaling;
}

/** How high text of 16 px is in inches, unrounded: 16 × scaling ÷ pixels per inch. Null without a resolution (D45). */
export function textInches(display: ScaledDisplay): number | null {
  const density = pixelsPerInch(display);
  return density === null ? null : (TEXT_PIXELS * scalingOf(display)) / 100 / density;
}

/**
 * The resolution with which the operating system works, unrounded: resolution ÷ scaling. Of a set, all of its displays
 * side by side. Null without a resolution (D45).
 */
export function roomOf(display: ScaledDisplay): Size | null {
  const room = singleRoomOf(display);
  return room && { width: room.width * (display.count ?? 1), height: room.height };
}

/** The same of each display of a set, or of the only one. */
export function singleRoomOf(display: ScaledDisplay): Size | null {
  const { resolution } = display;
  const logical = (pixels: number) => (pixels * 100) / scalingOf(display);
  return resolution === undefined ? null : { width: logical(resolution.width), height: logical(resolution.height) };
}

/** What fits side by side on each display of a set, or on the only one. */
interface Windows {
  readonly count: number;
  /** What remains beside the windows, in pixels of the operating system, unrounded. */
  readonly left: number;
}

/** How many windows of 1280 px fit side by side; null without a resolution (D45). */
export function windowsOn(display: ScaledDisplay): Windows | null {
  const room = singleRoomOf(display);
  if (room === null) return null;
  const count = Math.floor(room.width / WINDOW_PIXELS);
  return { count, left: room.width - count * WINDOW_PIXELS };
}

/**
 * The scaling in percent, unrounded, at which a display's text is as large as another's. Null where one of them has no
 * resolution.
 */
export function scalingForTextOf(display: ScaledDisplay, other: ScaledDisplay): number | null {
  const [density, otherDensity] = [pixelsPerInch(display), pixelsPerInch(other)];
  return density === null || otherDensity === null ? null : (scalingOf(other) * density) / otherDensity;
}

/** The step nearest to a scaling, within what a screen may have. */
export function nearestStep(scaling: number): number {
  const step = Math.round(scaling / SCALING_STEP) * SCALING_STEP;
  return Math.min(Math.max(step, LEAST_SCALING), MOST_SCALING);
}
