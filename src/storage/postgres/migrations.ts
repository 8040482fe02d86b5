import { StoreUnavailable } from "../../domain/article/ports.ts";
import type { Ask, Connections } from "./connections.ts";

/** Any number that no other program in the same database takes for a lock of its own. */
const MIGRATION_LOCK = 4_916_927;

/** In order; what has shipped is never changed. The numbers of those already run are in `diagonal.migration`. */
const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE diagonal.article (
    -- Several articles may take each other's keys in one statement.
    key bigint PRIMARY KEY DEFERRABLE,
    time bigint NOT NULL,
    -- By code points, as SQLite compares.
    id text COLLATE "C" NOT NULL,
    title text NOT NULL,
    summary text NOT NULL,
    thumbnail text,
    content text NOT NULL,
    words tsvector NOT NULL,
    title_words tsvector NOT NULL,
    UNIQUE (time, id)
  );
  -- Kept in order at once: a list of pending words would be read whole by every search.
  CREATE INDEX article_words ON diagonal.article USING gin (words) WITH (fastupdate = off);
  CREATE INDEX article_title_words ON diagonal.article USING gin (title_words) WITH (fastupdate = off);

  CREATE TABLE diagonal.shelf (shelf bigint PRIMARY KEY, articles integer NOT NULL);

  CREATE TABLE diagonal.state (only_row boolean PRIMARY KEY CHECK (only_row), revision text NOT NULL);
  INSERT INTO diagonal.state VALUES (true, gen_random_uuid());
  `,
  // The words of a batch are put in order together and not one by one, before it is committed (publisher.ts): a search
  // reads a list of pending words only while a batch is being written, 4 MB of it at most, and a batch costs a third,
  // however many articles there are.
  `
  ALTER INDEX diagonal.article_words SET (fastupdate = on);
  ALTER INDEX diagonal.article_title_words SET (fastupdate = on);
  `,
];

/**
 * Brings the database to the present form. Safe when several servers do so at once: one does it, the others wait. Where
 * nothing is to be done, nothing is written, so that a read replica serves too.
 * @throws StoreUnavailable when the database cannot be used: a newer form, another encoding than UTF-8, no answer
 */
export async function migrate(connections: Connections): Promise<void> {
  const [server] = await connections.ask("SHOW server_encoding");
  if (server?.server_encoding !== "UTF8") {
    throw new StoreUnavailable(`The database keeps text as ${server?.server_encoding}; it must be UTF8.`);
  }
  let done = await numberDone(connections.ask);
  if (done < MIGRATIONS.length) {
    done = await connections.write(async (ask) => {
      await ask("SELECT pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
      return run(ask, await numberDone(ask));
    });
  }
  if (done > MIGRATIONS.length) {
    throw new StoreUnavailable("The articles in the database were written by a newer version of this program.");
  }
}

async function run(ask: Ask, done: number): Promise<number> {
  if (done === 0) {
    const [schema] = await ask("SELECT FROM pg_namespace WHERE nspname = 'diagonal'");
    // Asked first, since whoever may not make a schema may not say IF NOT EXISTS either.
    if (schema === undefined) await ask("CREATE SCHEMA diagonal");
    await ask("CREATE TABLE IF NOT EXISTS diagonal.migration (number integer PRIMARY KEY, run timestamptz NOT NULL)");
  }
  for (const [index, sql] of MIGRATIONS.entries()) {
    if (index < done) continue;
    await ask(sql);
    await ask("INSERT INTO diagonal.migration VALUES ($1, now())", [index + 1]);
  }
  return Math.max(done, MIGRATIONS.length);
}

async function numberDone(ask: Ask): Promise<number> {
  // `to_regclass` would answer from the connection's own memory, which may not know yet what another one has made.
  const [table] = await ask("SELECT FROM pg_tables WHERE schemaname = 'diagonal' AND tablename = 'migration'");
  if (table === undefined) return 0;
  const [row] = await ask("SELECT coalesce(max(number), 0) AS number FROM diagonal.migration");
  return Number(row?.number);
}
