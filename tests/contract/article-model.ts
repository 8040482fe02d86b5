import type { Article, PublishedArticle } from "../../src/domain/article/article.ts";
import { publishedAt } from "../../src/domain/article/article-id.ts";
import type { ArticlePage, PublishOutcome } from "../../src/domain/article/ports.ts";

/*
 * A simple, slow store that follows the rules literally and shares no code with the real ones. It knows only accents
 * that Unicode decomposes, separates words at white space and hyphens only, and has the few stems that its tests need.
 */

export class ArticleModel {
  #articles: PublishedArticle[] = [];

  publish(articles: readonly PublishedArticle[]): PublishOutcome[] {
    return articles.map((article) => {
      const before = this.#articles.find(({ id }) => id === article.id);
      this.#articles = [...this.#articles.filter((other) => other !== before), { ...article }];
      if (before === undefined) return "added";
      return JSON.stringify(before, KEYS) === JSON.stringify(article, KEYS) ? "unchanged" : "updated";
    });
  }

  remove(id: string): boolean {
    const before = this.#articles.length;
    this.#articles = this.#articles.filter((article) => article.id !== id);
    return this.#articles.length < before;
  }

  get(wanted: string): Article | null {
    const found = this.#articles.find(({ id }) => id === wanted);
    return found ? { id: found.id, title: found.title, content: found.content } : null;
  }

  ids(skip: number, count: number): string[] {
    return this.#newestFirst()
      .map(({ id }) => id)
      .slice(skip, skip + count);
  }

  /** D15: ten a page. D22: no page where nothing is found. D23: those with every word in their title first. */
  list(search: string, page: number): ArticlePage {
    const all = wordsOf(search.replace(/[^\p{L}\p{M}\p{N}\s-]/gu, ""));
    const meaningful = all.filter((word) => !STOP_WORDS.includes(word));
    const words = (meaningful.length > 0 ? meaningful : all).slice(0, 8);
    const everyWordIn = (text: string) =>
      words.every((word) =>
        wordsOf(text).some((candidate) => candidate.startsWith(word) || stemOf(candidate) === stemOf(word)),
      );
    const found = this.#newestFirst().filter(({ title, summary, text }) => everyWordIn(`${title} ${summary} ${text}`));
    const inTitle = found.filter(({ title }) => everyWordIn(title));
    const hits = [...inTitle, ...found.filter((article) => !inTitle.includes(article))];
    return {
      infos: hits
        .slice((page - 1) * 10, page * 10)
        .map(({ id, title, summary, thumbnail }) => ({ id, title, summary, thumbnail })),
      totalPages: Math.ceil(hits.length / 10),
    };
  }

  /** D15: newest first; equal times are ordered by id, downwards. Numbers too large for a date come first. */
  #newestFirst(): PublishedArticle[] {
    const timeOf = (id: string) => publishedAt(id)?.getTime() ?? Number.POSITIVE_INFINITY;
    return this.#articles.toSorted((one, other) => {
      const [time, otherTime] = [timeOf(one.id), timeOf(other.id)];
      return time === otherTime ? compare(other.id, one.id) : otherTime > time ? 1 : -1;
    });
  }
}

/** The stop words and stems among the words of `arbitrary-articles.ts` and their beginnings. */
const STOP_WORDS = ["a", "i", "in", "the", "how", "should"];
const STEMS: Readonly<Record<string, string>> = {
  screens: "screen",
  screening: "screen",
  ecrans: "ecran",
  large: "larg",
  sits: "sit",
  sitting: "sit",
};

const stemOf = (word: string) => STEMS[word] ?? word;

const KEYS = ["id", "title", "summary", "thumbnail", "content"];

/** D23: case and accents do not count (ß is SS in capitals); a hyphen separates words. */
function wordsOf(text: string): string[] {
  const plain = text.toUpperCase().toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  return plain.split(/[\s-]+/).filter((word) => word !== "");
}

/** By code points. */
function compare(one: string, other: string): number {
  return Buffer.compare(Buffer.from(one), Buffer.from(other));
}
