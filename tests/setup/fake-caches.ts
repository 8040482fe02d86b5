/** The browser's cache storage in memory, for tests in Node: entries in the order of their last `put`. */
export class FakeCacheStorage {
  readonly #caches = new Map<string, FakeCache>();

  async open(name: string): Promise<Cache> {
    const cache = this.#caches.get(name) ?? new FakeCache();
    this.#caches.set(name, cache);
    return cache as unknown as Cache;
  }

  async has(name: string): Promise<boolean> {
    return this.#caches.has(name);
  }

  async keys(): Promise<string[]> {
    return [...this.#caches.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.#caches.delete(name);
  }

  async match(request: RequestInfo, { cacheName }: { cacheName?: string } = {}): Promise<Response | undefined> {
    for (const [name, cache] of this.#caches) {
      const response = cacheName === undefined || name === cacheName ? await cache.match(request) : undefined;
      if (response !== undefined) return response;
    }
    return undefined;
  }
}

class FakeCache {
  readonly #responses = new Map<string, Response>();

  async put(request: RequestInfo, response: Response): Promise<void> {
    this.#responses.delete(addressOf(request));
    this.#responses.set(addressOf(request), response);
  }

  async addAll(requests: readonly RequestInfo[]): Promise<void> {
    const responses = await Promise.all(requests.map((request) => fetch(request)));
    if (responses.some(({ ok }) => !ok)) throw new TypeError("A request failed.");
    for (const [index, response] of responses.entries()) await this.put(requests[index] as RequestInfo, response);
  }

  async match(request: RequestInfo): Promise<Response | undefined> {
    return this.#responses.get(addressOf(request))?.clone();
  }

  async delete(request: RequestInfo): Promise<boolean> {
    return this.#responses.delete(addressOf(request));
  }

  async keys(): Promise<{ url: string }[]> {
    return [...this.#responses.keys()].map((url) => ({ url }));
  }
}

function addressOf(request: RequestInfo | { url: string }): string {
  return new URL(typeof request === "string" ? request : request.url, "https://site.example").href;
}
