import { existsSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { StoreUnavailable } from "#domain/article/ports.ts";

/**
 * Makes the site's data folder unless it exists.
 * @throws StoreUnavailable
 */
export function makeDataFolder(dataDir: string): void {
  try {
    makeFolder(dataDir);
  } catch (cause) {
    // On a read-only disk Node reports ENOENT, which names no cause.
    const { code } = cause as NodeJS.ErrnoException;
    const message = `The data folder ${dataDir} cannot be made: the folder above must be writable (${code}). Set DATA_DIR to a folder that can be made.`;
    throw new StoreUnavailable(message, { cause });
  }
}

/** Node's recursive way never ends where a folder reports that it does not exist itself, as `/proc` does. */
function makeFolder(path: string): void {
  if (isFolder(path)) return;
  if (!existsSync(dirname(path))) makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process may have been faster.
    if (!isFolder(path)) throw error;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
