import { STATUS_CODES } from "node:http";
import { RETRY_AFTER_S } from "../limits.ts";
import { DATA_HEADERS } from "../middleware/security-headers.ts";

/**
 * An error as a problem document (RFC 9457, D24), with further `headers` and `members`. `detail` is for the reader and
 * never names internals. Pages of other sites may read it (D25), and a 503 says when to try again.
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
      "access-control-allow-origin": "*",
      "access-control-expose-headers": "ETag,Retry-After",
      ...DATA_HEADERS,
      ...(status === 503 && { "retry-after": String(RETRY_AFTER_S) }),
      ...headers,
    },
  });
}
