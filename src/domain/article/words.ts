import { stemmer } from "stemmer";

/*
 * Splits articles and searches into words (D23), the same way for every store. A change here needs a migration that
 * indexes the articles of each store again.
 */

/** Longer words are cut. PostgreSQL limits a word to 2046 bytes. */
const WORD_MAX_CHARACTERS = 64;

/**
 * The marks that are accents or reading aids, which do not count (D23). In other scripts (Devanagari, Thai, …) marks are
 * vowels, and in kana they distinguish letters.
 */
const ACCENTS =
  /[[\p{M}&&[\p{sc=Zinh}\p{sc=Zyyy}\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}]]--[\u3099\u309A]]/gv;

/** Letters that Unicode normalisation does not decompose. */
const STROKES: Readonly<Record<string, string>> = { ø: "o", ł: "l", đ: "d", ħ: "h", ŧ: "t", æ: "ae", œ: "oe" };

const ASCII = /^[\0-\x7F]*$/;

const PIECES = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;

/** Scripts without spaces between words, where every letter may begin a word. */
const UNSPACED =
  /((?:[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\u30FC]\p{M}*)+|(?:[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]\p{M}*)+)/u;
const LETTERS = /\P{M}\p{M}*/gu;

/** Distinguishes a stem from a word, which begins with a letter or digit. Both stores take it for a part of a word. */
const STEM_MARK = "§";

/**
 * English words. Those of other languages get stems too, which do no harm: a search gets the same. "us" is most often the
 * country, and "use" has the stem "us".
 */
const STEMMED = /^(?!us$)[a-z]+$/;

/** The words of a text, in their order, folded and cut. */
export function wordsIn(text: string): string[] {
  const words: string[] = [];
  for (const piece of new Set(fold(text).match(PIECES))) {
    if (ASCII.test(piece)) words.push(cut(piece));
    else for (const run of runsOf(piece)) for (const word of run) words.push(cut(word));
  }
  return words;
}

/** The same for a search, where a run without spaces needs no last letter: every article with the last pair has it. */
export function wordsOfSearch(text: string): string[] {
  const runs = (fold(text).match(PIECES) ?? []).flatMap(runsOf);
  return runs.flatMap((run) => (run.length > 1 ? run.slice(0, -1) : run)).map(cut);
}

/** The marked stem of an English word; null for any other. */
export function markedStem(word: string): string | null {
  return STEMMED.test(word) ? STEM_MARK + stemmer(word) : null;
}

/**
 * Splits a piece where it changes between scripts with and without spaces. A run with spaces is one word. A run without
 * them becomes pairs of letters: "画面比" is 画面, 面比 and 比, so that any part of it can be found.
 */
function runsOf(piece: string): string[][] {
  if (!UNSPACED.test(piece)) return [[piece]];
  const runs = piece.split(UNSPACED).filter((run) => run !== "");
  return runs.map((run) => {
    if (!UNSPACED.test(run)) return [run];
    const letters = run.match(LETTERS) ?? [];
    return letters.map((letter, index) => letter + (letters[index + 1] ?? ""));
  });
}

function cut(word: string): string {
  if (word.length <= WORD_MAX_CHARACTERS) return word;
  return word.slice(0, WORD_MAX_CHARACTERS).replace(/[\uD800-\uDBFF]$/, "");
}

/** Removes case and accents and replaces compatibility forms (ﬁ, ②, full width). */
function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize("NFKD")
    .replace(ACCENTS, "")
    .toUpperCase()
    .toLowerCase()
    .normalize("NFC")
    .replaceAll("ς", "σ")
    .replace(/[øłđħŧæœ]/g, (letter) => STROKES[letter] ?? letter);
}
