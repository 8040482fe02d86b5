import { pixelsPerInch } from "#domain/display/pixel-density.ts";
import type { ScreenDescription } from "#domain/display/screen.ts";
import type { Numbers } from "./numbers.ts";

/** Whole pixels per inch, without their unit: `163`. */
export function wholeDensityIn({ withDecimals }: Numbers): (screen: ScreenDescription) => string {
  return (screen) => withDecimals(pixelsPerInch(screen) ?? 0, 0, 0);
}
