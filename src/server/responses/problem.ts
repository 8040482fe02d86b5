import { STATUS_CODES } from "node:http";
import { RETRY_AFTER_S } from "../limits.ts";
import { NOTHING_TO_RUN } from "../middleware/security-headers.ts";

/**
 * An error as a problem document (RFC 9457, D24), with further `headers` and `members`. `detail` is for the reader and
 * never tells internals. A 503 asks the client to come back.
 */
export function problem(
  status: number,
  detail: string,
  { headers, members }: { headers?: Record<string, string>; members?: Record<string, unknown> } = {},
): Response {
  return new Response(JSON.stringify({ title: STATUS_CODES[status], status, detail, ...members }), {
    status,
    headers: {
      "content-type": "application/problem+json",
      "cache-control": "no-store",
      "content-security-policy": NOTHING_TO_RUN,
      "x-content-type-options": "nosniff",
      ...(status === 503 && { "retry-after": String(RETRY_AFTER_S) }),
      ...headers,
    },
  });
}
