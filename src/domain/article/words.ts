import type { PublishedArticle } from "./article.ts";
import { filterSearch, SEARCH_MAX_WORDS, withoutRefused } from "./article-query.ts";
import { plainText } from "./plain-text.ts";

/*
 * The one way in which text becomes words (D23): of articles when they are published and of searches, in every store.
 * A change here asks for a migration that splits the stored articles again.
 */

/** A longer word is cut: more than anyone types, less than an index key may have in PostgreSQL (2046 bytes). */
const WORD_MAX_CHARACTERS = 64;

/** Of all different words of one article together; PostgreSQL's tsvector ends at 1 MB, three bytes a character. */
const ARTICLE_MAX_CHARACTERS = 300_000;

/**
 * D23, "accents do not count": marks of the scripts in which a mark is an accent or a reading aid. Elsewhere
 * (Devanagari, Thai, …) marks are vowels, and in kana they tell one letter from another.
 */
const ACCENTS =
  /[[\p{M}&&[\p{sc=Zinh}\p{sc=Zyyy}\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}]]--[\u3099\u309A]]/gv;

/** Letters whose stroke or ligature Unicode does not take apart. */
const STROKES: Readonly<Record<string, string>> = { ø: "o", ł: "l", đ: "d", ħ: "h", ŧ: "t", æ: "ae", œ: "oe" };

const ASCII = /^[\0-\x7F]*$/;

const PIECES = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;

/** Scripts that leave no gaps between words: there every letter may begin one. */
const UNSPACED =
  /((?:[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\u30FC]\p{M}*)+|(?:[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]\p{M}*)+)/u;
const LETTERS = /\P{M}\p{M}*/gu;

/** The words of an article by which it is found, each once; `all` includes those of the title. */
export interface ArticleWords {
  readonly title: ReadonlySet<string>;
  readonly all: ReadonlySet<string>;
}

export function articleWords(article: Pick<PublishedArticle, "title" | "summary" | "content">): ArticleWords {
  const title = new Set<string>();
  addWords(article.title, title);
  const all = new Set(title);
  addWords(article.summary, all);
  addWords(plainText(article.content), all);
  return { title, all };
}

/**
 * The words of a search (D23), each to be found as the beginning of a word: what the box refuses is ignored, and so are
 * all after the eighth. None means that nothing is searched for. A word that another one begins with is left out,
 * since where the longer one is found, it is.
 */
export function searchWords(search: string): string[] {
  const words = new Set<string>();
  for (const piece of fold(filterSearch(search)).match(PIECES) ?? []) {
    for (const run of runsOf(piece)) {
      // The last letter alone is found wherever the last pair is.
      for (const word of run.length > 1 ? run.slice(0, -1) : run) words.add(cut(word));
    }
  }
  const kept = [...words].slice(0, SEARCH_MAX_WORDS);
  return kept.filter((word) => !kept.some((other) => other !== word && other.startsWith(word)));
}

/**
 * The box ignores a character that it refuses, so that "21:9" is searched for as "219" and "don't" as "dont". A text is
 * therefore read twice, as it stands and as the box takes it, and found by 21, 9 and 219.
 */
function addWords(text: string, words: Set<string>): void {
  let room = ARTICLE_MAX_CHARACTERS;
  for (const word of words) room -= word.length;
  const add = (word: string) => {
    const short = cut(word);
    if (words.has(short) || short.length > room) return;
    room -= short.length;
    words.add(short);
  };
  const pieces = new Set([text, withoutRefused(text)].flatMap((reading) => fold(reading).match(PIECES) ?? []));
  for (const piece of pieces) for (const run of runsOf(piece)) run.forEach(add);
}

/**
 * A piece divided where its script changes between spaced and unspaced. A spaced run is one word. In an unspaced one
 * "画面比" is 画面, 面比 and 比: whatever part of it is searched for begins one of them, pair by pair.
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

/** Case and accents taken away, compatible forms (ﬁ, ②, full width) made plain. */
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
