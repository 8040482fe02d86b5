import { existsSync, renameSync } from "node:fs";

/** SQLite keeps what it has not yet written into the file beside it, and its index of that; they belong together. */
const BESIDE = ["-wal", "-shm"];

/**
 * Moves a damaged store's file out of the way, with what belongs to it, so that a new one can take its place and the
 * damaged one can be looked at.
 * @returns the file's new path
 */
export function setAside(file: string, now: Date): string {
  const stamp = now.toISOString().replace(/[:.]/g, "-");
  const moved = `${file}.damaged-${stamp}`;
  renameSync(file, moved);
  for (const suffix of BESIDE) if (existsSync(file + suffix)) renameSync(file + suffix, moved + suffix);
  return moved;
}
