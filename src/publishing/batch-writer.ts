import type { PublishedArticle } from "#domain/article/article.ts";
import type { ArticleStore, PublishOutcome } from "#domain/article/ports.ts";
import type { ArticleFile } from "./article-files.ts";
import type { PublishHistory } from "./publish-history.ts";
import { ARTICLES_PER_BATCH } from "./publish-limits.ts";

/** An article that only has to be stored. */
export interface ReadyArticle {
  readonly file: ArticleFile;
  readonly article: PublishedArticle;
  /** What the sanitiser removed from it. */
  readonly removed: readonly string[];
  /** The ids of articles that it replaces and whose files are gone. */
  readonly replaced: readonly string[];
  readonly warnings: readonly string[];
}

/** Stores articles in batches, each in one transaction and one after the other, and reports each article once stored. */
export class BatchWriter {
  readonly #store: ArticleStore;
  readonly #history: PublishHistory;
  readonly #stored: (ready: ReadyArticle, outcome: PublishOutcome) => void;
  #batch: ReadyArticle[] = [];
  #last: Promise<void> = Promise.resolve();

  constructor(
    store: ArticleStore,
    history: PublishHistory,
    stored: (ready: ReadyArticle, outcome: PublishOutcome) => void,
  ) {
    this.#store = store;
    this.#history = history;
    this.#stored = stored;
  }

  /** Resolves when the next article may be added. Rejects where the store fails. */
  async add(ready: ReadyArticle): Promise<void> {
    this.#batch.push(ready);
    if (this.#batch.length >= ARTICLES_PER_BATCH) await this.finish();
  }

  /** Stores the remaining articles. */
  finish(): Promise<void> {
    const batch = this.#batch;
    this.#batch = [];
    this.#last = this.#last.then(() => this.#publish(batch));
    return this.#last;
  }

  async #publish(batch: readonly ReadyArticle[]): Promise<void> {
    if (batch.length === 0) return;
    const outcomes = await this.#store.publish(batch.map(({ article }) => article));
    const former = batch.map(({ file }) => this.#history.idOf(file.path));
    await this.#history.recordArticles(batch.map(({ file, article }) => [file.path, article.id]));
    for (const [index, ready] of batch.entries()) {
      const moved = await this.#removeFormer(former[index], ready);
      for (const id of ready.replaced) await this.#store.remove(id);
      this.#stored(ready, moved ? "updated" : (outcomes[index] ?? "unchanged"));
    }
  }

  /** A new date makes a new id; the article must not remain under the former one. */
  async #removeFormer(former: string | undefined, { file, article }: ReadyArticle): Promise<boolean> {
    if (former === undefined || former === article.id || this.#history.fileOf(former) !== file.path) return false;
    return this.#store.remove(former);
  }
}
