import { join } from "node:path";
import type { ArticleStore } from "#domain/article/ports.ts";
import { makeDataFolder } from "./data-folder.ts";
import { PostgresArticleStore } from "./postgres/postgres-article-store.ts";
import { SqliteArticleStore } from "./sqlite/sqlite-article-store.ts";

/** The name of the SQLite file in the data folder. */
export const STORE_FILE = "articles.sqlite";

export interface StoreSettings {
  /** Address of a PostgreSQL database. Without it the articles are in a SQLite file in the data folder. */
  readonly databaseUrl?: string | undefined;
  /** The site's data folder; created if it is missing. */
  readonly dataDir: string;
}

/**
 * Opens the store that the settings choose and migrates it. PostgreSQL connects on the first call, so that a server can
 * start before its database.
 * @throws StoreUnavailable when the file cannot be opened, `DamagedStore` when it is damaged
 */
export async function openArticleStore({ databaseUrl, dataDir }: StoreSettings): Promise<ArticleStore> {
  if (databaseUrl) return new PostgresArticleStore(databaseUrl);
  makeDataFolder(dataDir);
  return SqliteArticleStore.open(join(dataDir, STORE_FILE));
}
