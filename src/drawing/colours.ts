/**
 * The drawing's colours in each colour scheme. Saved files take them from here; `ui/base.css` repeats them as
 * custom properties, and a test compares the two.
 */
export const SCHEMES = {
  light: {
    paper: "#f6f8fa",
    control: "#7d8894",
    ink: "#14181c",
    muted: "#59636e",
    wall: "#f2f5f8",
    hatching: "#ccd4dc",
  },
  dark: {
    paper: "#0f1317",
    control: "#6b7682",
    ink: "#e8ecf0",
    muted: "#97a3af",
    wall: "#151a20",
    hatching: "#2d363f",
  },
} as const;

/** Grid lines are ink, this opaque. */
export const GRID_OPACITY = { coarse: 0.09, fine: 0.045 } as const;
