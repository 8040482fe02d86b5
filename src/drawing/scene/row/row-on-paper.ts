import type { Comparison } from "#comparison/state.ts";
import type { Size } from "#domain/geometry/size.ts";
import type { FixedScale } from "../compose-scene.ts";
import { placeAll } from "../place-all.ts";
import { viewOptions } from "../view-options.ts";

/** Of a CSS pixel, which paper has too. */
const PIXELS_PER_INCH = 96;

/** What one length on paper stands for. */
const RATIOS = [1, 2, 5, 10, 20, 25, 50, 100] as const;

/** The width of an A4 sheet between its margins, and the height that leaves room for the figures on a sheet across, in pixels. */
const [WIDTH, HEIGHT] = [702, 370];
/** Beside the row, above it for a label, and below it for its dimensions. */
const [BESIDE, ABOVE, BELOW] = [10, 18, 116];

/** How a row is drawn on paper (D56): at a round scale, in pixels that are as large on every sheet. */
export function rowOnPaper(comparison: Comparison) {
  const { bounds } = placeAll(comparison.screens, viewOptions(comparison)).room;
  const scale = roundScale(bounds) ?? { pixelsPerInch: (WIDTH - 2 * BESIDE) / bounds.width };
  return {
    area: { width: WIDTH, height: Math.ceil(bounds.height * scale.pixelsPerInch) + ABOVE + BELOW },
    placement: { scale, offset: { x: 0, y: (ABOVE - BELOW) / 2 }, reserved: [], movable: false },
  };
}

/** The largest at which so many inches fit, so that a ruler reads the sheet; null beyond the smallest. */
export function roundScale({ width, height }: Size): FixedScale | null {
  const ratio = RATIOS.find(
    (each) =>
      (width * PIXELS_PER_INCH) / each <= WIDTH - 2 * BESIDE &&
      (height * PIXELS_PER_INCH) / each <= HEIGHT - ABOVE - BELOW,
  );
  return ratio === undefined ? null : { ratio, pixelsPerInch: PIXELS_PER_INCH / ratio };
}
