import { parentPort, workerData } from "node:worker_threads";
import { DamagedStore } from "../../domain/article/ports.ts";
import { Database } from "./database.ts";
import { Search } from "./search.ts";
import type { SearchReply, SearchRequest } from "./search-thread.ts";

/** The other end of `SearchThread`; `workerData` is the path of the store's file. */
let search: Search | null = null;

parentPort?.on("message", (request: SearchRequest) => parentPort?.postMessage(answer(request)));

function answer({ number, words, page }: SearchRequest): SearchReply {
  try {
    search ??= new Search(Database.openForReading(workerData));
    return { number, page: search.find(words, page) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { number, failure: { message, isDamaged: error instanceof DamagedStore } };
  }
}
