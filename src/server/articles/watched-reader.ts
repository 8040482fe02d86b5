import type { ArticleReader } from "../../domain/article/ports.ts";

/** A reader for one rendering that remembers whether it was let down: such a page is not worth keeping. */
export class WatchedReader implements ArticleReader {
  readonly #reader: ArticleReader;
  failure: unknown = null;

  constructor(reader: ArticleReader) {
    this.#reader = reader;
  }

  list: ArticleReader["list"] = (query) => this.#watch(() => this.#reader.list(query));
  get: ArticleReader["get"] = (id) => this.#watch(() => this.#reader.get(id));

  async #watch<T>(ask: () => Promise<T>): Promise<T> {
    try {
      return await ask();
    } catch (error) {
      this.failure = error;
      throw error;
    }
  }
}
