import type { Article, FoundArticle, PublishedArticle } from "#domain/article/article.ts";
import { publishedAt } from "#domain/article/article-id.ts";
import type { ArticlePage, PublishOutcome } from "#domain/article/ports.ts";

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

  /** D15: ten a page. D22: no page where nothing is found. */
  list(search: string, page: number): ArticlePage {
    const hits = this.#found(search.replace(/[^\p{L}\p{M}\p{N}\s-]/gu, ""));
    return { infos: hits.slice((page - 1) * 10, page * 10), totalPages: Math.ceil(hits.length / 10) };
  }

  /** D23, D60 */
  #found(search: string): FoundArticle[] {
    const typed = [...new Set(wordsOf(search))];
    const meaningful = typed.filter((word) => !STOP_WORDS.includes(word));
    const words = (meaningful.length > 0 ? meaningful : typed).slice(0, 8);
    if (words.length === 0) return this.#newestFirst().map(toSummary);
    const all = this.#newestFirst();
    const terms = words.map((word) => {
      const found = termFor(word, (is) =>
        all.some((article) => textsOf(article).some((text) => wordsOf(text).some(is))),
      );
      const having = all.filter((article) => wordsOf(textsOf(article).join(" ")).some(found));
      return { word, found, having, weight: Math.round(10 * (1 + Math.log2(all.length / Math.max(having.length, 1)))) };
    });
    const has = (article: PublishedArticle) => terms.filter(({ having }) => having.includes(article));
    const most = Math.max(0, ...all.map((article) => has(article).length));
    const hits = all.filter((article) => has(article).length >= (most === terms.length ? most : 1));
    return hits
      .map((article) => {
        const [title, head] = [wordsOf(article.title), wordsOf(headOf(article))];
        const keywords = wordsOf((article.keywords ?? []).join(" "));
        const score = has(article).reduce((sum, { found, weight }) => {
          const factor = title.some(found) ? 16 : keywords.some(found) ? 12 : head.some(found) ? 5 : 0;
          return sum + weight * factor;
        }, 0);
        const rarity = has(article).reduce((sum, { weight }) => sum + weight, 0);
        return { article, order: [-has(article).length, -rarity, -score] };
      })
      .toSorted((one, other) => compareNumbers(one.order, other.order))
      .map(({ article }) => {
        const without = terms.filter(({ having }) => !having.includes(article)).map(({ word }) => word);
        const shown = wordsOf(`${article.title} ${article.summary}`);
        const { heading, body } = partsOf(article);
        const inPart = has(article).some(
          ({ found }) => !shown.some(found) && wordsOf(`${heading} ${body}`).some(found),
        );
        return {
          ...toSummary(article),
          ...(inPart && heading !== "" && { found: { heading, id: "part" } }),
          ...(without.length > 0 && { without }),
        };
      });
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

/** The words that one word of a search finds. With one error where no article has any of them. */
function termFor(
  word: string,
  anywhere: (is: (candidate: string) => boolean) => boolean,
): (candidate: string) => boolean {
  const isWhole = /^(\d+|[a-z])$/.test(word);
  const right = (candidate: string) =>
    isWhole ? candidate === word : candidate.startsWith(word) || stemOf(candidate) === stemOf(word);
  if (!/^[a-z]{6,}$/.test(word) || anywhere(right)) return right;
  const meant = Object.keys(STEMS).filter((known) => differsByOne(word, known));
  const wrong = (candidate: string) => meant.some((known) => stemOf(known) === stemOf(candidate));
  return anywhere(wrong) ? wrong : right;
}

/** One letter wrong, missing or too many, or two neighbours exchanged. */
function differsByOne(one: string, other: string): boolean {
  if (one === "" || other === "") return one.length + other.length === 1;
  if (one[0] === other[0]) return differsByOne(one.slice(1), other.slice(1));
  const isExchanged = one[0] === other[1] && one[1] === other[0] && one.slice(2) === other.slice(2);
  return isExchanged || [one.slice(1), one].some((rest) => rest === other.slice(1)) || one.slice(1) === other;
}

function toSummary({ id, title, summary, thumbnail }: PublishedArticle): FoundArticle {
  return { id, title, summary, thumbnail };
}

/** The heading and the text of an article of `arbitrary-articles.ts`. */
function partsOf({ content }: PublishedArticle): { heading: string; body: string } {
  const [, heading = "", body = ""] = /^<h2 id="part">(.*)<\/h2><p [^>]*>(.*)<\/p>$/.exec(content) ?? [];
  return { heading, body };
}

function headOf(article: PublishedArticle): string {
  return `${article.summary} ${partsOf(article).heading}`;
}

function textsOf(article: PublishedArticle): string[] {
  return [article.title, ...(article.keywords ?? []), headOf(article), partsOf(article).body];
}

/** The stop words and stems among the words of `arbitrary-articles.ts` and their beginnings. */
const STOP_WORDS = ["a", "i", "in", "the", "how", "should"];
const STEMS: Readonly<Record<string, string>> = {
  screen: "screen",
  screens: "screen",
  screening: "screen",
  ecran: "ecran",
  ecrans: "ecran",
  large: "larg",
  sit: "sit",
  sits: "sit",
  sitting: "sit",
  monitor: "monitor",
};

const stemOf = (word: string) => STEMS[word] ?? word;

const KEYS = ["id", "title", "summary", "thumbnail", "content", "keywords"];

/** D23: case and accents do not count (ß is SS in capitals); a hyphen separates words. */
function wordsOf(text: string): string[] {
  const plain = text.toUpperCase().toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  return plain.split(/[\s-]+/).filter((word) => word !== "");
}

function compareNumbers(one: readonly number[], other: readonly number[]): number {
  const differing = one.findIndex((number, index) => number !== other[index]);
  return differing < 0 ? 0 : (one[differing] ?? 0) - (other[differing] ?? 0);
}

/** By code points. */
function compare(one: string, other: string): number {
  return Buffer.compare(Buffer.from(one), Buffer.from(other));
}
