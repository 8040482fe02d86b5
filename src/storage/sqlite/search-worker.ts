import { parentPort, workerData } from "node:worker_threads";
import { DamagedStore } from "../../domain/article/ports.ts";
import { Database } from "./database.ts";
import { Search } from "./search.ts";
import type { SearchReply, SearchRequest } from "./search-thread.ts";

/** The other end of `SearchThread`; `workerData` is the path of the store's file. */
let search: Search | null = null;

/**
 * The answers of short searches go back together; after this long, what there is goes back. Looked at between searches:
 * an answer may wait for the one search after it, however long that takes.
 */
const GATHER_MS = 1;

parentPort?.on("message", (requests: readonly SearchRequest[]) => {
  // One turn may bring several messages. What was published before a search was asked for belongs to what it finds.
  search?.refresh();
  let replies: SearchReply[] = [];
  let since = performance.now();
  for (const [index, request] of requests.entries()) {
    replies.push(answer(request));
    if (performance.now() - since < GATHER_MS && index < requests.length - 1) continue;
    parentPort?.postMessage(replies);
    replies = [];
    since = performance.now();
  }
});

function answer({ number, words, page }: SearchRequest): SearchReply {
  try {
    search ??= new Search(Database.openForReading(workerData));
    return { number, page: search.find(words, page) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { number, failure: { message, isDamaged: error instanceof DamagedStore } };
  }
}
