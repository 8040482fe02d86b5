import type { Article } from "#domain/article/article.ts";
import type { ArticlePage } from "#domain/article/ports.ts";
import { WorkerPool } from "#publishing/convert/worker-pool.ts";
import { ARTICLE_THREAD_MAX_MEBIBYTES, ARTICLE_THREAD_MS } from "../limits.ts";
import type { RemoteBody } from "./article-tasks.ts";

/** Does in a thread of its own what an article could make long: reading what another host sends, and drawing its figures. */
export class ArticlePool {
  readonly #pool: WorkerPool;

  constructor(milliseconds = ARTICLE_THREAD_MS) {
    const tasks = new URL("./article-tasks.ts", import.meta.url);
    this.#pool = new WorkerPool({ tasks, threads: 1, milliseconds, mebibytes: ARTICLE_THREAD_MAX_MEBIBYTES });
  }

  readPage(body: RemoteBody): Promise<ArticlePage> {
    return this.#pool.run("page", body);
  }

  readArticle(body: RemoteBody & { readonly id: string }): Promise<Article> {
    return this.#pool.run("article", body);
  }

  /** @param address `/figure?…` */
  drawFigure(address: string): Promise<string> {
    return this.#pool.run("figure", address);
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}
