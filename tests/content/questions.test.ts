import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { filterSearch } from "#domain/article/article-query.ts";
import { mediaFolder } from "#publishing/media/media-folder.ts";
import { publishFiles } from "#publishing/publish-files.ts";
import { SqliteArticleStore } from "#storage/sqlite/sqlite-article-store.ts";
import { QUESTIONS } from "./questions.ts";

const ARTICLES = join(import.meta.dirname, "../../content/articles");
const FIRST = 3;

/** Questions that people type, and the beginnings of the titles of which one must come first. */
const TITLED_QUESTIONS = readFileSync(join(import.meta.dirname, "article-questions.tsv"), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => line.split("\t"))
  .map(([question = "", titles = ""]) => ({ question, titles: titles.split(";") }));

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

const found = async (typed: string) => (await store.list({ search: filterSearch(typed), page: 1 })).infos;

describe("D60: a search for what people type has the article with the answer among its first three", () => {
  it("asks thirty-nine questions", () => expect(Object.keys(QUESTIONS)).toHaveLength(39));

  it.each(Object.entries(QUESTIONS))("%s", async (question, file) => {
    const ids = (await found(question)).map(({ id }) => id);
    expect(ids.slice(0, FIRST).map((id) => files.get(id))).toContain(file);
  });

  it.each(TITLED_QUESTIONS)("$question", async ({ question, titles }) => {
    const first = (await found(question)).slice(0, FIRST).map(({ title }) => title);
    expect(first.filter((title) => titles.some((beginning) => title.startsWith(beginning)))).not.toEqual([]);
  });
});

it("D60: the article with the answer comes first for at least forty of forty-three questions", async () => {
  expect(TITLED_QUESTIONS).toHaveLength(43);
  const first = await Promise.all(
    TITLED_QUESTIONS.map(async ({ question }) => (await found(question))[0]?.title ?? ""),
  );
  const missed = TITLED_QUESTIONS.filter(
    ({ titles }, index) => !titles.some((title) => first[index]?.startsWith(title)),
  );
  expect(missed.length).toBeLessThanOrEqual(3);
});
