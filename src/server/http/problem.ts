import { STATUS_CODES } from "node:http";
import type { Answer } from "./answer.ts";
import { RETRY_AFTER_S } from "./limits.ts";
import { BASE_SECURITY_HEADERS, NOTHING_TO_RUN } from "./security-headers.ts";

/**
 * An error as RFC 9457 has it (D24). `detail` is for a reader and never holds what went wrong inside.
 * `members` are added to the document, `headers` to the answer.
 */
export function problem(
  status: number,
  detail: string,
  headers: Record<string, string> = {},
  members: Record<string, unknown> = {},
): Answer {
  return {
    status,
    headers: {
      ...BASE_SECURITY_HEADERS,
      "content-security-policy": NOTHING_TO_RUN,
      "content-type": "application/problem+json",
      "cache-control": "no-store",
      ...headers,
    },
    body: JSON.stringify({ title: STATUS_CODES[status], status, detail, ...members }),
  };
}

/** 503: come back in a moment (D24). */
export function unavailable(
  detail: string,
  headers: Record<string, string> = {},
  members: Record<string, unknown> = {},
): Answer {
  return problem(503, detail, { "retry-after": String(RETRY_AFTER_S), ...headers }, members);
}

/** 405 with the methods there are (D24). */
export function methodNotAllowed(allow: string, headers: Record<string, string> = {}): Answer {
  return problem(405, `This address answers ${allow}.`, { allow, ...headers });
}
