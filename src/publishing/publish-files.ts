import { availableParallelism } from "node:os";
import { dirname } from "node:path";
import { type ArticleStore, DamagedStore, type PublishOutcome, StoreUnavailable } from "../domain/article/ports.ts";
import { ArticleError, type RefusedFile } from "./article-error.ts";
import { type ArticleFile, findArticleFiles } from "./article-files.ts";
import { ArticleIds } from "./article-ids.ts";
import { BatchWriter, type ReadyArticle } from "./batch-writer.ts";
import { ConversionPool } from "./convert/conversion-pool.ts";
import type { MediaStore } from "./media/media-store.ts";
import { memoryHistory, type PublishHistory } from "./publish-history.ts";
import { complete } from "./resolve-references.ts";
import { readSourceDocument } from "./source-document.ts";

/** What a run tells while it works. */
export type PublishReport =
  | { readonly type: "found"; readonly files: number }
  | ({ readonly type: "refused" } & RefusedFile)
  /** The store has it: said only after its transaction. `removed` is what was taken out of the article. */
  | {
      readonly type: "published";
      readonly file: string;
      readonly id: string;
      readonly outcome: PublishOutcome;
      readonly removed: readonly string[];
    };

export interface PublishRun {
  /** Files and folders. */
  readonly paths: readonly string[];
  readonly store: ArticleStore;
  readonly media: MediaStore;
  /** Without one, a file's id follows its title. */
  readonly history?: PublishHistory;
  readonly report?: (report: PublishReport) => void;
  /** Ends the run after the articles at hand; those already drafted are still published. */
  readonly signal?: AbortSignal;
  /** Which of the files found to publish; all by default. */
  readonly only?: (file: ArticleFile) => Promise<boolean>;
}

export interface PublishResult {
  readonly added: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly refused: readonly RefusedFile[];
  /** Whether the signal ended the run before every file was seen. */
  readonly stopped: boolean;
}

/** Files that make it worth starting one more thread. */
const FILES_PER_THREAD = 20;
const MAX_THREADS = 4;

/**
 * Publishes articles (D26): the good ones in batches, each in one transaction; the wrong ones are refused by name and
 * nothing of them reaches the store. Doing it again changes nothing. Rejects only where the store or the media fail.
 */
export async function publishFiles(run: PublishRun): Promise<PublishResult> {
  const { store, media, history = memoryHistory(), report = () => {}, signal } = run;
  const counts: Record<PublishOutcome, number> = { added: 0, updated: 0, unchanged: 0 };
  const refused: RefusedFile[] = [];
  const refuse = (file: RefusedFile) => {
    refused.push(file);
    report({ type: "refused", ...file });
  };
  const batches = new BatchWriter(store, history, ({ file, article: { id }, removed }, outcome) => {
    counts[outcome] += 1;
    report({ type: "published", file: file.shown, id, outcome, removed });
  });

  const found = await findArticleFiles(run.paths);
  const files: ArticleFile[] = [];
  for (const file of found.files) if (!run.only || (await run.only(file))) files.push(file);
  report({ type: "found", files: files.length });
  found.refused.forEach(refuse);

  const threads = Math.min(availableParallelism(), MAX_THREADS, Math.ceil(files.length / FILES_PER_THREAD)) || 1;
  const workshops = Array.from({ length: threads }, () => new ConversionPool());
  const queue = files.values();
  try {
    const ids = new ArticleIds(history, workshops[0] as ConversionPool);
    await ids.settle(files);
    const lanes = workshops.map((pool) => publishFrom(queue, { pool, media, ids }));
    // Each comes to its end, even where another has failed: no thread is ended in the middle of a file.
    const ends = await Promise.allSettled(lanes);
    for (const end of ends) if (end.status === "rejected") throw end.reason;
    await batches.finish();
  } finally {
    await Promise.all(workshops.map((pool) => pool.close()));
  }
  const stopped = signal?.aborted === true;
  await settle(store, counts.added + counts.updated, signal);
  return { ...counts, refused, stopped };

  /** Takes file after file, with other lanes beside this one, until there is none left or one of them has failed. */
  async function publishFrom(queue: Iterator<ArticleFile>, means: Means): Promise<void> {
    for (let next = queue.next(); !next.done && !signal?.aborted; next = queue.next()) {
      try {
        await batches.add(await prepare(next.value, means));
      } catch (error) {
        if (!(error instanceof ArticleError)) {
          while (!queue.next().done);
          throw error;
        }
        refuse({ file: next.value.shown, line: error.line, reason: error.reason, remedy: error.remedy });
      }
    }
  }
}

/** All is published by now: where the disk is too full to tidy up, or others write, a later run does it. */
async function settle(store: ArticleStore, changed: number, signal?: AbortSignal): Promise<void> {
  try {
    await store.settle(changed, () => !signal?.aborted);
  } catch (error) {
    if (!(error instanceof StoreUnavailable) || error instanceof DamagedStore) throw error;
  }
}

interface Means {
  readonly pool: ConversionPool;
  readonly media: MediaStore;
  readonly ids: ArticleIds;
}

async function prepare(file: ArticleFile, { pool, media, ids }: Means): Promise<ReadyArticle> {
  const id = await ids.idOf(file.path);
  const { title, summary, removed, ...draft } = await pool.draft(await readSourceDocument(file.path));
  const at = { folder: dirname(file.path), root: file.root };
  const parts = await complete(draft, { at, media, pool, idOf: (other) => ids.idOf(other) });
  return { file, removed, article: { id, title, summary, ...parts } };
}
