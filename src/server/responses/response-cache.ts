import type { Context, MiddlewareHandler } from "hono";
import { LRUCache } from "lru-cache";
import { REVISION_RETRY_MS, REVISION_TIMEOUT_MS } from "../limits.ts";
import { StoredResponse } from "./stored-response.ts";

export interface ResponseCacheOptions {
  readonly maxBytes: number;
  /** Changes with every publication; see `ArticleSource.revision`. */
  readonly revision: () => Promise<string>;
}

/**
 * Middleware that caches successful responses which allow a shared cache (`s-maxage`). It reads the store's revision for
 * every request and drops all responses when that changes, so a response is never older than the last publication.
 * Requests that wait for the same response share one rendering.
 */
export class ResponseCache {
  readonly #stored: LRUCache<string, StoredResponse>;
  readonly #rendering = new Map<string, Promise<StoredResponse | Response>>();
  readonly #readRevision: () => Promise<string>;
  #revision: string | null = null;
  #retryAt = 0;
  hits = 0;
  misses = 0;

  constructor({ maxBytes, revision }: ResponseCacheOptions) {
    this.#readRevision = revision;
    this.#stored = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: maxBytes / 4,
      sizeCalculation: ({ bytes }) => bytes,
    });
  }

  get bytes(): number {
    return this.#stored.calculatedSize;
  }

  /** @param keyOf requests with the same key get the same response */
  middleware(keyOf: (c: Context) => string): MiddlewareHandler {
    return async (c, next) => {
      if (c.req.method !== "GET" && c.req.method !== "HEAD") return next();
      const revision = await this.#currentRevision();
      const key = keyOf(c);
      const stored = revision === null ? undefined : this.#stored.get(key);
      if (stored) {
        this.hits++;
        return stored.respond(c);
      }
      this.misses++;
      const renderingKey = `${revision} ${key}`;
      const running = this.#rendering.get(renderingKey);
      if (running) return respond(await running, c);
      const rendering = this.#render(key, revision, c, next);
      this.#rendering.set(renderingKey, rendering);
      try {
        const response = await respond(await rendering, c);
        // Without this Hono would merge the headers of both responses.
        c.res = undefined;
        c.res = response;
      } finally {
        this.#rendering.delete(renderingKey);
      }
    };
  }

  /** Null while the store is slow or broken: pages are still rendered then, and nothing is cached. */
  async #currentRevision(): Promise<string | null> {
    if (performance.now() < this.#retryAt) return null;
    const { promise: late, resolve } = Promise.withResolvers<null>();
    const timer = setTimeout(resolve, REVISION_TIMEOUT_MS, null);
    const revision = await Promise.race([this.#readRevision().catch(() => null), late]);
    clearTimeout(timer);
    if (revision === null) {
      this.#retryAt = performance.now() + REVISION_RETRY_MS;
    } else if (revision !== this.#revision) {
      this.#stored.clear();
      this.#revision = revision;
    }
    return revision;
  }

  async #render(key: string, revision: string | null, c: Context, next: () => Promise<void>) {
    await next();
    const { status, headers } = c.res;
    const body = new Uint8Array(await c.res.arrayBuffer());
    const isPublic = status === 200 && (headers.get("cache-control")?.includes("s-maxage") ?? false);
    if (!isPublic) return new Response(body.length > 0 ? body : null, { status, headers });
    const response = new StoredResponse(Object.fromEntries(headers), body);
    if (revision !== null && revision === this.#revision) this.#stored.set(key, response);
    return response;
  }
}

/** The body of a response that is not stored is never read, so that it can be copied for every waiting request. */
function respond(response: StoredResponse | Response, c: Context): Response | Promise<Response> {
  return response instanceof StoredResponse ? response.respond(c) : response.clone();
}
