import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, it } from "vitest";
import { storedIds } from "#tests/setup/stored-ids.ts";
import { SqliteArticleStore } from "./sqlite-article-store.ts";

const folder = mkdtempSync(join(tmpdir(), "diagonal-migrations-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A file of version 3, where keys follow the list's order and shelves count articles. */
const VERSION_3 = `
  PRAGMA page_size = 8192;
  PRAGMA journal_mode = WAL;
  CREATE TABLE article (
    key INTEGER PRIMARY KEY, time INTEGER NOT NULL, id TEXT NOT NULL, title TEXT NOT NULL, summary TEXT NOT NULL,
    thumbnail TEXT, digest TEXT, UNIQUE (time, id)
  ) STRICT;
  CREATE TABLE body (key INTEGER PRIMARY KEY, content TEXT NOT NULL) STRICT;
  CREATE TABLE shelf (shelf INTEGER PRIMARY KEY, articles INTEGER NOT NULL) STRICT;
  CREATE TABLE state (only_row INTEGER PRIMARY KEY CHECK (only_row = 1), revision TEXT NOT NULL) STRICT;
  CREATE VIRTUAL TABLE words USING fts5 (
    word, content = '', contentless_delete = 1, detail = column, prefix = '1 2 3 4', tokenize = 'ascii'
  );
  CREATE VIRTUAL TABLE title_words USING fts5 (
    word, content = '', contentless_delete = 1, detail = column, prefix = '1 2 3', tokenize = 'ascii'
  );
  INSERT INTO words (words, rank) VALUES ('automerge', 16);
  INSERT INTO title_words (title_words, rank) VALUES ('automerge', 16);
  PRAGMA user_version = 3;

  INSERT INTO state VALUES (1, 'a1b2c3d4e5f60718');
  INSERT INTO shelf VALUES (-1, 1), (6917, 3);
  INSERT INTO article VALUES
    (-1024, 5, '5-first', 'Curved screens', 'Old', NULL, 'digest-1'),
    (453333280, 1700000000000, '1700000000000-a', 'Flat', 'About a curved one', '/media/a.avif', 'digest-2'),
    (453333792, 1700000000000, '1700000000000-b', 'Écran', 'French', NULL, NULL),
    (453334304, 1700000000000, '1700000000000-c', 'Curves', 'Newest', NULL, 'digest-4');
  INSERT INTO body VALUES
    (-1024, '<p>One</p>'), (453333280, '<p>Two</p>'), (453333792, '<p>Three</p>'), (453334304, '<p>Four</p>');
  INSERT INTO words (rowid, word) VALUES
    (-1024, 'curved screens old one'), (453333280, 'flat about a curved one two'),
    (453333792, 'ecran french three'), (453334304, 'curves newest four');
  INSERT INTO title_words (rowid, word) VALUES
    (-1024, 'curved screens'), (453333280, 'flat'), (453333792, 'ecran'), (453334304, 'curves');
`;

it("opens a file of version 3 with its revision, lists, articles and words, and publishes into it", async () => {
  const file = join(folder, "articles.sqlite");
  const former = new DatabaseSync(file);
  former.exec(VERSION_3);
  former.close();

  const store = SqliteArticleStore.open(file);
  const idsOf = async (search: string) => (await store.list({ search, page: 1 })).infos.map(({ id }) => id);
  expect(await store.revision()).toBe("a1b2c3d4e5f60718");
  expect(await storedIds(store, 0, 10)).toEqual(["1700000000000-c", "1700000000000-b", "1700000000000-a", "5-first"]);
  expect(await store.list({ search: "écr", page: 1 })).toEqual({
    infos: [{ id: "1700000000000-b", title: "Écran", summary: "French", thumbnail: null }],
    totalPages: 1,
  });
  expect(await idsOf("curve")).toEqual(["1700000000000-c", "5-first", "1700000000000-a"]);
  expect(await idsOf("curving")).toEqual(["1700000000000-c", "5-first", "1700000000000-a"]);
  expect(await idsOf("the screen")).toEqual(["5-first"]);
  expect(await store.get("1700000000000-a")).toEqual({ id: "1700000000000-a", title: "Flat", content: "<p>Two</p>" });

  const flat = {
    id: "1700000000000-a",
    title: "Flat",
    summary: "About a curved one",
    thumbnail: "/media/a.avif",
    content: "<p>Two</p>",
  };
  const outcomes = await store.publish([
    flat,
    { ...flat, id: "1700000000000-bb", title: "Between" },
    { ...flat, id: "5-first", title: "No longer round", summary: "" },
  ]);
  expect(outcomes).toEqual(["unchanged", "added", "updated"]);
  expect(await idsOf("curve")).toEqual(["1700000000000-c", "1700000000000-bb", "1700000000000-a"]);
  expect(await store.remove("1700000000000-c")).toBe(true);
  expect(await idsOf("")).toEqual(["1700000000000-bb", "1700000000000-b", "1700000000000-a", "5-first"]);
  await store.close();
});
