import type { TextAndRoom } from "#comparison/text-and-room.ts";

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
  // The base's has the usual size while none is larger than the largest.
  const largest = Math.max(...rows.map((row) => row?.inches ?? 0));
  const remPerInch = Math.min(SIZES.usual / base.inches, SIZES.largest / largest);
  const size = (inches: number) =>
    pixelsPerInch === null ? `${inches * remPerInch}rem` : `${inches * pixelsPerInch}px`;
  return { base: size(base.inches), each: rows.map((row) => row && size(row.inches)) };
}
