import { listTime } from "#domain/article/article-id.ts";
import { ARTICLES_PER_PAGE } from "#domain/article/article-query.ts";
import { articleWords, type IndexedArticle } from "#domain/article/article-words.ts";
import { WEIGHTS, type WeighedTerm } from "#domain/article/relevance.ts";
import type { SearchTerm } from "#domain/article/search-terms.ts";
import type { Hit, SearchIndex } from "../article-search.ts";
import { SUMMARY, toSummary } from "../stored-article.ts";
import type { Database } from "./database.ts";

/** Stores the words by which an article is found. */
export function indexArticle(database: Database, key: number, article: IndexedArticle): void {
  const { title, keywords, head, text } = articleWords(article);
  const all = [title, keywords, head, text].map((words) => words.join(" "));
  database.query("REPLACE INTO words (rowid, word) VALUES (?, ?)", key, all.join(" "));
  database.query("REPLACE INTO head_words (rowid, title, keywords, head) VALUES (?, ?, ?, ?)", key, ...all.slice(0, 3));
}

export function forgetArticle(database: Database, key: number): void {
  database.query("DELETE FROM words WHERE rowid = ?", key);
  database.query("DELETE FROM head_words WHERE rowid = ?", key);
}

/** The words of the articles in FTS5. */
export class SqliteSearch implements SearchIndex {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async frequencies(terms: readonly SearchTerm[]) {
    const counts = terms.map((_, position) => `, (SELECT count(*) FROM words WHERE words MATCH ?) AS of${position}`);
    const [row = {}] = this.#database.query(
      `SELECT (SELECT count(*) FROM article) AS articles${counts.join("")}`,
      ...terms.map(toMatch),
    );
    return { articles: Number(row.articles), of: terms.map((_, position) => Number(row[`of${position}`])) };
  }

  async known(words: readonly string[]): Promise<string[]> {
    const rows = this.#database.query(
      `SELECT value FROM json_each(?) WHERE EXISTS (SELECT 1 FROM words WHERE words MATCH '"' || value || '"')`,
      JSON.stringify(words),
    );
    return rows.map(({ value }) => value);
  }

  async withAll(terms: readonly WeighedTerm[], skip: number): Promise<Hit[]> {
    const rows = this.#database.query(
      `SELECT ${SUMMARY} FROM words JOIN article ON article.key = words.rowid WHERE words MATCH ?
      ORDER BY ${orderOf(terms)} LIMIT ? OFFSET ?`,
      matchAll(terms),
      ...orderValues(terms),
      ARTICLES_PER_PAGE,
      skip,
    );
    return rows.map((row) => ({ summary: toSummary(row), terms: -1 }));
  }

  async withSome(terms: readonly WeighedTerm[], skip: number): Promise<Hit[]> {
    const hits = terms.map(() => "SELECT rowid AS key, ? AS bit, ? AS weight FROM words WHERE words MATCH ?");
    const rows = this.#database.query(
      `WITH hit AS (${hits.join(" UNION ALL ")}),
      article_hit AS (SELECT key, count(*) AS terms, sum(weight) AS rarity, sum(bit) AS bits FROM hit GROUP BY key)
      SELECT ${SUMMARY}, bits FROM article_hit JOIN article USING (key)
      ORDER BY terms DESC, rarity DESC, ${orderOf(terms)} LIMIT ? OFFSET ?`,
      ...terms.flatMap((term, position) => [1 << position, term.weight, toMatch(term)]),
      ...orderValues(terms),
      ARTICLES_PER_PAGE,
      skip,
    );
    return rows.map((row) => ({ summary: toSummary(row), terms: Number(row.bits) }));
  }

  async count(terms: readonly SearchTerm[], which: "all" | "some"): Promise<number> {
    const match = which === "all" ? matchAll(terms) : terms.map(toMatch).join(" OR ");
    const [row] = this.#database.query("SELECT count(*) AS articles FROM words WHERE words MATCH ?", match);
    return Number(row?.articles);
  }

  async contents(ids: readonly string[]): Promise<Map<string, string>> {
    const wanted = ids.map((id) => ({ time: listTime(id), id }));
    const rows = this.#database.query(
      `SELECT article.id, content FROM json_each(?) AS wanted
      JOIN article ON time = wanted.value ->> 'time' AND article.id = wanted.value ->> 'id'
      JOIN body ON body.key = article.key`,
      JSON.stringify(wanted),
    );
    return new Map(rows.map(({ id, content }) => [id, content]));
  }
}

function toMatch({ wholes, beginning }: SearchTerm): string {
  const whole = wholes.map((word) => `"${word}"`);
  return `(${[...whole, ...(beginning === null ? [] : [`"${beginning}"*`])].join(" OR ")})`;
}

function matchAll(terms: readonly SearchTerm[]): string {
  return terms.map(toMatch).join(" AND ");
}

function orderOf(terms: readonly WeighedTerm[]): string {
  const has = "key IN (SELECT rowid FROM head_words WHERE head_words MATCH ?)";
  const score = terms.map(() => `? * (${has}) + ? * (${has}) + ? * (${has})`).join(" + ");
  return `${score} DESC, time DESC, id DESC`;
}

function orderValues(terms: readonly WeighedTerm[]) {
  const { title, keywords, head } = WEIGHTS;
  return terms.flatMap((term) => {
    const match = toMatch(term);
    return [
      ...[term.weight * head, match],
      ...[term.weight * (keywords - head), `{title keywords} : ${match}`],
      ...[term.weight * (title - keywords), `title : ${match}`],
    ];
  });
}
