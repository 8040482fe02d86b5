import { DamagedStore, StoreUnavailable } from "#domain/article/ports.ts";

/** SQLite's primary result codes (sqlite.org/rescode.html) for failures of the environment, not of a statement. */
const PERM = 3;
const BUSY = 5;
const LOCKED = 6;
const NOMEM = 7;
const READONLY = 8;
const IOERR = 10;
const CORRUPT = 11;
const FULL = 13;
const CANTOPEN = 14;
const PROTOCOL = 15;
const NOTADB = 26;
/** An extended code of IOERR: no space for the shared-memory file beside the log. */
const IOERR_SHMSIZE = 4874;

/** Messages for the operator, after "The article store <file>". */
const REASONS: ReadonlyMap<number, string> = new Map([
  [PERM, "cannot be opened: access is denied"],
  [BUSY, "is in use by another process for too long"],
  [LOCKED, "is in use by another process for too long"],
  [NOMEM, "needs more memory than there is"],
  [READONLY, "cannot be written: its file or its folder is write-protected"],
  [IOERR, "cannot be read or written: the disk reports an error"],
  [FULL, "cannot grow: the disk is full"],
  [CANTOPEN, "cannot be opened: its folder must exist and be readable and writable"],
  [PROTOCOL, "is in use by another process for too long"],
]);

/** Whether the file may not be written; it may still be readable. */
export function isWriteProtection(error: unknown): boolean {
  const code = codeOf(error);
  return code === READONLY || code === CANTOPEN;
}

/** Whether another process holds a lock on the file. */
export function isBusy(error: unknown): boolean {
  return codeOf(error) === BUSY;
}

/** Translates SQLite's failures to `StoreUnavailable` and `DamagedStore`; other errors, such as wrong SQL, stay. */
export function toStoreFailure(error: unknown, file: string): unknown {
  const code = codeOf(error);
  if (code === CORRUPT || code === NOTADB) return new DamagedStore(file, { cause: error });
  const reason = code === null ? undefined : REASONS.get(extendedCodeOf(error) === IOERR_SHMSIZE ? FULL : code);
  return reason === undefined ? error : new StoreUnavailable(`The article store ${file} ${reason}.`, { cause: error });
}

/** The primary code is the lowest byte of the extended one. */
function codeOf(error: unknown): number | null {
  const code = extendedCodeOf(error);
  return code === null ? null : code & 0xff;
}

function extendedCodeOf(error: unknown): number | null {
  return error instanceof Error && "errcode" in error && typeof error.errcode === "number" ? error.errcode : null;
}
