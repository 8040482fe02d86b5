import type { Article, ArticleEntry, ArticleSummary, PublishedArticle } from "#domain/article/article.ts";
import type { ArticleQuery } from "#domain/article/article-query.ts";
import {
  type ArticlePage,
  type ArticleStore,
  type PublishOutcome,
  type Replacement,
  StoreUnavailable,
} from "#domain/article/ports.ts";

/** An article store in memory, for tests of the code that uses a store. Counts its reads. */
export class MemoryArticles implements ArticleStore {
  #articles: PublishedArticle[] = [];
  #changes = 0;
  reads = 0;
  /** While true, every call fails, as when the database is down. */
  isDown = false;

  static holding(articles: readonly PublishedArticle[]): MemoryArticles {
    const store = new MemoryArticles();
    store.#articles = sorted(articles);
    return store;
  }

  async list({ search, page }: ArticleQuery): Promise<ArticlePage> {
    this.#countRead();
    const found = this.#articles.filter(({ title }) => title.toLowerCase().includes(search.toLowerCase()));
    const infos = found.slice((page - 1) * 10, page * 10);
    return { infos, totalPages: Math.ceil(found.length / 10) };
  }

  async lead(): Promise<ArticleSummary | null> {
    this.#countRead();
    return this.#articles.find(({ lead }) => lead) ?? null;
  }

  async get(id: string): Promise<Article | null> {
    this.#countRead();
    const article = this.published(id) ?? this.#articles.find(({ replaces = [] }) => replaces.includes(id));
    if (article === undefined) return null;
    const { title, content, updated } = article;
    return { id: article.id, title, content, ...(updated !== undefined && { updated }) };
  }

  /** The article as published, without counting a read. */
  published(id: string): PublishedArticle | null {
    return this.#articles.find((article) => article.id === id) ?? null;
  }

  async entries(skip: number, count: number): Promise<ArticleEntry[]> {
    this.#countRead();
    return this.#articles
      .slice(skip, skip + count)
      .map(({ id, updated }) => ({ id, ...(updated !== undefined && { updated }) }));
  }

  async publish(articles: readonly PublishedArticle[]): Promise<PublishOutcome[]> {
    this.#throwIfDown();
    const ids = new Set(articles.map(({ id }) => id));
    const known = new Set(this.#articles.map(({ id }) => id));
    this.#articles = sorted([...this.#articles.filter(({ id }) => !ids.has(id)), ...articles]);
    this.#changes++;
    return articles.map(({ id }) => (known.has(id) ? "updated" : "added"));
  }

  async remove(id: string): Promise<boolean> {
    this.#throwIfDown();
    const before = this.#articles.length;
    this.#articles = this.#articles.filter((article) => article.id !== id);
    this.#changes++;
    return this.#articles.length < before;
  }

  async replacements(): Promise<Replacement[]> {
    return this.#articles.flatMap(({ id, replaces = [] }) => replaces.map((former) => ({ former, id })));
  }

  async revision(): Promise<string> {
    this.#throwIfDown();
    return String(this.#changes);
  }

  async close(): Promise<void> {}

  #countRead(): void {
    this.reads++;
    this.#throwIfDown();
  }

  #throwIfDown(): void {
    if (this.isDown) throw new StoreUnavailable("the test says so");
  }
}

function sorted(articles: readonly PublishedArticle[]): PublishedArticle[] {
  return [...articles].sort((a, b) => Number.parseInt(b.id, 10) - Number.parseInt(a.id, 10) || (a.id < b.id ? 1 : -1));
}

/** An article for tests; its text is long enough to be compressed. */
export function testArticle(stamp: number, title: string, more: Partial<PublishedArticle> = {}): PublishedArticle {
  const id = `${stamp}-${title.toLowerCase().replace(/\W+/g, "-")}`;
  const text = `${title}. ${"A diagonal hides two lengths. ".repeat(60)}`;
  return { id, title, summary: `About ${title}`, thumbnail: null, content: `<p>${text}</p>`, ...more };
}
