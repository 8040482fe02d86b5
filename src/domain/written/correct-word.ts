/** Shorter words are too much like others. Codes of models are excluded, since one letter more makes another model. */
const FORGIVEN = /^\p{L}{6,}$/u;

/**
 * A word with one typing error as it is meant (D40): one letter wrong, missing, too many, or two exchanged. A word that
 * is right, or the beginning of a right one, stays.
 */
export function correctWord(word: string, vocabulary: readonly string[]): string {
  if (!FORGIVEN.test(word) || vocabulary.some((known) => known.startsWith(word))) return word;
  return vocabulary.find((known) => FORGIVEN.test(known) && isBegunWithOneError(word, known)) ?? word;
}

/** Whether a word is another one, or its beginning, with one error. */
function isBegunWithOneError(word: string, known: string): boolean {
  let same = 0;
  while (same < word.length && word[same] === known[same]) same++;
  const rest = word.slice(same);
  const meant = known.slice(same);
  const wrong = meant.slice(1).startsWith(rest.slice(1));
  const missing = meant.slice(1).startsWith(rest);
  const tooMany = meant.startsWith(rest.slice(1));
  const exchanged = rest[0] === meant[1] && rest[1] === meant[0] && meant.slice(2).startsWith(rest.slice(2));
  return wrong || missing || tooMany || exchanged;
}
