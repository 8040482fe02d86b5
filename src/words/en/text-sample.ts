import type { TextAndRoom } from "./text-and-room.ts";

/** Short, with letters, figures and a comma, as people read it every day. */
export const SAMPLE = "Meeting moved to 14:30, room 2";

/**
 * The font size of a sample for each inch of its text, so that all are to scale with each other (D45.1): the base's has the
 * usual size while none is larger than the largest.
 */
export function sampleScale(
  rows: readonly (TextAndRoom | null)[],
  base: TextAndRoom,
  { usual, largest }: { readonly usual: number; readonly largest: number },
): number {
  return Math.min(usual / base.inches, largest / Math.max(...rows.map((row) => row?.inches ?? 0)));
}
