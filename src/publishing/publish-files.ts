import { availableParallelism } from "node:os";
import { dirname } from "node:path";
import type { ArticleStore, PublishOutcome } from "#domain/article/ports.ts";
import { sentencesOf } from "#domain/article/sentences.ts";
import { ArticleError, type RefusedFile } from "./article-error.ts";
import { type ArticleFile, findArticleFiles } from "./article-files.ts";
import { ArticleIds } from "./article-ids.ts";
import { BatchWriter, type ReadyArticle } from "./batch-writer.ts";
import { ConversionPool } from "./convert/conversion-pool.ts";
import type { MediaStore } from "./media/media-folder.ts";
import { forEachParallel } from "./parallel.ts";
import { memoryHistory, type PublishHistory } from "./publish-history.ts";
import { SUMMARY_SENTENCE_MAX_CHARACTERS } from "./publish-limits.ts";
import { Replacements, type ReplacingFile } from "./replacements.ts";
import { resolveReferences } from "./resolve-references.ts";
import { readSearchFields } from "./search-fields.ts";
import { readSourceArticle, type SourceArticle } from "./source-article.ts";
import { readSourceDocument } from "./source-document.ts";

/** What a run reports while it works. */
export type PublishReport =
  | { readonly type: "found"; readonly files: number }
  /** A symbolic link in a published folder, which the run does not follow. */
  | { readonly type: "skipped"; readonly link: string }
  | ({ readonly type: "refused" } & RefusedFile)
  /** Reported after the transaction. `removed` is what the sanitiser removed from the article. */
  | {
      readonly type: "published";
      readonly file: string;
      readonly id: string;
      readonly outcome: PublishOutcome;
      readonly removed: readonly string[];
      /** What the author may want to change. */
      readonly warnings: readonly string[];
    };

export interface PublishRun {
  /** Files and folders. */
  readonly paths: readonly string[];
  readonly store: ArticleStore;
  readonly media: MediaStore;
  /** Without one, a file's id follows its title. */
  readonly history?: PublishHistory;
  readonly report?: (report: PublishReport) => void;
  /** Ends the run after the files in progress, whose articles are still published. */
  readonly signal?: AbortSignal;
  /** The caller's own threads, which stay open; by default the run has its own. */
  readonly pool?: ConversionPool;
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

/** Starting a thread takes as long as converting this many files. */
const FILES_PER_THREAD = 20;
const MAX_THREADS = 4;

/**
 * Publishes articles (D26): good files in batches, each in one transaction; wrong files are reported and nothing of
 * them reaches the store. Publishing again changes nothing. Rejects only when the store or the media fail.
 */
export async function publishFiles(run: PublishRun): Promise<PublishResult> {
  const { store, media, history = memoryHistory(), report = () => {}, signal } = run;
  const counts: Record<PublishOutcome, number> = { added: 0, updated: 0, unchanged: 0 };
  const refused: RefusedFile[] = [];
  const refuse = (file: RefusedFile) => {
    refused.push(file);
    report({ type: "refused", ...file });
  };
  const batches = new BatchWriter(store, history, ({ file, article: { id }, removed, warnings }, outcome) => {
    counts[outcome] += 1;
    report({ type: "published", file: file.shown, id, outcome, removed, warnings });
  });

  const found = await findArticleFiles(run.paths);
  const files: ArticleFile[] = [];
  for (const file of found.files) if (!run.only || (await run.only(file))) files.push(file);
  report({ type: "found", files: files.length });
  for (const link of found.skippedLinks) report({ type: "skipped", link });
  found.refused.forEach(refuse);

  const threads = Math.min(availableParallelism(), MAX_THREADS, Math.ceil(files.length / FILES_PER_THREAD)) || 1;
  const pool = run.pool ?? new ConversionPool(threads);
  try {
    const sources = new Map<string, SourceArticle | ArticleError>();
    const readSource = async ({ path }: ArticleFile) => {
      sources.set(path, await readSourceArticle(path, pool).catch(articleErrorOf));
    };
    await forEachParallel(files, threads, readSource, signal);

    const ids = new ArticleIds(history, (path) => readSourceArticle(path, pool));
    ids.assign(files, sources);
    const replacing = new Map<string, ReplacingFile>();
    for (const { path, shown } of files) {
      const source = sources.get(path);
      if (source === undefined || source instanceof ArticleError) continue;
      replacing.set(path, { path, shown, id: await ids.idOf(path), replaces: source.replaces });
    }
    const replacements = new Replacements(store, history, [...replacing.values()]);

    const publish = async (file: ArticleFile) => {
      const source = sources.get(file.path);
      // A converted article is large; a run of thousands must not hold them all to its end.
      sources.delete(file.path);
      if (source === undefined) return;
      const ready = source instanceof ArticleError ? source : await prepare(file, source).catch(articleErrorOf);
      if (!(ready instanceof ArticleError)) return batches.add(ready);
      refuse({ file: file.shown, line: ready.line, reason: ready.reason, remedy: ready.remedy });
    };
    const prepare = async (file: ArticleFile, source: SourceArticle): Promise<ReadyArticle> => {
      const claimed = replacing.get(file.path);
      const replaced = claimed === undefined ? [] : await replacements.check(claimed);
      const { title, summary, removed, ...rest } = source.converted ?? (await pool.convertArticle(source.document));
      const location = { folder: dirname(file.path), root: file.root };
      const idOf = (path: string) => ids.idOf(path);
      const resolved = await resolveReferences(rest, { location, media, pool, idOf, thumbnailOf: writtenThumbnail });
      const article = {
        ...{ id: await ids.idOf(file.path), title, summary, ...resolved },
        ...readSearchFields(source.document, title),
        ...(source.updated !== null && { updated: source.updated }),
        ...(source.replaces.length > 0 && { replaces: source.replaces.map(({ id }) => id) }),
      };
      return { file, removed, replaced, article, warnings: warningsFor(summary) };
    };
    await forEachParallel(files, threads, publish, signal);
    await batches.finish();
  } finally {
    if (run.pool === undefined) await pool.close();
  }
  return { ...counts, refused, stopped: signal?.aborted === true };
}

/** What is published as it is, and better changed. */
function warningsFor(summary: string): string[] {
  const [first = ""] = sentencesOf(summary);
  if (first.length <= SUMMARY_SENTENCE_MAX_CHARACTERS) return [];
  return [
    `the first sentence of the summary has ${first.length} characters; a phone's list shows it whole, so keep it to ${SUMMARY_SENTENCE_MAX_CHARACTERS}`,
  ];
}

async function writtenThumbnail(path: string): Promise<string | null> {
  const { fields } = await readSourceDocument(path);
  return (fields.get("thumbnail") ?? fields.get("image"))?.text?.trim() || null;
}

function articleErrorOf(error: unknown): ArticleError {
  if (error instanceof ArticleError) return error;
  throw error;
}
