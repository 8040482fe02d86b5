/**
 * The ten colours (S3, D4). Each has a contrast of 3:1 to the light and the dark background, so that one colour serves
 * both schemes. Links and screen readers use the names.
 */
const HEX = {
  blue: "#2f6bff",
  green: "#14963c",
  pink: "#e5389f",
  yellow: "#a18a00",
  lime: "#6b9a00",
  teal: "#008f8a",
  sky: "#0a8fd8",
  red: "#e3304e",
  orange: "#e0560a",
  amber: "#c07a00",
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
