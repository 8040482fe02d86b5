import type { Article, ArticleSummary } from "../../domain/article/article.ts";
import type { StoredArticle } from "../stored-article.ts";
import type { Row } from "./connections.ts";

export function toSummary({ id, title, summary, thumbnail }: Row): ArticleSummary {
  return { id, title, summary, thumbnail };
}

export function toArticle({ id, title, content }: Row): Article {
  return { id, title, content };
}

/** PostgreSQL sends its long integers as text; ours fit a number. */
export function toStoredArticle(row: Row): StoredArticle {
  return { ...toSummary(row), time: Number(row.time), content: row.content };
}

export function keyOf(row: Row): number {
  return Number(row.key);
}
