import { existsSync } from "node:fs";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { StoreUnavailable } from "#domain/article/ports.ts";
import type { Row } from "../stored-article.ts";
import { isBusy, isWriteProtection, toStoreFailure } from "./sqlite-failure.ts";

/** How long a writer waits for another one. Readers never wait. */
const BUSY_TIMEOUT_MS = 10_000;

/**
 * One connection to one SQLite file. Every failure is thrown as `StoreUnavailable`, that of a damaged file as
 * `DamagedStore`.
 */
export class Database {
  readonly file: string;
  /** Whether the file or its folder may be read but not written. */
  readonly isReadOnly: boolean;
  readonly #connection: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  private constructor(file: string, connection: DatabaseSync, isReadOnly: boolean) {
    this.file = file;
    this.#connection = connection;
    this.isReadOnly = isReadOnly;
  }

  /** Opens the file, or creates it. A write-protected file is opened for reading. */
  static open(file: string): Database {
    try {
      return new Database(file, openForWriting(file), false);
    } catch (error) {
      if (!isWriteProtection(error) || !existsSync(file)) throw toStoreFailure(error, file);
    }
    try {
      return new Database(file, openReadOnly(file), true);
    } catch (error) {
      throw toStoreFailure(error, file);
    }
  }

  /** Runs one statement, prepared once for each SQL text, and returns its rows. */
  query(sql: string, ...values: SQLInputValue[]): Row[] {
    return this.#attempt(() => {
      let statement = this.#statements.get(sql);
      if (statement === undefined) {
        statement = this.#connection.prepare(sql);
        this.#statements.set(sql, statement);
      }
      // Also for writing: `run` reports the last rowid, and those inside FTS5 exceed a safe integer.
      return statement.all(...values);
    });
  }

  /** Runs any number of statements. */
  exec(sql: string): void {
    this.#attempt(() => this.#connection.exec(sql));
  }

  /** Runs `work` in a transaction, so that all its queries see one state of the store. */
  read<T>(work: () => T): T {
    return this.#transaction("BEGIN", work);
  }

  /** Runs `work` in a transaction that is rolled back when `work` throws. */
  write<T>(work: () => T): T {
    if (this.isReadOnly) throw new StoreUnavailable(`The article store ${this.file} is write-protected.`);
    return this.#transaction("BEGIN IMMEDIATE", work);
  }

  close(): void {
    if (this.#connection.isOpen) this.#connection.close();
  }

  #transaction<T>(begin: string, work: () => T): T {
    this.exec(begin);
    try {
      const result = work();
      this.exec("COMMIT");
      return result;
    } catch (error) {
      // Some failures, such as a full disk, have already rolled back.
      if (this.#connection.isOpen && this.#connection.isTransaction) this.exec("ROLLBACK");
      throw error;
    }
  }

  #attempt<T>(call: () => T): T {
    if (!this.#connection.isOpen) throw new StoreUnavailable("The article store is closed.");
    try {
      return call();
    } catch (error) {
      throw toStoreFailure(error, this.file);
    }
  }
}

function openForWriting(file: string): DatabaseSync {
  const connection = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  try {
    switchToWriteAheadLog(connection);
    // Opening succeeds on a write-protected file; only a write transaction fails.
    connection.exec("BEGIN IMMEDIATE; ROLLBACK");
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

/** SQLite ignores the busy timeout while the journal mode changes, which happens once in a file's life. */
function switchToWriteAheadLog(connection: DatabaseSync): void {
  const deadline = performance.now() + BUSY_TIMEOUT_MS;
  for (;;) {
    try {
      connection.exec("PRAGMA journal_mode = WAL");
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
}

function openReadOnly(file: string): DatabaseSync {
  try {
    return openAddress(file);
  } catch (error) {
    // Without permission to create the files of its log, SQLite reads a file only with `immutable=1`.
    if (!isWriteProtection(error) || existsSync(`${file}-wal`)) throw error;
    return openAddress(new URL("?immutable=1", pathToFileURL(file)));
  }
}

function openAddress(address: string | URL): DatabaseSync {
  const connection = new DatabaseSync(address, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
  try {
    // SQLite opens the file at the first query.
    connection.prepare("SELECT count(*) FROM sqlite_schema").get();
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}
