// @ts-check
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * Runs `work` while no other process of this machine runs work under the same lock file. A lock whose process has
 * died is taken over.
 * @template T
 * @param {string} file the lock: a file that holds the number of the process at work
 * @param {string} what is being waited for, for the line that says so
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function underLock(file, what, work) {
  mkdirSync(dirname(file), { recursive: true });
  let told = false;
  while (!take(file)) {
    if (!told) console.log(`Waiting for another command that is ${what} …`);
    told = true;
    await sleep(200);
  }
  const release = () => rmSync(file, { force: true });
  process.once("exit", release);
  try {
    return await work();
  } finally {
    process.off("exit", release);
    release();
  }
}

/**
 * @param {string} file
 * @returns {boolean}
 */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EEXIST") throw error;
  }
  if (isHeld(file)) return false;
  // Renamed first, so that of several that wait only one clears the dead lock away.
  const dead = `${file}.${process.pid}`;
  try {
    renameSync(file, dead);
    rmSync(dead, { force: true });
  } catch {
    // Another one was quicker.
    return false;
  }
  return take(file);
}

/** @param {string} file */
function isHeld(file) {
  try {
    const holder = Number(readFileSync(file, "utf8"));
    // Between the creation and the writing of the file it is empty for a moment.
    if (!holder) return Date.now() - statSync(file).mtimeMs < 5000;
    process.kill(holder, 0);
    return true;
  } catch (error) {
    // EPERM: the process lives and belongs to someone else. ENOENT: just released, the next attempt will tell.
    return /** @type {NodeJS.ErrnoException} */ (error).code !== "ESRCH";
  }
}
