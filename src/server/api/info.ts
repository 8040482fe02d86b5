import { isArticleId } from "../../domain/article/article-id.ts";
import { type ArticleQuery, filterSearch } from "../../domain/article/article-query.ts";
import type { ArticleReader } from "../../domain/article/ports.ts";
import type { Answer } from "../http/answer.ts";
import type { Made } from "../http/kept-answers.ts";
import { PAGE_MAX } from "../http/limits.ts";
import { problem } from "../http/problem.ts";
import { decodePath } from "../http/request-target.ts";
import { BASE_SECURITY_HEADERS, NOTHING_TO_RUN } from "../http/security-headers.ts";
import { SHARED_CACHE_CONTROL } from "../http/shared-cache.ts";
import { OPEN_FOR_READS } from "./cors.ts";

const LATEST: ArticleQuery = { search: "", page: 1 };

/** The query of a list request, or the reason why it is none (D24). What the search box refuses is ignored (D23). */
export function parseListQuery(search: string): ArticleQuery | Answer {
  if (search === "") return LATEST;
  const parameters = new URLSearchParams(search);
  const page = parameters.get("page") ?? "1";
  if (!/^\d{1,9}$/.test(page) || Number(page) < 1 || Number(page) > PAGE_MAX) {
    return problem(400, `page must be a whole number from 1 to ${PAGE_MAX}.`, OPEN_FOR_READS);
  }
  const words = filterSearch(parameters.get("search") ?? "");
  return { search: words.replace(/\s+/g, " ").trim(), page: Number(page) };
}

/** The id that stands in an article's address, decoded, or the reason why there is none (D24). */
export function parseArticleId(encoded: string): string | Answer {
  const id = decodePath(encoded);
  if (id === null) return problem(400, "The address is malformed.", OPEN_FOR_READS);
  if (isArticleId(id)) return id;
  return problem(400, "An article's id is digits, a hyphen, then any text.", OPEN_FOR_READS);
}

/** D21: `GET /info` → `{ infos, totalPages }` */
export async function listAnswer(articles: ArticleReader, query: ArticleQuery): Promise<Made> {
  const { infos, totalPages } = await articles.list(query);
  const shown = infos.map(({ id, title, summary, thumbnail }) => ({ id, title, summary, thumbnail }));
  return { keep: json({ infos: shown, totalPages }) };
}

/** D21: `GET /info/{id}` → `{ id, title, content }` */
export async function articleAnswer(articles: ArticleReader, id: string): Promise<Made> {
  const article = await articles.get(id);
  if (!article) return { once: problem(404, "There is no article of this id.", OPEN_FOR_READS) };
  return { keep: json({ id: article.id, title: article.title, content: article.content }) };
}

const JSON_HEADERS = {
  ...BASE_SECURITY_HEADERS,
  ...OPEN_FOR_READS,
  "content-security-policy": NOTHING_TO_RUN,
  "content-type": "application/json",
  "cache-control": SHARED_CACHE_CONTROL,
};

function json(value: unknown): Answer {
  return { status: 200, headers: JSON_HEADERS, body: JSON.stringify(value) };
}
