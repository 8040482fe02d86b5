import { ArticleError } from "../article-error.ts";
import { CONVERT_MAX_MEBIBYTES, CONVERT_MAX_MILLISECONDS } from "../publish-limits.ts";
import type { SourceDocument } from "../source-document.ts";
import type { ConvertedArticle } from "./convert-article.ts";
import type { SvgDrawing } from "./sanitise-svg.ts";
import { TooMuch, WorkerPool } from "./worker-pool.ts";

export type ConversionResult<T> =
  | { readonly value: T }
  | { readonly error: { readonly reason: string; readonly remedy: string; readonly line: number } };

/** Converts articles and drawings in worker threads. Pass it no more files at once than threads: the time limit includes the wait. */
export class ConversionPool {
  readonly #pool: WorkerPool;

  constructor(threads: number, milliseconds = CONVERT_MAX_MILLISECONDS) {
    const tasks = new URL("./worker.ts", import.meta.url);
    this.#pool = new WorkerPool({ tasks, threads, milliseconds, mebibytes: CONVERT_MAX_MEBIBYTES });
  }

  /** Rejects with an `ArticleError` where the file is wrong or takes too much. */
  convertArticle(document: SourceDocument): Promise<ConvertedArticle> {
    return this.#run("article", document);
  }

  /** See `sanitiseSvg`. */
  sanitiseSvg(text: string): Promise<SvgDrawing> {
    return this.#run("drawing", text);
  }

  close(): Promise<void> {
    return this.#pool.close();
  }

  async #run<T>(name: "article" | "drawing", task: unknown): Promise<T> {
    let result: ConversionResult<T>;
    try {
      result = await this.#pool.run(name, task);
    } catch (error) {
      const { message } = error as Error;
      const reason = error instanceof TooMuch ? `the text ${message}` : `the text cannot be read (${message})`;
      throw new ArticleError(reason, "Make it shorter and simpler.");
    }
    if ("value" in result) return result.value;
    const { reason, remedy, line } = result.error;
    throw new ArticleError(reason, remedy, line);
  }
}
