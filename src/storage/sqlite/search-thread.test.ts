import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { StoreUnavailable } from "../../domain/article/ports.ts";
import { SearchThread } from "./search-thread.ts";
import { SqliteArticleStore } from "./sqlite-article-store.ts";

const folder = mkdtempSync(join(tmpdir(), "diagonal-search-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("rejects while there is no store to search, and answers as soon as there is one", async () => {
  const file = join(folder, "articles.sqlite");
  const thread = new SearchThread(file);
  await expect(thread.find(["curved"], 1)).rejects.toThrow(StoreUnavailable);
  const store = SqliteArticleStore.open(file);
  await store.publish([{ id: "1-a", title: "Curved", summary: "", thumbnail: null, content: "" }]);
  expect((await thread.find(["curved"], 1)).infos.map(({ id }) => id)).toEqual(["1-a"]);
  await thread.close();
  await store.close();
});

it("answers many searches at once, each its own", async () => {
  const file = join(folder, "many.sqlite");
  const store = SqliteArticleStore.open(file);
  const articles = Array.from({ length: 50 }, (_, number) => ({
    id: `${number}-a`,
    title: `word${number}x`,
    summary: "",
    thumbnail: null,
    content: "",
  }));
  await store.publish(articles);
  const thread = new SearchThread(file);
  const pages = await Promise.all(articles.map((_, number) => thread.find([`word${number}x`], 1)));
  expect(pages.map(({ infos }) => infos.map(({ id }) => id))).toEqual(articles.map(({ id }) => [id]));
  await thread.close();
  await store.close();
});
