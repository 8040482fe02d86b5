import type { Article } from "../../domain/article/article.ts";
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

/** The value is null for 404. */
export function article({ id, ...call }: RemoteCall & { readonly id: string }): Promise<RemoteResult<Article | null>> {
  return resultOf(call, (body) => (body === null ? null : parseArticle(body, id, call.base)));
}

async function resultOf<T>(call: RemoteCall, parse: (body: unknown) => T): Promise<RemoteResult<T>> {
  let text: string | null;
  try {
    text = await readText(call);
  } catch (error) {
    return { reason: reasonOf(error), isUnusable: error instanceof UnusableBody };
  }
  try {
    if (text !== null && isNestedDeeper(text, REMOTE_MAX_DEPTH)) throw new Error("nested too deeply");
    const value = parse(text === null ? null : JSON.parse(text));
    return { value, bytes: 2 * JSON.stringify(value).length };
  } catch (error) {
    return { reason: reasonOf(error), isUnusable: true };
  }
}

/** The body, or null for 404. A redirect is an error: it could lead into the server's own network. */
async function readText({ base, path, timeoutMs }: RemoteCall): Promise<string | null> {
  const response = await fetch(base + path, {
    signal: AbortSignal.timeout(timeoutMs),
    headers: { accept: "application/json" },
    redirect: "error",
  });
  if (response.status !== 200) {
    await response.body?.cancel();
    if (response.status === 404) return null;
    throw new UnusableBody(`status ${response.status}`);
  }
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
