import { resolutionOf } from "./resolution.ts";
import { type DisplaySpec, diagonalInches } from "./screen.ts";

/** Unrounded; null without a resolution. Pixels count as square. */
export function pixelsPerInch(display: DisplaySpec): number | null {
  const resolution = resolutionOf(display);
  return resolution === null ? null : Math.hypot(resolution.width, resolution.height) / diagonalInches(display);
}
