import { existsSync, renameSync } from "node:fs";
import { DamagedStore } from "../../domain/article/ports.ts";
import { openArticleStore } from "../../storage/open-article-store.ts";
import type { Config } from "../config.ts";
import { RemoteArticleReader } from "./remote-article-reader.ts";

/**
 * The articles of another host when `INFO_API_HOST` is set, else of our own store. A damaged store is moved to
 * `damagedStore`, and the site begins with an empty one.
 */
export async function openArticles({ infoApiHost, databaseUrl, dataDir }: Config) {
  if (infoApiHost) {
    return { articles: new RemoteArticleReader(infoApiHost), damagedStore: null, close: async () => {} };
  }
  const settings = { dataDir, ...(databaseUrl && { databaseUrl }) };
  let damagedStore: string | null = null;
  const store = await openArticleStore(settings).catch((error: unknown) => {
    if (!(error instanceof DamagedStore)) throw error;
    damagedStore = moveDamagedStore(error.file, new Date());
    return openArticleStore(settings);
  });
  return { articles: store, damagedStore, close: () => store.close() };
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
