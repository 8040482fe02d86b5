import type { Answer } from "../http/answer.ts";
import { contentPolicy, hashInline, type PolicyOrigins } from "../http/content-policy.ts";
import type { Made } from "../http/kept-answers.ts";
import { RETRY_AFTER_S } from "../http/limits.ts";
import { BASE_SECURITY_HEADERS, PAGE_SECURITY_HEADERS } from "../http/security-headers.ts";
import { SHARED_CACHE_CONTROL } from "../http/shared-cache.ts";

/**
 * Turns what the application rendered into an answer of ours: read to its end, with the content policy that fits its
 * inline scripts, and kept if it is whole.
 * @param mark the nonce with which the application marked its own scripts
 * @param whole false when the articles could not be read for it
 */
export async function finishPage(
  rendered: Response,
  mark: string,
  whole: boolean,
  origins: PolicyOrigins,
): Promise<Made> {
  const headers: Record<string, string> = Object.fromEntries(rendered.headers);
  const isPage = headers["content-type"]?.startsWith("text/html") ?? false;
  let body = await rendered.text();
  if (isPage) {
    const { html, scripts, styles } = hashInline(body, mark);
    body = html;
    headers["content-security-policy"] = contentPolicy(scripts, styles, origins);
  }
  Object.assign(headers, isPage ? PAGE_SECURITY_HEADERS : BASE_SECURITY_HEADERS);
  const keep = rendered.status === 200 && whole && !headers["cache-control"]?.includes("no-store");
  if (keep) headers["cache-control"] ??= SHARED_CACHE_CONTROL;
  else if (rendered.status >= 400 || !whole) headers["cache-control"] = "no-store";
  if (rendered.status === 503) headers["retry-after"] ??= String(RETRY_AFTER_S);
  const answer: Answer = { status: rendered.status, headers, body };
  return keep ? { keep: answer } : { once: answer };
}
