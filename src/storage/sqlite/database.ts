import { existsSync } from "node:fs";
import { DatabaseSync, type SQLInputValue, type SQLOutputValue } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { StoreUnavailable } from "../../domain/article/ports.ts";
import { isBusy, isWriteProtection, toStoreFailure } from "./sqlite-failure.ts";

/** How long a writer waits for another one. Readers never wait. */
const BUSY_TIMEOUT_MS = 10_000;
/**
 * Of the file's pages, each connection remembers so many bytes: the lists of some hundred thousand articles and what
 * leads to their texts. SQLite's own measure of 2 MB would fetch them from the system for each page of a list.
 */
const REMEMBERED_BYTES = 64 * 1024 * 1024;
/** What the write-ahead log may keep on the disk when there is nothing in it. */
const LOG_MAX_BYTES = 64 * 1024 * 1024;

/**
 * Of a page of a new file; SQLite's own measure is 4,096. An article's HTML then lies in one or two of them instead of
 * three, and an answer with it costs a tenth less. A file keeps the measure that it was made with.
 */
const PAGE_BYTES = 8192;

/** Several reads share a transaction for so long at most. */
const SHARED_MAX_MS = 1;

/** SQLite takes negative numbers for kibibytes. */
const REMEMBER = `PRAGMA cache_size = ${-REMEMBERED_BYTES / 1024}`;

/** The values of a row in the order of its columns: SQLite makes an object with names far more slowly. */
export type Row = readonly SQLOutputValue[];

export interface Statement {
  get(...values: SQLInputValue[]): Row | undefined;
  all(...values: SQLInputValue[]): Row[];
  run(...values: SQLInputValue[]): void;
}

/**
 * One connection to one SQLite file: the only place that knows `node:sqlite`. Every failure is thrown as
 * `StoreUnavailable`, that of a damaged file as `DamagedStore`.
 */
export class Database {
  readonly file: string;
  /** Whether the file or its folder may be read but not written. */
  readonly isReadOnly: boolean;
  readonly #connection: DatabaseSync;
  /** Ends the transaction that several reads share, where there is one. */
  #endOfTurn: NodeJS.Immediate | null = null;
  #sharedSince = 0;

  private constructor(file: string, connection: DatabaseSync, isReadOnly: boolean) {
    this.file = file;
    this.#connection = connection;
    this.isReadOnly = isReadOnly;
  }

  /** Opens the file, making it if there is none; where nothing may be written, opens it for reading. */
  static open(file: string): Database {
    try {
      return new Database(file, openForWriting(file), false);
    } catch (error) {
      if (!isWriteProtection(error) || !existsSync(file)) throw toStoreFailure(error, file);
      return Database.openForReading(file);
    }
  }

  /** Opens a file that there is. */
  static openForReading(file: string): Database {
    try {
      return new Database(file, openReadOnly(file), true);
    } catch (error) {
      throw toStoreFailure(error, file);
    }
  }

  prepare(sql: string): Statement {
    const statement = this.#answer(() => this.#connection.prepare(sql, { returnArrays: true }));
    return {
      get: (...values) => this.#answer(() => statement.get(...values) as Row | undefined),
      all: (...values) => this.#answer(() => statement.all(...values) as unknown as Row[]),
      // Not the driver's `run`: it reports the last row's number, which those of the word index make too large for it.
      run: (...values) => void this.#answer(() => statement.all(...values)),
    };
  }

  exec(sql: string): void {
    this.#answer(() => this.#connection.exec(sql));
  }

  /**
   * All of `work` sees one state of the store. What is read within a millisecond in one turn of the event loop shares a
   * transaction, since to begin and end one locks the file and lets it go again, a tenth of what an article costs.
   * `work` never writes: that ends the transaction.
   */
  read<T>(work: () => T): T {
    if (this.#isSharedTooLong()) {
      // What is read beside much else, such as the rendering of pages, leaves no transaction open behind it: as long as
      // a reader holds on to a former state, what others publish stays in the log, and the log grows.
      this.refresh();
      return this.#transaction("BEGIN", work);
    }
    if (this.#endOfTurn === null) {
      this.exec("BEGIN");
      this.#sharedSince = performance.now();
      this.#endOfTurn = setImmediate(() => this.refresh());
    }
    return work();
  }

  /** What is read from now on is read of the state that is then, whatever was read in this turn. */
  refresh(): void {
    if (this.#endOfTurn === null) return;
    clearImmediate(this.#endOfTurn);
    this.#endOfTurn = null;
    // Who only reads has nothing to commit; a failure may have ended the transaction already.
    if (this.#connection.isTransaction) this.#connection.exec("ROLLBACK");
  }

  /** All of `work` is done or, when it throws, nothing of it. */
  write<T>(work: () => T): T {
    if (this.isReadOnly) throw new StoreUnavailable(`The article store ${this.file} is write-protected.`);
    this.refresh();
    return this.#transaction("BEGIN IMMEDIATE", work);
  }

  close(): void {
    this.refresh();
    if (this.#connection.isOpen) this.#connection.close();
  }

  #isSharedTooLong(): boolean {
    return this.#endOfTurn !== null && performance.now() - this.#sharedSince > SHARED_MAX_MS;
  }

  #transaction<T>(begin: string, work: () => T): T {
    this.exec(begin);
    try {
      const result = work();
      this.exec("COMMIT");
      return result;
    } catch (error) {
      // Some failures, such as a full disk, have already ended the transaction.
      if (this.#connection.isOpen && this.#connection.isTransaction) this.exec("ROLLBACK");
      throw error;
    }
  }

  #answer<T>(call: () => T): T {
    try {
      if (!this.#connection.isOpen) throw new StoreUnavailable("The article store is closed.");
      return call();
    } catch (error) {
      throw toStoreFailure(error, this.file);
    }
  }
}

function openForWriting(file: string): DatabaseSync {
  const connection = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  try {
    connection.exec(`PRAGMA page_size = ${PAGE_BYTES}`);
    switchToWriteAheadLog(connection);
    connection.exec(`PRAGMA journal_size_limit = ${LOG_MAX_BYTES}`);
    connection.exec(REMEMBER);
    // Only a transaction that writes tells whether one may write.
    connection.exec("BEGIN IMMEDIATE; ROLLBACK");
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

/** SQLite does not wait for its turn here (the mode changes once in a file's life), so that we do. */
function switchToWriteAheadLog(connection: DatabaseSync): void {
  const deadline = Date.now() + BUSY_TIMEOUT_MS;
  for (;;) {
    try {
      connection.exec("PRAGMA journal_mode = WAL");
      return;
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
}

function openReadOnly(file: string): DatabaseSync {
  try {
    return openAddress(file);
  } catch (error) {
    // Where SQLite may not make the files of its log, it reads only a file of which it knows that nobody writes it.
    if (!isWriteProtection(error) || existsSync(`${file}-wal`)) throw error;
    return openAddress(new URL("?immutable=1", pathToFileURL(file)));
  }
}

function openAddress(address: string | URL): DatabaseSync {
  const connection = new DatabaseSync(address, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
  try {
    connection.prepare("SELECT count(*) FROM sqlite_schema").get();
    connection.exec(REMEMBER);
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}
