import { markedStem } from "./words.ts";

/** Words that mean the same to somebody who searches (D60), a group a line. Other forms of them follow by their stems. */
const GROUPS = `
  colour color
  metre meter m
  centimetre centimeter cm
  millimetre millimeter mm
  feet foot ft
  centre center middle
  grey gray
  sofa couch settee
  frame bezel border
  two dual double pair
  three triple
  1440p qhd wqhd 2k
  4k uhd ultrahd 2160p
  1080p fhd fullhd
  laptop macbook notebook
  tablet ipad
  phone iphone smartphone
  tv television telly
  pc computer
  vertical portrait upright
  ppi dpi
  big bigger biggest large larger largest
  tall high
  beside next
  mount hang
`;

const synonyms = new Map<string, readonly string[]>();
for (const line of GROUPS.trim().split("\n")) {
  const words = line.trim().split(" ");
  for (const word of words) synonyms.set(keyOf(word), words);
}

/** The words that count as this one, itself included; null where there are none. */
export function synonymsOf(word: string): readonly string[] | null {
  return synonyms.get(keyOf(word)) ?? null;
}

function keyOf(word: string): string {
  return markedStem(word) ?? word;
}
