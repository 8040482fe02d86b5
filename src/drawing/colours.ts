/**
 * The drawing's colours in each colour scheme. Saved files take them from here; `app/document.css` repeats them as
 * custom properties, and a test compares the two.
 */
export const SCHEMES = {
  light: { workspace: "#f6f7f8", "control-edge": "#858e96", ink: "#16191c", muted: "#565f67" },
  dark: { workspace: "#111417", "control-edge": "#77818a", ink: "#eceff1", muted: "#a3adb5" },
} as const;

/** Grid lines are ink, this opaque. */
export const GRID_OPACITY = { coarse: 0.09, fine: 0.045 } as const;
