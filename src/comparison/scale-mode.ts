/** How large the drawing is (D30): all screens within the area, or each at its real size on the visitor's display. */
export type ScaleMode = "fit" | "actual";

/** In the order in which the menu offers them. */
export const SCALE_MODES = ["fit", "actual"] as const satisfies readonly ScaleMode[];

/** The mode that a link's text names, in any case; null for other text. */
export function parseScaleMode(text: string): ScaleMode | null {
  return SCALE_MODES.find((mode) => mode === text.trim().toLowerCase()) ?? null;
}
