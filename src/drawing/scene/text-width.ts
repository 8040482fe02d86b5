/** Widths at 12 px in DejaVu Sans, whose characters are among the widest; the first that matches counts. */
const WIDTHS = [
  { characters: /[\s.,:;'|il·\u200c-\u200e]/, width: 4.1 },
  { characters: /[mwW@%…]/, width: 12.2 },
  { characters: /[a-z\d″!"()/?*_-]/, width: 7.7 },
  { characters: /[A-Z#&+<=>À-ÅÇ-åç-ÿ]/, width: 10.4 },
  { characters: /[^\u{10000}-\u{10ffff}]/u, width: 13.2 },
];
const EMOJI_WIDTH = 16.5;

function widthOf(character: string): number {
  return WIDTHS.find(({ characters }) => characters.test(character))?.width ?? EMOJI_WIDTH;
}

/** By code, of ASCII: the most of what a scene measures. */
const ASCII_WIDTHS = Array.from({ length: 128 }, (_, code) => widthOf(String.fromCharCode(code)));

/**
 * An upper estimate of a text's width at 12 px in any system font, in pixels: there is nothing to measure with where
 * a scene is composed, and a chip a little too wide is better than a text that runs out of it.
 */
export function textWidth(text: string): number {
  let total = 0;
  for (const character of text) {
    total += ASCII_WIDTHS[character.charCodeAt(0)] ?? widthOf(character);
  }
  return total;
}

/** The text, cut with an ellipsis where it would be wider than `widest` pixels; at least the ellipsis. */
export function fitText(text: string, widest: number): string {
  const characters = [...text];
  let fitting = text;
  while (textWidth(fitting) > widest && characters.pop() !== undefined) fitting = `${characters.join("")}…`;
  return fitting;
}
