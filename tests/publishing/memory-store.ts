import type { PublishedArticle } from "#domain/article/article.ts";
import type { PublishOutcome } from "#domain/article/ports.ts";
import { MemoryArticles } from "../server/memory-articles.ts";

/** Articles in memory that tell a changed article from an unchanged one, for tests of what publishes. */
export class MemoryStore extends MemoryArticles {
  /** How many articles each transaction held. */
  readonly batches: number[] = [];

  override async publish(articles: readonly PublishedArticle[]): Promise<PublishOutcome[]> {
    const former = articles.map(({ id }) => this.published(id));
    await super.publish(articles);
    this.batches.push(articles.length);
    return articles.map((article, index) => {
      if (!former[index]) return "added";
      return JSON.stringify(former[index]) === JSON.stringify(article) ? "unchanged" : "updated";
    });
  }

  /** Every article, newest first. */
  async all(): Promise<PublishedArticle[]> {
    const entries = await this.entries(0, Number.POSITIVE_INFINITY);
    return entries.map(({ id }) => this.published(id)).filter((article) => article !== null);
  }
}
