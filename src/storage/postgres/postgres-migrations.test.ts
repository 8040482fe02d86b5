import pg from "pg";
import { expect, inject, it } from "vitest";
import { newDatabase } from "#tests/setup/postgres.ts";
import { storedIds } from "#tests/setup/stored-ids.ts";
import { PostgresArticleStore } from "./postgres-article-store.ts";

/** A database after migration 2, where keys follow the list's order and shelves count articles. */
const MIGRATION_2 = `
  CREATE SCHEMA diagonal;
  CREATE TABLE diagonal.migration (number integer PRIMARY KEY, run timestamptz NOT NULL);
  INSERT INTO diagonal.migration VALUES (1, now()), (2, now());
  CREATE TABLE diagonal.article (
    key bigint PRIMARY KEY DEFERRABLE, time bigint NOT NULL, id text COLLATE "C" NOT NULL, title text NOT NULL,
    summary text NOT NULL, thumbnail text, content text NOT NULL, words tsvector NOT NULL,
    title_words tsvector NOT NULL, UNIQUE (time, id)
  );
  CREATE INDEX article_words ON diagonal.article USING gin (words) WITH (fastupdate = on);
  CREATE INDEX article_title_words ON diagonal.article USING gin (title_words) WITH (fastupdate = on);
  CREATE TABLE diagonal.shelf (shelf bigint PRIMARY KEY, articles integer NOT NULL);
  CREATE TABLE diagonal.state (only_row boolean PRIMARY KEY CHECK (only_row), revision text NOT NULL);

  INSERT INTO diagonal.state VALUES (true, 'a1b2c3d4');
  INSERT INTO diagonal.shelf VALUES (-1, 1), (6917, 2);
  INSERT INTO diagonal.article VALUES
    (-1024, 5, '5-first', 'Curved screens', 'Old', NULL, '<p>One</p>', '''curved'' ''old'' ''one'' ''screens''',
      '''curved'' ''screens'''),
    (453333280, 1700000000000, '1700000000000-a', 'Flat', 'About a curved one', '/media/a.avif', '<p>Two</p>',
      '''a'' ''about'' ''curved'' ''flat'' ''one'' ''two''', '''flat'''),
    (453333792, 1700000000000, '1700000000000-c', 'Curves', 'Newest', NULL, '<p>Four</p>',
      '''curves'' ''four'' ''newest''', '''curves''');
`;

it("opens a database after migration 2 with its revision, lists, articles and words, and publishes into it", async () => {
  const url = await newDatabase(inject("postgresUrl"), "migration_2");
  const former = new pg.Client(url);
  await former.connect();
  await former.query(MIGRATION_2);
  await former.end();

  const store = new PostgresArticleStore(url);
  const idsOf = async (search: string) => (await store.list({ search, page: 1 })).infos.map(({ id }) => id);
  expect(await store.revision()).toBe("a1b2c3d4");
  expect(await storedIds(store, 0, 10)).toEqual(["1700000000000-c", "1700000000000-a", "5-first"]);
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
    { ...flat, id: "1700000000000-b", title: "Between" },
    { ...flat, id: "5-first", title: "No longer round", summary: "" },
  ]);
  expect(outcomes).toEqual(["unchanged", "added", "updated"]);
  expect(await idsOf("curve")).toEqual(["1700000000000-c", "1700000000000-b", "1700000000000-a"]);
  await store.close();
});
