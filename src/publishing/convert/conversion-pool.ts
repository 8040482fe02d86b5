import { Piscina } from "piscina";
import { ArticleError } from "../article-error.ts";
import { CONVERT_MAX_MEBIBYTES, CONVERT_MAX_MILLISECONDS } from "../limits.ts";
import type { SourceDocument } from "../source-document.ts";
import type { ConvertedArticle } from "./convert-article.ts";
import type { SvgDrawing } from "./sanitise-svg.ts";

export type ConversionResult<T> =
  | { readonly value: T }
  | { readonly error: { readonly reason: string; readonly remedy: string; readonly line: number } };

/**
 * Converts articles and drawings in worker threads. A file that takes too much time or memory ends its thread, and the
 * next file gets a new one. The time limit includes waiting for a thread, so pass it no more files at once than threads.
 */
export class ConversionPool {
  readonly #pool: Piscina;
  readonly #milliseconds: number;

  constructor(threads: number, milliseconds = CONVERT_MAX_MILLISECONDS) {
    this.#milliseconds = milliseconds;
    this.#pool = new Piscina({
      filename: new URL("./worker.ts", import.meta.url).href,
      minThreads: threads,
      maxThreads: threads,
      resourceLimits: { maxOldGenerationSizeMb: CONVERT_MAX_MEBIBYTES },
    });
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
    return this.#pool.destroy();
  }

  async #run<T>(name: "article" | "drawing", task: unknown): Promise<T> {
    const signal = AbortSignal.timeout(this.#milliseconds);
    let result: ConversionResult<T>;
    try {
      result = await this.#pool.run(task, { name, signal });
    } catch (error) {
      throw new ArticleError(reasonOf(error as NodeJS.ErrnoException, signal), "Make it shorter and simpler.");
    }
    if ("value" in result) return result.value;
    const { reason, remedy, line } = result.error;
    throw new ArticleError(reason, remedy, line);
  }
}

function reasonOf({ code, message }: NodeJS.ErrnoException, { aborted }: AbortSignal): string {
  if (aborted) return "the text takes too long to read";
  if (code === "ERR_WORKER_OUT_OF_MEMORY") return "the text takes too much memory to read";
  return `the text cannot be read (${message})`;
}
