import { stemmer } from "stemmer";
import type { PublishedArticle } from "./article.ts";
import { filterSearch, SEARCH_MAX_WORDS, withoutRefused } from "./article-query.ts";
import { STOP_WORDS } from "./stop-words.ts";

/*
 * Splits articles and searches into words (D23), the same way for every store. The stores keep only the words and their
 * stems: a change here needs a migration of each store, or articles published again into an empty one.
 */

/** Longer words are cut. PostgreSQL limits a word to 2046 bytes. */
const WORD_MAX_CHARACTERS = 64;

/** Limits the distinct words of one article, since PostgreSQL limits a tsvector to 1 MB. */
const ARTICLE_MAX_CHARACTERS = 300_000;

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

/** The distinct words by which an article is found, and their marked stems; `all` includes those of the title. */
export interface ArticleWords {
  readonly title: ReadonlySet<string>;
  readonly all: ReadonlySet<string>;
}

export function articleWords(article: Pick<PublishedArticle, "title" | "summary" | "text">): ArticleWords {
  const title = new Set<string>();
  addWords(article.title, title);
  const all = new Set(title);
  addWords(article.summary, all);
  addWords(article.text, all);
  return { title, all };
}

/** One word of a search. An article has it when one of its words begins so or its words include the marked stem. */
export interface SearchTerm {
  readonly beginning: string;
  readonly stem: string | null;
}

/**
 * The words of a search (D23), without stop words unless it has no others. Ignores refused characters and all words after
 * the eighth; an empty list means no search.
 */
export function searchTerms(search: string): SearchTerm[] {
  const words = new Set<string>();
  for (const piece of fold(filterSearch(search)).match(PIECES) ?? []) {
    for (const run of runsOf(piece)) {
      // Every article with the last pair also has the last letter.
      for (const word of run.length > 1 ? run.slice(0, -1) : run) words.add(cut(word));
    }
  }
  const meaningful = [...words].filter((word) => !STOP_WORDS.has(word));
  const chosen = meaningful.length > 0 ? meaningful : [...words];
  return chosen.slice(0, SEARCH_MAX_WORDS).map((beginning) => ({ beginning, stem: markedStem(beginning) }));
}

/** The stored words of an article, with the stems that they lack. */
export function addStems(words: Iterable<string>): string[] {
  const all = new Set(words);
  for (const word of [...all]) {
    const stem = markedStem(word);
    if (stem !== null) all.add(stem);
  }
  return [...all];
}

function markedStem(word: string): string | null {
  return STEMMED.test(word) ? STEM_MARK + stemmer(word) : null;
}

/**
 * The search box drops refused characters, so that "21:9" becomes "219" and "don't" becomes "dont". Therefore this adds
 * the words of the text as it is and without those characters: 21, 9 and 219.
 */
function addWords(text: string, words: Set<string>): void {
  let room = ARTICLE_MAX_CHARACTERS;
  for (const word of words) room -= word.length;
  const add = (word: string) => {
    if (words.has(word) || word.length > room) return;
    room -= word.length;
    words.add(word);
  };
  const addWithStem = (word: string) => {
    const short = cut(word);
    if (words.has(short)) return;
    add(short);
    const stem = markedStem(short);
    if (stem !== null) add(stem);
  };
  const pieces = new Set([text, withoutRefused(text)].flatMap((reading) => fold(reading).match(PIECES) ?? []));
  for (const piece of pieces) for (const run of runsOf(piece)) run.forEach(addWithStem);
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
