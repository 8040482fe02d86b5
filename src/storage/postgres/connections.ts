import pg from "pg";
import { StoreUnavailable } from "../../domain/article/ports.ts";

/** How long a question waits for a free connection, a new one included. */
const CONNECT_TIMEOUT_MS = 5000;
/** How long the server may take for an answer, and how long we wait for it if it has gone silent. */
const STATEMENT_TIMEOUT_MS = 5000;
const SILENCE_TIMEOUT_MS = 6000;
/** How long one statement of a transaction that writes may take; it may wait for another publisher. */
const WRITE_TIMEOUT_MS = 60_000;
const CONNECTIONS_MAX = 10;

/** Error classes (postgresql.org/docs/current/errcodes-appendix.html) of our own mistakes: data, integrity, syntax. */
const OWN_MISTAKES = /^(22|23|42)(?!501)/;

// biome-ignore lint/suspicious/noExplicitAny: the driver knows no row's type; the queries beside it do.
export type Row = Record<string, any>;

/** Sends one statement and answers its rows. */
export type Ask = (sql: string, values?: readonly unknown[]) => Promise<Row[]>;

/**
 * Connections to one PostgreSQL database, made when they are needed and made again after they were lost. Every failure
 * that is not a mistake in a statement rejects with `StoreUnavailable`, within seconds.
 */
export class Connections {
  readonly #pool: pg.Pool;

  /** @param url a PostgreSQL address, as libpq understands it */
  constructor(url: string) {
    this.#pool = new pg.Pool({
      connectionString: url,
      application_name: "diagonal",
      max: CONNECTIONS_MAX,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: SILENCE_TIMEOUT_MS,
      keepAlive: true,
      // No question of ours is answered well by reading a whole table: without statistics the planner might think so.
      onConnect: async (client) => {
        await client.query(`SET statement_timeout = ${STATEMENT_TIMEOUT_MS}; SET enable_seqscan = off; SET jit = off`);
      },
    });
    // An idle connection that breaks is replaced when the next question comes, which then tells what is wrong.
    this.#pool.on("error", () => {});
  }

  readonly ask: Ask = async (sql, values) => {
    try {
      return (await this.#pool.query(sql, values as unknown[])).rows;
    } catch (error) {
      throw toStoreFailure(error);
    }
  };

  /** All of `work` is done or, when it rejects, nothing of it. */
  async write<T>(work: (ask: Ask) => Promise<T>): Promise<T> {
    let client: pg.PoolClient;
    try {
      client = await this.#pool.connect();
    } catch (error) {
      throw toStoreFailure(error);
    }
    // Between two statements a lost connection has nobody else to tell.
    client.on("error", ignore);
    const ask: Ask = async (sql, values) => {
      // The driver reads `query_timeout` here too; its types do not say so.
      const query: pg.QueryConfig & { query_timeout: number } = {
        text: sql,
        values: values as unknown[],
        query_timeout: WRITE_TIMEOUT_MS,
      };
      return (await client.query(query)).rows;
    };
    let failure: unknown;
    try {
      await ask(`BEGIN; SET LOCAL statement_timeout = ${WRITE_TIMEOUT_MS}`);
      const result = await work(ask);
      await ask("COMMIT");
      return result;
    } catch (error) {
      failure = error;
      throw toStoreFailure(error);
    } finally {
      client.off("error", ignore);
      // After a failure the connection is closed, and the server undoes what was not finished.
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
