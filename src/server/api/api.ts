import type { ArticleSource } from "../../domain/article/ports.ts";
import { NO_BODY, type Question } from "../http/answer.ts";
import type { Answered } from "../http/finished-answer.ts";
import type { KeptAnswers } from "../http/kept-answers.ts";
import { methodNotAllowed, problem } from "../http/problem.ts";
import { OPEN_FOR_READS, PREFLIGHT } from "./cors.ts";
import { healthAnswer } from "./health.ts";
import { articleAnswer, listAnswer, parseArticleId, parseListQuery } from "./info.ts";

const METHODS = "GET, HEAD, OPTIONS";
const ARTICLE = /^\/api\/info\/([^/]*)$/;

type Reading = () => Answered;

/** The calls under `/api` (D21). */
export class Api {
  readonly #articles: ArticleSource;
  readonly #kept: KeptAnswers;

  constructor(articles: ArticleSource, kept: KeptAnswers) {
    this.#articles = articles;
    this.#kept = kept;
  }

  /** @throws what the articles throw */
  answer({ method, pathname, search }: Question): Answered {
    const reading = this.#readingAt(pathname, search);
    if (reading === null) return problem(404, "The API has no such call.", OPEN_FOR_READS);
    if (method === "GET" || method === "HEAD") return reading();
    if (method !== "OPTIONS") return methodNotAllowed(METHODS, OPEN_FOR_READS);
    return { status: 204, headers: { ...OPEN_FOR_READS, ...PREFLIGHT, allow: METHODS }, body: NO_BODY };
  }

  #readingAt(pathname: string, search: string): Reading | null {
    if (pathname === "/api/info") return () => this.#list(search);
    if (pathname === "/api/health") return () => healthAnswer(this.#articles);
    const id = ARTICLE.exec(pathname)?.[1];
    return id === undefined ? null : () => this.#article(id);
  }

  #list(search: string): Answered {
    const query = parseListQuery(search);
    if ("status" in query) return query;
    return this.#kept.get(`list ${query.page} ${query.search}`, () => listAnswer(this.#articles, query));
  }

  #article(encodedId: string): Answered {
    const id = parseArticleId(encodedId);
    if (typeof id !== "string") return id;
    // An id begins with a digit, so that no list is kept under it.
    return this.#kept.get(id, () => articleAnswer(this.#articles, id));
  }
}
