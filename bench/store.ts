import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import type { StoreSettings } from "../src/storage/open-article-store.ts";
import { PostgresServer } from "../tests/setup/postgres.ts";
import type { Row } from "./row.ts";
import type { Asked } from "./store/ask.ts";
import type { Filled } from "./store/fill.ts";

export const name = "store";

/** 100,000 articles take some minutes to publish: `BENCH_STORE_ARTICLES=1000,10000,100000 npm run bench -- store`. */
const SIZES = (process.env.BENCH_STORE_ARTICLES ?? "1000,10000").split(",").map(Number);

/** A new, empty store, how many bytes it takes, and how to throw it away. */
interface Place {
  readonly settings: StoreSettings;
  bytes(): Promise<number>;
  discard(): void;
}

interface Figures {
  readonly count: number;
  readonly filled: Filled;
  readonly asked: Asked;
  readonly bytes: number;
}

/** Both stores at growing sizes; each figure as a ratio to the same one at the smallest size. */
export async function run(): Promise<Row[]> {
  const server = await PostgresServer.create({ isDurable: true });
  try {
    const rows: Row[] = [];
    for (const [kind, place] of [
      ["SQLite", sqlitePlace],
      ["PostgreSQL", () => postgresPlace(server)],
    ] as const) {
      const figures: Figures[] = [];
      for (const count of SIZES) figures.push(await measure(count, await place()));
      rows.push(...figures.flatMap((each) => rowsOf(kind, each, figures[0] ?? each)));
    }
    return rows;
  } finally {
    await server.destroy();
  }
}

async function measure(count: number, place: Place): Promise<Figures> {
  try {
    const settings = JSON.stringify(place.settings);
    const printed = await inProcess("fill.ts", settings, String(count));
    const asked: Asked = JSON.parse(await inProcess("ask.ts", settings, String(count), printed));
    return { count, filled: JSON.parse(printed), asked, bytes: await place.bytes() };
  } finally {
    place.discard();
  }
}

/** Each in a process of its own, so that neither the memory nor the compiled code of one serves another. */
async function inProcess(script: string, ...args: string[]): Promise<string> {
  const path = join(import.meta.dirname, "store", script);
  const { stdout } = await promisify(execFile)(process.execPath, [path, ...args], { maxBuffer: 64 * 1024 * 1024 });
  return stdout;
}

function sqlitePlace(): Place {
  const dataDir = mkdtempSync(join(tmpdir(), "diagonal-bench-"));
  return {
    settings: { dataDir },
    bytes: async () => readdirSync(dataDir).reduce((sum, file) => sum + statSync(join(dataDir, file)).size, 0),
    discard: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

async function postgresPlace(server: PostgresServer): Promise<Place> {
  const databaseUrl = await server.newDatabase();
  return {
    settings: { databaseUrl, dataDir: tmpdir() },
    async bytes() {
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      const { rows } = await client.query("SELECT pg_database_size(current_database()) AS bytes");
      await client.end();
      return Number(rows[0].bytes);
    },
    // It goes with its server.
    discard: () => {},
  };
}

function rowsOf(kind: string, { count, filled, asked, bytes }: Figures, smallest: Figures): Row[] {
  const isSmallest = count === smallest.count;
  const row = (figure: string, unit: string, value: number, same: number): Row => ({
    figure: `${kind}, ${count.toLocaleString("en")} articles: ${figure}`,
    value,
    unit,
    comparedWith: isSmallest ? "–" : `the same at ${smallest.count.toLocaleString("en")}`,
    ratio: isSmallest ? null : value / same,
  });
  const alone = asked.measured.find(({ question }) => question === asked.besideHeavySearches.question);
  return [
    row("published", "articles/s", (count * 1000) / filled.took, (smallest.count * 1000) / smallest.filled.took),
    row("store, for each byte of HTML", "bytes", bytes / filled.bytes, smallest.bytes / smallest.filled.bytes),
    row("memory of a reading process", "MB", asked.memory / 1e6, smallest.asked.memory / 1e6),
    ...asked.measured.flatMap(({ question, p50, p99, rate }, index) => {
      const same = smallest.asked.measured[index] ?? { p50, p99, rate };
      return [
        row(`${question}, p50`, "ms", p50, same.p50),
        row(`${question}, p99`, "ms", p99, same.p99),
        row(`${question}, 16 at once`, "answers/s", rate, same.rate),
      ];
    }),
    {
      ...row(
        `${asked.besideHeavySearches.question} beside heavy searches, p99`,
        "ms",
        asked.besideHeavySearches.p99,
        1,
      ),
      comparedWith: "the same alone",
      ratio: alone ? asked.besideHeavySearches.p99 / alone.p99 : null,
    },
  ];
}
