import type { TextAndRoom } from "../../../comparison/text-and-room.ts";

/** Short, with letters, figures and a comma, as people read it every day. */
export const SAMPLE = "Meeting moved to 14:30, room 2";

/** In rem. The base's sample has the size of the page's text while no other one is larger than this. */
const LARGEST = 2.5;

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
  const largest = Math.max(...rows.map((row) => row?.inches ?? 0));
  const remPerInch = Math.min(1 / base.inches, LARGEST / largest);
  const size = (inches: number) =>
    pixelsPerInch === null ? `${inches * remPerInch}rem` : `${inches * pixelsPerInch}px`;
  return { base: size(base.inches), each: rows.map((row) => row && size(row.inches)) };
}
