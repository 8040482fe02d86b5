import type { Article } from "../../domain/article/article.ts";
import { isArticleId } from "../../domain/article/article-id.ts";
import type { ArticlePage } from "../../domain/article/ports.ts";
import { REMOTE_MAX_BYTES, REMOTE_MAX_DEPTH } from "../limits.ts";
import { isNestedDeeper } from "./json-nesting.ts";
import { parseArticle, parseArticlePage } from "./remote-responses.ts";

/*
 * The tasks of the worker thread in `remote-pool.ts`. What another host sends is read, parsed, validated and sanitised
 * here, so that no response can block the server's own thread.
 */

export interface RemoteCall {
  /** The API's base address without a slash at its end. */
  readonly base: string;
  /** Path and query below the base. */
  readonly path: string;
  readonly timeoutMs: number;
}

export type RemoteResult<T> =
  /** `bytes` is the memory that the value takes, roughly. */
  | { readonly value: T; readonly bytes: number }
  /** `isUnusable`: the host has responded, but its response cannot be used. */
  | { readonly reason: string; readonly isUnusable: boolean };

export function page(call: RemoteCall): Promise<RemoteResult<ArticlePage>> {
  return resultOf(call, (body) => parseArticlePage(body, call.base));
}

/** The value is null for 404. Its id is another one where the host leads to the article that replaces this one. */
export function article({ id, ...call }: RemoteCall & { readonly id: string }): Promise<RemoteResult<Article | null>> {
  return resultOf(call, (body, path) =>
    body === null ? null : parseArticle(body, articleIdIn(path) ?? id, call.base),
  );
}

const ARTICLE_PATH = "/info/";

/** The id in the path of a call for an article; null in another path. */
function articleIdIn(path: string): string | null {
  try {
    const id = decodeURIComponent(path.slice(ARTICLE_PATH.length));
    return path === ARTICLE_PATH + encodeURIComponent(id) && isArticleId(id) ? id : null;
  } catch {
    return null;
  }
}

async function resultOf<T>(call: RemoteCall, parse: (body: unknown, path: string) => T): Promise<RemoteResult<T>> {
  let text: string | null;
  let path: string;
  try {
    ({ text, path } = await readText(call));
  } catch (error) {
    return { reason: reasonOf(error), isUnusable: error instanceof UnusableBody };
  }
  try {
    if (text !== null && isNestedDeeper(text, REMOTE_MAX_DEPTH)) throw new Error("nested too deeply");
    const value = parse(text === null ? null : JSON.parse(text), path);
    return { value, bytes: 2 * JSON.stringify(value).length };
  } catch (error) {
    return { reason: reasonOf(error), isUnusable: true };
  }
}

/** How often an article may lead to another one. */
const MOST_REDIRECTS = 5;

/**
 * The body, or null for 404, with the path that it is from. A redirect is an error, since it could lead into the server's own
 * network. The one exception is a 308 from one article to another one of the same API.
 */
async function readText({ base, path, timeoutMs }: RemoteCall): Promise<{ text: string | null; path: string }> {
  const signal = AbortSignal.timeout(timeoutMs);
  let present = path;
  for (let step = 0; step <= MOST_REDIRECTS; step += 1) {
    const response = await fetch(base + present, {
      signal,
      headers: { accept: "application/json" },
      redirect: "manual",
    });
    if (response.status === 200) return { text: await readBody(response), path: present };
    await response.body?.cancel();
    if (response.status === 404) return { text: null, path: present };
    if (response.status < 300 || response.status > 399) throw new UnusableBody(`status ${response.status}`);
    present = replacementPath(response, base, present);
  }
  throw new UnusableBody("a circle of redirects");
}

function replacementPath({ status, headers }: Response, base: string, path: string): string {
  const home = new URL(`${base}/`).href;
  const location = URL.parse(headers.get("location") ?? "", base + path)?.href ?? "";
  const target = location.startsWith(home) ? `/${location.slice(home.length)}` : "";
  const isArticle = articleIdIn(path) !== null && articleIdIn(target) !== null;
  if (status !== 308 || !isArticle) throw new UnusableBody("a redirect to something else than an article of this API");
  return target;
}

async function readBody(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > REMOTE_MAX_BYTES) throw new UnusableBody(`longer than ${REMOTE_MAX_BYTES} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

class UnusableBody extends Error {}

/** `fetch` says "fetch failed" and has the reason in its cause. */
function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
}
