import { Worker } from "node:worker_threads";
import { type ArticlePage, DamagedStore, StoreUnavailable } from "../../domain/article/ports.ts";

/** What the thread is asked. */
export interface SearchRequest {
  readonly number: number;
  readonly words: readonly string[];
  readonly page: number;
}

/** What it answers: a page, or why there is none. */
export type SearchReply =
  | { readonly number: number; readonly page: ArticlePage }
  | { readonly number: number; readonly failure: { readonly message: string; readonly isDamaged: boolean } };

interface Waiting {
  resolve(page: ArticlePage): void;
  reject(error: Error): void;
}

/**
 * Searches in a thread of its own, with its own connection, so that no other reader waits for a search. The thread
 * starts with the first search and again after it died; it keeps no process alive.
 */
export class SearchThread {
  readonly #file: string;
  #worker: Worker | null = null;
  readonly #waiting = new Map<number, Waiting>();
  /** What was asked in this turn of the event loop, and goes over together: a message costs more than a short search. */
  #asked: SearchRequest[] = [];
  #number = 0;
  #isClosed = false;

  constructor(file: string) {
    this.#file = file;
  }

  async find(words: readonly string[], page: number): Promise<ArticlePage> {
    if (this.#isClosed) throw new StoreUnavailable("The article store is closed.");
    const worker = this.#worker ?? this.#start();
    this.#worker = worker;
    this.#number += 1;
    const request: SearchRequest = { number: this.#number, words, page };
    return new Promise((resolve, reject) => {
      if (this.#waiting.size === 0) worker.ref();
      this.#waiting.set(request.number, { resolve, reject });
      if (this.#asked.push(request) === 1) setImmediate(() => this.#send());
    });
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    this.#isClosed = true;
    this.#rejectAll("The article store is closed.");
    await worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(new URL("./search-worker.ts", import.meta.url), { workerData: this.#file });
    worker.on("message", (replies: readonly SearchReply[]) => {
      for (const reply of replies) this.#settle(worker, reply);
    });
    worker.on("error", (error) => this.#drop(worker, error));
    worker.on("exit", () => this.#drop(worker));
    worker.unref();
    return worker;
  }

  #send(): void {
    const requests = this.#asked;
    this.#asked = [];
    this.#worker?.postMessage(requests);
  }

  #settle(worker: Worker, reply: SearchReply): void {
    const waiting = this.#waiting.get(reply.number);
    this.#waiting.delete(reply.number);
    // One that is being ended keeps the process until it is.
    if (this.#waiting.size === 0 && worker === this.#worker) worker.unref();
    if ("page" in reply) waiting?.resolve(reply.page);
    else if (reply.failure.isDamaged) waiting?.reject(new DamagedStore(this.#file));
    else waiting?.reject(new StoreUnavailable(reply.failure.message));
  }

  #drop(worker: Worker, cause?: unknown): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    this.#rejectAll("The search of the article store has stopped.", cause);
  }

  #rejectAll(message: string, cause?: unknown): void {
    for (const { reject } of this.#waiting.values()) reject(new StoreUnavailable(message, { cause }));
    this.#waiting.clear();
  }
}
