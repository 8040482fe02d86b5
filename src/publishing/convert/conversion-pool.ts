import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { ArticleError } from "../article-error.ts";
import { CONVERT_MAX_MEBIBYTES, CONVERT_MAX_MILLISECONDS } from "../limits.ts";
import type { ConvertedArticle, SourceDocument } from "./convert-article.ts";
import type { SvgDrawing } from "./sanitise-svg.ts";

export type Job =
  | { readonly work: "article"; readonly source: SourceDocument }
  | { readonly work: "svg"; readonly text: string };

export type Outcome =
  | { readonly result: ConvertedArticle | SvgDrawing }
  | { readonly refusal: { readonly reason: string; readonly remedy: string; readonly line: number } };

/**
 * Drafts articles in a thread of its own, one after the other, within the limits of time and memory: a file made to
 * hang the parser ends its thread, not the run. The thread starts with the first file.
 */
export class ConversionPool {
  #worker: Worker | null = null;
  #last: Promise<unknown> = Promise.resolve();
  readonly #milliseconds: number;

  /** @param milliseconds the processor's time that one file may take */
  constructor(milliseconds = CONVERT_MAX_MILLISECONDS) {
    this.#milliseconds = milliseconds;
  }

  /** Rejects with a `ArticleError` where the file is wrong or takes too much. */
  draft(source: SourceDocument): Promise<ConvertedArticle> {
    return this.#queue({ work: "article", source }) as Promise<ConvertedArticle>;
  }

  /** See `sanitiseSvg`. */
  svg(text: string): Promise<SvgDrawing> {
    return this.#queue({ work: "svg", text }) as Promise<SvgDrawing>;
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
    this.#worker = null;
  }

  #queue(job: Job): Promise<ConvertedArticle | SvgDrawing> {
    const done = this.#last.then(() => this.#run(job));
    this.#last = done.catch(() => {});
    return done;
  }

  async #run(job: Job): Promise<ConvertedArticle | SvgDrawing> {
    this.#worker ??= await startWorker();
    const worker = this.#worker;
    const begun = processorTime(worker);
    return new Promise((resolve, reject) => {
      const answer = (outcome: Outcome) => {
        leave();
        if ("result" in outcome) resolve(outcome.result);
        else reject(new ArticleError(outcome.refusal.reason, outcome.refusal.remedy, outcome.refusal.line));
      };
      const discard = (reason: string) => {
        leave();
        this.#worker = null;
        worker.terminate().then(() => reject(new ArticleError(reason, "Make it shorter and simpler.")), reject);
      };
      const fail = (error: NodeJS.ErrnoException) =>
        discard(
          error.code === "ERR_WORKER_OUT_OF_MEMORY"
            ? "the text takes too much memory to read"
            : `the text cannot be read (${error.message})`,
        );
      // On a busy machine a short work takes long by the clock; that is not the file's fault.
      const look = async () => {
        const left = this.#milliseconds - ((await processorTime(worker)) - (await begun));
        if (timer === null) return;
        if (left <= 0) discard("the text takes too long to read");
        else timer = setTimeout(look, Math.max(left, 50));
      };
      let timer: NodeJS.Timeout | null = setTimeout(look, this.#milliseconds);
      const leave = () => {
        if (timer) clearTimeout(timer);
        timer = null;
        worker.off("message", answer).off("error", fail);
      };
      worker.on("message", answer).on("error", fail);
      worker.postMessage(job);
    });
  }
}

/** Milliseconds the thread has worked; 0 where it has ended, which is told in another way. */
async function processorTime(worker: Worker): Promise<number> {
  const spent = await worker.cpuUsage().catch(() => null);
  return spent ? (spent.user + spent.system) / 1000 : 0;
}

/** Loading the parsers takes a while, which no file should be charged with. */
async function startWorker(): Promise<Worker> {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: CONVERT_MAX_MEBIBYTES },
  });
  await once(worker, "message");
  return worker;
}
