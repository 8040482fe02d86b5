import { createReadStream, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PublishedArticle } from "../../src/domain/article/article.ts";
import { openArticleStore, STORE_FILE } from "../../src/storage/open-article-store.ts";
import { generatedArticles } from "../generated-articles.ts";

/** A data folder with many generated articles in its SQLite store, and words to search them for. */
export interface ArticlesFolder {
  readonly folder: string;
  readonly count: number;
  /** A sample of the ids. */
  readonly ids: readonly string[];
  /** Words that a handful of articles have. */
  readonly rareWords: readonly string[];
  /** Words that about one article in a hundred has. */
  readonly mediumWords: readonly string[];
}

const COUNT = Number(process.env.BENCH_ARTICLES ?? 100_000);
const BATCH = 100;
const SAMPLE = 50_000;

/** Made with the first run, which takes some minutes, and kept in .cache for the next ones. */
export async function articlesFolder(): Promise<ArticlesFolder> {
  const folder = join(import.meta.dirname, "..", "..", ".cache", "bench", `digested-articles-${COUNT}`);
  const index = join(folder, "index.json");
  if (!existsSync(index)) {
    mkdirSync(folder, { recursive: true });
    console.log(`Making a store of ${COUNT.toLocaleString("en")} articles, once …`);
    writeFileSync(index, JSON.stringify(await fill(folder)));
  }
  // Whoever has served for long has it in memory, as far as there is room; here the disk would be measured.
  for await (const _ of createReadStream(join(folder, STORE_FILE)));
  return { folder, count: COUNT, ...JSON.parse(readFileSync(index, "utf8")) };
}

async function fill(folder: string): Promise<Pick<ArticlesFolder, "ids" | "rareWords" | "mediumWords">> {
  const store = await openArticleStore({ dataDir: folder });
  const articlesWith = new Map<string, number>();
  const ids: string[] = [];
  let batch: PublishedArticle[] = [];
  for (const article of generatedArticles(COUNT)) {
    ids.push(article.id);
    const words = new Set(article.content.toLowerCase().match(/\b[a-z]{4,}\b/g));
    for (const word of words) articlesWith.set(word, (articlesWith.get(word) ?? 0) + 1);
    if (batch.push(article) < BATCH) continue;
    await store.publish(batch);
    batch = [];
  }
  if (batch.length > 0) await store.publish(batch);
  await store.close();
  const between = (least: number, most: number) =>
    [...articlesWith].filter(([, count]) => count >= least && count <= most).map(([word]) => word);
  return {
    ids: ids.filter((_, index) => index % Math.ceil(COUNT / SAMPLE) === 0),
    rareWords: between(2, 5).slice(0, SAMPLE),
    mediumWords: between(COUNT / 200, COUNT / 50),
  };
}
