/**
 * The ten colours (S3, D4). Each keeps 3:1 against the light and the dark background (V8), so an outline needs
 * one colour for both schemes. The names are the ones that addresses carry and screen readers say.
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

/** S3.3 */
export const INITIAL_COLOURS = ["blue", "green"] as const satisfies readonly ColourName[];

/** S3.5 */
export const FIRST_TILE_COLOUR: ColourName = "pink";

/** S3.5 */
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
