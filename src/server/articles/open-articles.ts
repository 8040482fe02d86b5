import { existsSync, renameSync } from "node:fs";
import { type ArticleSource, DamagedStore } from "../../domain/article/ports.ts";
import { openArticleStore } from "../../storage/open-article-store.ts";
import type { Config } from "../config.ts";
import { RemoteArticleReader } from "./remote-article-reader.ts";

/**
 * The articles of another host when `INFO_API_HOST` is set, else of our own store. A damaged store is moved to
 * `damagedStore`, and the site begins with an empty one.
 */
export async function openArticles({ infoApiHost, databaseUrl, dataDir }: Config) {
  const remote: ArticleSource | null = infoApiHost ? new RemoteArticleReader(infoApiHost) : null;
  if (remote) return { articles: remote, damagedStore: null, close: async () => {} };
  const settings = { dataDir, ...(databaseUrl && { databaseUrl }) };
  let damagedStore: string | null = null;
  const store = await openArticleStore(settings).catch((error: unknown) => {
    if (!(error instanceof DamagedStore)) throw error;
    damagedStore = setAside(error.file, new Date());
    return openArticleStore(settings);
  });
  return { articles: store, damagedStore, close: () => store.close() };
}

/**
 * Moves a damaged SQLite file and its write-ahead log out of the way, so that a new one can take its place and the
 * damaged one can be looked at.
 * @returns the file's new path
 */
export function setAside(file: string, now: Date): string {
  const moved = `${file}.damaged-${now.toISOString().replace(/[:.]/g, "-")}`;
  renameSync(file, moved);
  for (const suffix of ["-wal", "-shm"]) {
    if (existsSync(file + suffix)) renameSync(file + suffix, moved + suffix);
  }
  return moved;
}
