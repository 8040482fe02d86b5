import type { ArticleSummary, DigestedArticle } from "../../domain/article/article.ts";
import type { StoredArticle } from "../stored-article.ts";
import type { Row } from "./database.ts";

/** Every row that has a key begins with it. */
export function keyOf([key]: Row): number {
  return Number(key);
}

export function toSummary([id, title, summary, thumbnail = null]: Row): ArticleSummary {
  return {
    id: String(id),
    title: String(title),
    summary: String(summary),
    thumbnail: textOrNull(thumbnail),
  };
}

export function toArticle([id, title, content, digest = null]: Row): DigestedArticle {
  return { id: String(id), title: String(title), content: String(content), digest: textOrNull(digest) };
}

export function toStoredArticle([, time, content, ...summary]: Row): StoredArticle {
  return { ...toSummary(summary), time: Number(time), content: String(content) };
}

function textOrNull(value: Row[number]): string | null {
  return value === null ? null : String(value);
}
