import type { ArticleSummary, DigestedArticle } from "../../domain/article/article.ts";
import type { StoredArticle } from "../stored-article.ts";
import type { Row } from "./connections.ts";

export function toSummary({ id, title, summary, thumbnail }: Row): ArticleSummary {
  return { id, title, summary, thumbnail };
}

/** Without a digest: to hash an answer is little beside what the database takes for it. */
export function toArticle({ id, title, content }: Row): DigestedArticle {
  return { id, title, content, digest: null };
}

/** PostgreSQL sends its long integers as text; ours fit a number. */
export function toStoredArticle(row: Row): StoredArticle {
  return { ...toSummary(row), time: Number(row.time), content: row.content };
}

export function keyOf(row: Row): number {
  return Number(row.key);
}
