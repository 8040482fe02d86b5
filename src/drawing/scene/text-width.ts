import { INTER_WIDTHS } from "./inter-widths.ts";

/** In thousandths of the font size. */
const WIDTHS = new Map(
  INTER_WIDTHS.flatMap(([width, characters]) => [...characters].map((character) => [character, width])),
);

/** For characters that another font draws: zero-width marks, the rest of Unicode's first plane, and emoji. */
const INVISIBLE = /[\u200b-\u200f\u00ad]/;
const WIDE = 1100;
const EMOJI_WIDTH = 1375;

function widthOf(character: string): number {
  if (INVISIBLE.test(character)) return 0;
  return WIDTHS.get(character) ?? (character.length > 1 ? EMOJI_WIDTH : WIDE);
}

/**
 * A text's width in pixels: exact for Latin letters and digits in Inter apart from kerning, and an upper estimate for
 * other scripts. A scene has no font to measure with.
 */
export function textWidth(text: string, fontSize: number): number {
  let total = 0;
  for (const character of text) total += widthOf(character);
  return (total * fontSize) / 1000;
}

/** The text, cut with an ellipsis where it would be wider than `widest` pixels; at least the ellipsis. */
export function fitText(text: string, widest: number, fontSize: number): string {
  const characters = [...text];
  let fitting = text;
  while (textWidth(fitting, fontSize) > widest && characters.pop() !== undefined) fitting = `${characters.join("")}…`;
  return fitting;
}
