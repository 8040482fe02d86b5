import type { Article, ArticleSummary } from "../../domain/article/article.ts";
import type { StoredArticle } from "../stored-article.ts";
import type { Row } from "./database.ts";

export function keyOf(row: Row): number {
  return Number(row.key);
}

export function toSummary({ id, title, summary, thumbnail }: Row): ArticleSummary {
  return {
    id: String(id),
    title: String(title),
    summary: String(summary),
    thumbnail: thumbnail === null ? null : String(thumbnail),
  };
}

export function toArticle({ id, title, content }: Row): Article {
  return { id: String(id), title: String(title), content: String(content) };
}

export function toStoredArticle(row: Row): StoredArticle {
  return { ...toSummary(row), time: Number(row.time), content: String(row.content) };
}
