import { afterAll, beforeAll, expect, it } from "vitest";
import { startApiHost } from "#tests/server/start-api-host.ts";
import { ARTICLE_THREAD_MAX_MEBIBYTES, REMOTE_CACHE_MAX_BYTES } from "../limits.ts";
import { ArticlePool } from "./article-pool.ts";
import { RemoteArticleReader } from "./remote-article-reader.ts";

/** `npm run soak` reads 150 articles, other runs fewer. The cache holds eight. */
const ARTICLES = import.meta.env.MODE === "soak" ? 150 : 10;
const MEBIBYTE = 1024 * 1024;

let host: Awaited<ReturnType<typeof startApiHost>>;
beforeAll(async () => {
  host = await startApiHost();
});
afterAll(() => host.stop());

it("limits the memory for articles of another host, of 2 MB each", async () => {
  // Patient: a busy machine takes seconds for such an article.
  const pool = new ArticlePool(30_000);
  const remote = new RemoteArticleReader(`${host.url}/large`, pool, 30_000);
  const before = process.memoryUsage.rss();
  let most = 0;
  for (let read = 0; read < ARTICLES; read += 2) {
    const two = await Promise.all([remote.get(`${read}-large`), remote.get(`${read + 1}-large`)]);
    for (const article of two) expect(article?.content.length).toBeGreaterThan(1_900_000);
    expect(remote.cachedBytes).toBeLessThanOrEqual(REMOTE_CACHE_MAX_BYTES);
    most = Math.max(most, process.memoryUsage.rss() - before);
  }
  await pool.close();
  expect(remote.cachedBytes).toBeGreaterThan(REMOTE_CACHE_MAX_BYTES / 2);
  // The thread's heap, the cache, and texts on their way between both.
  expect(most).toBeLessThan((ARTICLE_THREAD_MAX_MEBIBYTES + 150) * MEBIBYTE);
}, 600_000);
