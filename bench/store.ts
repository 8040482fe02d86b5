import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import type { StoreSettings } from "../src/storage/open-article-store.ts";
import { PostgresServer } from "../tests/setup/postgres.ts";
import { type Goal, isHeld, type Row } from "./row.ts";
import type { Asked } from "./store/ask.ts";
import type { Filled } from "./store/fill.ts";

export const name = "store";

/**
 * How many articles are published. 100,000 take PostgreSQL some minutes, too long for each run of the bench:
 * `BENCH_POSTGRES_ARTICLES=1000,10000,100000 npm run bench -- store` has the time.
 */
const SQLITE_SIZES = sizes(process.env.BENCH_SQLITE_ARTICLES ?? "1000,10000,100000");
const POSTGRES_SIZES = sizes(process.env.BENCH_POSTGRES_ARTICLES ?? "1000,10000");

/** What stays flat may take this many times as long: a larger store has a deeper tree and fits fewer caches. */
const FLAT = 2;
/** What grows with the articles may do so by this much more, since two measurements are never the same. */
const LINEAR = 1.25;

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
    for (const [kind, place, counts] of [
      ["SQLite", sqlitePlace, SQLITE_SIZES],
      ["PostgreSQL", () => postgresPlace(server), POSTGRES_SIZES],
    ] as const) {
      const figures: Figures[] = [];
      for (const count of counts) figures.push(await measure(count, await place()));
      const curves = figures.flatMap((each) => rowsOf(kind, each, figures[0] ?? each));
      rows.push(...curves, verdict(kind, curves));
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

/** "Nothing grows faster than linearly; list and article stay flat." */
function verdict(kind: string, curves: readonly Row[]): Row {
  const judged = curves.map(isHeld).filter((held) => held !== null);
  return {
    figure: `${kind}: curves that grow faster than they may`,
    value: judged.filter((held) => !held).length,
    unit: `of ${judged.length}`,
    comparedWith: "list and article flat, all else linear",
    ratio: null,
    goal: { of: "value", atMost: 0 },
  };
}

function sizes(text: string): number[] {
  return text.split(",").map(Number);
}

function rowsOf(kind: string, { count, filled, asked, bytes }: Figures, smallest: Figures): Row[] {
  const isSmallest = count === smallest.count;
  const growth = count / smallest.count;
  const row = (figure: string, unit: string, value: number, same: number, goal?: Goal): Row => ({
    figure: `${kind}, ${count.toLocaleString("en")} articles: ${figure}`,
    value,
    unit,
    comparedWith: isSmallest ? "–" : `the same at ${smallest.count.toLocaleString("en")}`,
    ratio: isSmallest ? null : value / same,
    ...(goal && !isSmallest && { goal }),
  });
  const alone = asked.measured.find(({ question }) => question === asked.besideHeavySearches.question);
  return [
    row("published", "articles/s", (count * 1000) / filled.took, (smallest.count * 1000) / smallest.filled.took, {
      of: "ratio",
      atLeast: 1 / LINEAR,
    }),
    row("store, for each byte of HTML", "bytes", bytes / filled.bytes, smallest.bytes / smallest.filled.bytes, {
      of: "ratio",
      atMost: LINEAR,
    }),
    row("memory of a reading process", "MB", asked.memory / 1e6, smallest.asked.memory / 1e6, {
      of: "ratio",
      atMost: growth,
    }),
    ...asked.measured.flatMap(({ question, p50, p99, rate }, index) => {
      const same = smallest.asked.measured[index] ?? { p50, p99, rate };
      return [
        row(`${question}, p50`, "ms", p50, same.p50, {
          of: "ratio",
          atMost: question.startsWith("search") ? growth : FLAT,
        }),
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
