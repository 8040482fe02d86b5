import type { PublishedArticle } from "./article.ts";
import { withoutRefused } from "./article-query.ts";
import { mayBeginWithNumber, numberBefore, partsOfNumber } from "./numbers.ts";
import { sectionsOf } from "./sections.ts";
import { markedStem, wordsIn } from "./words.ts";

/** Limits the distinct words of one article, since PostgreSQL limits a tsvector to 1 MB. */
const ARTICLE_MAX_CHARACTERS = 300_000;

/** The distinct words by which an article is found, and their marked stems. Each is in the first field that has it. */
interface ArticleWords {
  readonly title: readonly string[];
  readonly keywords: readonly string[];
  /** Of headings and summary. */
  readonly head: readonly string[];
  readonly text: readonly string[];
}

export type IndexedArticle = Pick<PublishedArticle, "title" | "summary" | "content" | "keywords">;

export function articleWords({ title, summary, content, keywords = [] }: IndexedArticle): ArticleWords {
  const sections = sectionsOf(content);
  const fields = [
    title,
    keywords.join("\n"),
    [summary, ...sections.map(({ heading }) => heading ?? "")].join("\n"),
    sections.map(({ text }) => text).join("\n"),
  ];
  const words = new Set<string>();
  const ends = fields.map((field) => {
    addWords(field, words);
    return words.size;
  });
  const all = [...words];
  const [inTitle = [], inKeywords = [], inHead = [], inText = []] = ends.map((end, field) =>
    all.slice(ends[field - 1] ?? 0, end),
  );
  return { title: inTitle, keywords: inKeywords, head: inHead, text: inText };
}

/**
 * The search box drops refused characters, so that "21:9" becomes "219" and "don't" becomes "dont". Therefore this adds
 * the words of the text as it is and without those characters: 21, 9 and 219.
 */
function addWords(text: string, words: Set<string>): void {
  let room = ARTICLE_MAX_CHARACTERS;
  for (const word of words) room -= word.length;
  const add = (word: string | null) => {
    if (word === null || words.has(word) || word.length > room) return;
    room -= word.length;
    words.add(word);
  };
  // The mark of inches is a word that people search for; without refused characters it would be none.
  const readings = [text.replace(/(?<=\d)[″"]/g, " inch "), withoutRefused(text)];
  for (const word of new Set(readings.flatMap(wordsIn))) {
    if (words.has(word)) continue;
    add(word);
    add(markedStem(word));
    if (mayBeginWithNumber(word)) for (const part of partsOfNumber(word) ?? [numberBefore(word)]) add(part);
  }
}
