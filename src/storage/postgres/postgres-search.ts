import { listTime } from "#domain/article/article-id.ts";
import { ARTICLES_PER_PAGE } from "#domain/article/article-query.ts";
import { articleWords, type IndexedArticle } from "#domain/article/article-words.ts";
import { WEIGHTS, type WeighedTerm } from "#domain/article/relevance.ts";
import type { SearchTerm } from "#domain/article/search-terms.ts";
import type { Hit, SearchIndex } from "../article-search.ts";
import { SUMMARY, toSummary } from "../stored-article.ts";
import type { Query } from "./connections.ts";

/** The values of `words`, for `array_to_tsvector`, of `head_words`, where a weight says which field has the word. */
export function indexedWords(article: IndexedArticle): [words: string[], head: string] {
  const { title, keywords, head, text } = articleWords(article);
  const weighed = [title, keywords, head].flatMap((words, field) => words.map((word) => `'${word}':1${"ABC"[field]}`));
  return [[title, keywords, head, text].flat(), weighed.join(" ")];
}

/** The words of the articles in tsvectors. Only `words` has an index: the others are read for the articles that it finds. */
export class PostgresSearch implements SearchIndex {
  readonly #query: Query;

  constructor(query: Query) {
    this.#query = query;
  }

  async frequencies(terms: readonly SearchTerm[]) {
    const counts = terms.map(
      (_, position) =>
        `, (SELECT count(*) FROM diagonal.article WHERE words @@ $${position + 1}::tsquery) AS of${position}`,
    );
    const [row = {}] = await this.#query(
      `SELECT (SELECT count(*) FROM diagonal.article) AS articles${counts.join("")}`,
      terms.map((term) => toMatch(term)),
    );
    return { articles: Number(row.articles), of: terms.map((_, position) => Number(row[`of${position}`])) };
  }

  async known(words: readonly string[]): Promise<string[]> {
    const rows = await this.#query(
      `SELECT word FROM unnest($1::text[]) AS word
      WHERE EXISTS (SELECT FROM diagonal.article WHERE words @@ quote_literal(word)::tsquery)`,
      [words],
    );
    return rows.map(({ word }) => word);
  }

  async withAll(terms: readonly WeighedTerm[], skip: number): Promise<Hit[]> {
    const values = new Values();
    const rows = await this.#query(
      `SELECT ${SUMMARY} FROM diagonal.article WHERE words @@ ${values.add(matchAll(terms))}::tsquery
      ORDER BY ${orderOf(terms, values)}
      LIMIT ${values.add(ARTICLES_PER_PAGE)} OFFSET ${values.add(skip)}`,
      values.all,
    );
    return rows.map((row) => ({ summary: toSummary(row), terms: -1 }));
  }

  async withSome(terms: readonly WeighedTerm[], skip: number): Promise<Hit[]> {
    const values = new Values();
    const hits = terms.map(
      (term, position) =>
        `SELECT key, ${values.add(1 << position)}::int AS bit, ${values.add(term.weight)}::int AS weight
        FROM diagonal.article WHERE words @@ ${values.add(toMatch(term))}::tsquery`,
    );
    const rows = await this.#query(
      `WITH hit AS (${hits.join(" UNION ALL ")}),
      article_hit AS (SELECT key, count(*) AS terms, sum(weight) AS rarity, sum(bit) AS bits FROM hit GROUP BY key)
      SELECT ${SUMMARY}, bits FROM article_hit JOIN diagonal.article USING (key)
      ORDER BY terms DESC, rarity DESC, ${orderOf(terms, values)}
      LIMIT ${values.add(ARTICLES_PER_PAGE)} OFFSET ${values.add(skip)}`,
      values.all,
    );
    return rows.map((row) => ({ summary: toSummary(row), terms: Number(row.bits) }));
  }

  async count(terms: readonly SearchTerm[], which: "all" | "some"): Promise<number> {
    const match = which === "all" ? matchAll(terms) : terms.map((term) => toMatch(term)).join(" | ");
    const [row] = await this.#query("SELECT count(*) AS articles FROM diagonal.article WHERE words @@ $1::tsquery", [
      match,
    ]);
    return Number(row?.articles);
  }

  async contents(ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.#query(
      `SELECT id, content FROM unnest($1::bigint[], $2::text[]) AS wanted (time, id)
      JOIN diagonal.article USING (time, id)`,
      [ids.map(listTime), ids],
    );
    return new Map(rows.map(({ id, content }) => [id, content]));
  }
}

/** The values of a statement's numbered parameters. */
class Values {
  readonly all: unknown[] = [];

  add(value: unknown): string {
    this.all.push(value);
    return `$${this.all.length}`;
  }
}

/** @param fields of `head_words`, by their weights */
function toMatch({ wholes, beginning }: SearchTerm, fields = ""): string {
  const whole = wholes.map((word) => (fields === "" ? `'${word}'` : `'${word}':${fields}`));
  return `(${[...whole, ...(beginning === null ? [] : [`'${beginning}':*${fields}`])].join(" | ")})`;
}

function matchAll(terms: readonly SearchTerm[]): string {
  return terms.map((term) => toMatch(term)).join(" & ");
}

/** A word of the title or keywords is one of `head_words` too, so that most articles need one comparison. */
function orderOf(terms: readonly WeighedTerm[], values: Values): string {
  const has = (match: string) => `head_words @@ ${values.add(match)}::tsquery`;
  const times = (weight: number) => `${values.add(weight)}::int`;
  const { title, keywords, head } = WEIGHTS;
  const score = terms.map(
    (term) => `CASE WHEN NOT ${has(toMatch(term))} THEN 0
      WHEN ${has(toMatch(term, "A"))} THEN ${times(term.weight * title)}
      WHEN ${has(toMatch(term, "B"))} THEN ${times(term.weight * keywords)}
      ELSE ${times(term.weight * head)} END`,
  );
  return `${score.join(" + ")} DESC, time DESC, id DESC`;
}
