import type { ArticleReader } from "../../domain/article/ports.ts";
import type { Soon } from "../../domain/soon.ts";

/** A reader for one rendering that remembers whether it was let down: such a page is not worth keeping. */
export class WatchedReader implements ArticleReader {
  readonly #reader: ArticleReader;
  failure: unknown = null;

  constructor(reader: ArticleReader) {
    this.#reader = reader;
  }

  list: ArticleReader["list"] = (query) => this.#watch(() => this.#reader.list(query));
  /** Without the digest, which would travel with the page. */
  get: ArticleReader["get"] = (id) =>
    this.#watch(async () => {
      const article = await this.#reader.get(id);
      return article && { id: article.id, title: article.title, content: article.content };
    });

  async #watch<T>(ask: () => Soon<T>): Promise<T> {
    try {
      return await ask();
    } catch (error) {
      this.failure = error;
      throw error;
    }
  }
}
