import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ArticleStore } from "#domain/article/ports.ts";
import { openArticleStore, type StoreSettings } from "#storage/open-article-store.ts";
import { PostgresServer } from "#tests/setup/postgres.ts";
import { SetupError } from "#tools/setup.mjs";
import { COMMON_NOUNS, publishGenerated } from "./generated-articles.ts";
import { quantile } from "./quantile.ts";
import { inDigits, type Row } from "./table.ts";

const ARTICLES = 10_000;
const PAGES = ARTICLES / 10;
const READS = 300;
const READ_MS = 10;
const SEARCH_MS = 25;

/** Both stores with 10,000 articles: each kind of read one after the other, each read for something else. */
export async function measureStores(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "diagonal-bench-"));
  const rows: Row[] = [];
  try {
    rows.push(...(await measureStore("SQLite", { dataDir })));
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
  const server = await startPostgres();
  if (server === null) return rows;
  try {
    const settings = { databaseUrl: await server.newDatabase(), dataDir };
    rows.push(...(await measureStore("PostgreSQL", settings)));
  } finally {
    await server.destroy();
  }
  return rows;
}

async function startPostgres(): Promise<PostgresServer | null> {
  try {
    return await PostgresServer.create({ isDurable: true });
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.log(`PostgreSQL is left out. ${error.message}`);
    return null;
  }
}

async function measureStore(name: string, settings: StoreSettings): Promise<Row[]> {
  const { ids, ms } = await publishGenerated(settings, ARTICLES);
  const store = await openArticleStore(settings);
  try {
    const rows: Row[] = [{ figure: `${name}: import of 10,000 articles`, value: ms / 1000, unit: "s" }];
    for (const [figure, atMost, read] of readsOf(store, ids)) {
      const times = await timesOf(read);
      rows.push({
        figure: `${name}: ${figure}, p99`,
        value: quantile(times, 0.99),
        unit: "ms",
        beside: `median, ${inDigits(quantile(times, 0.5))}`,
        goal: { atMost },
      });
    }
    return rows;
  } finally {
    await store.close();
  }
}

type Read = (number: number) => unknown;

function readsOf(store: ArticleStore, ids: readonly string[]): [figure: string, atMost: number, Read][] {
  const at = <T>(list: readonly T[], index: number) => list[index % list.length] as T;
  return [
    ["list", READ_MS, (number) => store.list({ search: "", page: 1 + (number % 10) })],
    ["deep page", READ_MS, (number) => store.list({ search: "", page: PAGES - (number % 100) })],
    ["article", READ_MS, (number) => store.get(at(ids, number * 7919))],
    // Thirty words by ten pages, so that no search comes twice.
    [
      "common search",
      SEARCH_MS,
      (number) => store.list({ search: at(COMMON_NOUNS, number), page: 1 + Math.floor(number / 30) }),
    ],
  ];
}

async function timesOf(read: Read): Promise<number[]> {
  const times: number[] = [];
  for (let number = 0; number < READS; number++) {
    const started = performance.now();
    await read(number);
    times.push(performance.now() - started);
  }
  return times;
}
