import type { ArticleSource } from "../../domain/article/ports.ts";
import type { Answer } from "../http/answer.ts";
import { inTime } from "../http/deadline.ts";
import { HEALTH_TIMEOUT_MS } from "../http/limits.ts";
import { unavailable } from "../http/problem.ts";
import { BASE_SECURITY_HEADERS, NOTHING_TO_RUN } from "../http/security-headers.ts";
import { OPEN_FOR_READS } from "./cors.ts";

/** Alive, since it answers; ready when the articles can be read, else 503. */
export async function healthAnswer(articles: ArticleSource): Promise<Answer> {
  try {
    await inTime(articles.list({ search: "", page: 1 }), HEALTH_TIMEOUT_MS);
  } catch {
    return unavailable("The articles cannot be read just now.", OPEN_FOR_READS, { alive: true, ready: false });
  }
  return {
    status: 200,
    headers: {
      ...BASE_SECURITY_HEADERS,
      ...OPEN_FOR_READS,
      "content-security-policy": NOTHING_TO_RUN,
      "content-type": "application/json",
      "cache-control": "no-store",
    },
    body: JSON.stringify({ alive: true, ready: true }),
  };
}
