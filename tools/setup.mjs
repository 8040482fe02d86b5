// @ts-check
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { withLock } from "./lock.mjs";

/** The folder of the repository. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** A failure whose message says what to do; it is shown without a stack. */
export class SetupError extends Error {}

/**
 * Finds something, or makes it first. Of several commands that start together one makes it and the others wait.
 * @template T
 * @param {{ name: string, label: string, find: () => T | undefined, make: () => Promise<void> }} options
 * @returns {Promise<T>}
 */
export async function findOrMake({ name, label, find, make }) {
  const found = find();
  if (found !== undefined) return found;
  return withLock(join(root, ".cache", `${name}.lock`), async () => {
    const foundMeanwhile = find();
    if (foundMeanwhile !== undefined) return foundMeanwhile;
    const started = Date.now();
    const seconds = () => ((Date.now() - started) / 1000).toFixed(0);
    console.log(`${label} …`);
    const progress = setInterval(() => console.log(`${label} … ${seconds()} s`), 10_000);
    await make().finally(() => clearInterval(progress));
    const made = find();
    if (made === undefined) throw new SetupError(`${label}: no result. Run the same command again.`);
    console.log(`${label}: done in ${seconds()} s`);
    return made;
  });
}

/** What the disk or its permissions refuse, by the code of the system's error. */
const REFUSALS = new Map([
  ["ENOSPC", "the disk is full"],
  ["EDQUOT", "this user's share of the disk is full"],
  ["EROFS", "the disk is read-only"],
  ["EACCES", "this user may not write there"],
  ["EPERM", "this user may not write there"],
]);

/**
 * Ends a command that failed: a SetupError, and what the disk refuses, with its message alone, any other error with its stack.
 * @param {any} error
 */
export function reportFailure(error) {
  const refusal = REFUSALS.get(error?.code);
  if (refusal !== undefined) console.error(`The command cannot go on: ${refusal} (${error.message}).`);
  else console.error(error instanceof SetupError ? `\n${error.message}` : error);
  process.exitCode = 1;
}
