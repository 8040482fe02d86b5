import { appendFile, readFile } from "node:fs/promises";

/**
 * Records between runs which file became which article, so that a new title creates no second article, and a
 * fingerprint of each published folder. Losing it loses no article.
 */
export interface PublishHistory {
  /** The last id of the article in this file (an absolute path). */
  idOf(file: string): string | undefined;
  /** The last file of this article. */
  fileOf(id: string): string | undefined;
  fingerprintOf(folder: string): string | undefined;
  recordArticles(articles: Iterable<readonly [file: string, id: string]>): Promise<void>;
  recordFolder(folder: string, fingerprint: string): Promise<void>;
}

type Entry = { readonly file: string; readonly id: string } | { readonly folder: string; readonly fingerprint: string };

/** A history in memory, for one process. */
export function memoryHistory(): PublishHistory {
  return historyOf([], async () => {});
}

/**
 * A history in a file with one JSON object a line, in a folder that exists. Runs only append to it, some 200 bytes for
 * each new article and each publication of a changed folder. Nothing is ever rewritten, so that simultaneous runs lose
 * nothing, and an unfinished line after a kill is ignored.
 */
export async function openHistory(path: string): Promise<PublishHistory> {
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  const entries = text.split("\n").flatMap(readEntry);
  const separator = text === "" || text.endsWith("\n") ? "" : "\n";
  if (separator) await appendFile(path, separator);
  return historyOf(entries, (added) => appendFile(path, linesOf(added)));
}

function historyOf(entries: readonly Entry[], append: (added: readonly Entry[]) => Promise<void>): PublishHistory {
  const ids = new Map<string, string>();
  const files = new Map<string, string>();
  const fingerprints = new Map<string, string>();
  for (const entry of entries) take(entry);
  return {
    idOf: (file) => ids.get(file),
    fileOf: (id) => files.get(id),
    fingerprintOf: (folder) => fingerprints.get(folder),
    async recordArticles(articles) {
      const news = [...articles].filter(([file, id]) => ids.get(file) !== id).map(([file, id]) => ({ file, id }));
      if (news.length > 0) await record(news);
    },
    async recordFolder(folder, fingerprint) {
      await record([{ folder, fingerprint }]);
    },
  };

  async function record(added: readonly Entry[]): Promise<void> {
    await append(added);
    for (const entry of added) take(entry);
  }

  function take(entry: Entry): void {
    if ("folder" in entry) {
      fingerprints.set(entry.folder, entry.fingerprint);
    } else {
      ids.set(entry.file, entry.id);
      files.set(entry.id, entry.file);
    }
  }
}

function linesOf(entries: readonly Entry[]): string {
  return entries.map((entry) => `${JSON.stringify(entry)}\n`).join("");
}

function readEntry(line: string): Entry[] {
  try {
    const { file, id, folder, fingerprint } = JSON.parse(line);
    if (typeof file === "string" && typeof id === "string") return [{ file, id }];
    if (typeof folder === "string" && typeof fingerprint === "string") return [{ folder, fingerprint }];
  } catch {
    // An unfinished line.
  }
  return [];
}
