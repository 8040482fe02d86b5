import { existsSync, renameSync } from "node:fs";
import { DamagedStore } from "#domain/article/ports.ts";
import { openArticleStore } from "#storage/open-article-store.ts";
import type { Config } from "../config.ts";
import { STORE_QUICK_TIMEOUT_MS, STORE_TIMEOUT_MS } from "../limits.ts";
import { ArticlePool } from "./article-pool.ts";
import { Figures } from "./drawn-figures.ts";
import { GuardedArticles } from "./guarded-articles.ts";
import { RemoteArticleReader } from "./remote-article-reader.ts";

/**
 * The site's articles, and the same with a shorter time limit for what does not wait for them: the main screen and the
 * response cache. A damaged store is moved to `damagedStore`, and the site begins with an empty one.
 */
export async function openArticles(config: Config) {
  const pool = new ArticlePool();
  const { source, damagedStore, close } = await openSource(config, pool);
  const articles = new GuardedArticles(source, STORE_TIMEOUT_MS);
  return {
    articles,
    quickArticles: new GuardedArticles(articles, STORE_QUICK_TIMEOUT_MS),
    figures: new Figures(pool),
    damagedStore,
    async close() {
      await Promise.all([close(), pool.close()]);
    },
  };
}

/** The articles of another host when `INFO_API_HOST` is set, else of our own store. */
async function openSource(config: Config, pool: ArticlePool) {
  const { infoApiHost } = config;
  if (infoApiHost) {
    return { source: new RemoteArticleReader(infoApiHost, pool), damagedStore: null, close: async () => {} };
  }
  let damagedStore: string | null = null;
  const store = await openArticleStore(config).catch((error: unknown) => {
    if (!(error instanceof DamagedStore)) throw error;
    damagedStore = moveDamagedStore(error.file, new Date());
    return openArticleStore(config);
  });
  return { source: store, damagedStore, close: () => store.close() };
}

/**
 * Renames a damaged SQLite file and its write-ahead log, so that an operator can examine them.
 * @returns the file's new path
 */
export function moveDamagedStore(file: string, now: Date): string {
  const moved = `${file}.damaged-${now.toISOString().replace(/[:.]/g, "-")}`;
  renameSync(file, moved);
  for (const suffix of ["-wal", "-shm"]) {
    if (existsSync(file + suffix)) renameSync(file + suffix, moved + suffix);
  }
  return moved;
}
