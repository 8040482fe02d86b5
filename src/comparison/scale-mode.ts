/**
 * How large the drawing is: all screens within the area, each at its real size on the visitor's display (D30), all as
 * large as they look from the seat (D32), or each by the pixels that its operating system works with (D46).
 */
export type ScaleMode = (typeof SCALE_MODES)[number];

/** In the order in which the menu offers them. */
export const SCALE_MODES = ["fit", "actual", "seat", "pixels"] as const;

/** The mode that a link's text names, in any case; null for other text. */
export function parseScaleMode(text: string): ScaleMode | null {
  return SCALE_MODES.find((mode) => mode === text.trim().toLowerCase()) ?? null;
}

/** Whether a length is drawn equally long wherever it is, which objects, a space and graph paper need. */
export function isToScale(mode: ScaleMode): boolean {
  return mode === "fit" || mode === "actual";
}
