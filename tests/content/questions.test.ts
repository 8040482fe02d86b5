import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mediaFolder } from "../../src/publishing/media/media-folder.ts";
import { publishFiles } from "../../src/publishing/publish-files.ts";
import { SqliteArticleStore } from "../../src/storage/sqlite/sqlite-article-store.ts";
import { QUESTIONS } from "./questions.ts";

const ARTICLES = join(import.meta.dirname, "../../content/articles");
const FIRST = 3;

describe("D23: a search for what people type has the article with the answer among its first three", () => {
  let folder: string;
  let store: SqliteArticleStore;
  const files = new Map<string, string>();

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "diagonal-questions-"));
    store = SqliteArticleStore.open(join(folder, "articles.sqlite"));
    const { refused } = await publishFiles({
      paths: [ARTICLES],
      store,
      media: mediaFolder(join(folder, "media")),
      report: (report) => {
        if (report.type === "published") files.set(report.id, basename(report.file));
      },
    });
    expect(refused).toEqual([]);
  });
  afterAll(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it("asks thirty questions", () => expect(Object.keys(QUESTIONS)).toHaveLength(30));

  it.each(Object.entries(QUESTIONS))("%s", async (search, file) => {
    const { infos } = await store.list({ search, page: 1 });
    expect(infos.slice(0, FIRST).map(({ id }) => files.get(id))).toContain(file);
  });
});
