import type { Context, MiddlewareHandler } from "hono";
import { LRUCache } from "lru-cache";
import { StoredResponse } from "./stored-response.ts";

export interface ResponseCacheOptions {
  readonly maxBytes: number;
  /** Changes with every publication; see `ArticleSource.revision`. */
  readonly revision: () => Promise<string>;
}

/**
 * Middleware that caches successful responses which allow a shared cache (`s-maxage`). The store's revision is read
 * for every request and belongs to the key, so a response is never older than the last publication; responses of
 * former revisions are evicted as the least recently used. Requests that wait for the same response share one
 * rendering.
 */
export class ResponseCache {
  readonly #stored: LRUCache<string, StoredResponse>;
  readonly #rendering = new Map<string, Promise<StoredResponse | Response>>();
  readonly #revision: () => Promise<string>;
  hits = 0;
  misses = 0;

  constructor({ maxBytes, revision }: ResponseCacheOptions) {
    this.#revision = revision;
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
      // A store that cannot tell its revision may still render pages; nothing is stored then.
      const revision = await this.#revision().catch(() => null);
      const key = `${revision} ${keyOf(c)}`;
      const stored = this.#stored.get(key);
      if (stored) {
        this.hits++;
        return stored.respond(c);
      }
      this.misses++;
      const running = this.#rendering.get(key);
      if (running) return respond(await running, c);
      const rendering = this.#render(key, revision !== null, c, next);
      this.#rendering.set(key, rendering);
      try {
        const response = await respond(await rendering, c);
        // Without this Hono would merge the headers of both responses.
        c.res = undefined;
        c.res = response;
      } finally {
        this.#rendering.delete(key);
      }
    };
  }

  async #render(key: string, mayStore: boolean, c: Context, next: () => Promise<void>) {
    await next();
    const { status, headers } = c.res;
    const body = new Uint8Array(await c.res.arrayBuffer());
    const isPublic = status === 200 && (headers.get("cache-control")?.includes("s-maxage") ?? false);
    if (!isPublic) return new Response(body.length > 0 ? body : null, { status, headers });
    const response = new StoredResponse(Object.fromEntries(headers), body);
    if (mayStore) this.#stored.set(key, response);
    return response;
  }
}

/** The body of a response that is not stored is never read, so that it can be copied for every waiting request. */
function respond(response: StoredResponse | Response, c: Context): Response | Promise<Response> {
  return response instanceof StoredResponse ? response.respond(c) : response.clone();
}
