import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, expect, inject, it } from "vitest";
import { openArticleStore } from "#storage/open-article-store.ts";
import { newDatabase } from "../setup/postgres.ts";
import { arbitraryArticle, arbitrarySearch } from "./arbitrary-articles.ts";
import { describeArticleSearch } from "./article-search.contract.ts";
import { describeArticleStore } from "./article-store.contract.ts";

const folder = mkdtempSync(join(tmpdir(), "diagonal-contract-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describeArticleStore("SQLite", async () => ({ dataDir: folder }));
describeArticleSearch("SQLite", async () => ({ dataDir: join(folder, "search") }));

describeArticleStore("PostgreSQL", () => postgres("contract"));
describeArticleSearch("PostgreSQL", () => postgres("search"));

async function postgres(name: string) {
  return { dataDir: folder, databaseUrl: await newDatabase(inject("postgresUrl"), name) };
}

it("D60: both stores find the same for 200 searches", async () => {
  const settings = [{ dataDir: join(folder, "sqlite") }, await postgres("same")];
  const stores = await Promise.all(settings.map(openArticleStore));
  const articles = fc.sample(arbitraryArticle, { numRuns: 80, seed: 57 });
  for (const store of stores) await store.publish(articles);
  for (const search of fc.sample(arbitrarySearch, { numRuns: 200, seed: 57 })) {
    const [first, second] = await Promise.all(stores.map((store) => store.list({ search, page: 1 })));
    expect(second, search).toEqual(first);
  }
  for (const store of stores) await store.close();
});
