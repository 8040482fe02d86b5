/**
 * The ten colours (S3, D4). Each has a contrast of 3:1 with the light and the dark background (V8), so an outline needs
 * one colour for both schemes. Addresses carry these names and screen readers say them.
 */
const HEX = {
  blue: "#2f6bff",
  green: "#0c8840",
  pink: "#e846bd",
  yellow: "#a08e00",
  lime: "#549e36",
  teal: "#039290",
  sky: "#0194e4",
  red: "#f8405f",
  orange: "#ba3c03",
  amber: "#b06600",
} as const;

export type ColourName = keyof typeof HEX;

export const COLOUR_NAMES = Object.keys(HEX) as readonly ColourName[];

/** The colours of the default screens (S3.3). */
export const INITIAL_COLOURS = ["blue", "green"] as const satisfies readonly ColourName[];

/** S3.5 */
export const FIRST_TILE_COLOUR: ColourName = "pink";

/** S3.5, in its order. */
export const PALETTE = [
  "yellow",
  "lime",
  "teal",
  "sky",
  "red",
  "orange",
  "amber",
] as const satisfies readonly ColourName[];

export function colourHex(name: ColourName): string {
  return HEX[name];
}

export function isColourName(text: string): text is ColourName {
  return Object.hasOwn(HEX, text);
}
