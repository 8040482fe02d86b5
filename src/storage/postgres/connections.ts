import pg from "pg";
import { StoreUnavailable } from "#domain/article/ports.ts";
import type { Row } from "../stored-article.ts";

/** How long a query waits for a free connection, including making a new one. */
const CONNECT_TIMEOUT_MS = 5000;
/** How long PostgreSQL may work on a read, and how long we wait when it does not respond at all. */
const STATEMENT_TIMEOUT_MS = 5000;
const SILENCE_TIMEOUT_MS = 6000;
/** For each statement of a transaction that writes, which may wait for another publisher. */
const WRITE_TIMEOUT_MS = 60_000;
const CONNECTIONS_MAX = 10;

/** Error classes (postgresql.org/docs/current/errcodes-appendix.html) of our own mistakes: data, integrity, syntax. */
const OWN_MISTAKES = /^(22|23|42)(?!501)/;

/** Runs one statement and returns its rows. */
export type Query = (sql: string, values?: readonly unknown[]) => Promise<Row[]>;

/**
 * A pool of connections to one PostgreSQL database, which replaces lost connections by itself. Every failure that is not
 * a mistake in a statement rejects with `StoreUnavailable` within seconds.
 */
export class Connections {
  readonly #pool: pg.Pool;

  /** @param url a PostgreSQL address as libpq understands it */
  constructor(url: string) {
    this.#pool = new pg.Pool({
      connectionString: url,
      application_name: "diagonal",
      max: CONNECTIONS_MAX,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: SILENCE_TIMEOUT_MS,
      keepAlive: true,
      // The planner ignores the cost of decompressing `words` and would read every article for a common word, which is
      // twenty times slower. Without these scans a plan looks expensive enough for JIT, which makes every query slower.
      onConnect: async (client) => {
        await client.query(`SET statement_timeout = ${STATEMENT_TIMEOUT_MS}; SET enable_seqscan = off; SET jit = off`);
      },
    });
    // An idle connection that breaks is replaced by the next query, which then reports the failure.
    this.#pool.on("error", ignore);
  }

  readonly query: Query = async (sql, values) => {
    try {
      return (await this.#pool.query(sql, values as unknown[])).rows;
    } catch (error) {
      throw toStoreFailure(error);
    }
  };

  /** Runs `work` in a transaction that is rolled back when `work` rejects. */
  async write<T>(work: (query: Query) => Promise<T>): Promise<T> {
    let client: pg.PoolClient;
    try {
      client = await this.#pool.connect();
    } catch (error) {
      throw toStoreFailure(error);
    }
    // A connection lost between two statements emits an error; the next statement rejects because of it.
    client.on("error", ignore);
    const query: Query = async (text, values) => {
      // The types lack `query_timeout`, which is documented for single queries too.
      const config: pg.QueryConfig & { query_timeout: number } = {
        text,
        values: values as unknown[],
        query_timeout: WRITE_TIMEOUT_MS,
      };
      return (await client.query(config)).rows;
    };
    let failure: unknown;
    try {
      await query(`BEGIN; SET LOCAL statement_timeout = ${WRITE_TIMEOUT_MS}`);
      const result = await work(query);
      await query("COMMIT");
      return result;
    } catch (error) {
      failure = error;
      throw toStoreFailure(error);
    } finally {
      client.off("error", ignore);
      // Closing the connection after a failure makes the server roll back.
      client.release(failure !== undefined);
    }
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }
}

function ignore(): void {}

function toStoreFailure(error: unknown): unknown {
  if (error instanceof StoreUnavailable || !(error instanceof Error)) return error;
  const code = "code" in error ? String(error.code) : "";
  if (OWN_MISTAKES.test(code) || error instanceof RangeError || error instanceof TypeError) return error;
  return new StoreUnavailable(`PostgreSQL does not answer: ${error.message || code}`, { cause: error });
}
