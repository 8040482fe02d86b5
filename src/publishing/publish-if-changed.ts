import { createHash } from "node:crypto";
import { readFile, realpath } from "node:fs/promises";
import { join, relative } from "node:path";
import type { ArticleStore } from "#domain/article/ports.ts";
import { filesIn } from "./folder-files.ts";
import type { PublishResult, PublishRun } from "./publish-files.ts";
import type { PublishHistory } from "./publish-history.ts";

interface FolderRun extends Omit<PublishRun, "paths" | "only"> {
  readonly folder: string;
  readonly history: PublishHistory;
}

/**
 * Publishes a folder that ships with the site, at every start. Returns null where neither the folder nor the publishing
 * code has changed since it was last published completely. Removed articles stay removed unless the store is empty.
 */
export async function publishIfChanged({ folder, ...run }: FolderRun): Promise<PublishResult | null> {
  const { store, history } = run;
  const root = await realpath(folder);
  const fingerprint = await fingerprintOf(root);
  const isEmpty = (await store.list({ search: "", page: 1 })).totalPages === 0;
  if (!isEmpty && history.fingerprintOf(root) === fingerprint) return null;

  // Loading the parsers takes a second, and most starts do not need them.
  const { publishFiles } = await import("./publish-files.ts");
  const result = await publishFiles({
    ...run,
    paths: [folder],
    only: async ({ path }) => isEmpty || !(await wasRemoved(path, store, history)),
  });
  if (!result.stopped && result.refused.length === 0) await history.recordFolder(root, fingerprint);
  return result;
}

async function wasRemoved(path: string, store: ArticleStore, history: PublishHistory): Promise<boolean> {
  const id = history.idOf(path);
  return id !== undefined && (await store.get(id)) === null;
}

/** All code that decides what becomes of a file. */
export const PUBLISHING_CODE = [import.meta.dirname, join(import.meta.dirname, "..", "domain", "article")];

/** A hash of the folder's files, the code that publishes and the versions of its packages. */
async function fingerprintOf(folder: string): Promise<string> {
  const hash = createHash("sha256");
  const code = await Promise.all(PUBLISHING_CODE.map(filesIn));
  const sources = code.flatMap(({ files }) => files).filter((file) => !file.includes(".test."));
  const manifest = join(import.meta.dirname, "..", "..", "package.json");
  for (const file of [manifest, ...sources]) hash.update(await readFile(file));
  for (const file of (await filesIn(folder)).files) {
    const bytes = await readFile(file);
    hash.update(`${relative(folder, file)}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest("hex");
}
