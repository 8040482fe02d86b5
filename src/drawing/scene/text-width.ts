/** In pixels. All widths here are for text of this size. */
export const FONT_SIZE = 12;

/** Widths in DejaVu Sans, whose characters are among the widest. The first match counts. */
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

/** By character code. Most text is ASCII, and a resize measures every label in each frame. */
const ASCII_WIDTHS = Array.from({ length: 128 }, (_, code) => widthOf(String.fromCharCode(code)));

/**
 * An upper estimate of a text's width in any system font, in pixels. A scene has no font to measure with, and a chip
 * that is a little too wide is better than text that overflows it.
 */
export function textWidth(text: string): number {
  let total = 0;
  for (const character of text) {
    total += ASCII_WIDTHS[character.charCodeAt(0)] ?? widthOf(character);
  }
  return total;
}

/** Characters of numbers in widths of the font's own digits (CSS `ch`), upper estimates too. */
const DIGIT_WIDTHS = [
  { characters: /\d/, digits: 1 },
  { characters: /[\s.:]/, digits: 0.55 },
  { characters: /″/, digits: 0.75 },
];

/** The same for a writer that knows how wide the font's digits are: their share is exact, the rest is estimated. */
export function textWidthInDigits(text: string): { pixels: number; digits: number } {
  let total = 0;
  let others = "";
  for (const character of text) {
    const match = DIGIT_WIDTHS.find(({ characters }) => characters.test(character));
    if (match === undefined) others += character;
    else total += match.digits;
  }
  return { pixels: textWidth(others), digits: total };
}

/** The text, cut with an ellipsis where it would be wider than `widest` pixels; at least the ellipsis. */
export function fitText(text: string, widest: number): string {
  const characters = [...text];
  let fitting = text;
  while (textWidth(fitting) > widest && characters.pop() !== undefined) fitting = `${characters.join("")}…`;
  return fitting;
}
