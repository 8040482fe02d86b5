/**
 * `fill.ts <settings as JSON> <count>`: publishes that many generated articles into a store and prints what it took and
 * words to search them for, as JSON.
 */

import type { PublishedArticle } from "../../src/domain/article/article.ts";
import { articleWords } from "../../src/domain/article/words.ts";
import { openArticleStore } from "../../src/storage/open-article-store.ts";
import { generatedArticles } from "../generated-articles.ts";

export interface Filled {
  /** Time spent in the store alone, in milliseconds. */
  readonly took: number;
  /** HTML of all articles, in bytes. */
  readonly bytes: number;
  readonly ids: readonly string[];
  /** Words of these many articles: two to five, about a hundredth, a third and more. */
  readonly words: { readonly rare: string[]; readonly medium: string[]; readonly common: string[] };
}

const BATCH = 100;
const KEPT = 400;

const [settings = "", count = "0"] = process.argv.slice(2);
const store = await openArticleStore(JSON.parse(settings));
const articlesWith = new Map<string, number>();
const ids: string[] = [];
let [took, bytes] = [0, 0];

async function publish(batch: PublishedArticle[]): Promise<void> {
  const started = performance.now();
  await store.publish(batch);
  took += performance.now() - started;
}

let batch: PublishedArticle[] = [];
for (const article of generatedArticles(Number(count))) {
  ids.push(article.id);
  bytes += Buffer.byteLength(article.content);
  for (const word of articleWords(article).all) articlesWith.set(word, (articlesWith.get(word) ?? 0) + 1);
  if (batch.push(article) === BATCH) {
    await publish(batch);
    batch = [];
  }
}
if (batch.length > 0) await publish(batch);
await store.close();

const between = (least: number, most: number) =>
  evenly([...articlesWith].filter(([, articles]) => articles >= least && articles <= most).map(([word]) => word));
const all = Number(count);
const words = { rare: between(2, 5), medium: between(all / 200, all / 50), common: between(all / 3, all) };
console.log(JSON.stringify({ took, bytes, ids: evenly(ids), words } satisfies Filled));

/** At most so many of the values, from everywhere among them. */
function evenly<T>(values: readonly T[]): T[] {
  const step = Math.max(1, values.length / KEPT);
  return Array.from({ length: Math.min(KEPT, values.length) }, (_, index) => values[Math.floor(index * step)] as T);
}
