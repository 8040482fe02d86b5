import type { Context, MiddlewareHandler } from "hono";
import { LRUCache } from "lru-cache";
import { requestTarget } from "../request-target.ts";
import { StoredResponse } from "./stored-response.ts";

export interface ResponseCacheOptions {
  readonly maxBytes: number;
  /** Changes with every publication; see `ArticleSource.revision`. It must reject soon when the store does not answer. */
  readonly revision: () => Promise<string>;
}

interface CacheEnv {
  Variables: {
    /** Requests with the same key get the same response; the address when it is not set. */
    cacheKey?: string;
    isRendering?: boolean;
  };
}

/**
 * Caches successful responses which allow a shared cache (`s-maxage`), in two middlewares: `respond` sends what is cached,
 * and `render` what is not. What stands between them runs only for a response that is not cached.
 *
 * The cache reads the store's revision for every request and drops all responses when that changes, so a response is
 * never older than the last publication. Requests that wait for the same response share one rendering.
 */
export class ResponseCache {
  readonly #stored: LRUCache<string, StoredResponse>;
  readonly #rendering = new Map<string, Promise<StoredResponse | Response>>();
  readonly #readRevision: () => Promise<string>;
  #revision: string | null = null;
  hits = 0;
  misses = 0;

  constructor({ maxBytes, revision }: ResponseCacheOptions) {
    this.#readRevision = revision;
    this.#stored = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: maxBytes / 4,
      // A character takes two bytes at most.
      sizeCalculation: ({ bytes }, key) => bytes + 2 * key.length,
    });
  }

  get bytes(): number {
    return this.#stored.calculatedSize;
  }

  readonly respond: MiddlewareHandler<CacheEnv> = async (c, next) => {
    const { stored } = await this.#find(c);
    if (stored === undefined) return next();
    this.hits++;
    return stored.respond(c);
  };

  readonly render: MiddlewareHandler<CacheEnv> = async (c, next) => {
    // A request that came here a second time would wait for its own rendering.
    if (!isRead(c) || c.get("isRendering")) return next();
    // Another request may have rendered it since `respond`.
    const { key, revision, stored } = await this.#find(c);
    if (stored !== undefined) {
      this.hits++;
      return stored.respond(c);
    }
    this.misses++;
    const renderingKey = `${revision} ${key}`;
    const running = this.#rendering.get(renderingKey);
    if (running) return copy(await running, c);
    c.set("isRendering", true);
    const rendering = this.#render(key, revision, c, next);
    this.#rendering.set(renderingKey, rendering);
    try {
      const response = await copy(await rendering, c);
      // Without this Hono would merge the headers of both responses.
      c.res = undefined;
      c.res = response;
    } finally {
      this.#rendering.delete(renderingKey);
    }
  };

  async #find(c: Context<CacheEnv>) {
    const key = c.get("cacheKey") ?? requestTarget(c.req.url);
    if (!isRead(c)) return { key, revision: null };
    const revision = await this.#currentRevision();
    return { key, revision, stored: revision === null ? undefined : this.#stored.get(key) };
  }

  /** Null while the store is slow or broken: pages are still rendered then, and nothing is cached. */
  async #currentRevision(): Promise<string | null> {
    const revision = await this.#readRevision().catch(() => null);
    if (revision !== null && revision !== this.#revision) {
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

function isRead(c: Context): boolean {
  return c.req.method === "GET" || c.req.method === "HEAD";
}

/** The body of a response that is not stored is never read, so that it can be copied for every waiting request. */
function copy(response: StoredResponse | Response, c: Context): Response | Promise<Response> {
  return response instanceof StoredResponse ? response.respond(c) : response.clone();
}
