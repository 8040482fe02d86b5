import { type DisplaySpec, diagonalInches } from "./screen.ts";

/** Unrounded; null without a resolution. Pixels count as square. */
export function pixelsPerInch(display: DisplaySpec): number | null {
  const { resolution } = display;
  return resolution === undefined ? null : Math.hypot(resolution.width, resolution.height) / diagonalInches(display);
}
