// @ts-check
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * Runs `work` while no other process of this machine holds the same lock. The lock of a dead process is ignored.
 * @template T
 * @param {string} file holds the id of the working process
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(file, work) {
  mkdirSync(dirname(file), { recursive: true });
  for (let attempt = 0; !take(file); attempt++) {
    if (attempt === 0) console.log(`Waiting for another command, which holds ${file} …`);
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
 * The lock of a dead process is removed under a second lock, since another process may have replaced it meanwhile.
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
  const takeover = `${file}.takeover`;
  if (isHeld(file) || !take(takeover)) return false;
  try {
    if (isHeld(file)) return false;
    rmSync(file);
  } finally {
    rmSync(takeover);
  }
  return take(file);
}

/** @param {string} file */
function isHeld(file) {
  try {
    process.kill(Number(readFileSync(file, "utf8")), 0);
    return true;
  } catch (error) {
    // EPERM: the process runs as another user. ENOENT: the lock was released just now.
    return /** @type {NodeJS.ErrnoException} */ (error).code !== "ESRCH";
  }
}
