import type { SearchTerm } from "./search-terms.ts";
import { markedStem } from "./words.ts";

/** Shorter words are too much like others. Numbers are excluded: another digit is another size. */
const FORGIVEN = /^[a-z]{6,}$/;
const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];

/** The words from which a word differs by one typing error, as their stems: one letter wrong, missing, too many, or two exchanged. */
export function stemsMeant({ word }: SearchTerm): string[] {
  if (!FORGIVEN.test(word)) return [];
  const stems = new Set<string>();
  for (const meant of withOneError(word)) stems.add(markedStem(meant) ?? meant);
  return [...stems];
}

function* withOneError(word: string): Generator<string> {
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    for (const letter of LETTERS) {
      yield before + letter + after;
      if (after !== "") yield before + letter + after.slice(1);
    }
    if (after !== "") yield before + after.slice(1);
    if (after.length > 1) yield before + after.charAt(1) + after.charAt(0) + after.slice(2);
  }
}
