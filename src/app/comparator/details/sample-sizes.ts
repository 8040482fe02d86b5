import { sampleScale, type TextAndRoom } from "#words/en/details-view.ts";

/** In rem: of the page's text, and of the largest sample. */
const SIZES = { usual: 1, largest: 2.5 } as const;

/**
 * The font size of each sample: to scale with each other, or at true size on a display that is measured (D45.1). Without a
 * base there are no samples.
 *
 * @param pixelsPerInch CSS pixels to the inch; null while the display is not measured
 */
export function sampleSizes(
  rows: readonly (TextAndRoom | null)[],
  base: TextAndRoom,
  pixelsPerInch: number | null,
): { readonly base: string; readonly each: readonly (string | null)[] } {
  const remPerInch = sampleScale(rows, base, SIZES);
  const size = (inches: number) =>
    pixelsPerInch === null ? `${inches * remPerInch}rem` : `${inches * pixelsPerInch}px`;
  return { base: size(base.inches), each: rows.map((row) => row && size(row.inches)) };
}
