import { Piscina } from "piscina";
import type { Article } from "../../domain/article/article.ts";
import { type ArticlePage, StoreUnavailable } from "../../domain/article/ports.ts";
import * as limits from "../limits.ts";
import type { RemoteCall, RemoteResult } from "./remote-worker.ts";

/** The host responds, but not to this call. It says nothing about other calls. */
export class UnusableResponse extends StoreUnavailable {}

export interface Received<T> {
  readonly value: T;
  readonly bytes: number;
}

/**
 * Calls the info API of another host in a worker thread with limits of memory and time. Every failure rejects with
 * `StoreUnavailable`.
 */
export class RemotePool {
  readonly #pool = new Piscina({
    filename: new URL("./remote-worker.ts", import.meta.url).href,
    minThreads: 1,
    maxThreads: 1,
    concurrentTasksPerWorker: limits.REMOTE_CALLS_MAX,
    maxQueue: limits.REMOTE_QUEUE_MAX,
    // An idle thread must not block, or it would miss that the host closes a connection.
    atomics: "disabled",
    resourceLimits: { maxOldGenerationSizeMb: limits.REMOTE_THREAD_MAX_MEBIBYTES },
  });

  readPage(call: RemoteCall): Promise<Received<ArticlePage>> {
    return this.#run("page", call);
  }

  readArticle(call: RemoteCall & { readonly id: string }): Promise<Received<Article | null>> {
    return this.#run("article", call);
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }

  async #run<T>(name: "page" | "article", call: RemoteCall): Promise<Received<T>> {
    let result: RemoteResult<T>;
    try {
      // Ends the thread of a response that takes too long to parse.
      const signal = AbortSignal.timeout(call.timeoutMs + limits.REMOTE_PARSE_MS);
      result = await this.#pool.run(call, { name, signal });
    } catch (error) {
      throw new StoreUnavailable(`The info API cannot be read: ${(error as Error).message}`, { cause: error });
    }
    if ("value" in result) return result;
    const message = `The info API does not respond as it should: ${result.reason}`;
    throw result.isUnusable ? new UnusableResponse(message) : new StoreUnavailable(message);
  }
}
