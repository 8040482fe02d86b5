import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { Database } from "./database.ts";
import { SqliteArticleStore } from "./sqlite-article-store.ts";

const folder = mkdtempSync(join(tmpdir(), "diagonal-words-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const BATCHES = 12;

let store: SqliteArticleStore;
let database: Database;
let file = 0;

/** Twelve batches, each of which leaves a part. */
beforeEach(async () => {
  file += 1;
  const path = join(folder, `${file}.sqlite`);
  store = SqliteArticleStore.open(path);
  database = Database.openForReading(path);
  for (let batch = 0; batch < BATCHES; batch++) await store.publish([article(batch)]);
  return async () => {
    database.close();
    await store.close();
  };
});

function article(number: number) {
  const words = Array.from({ length: 400 }, (_, index) => `word${number}x${index}`).join(" ");
  return { id: `${number}-a`, title: `Screen ${number}`, summary: "", thumbnail: null, content: `<p>${words}</p>` };
}

const partsOf = (index: string) =>
  Number(database.prepare(`SELECT count(DISTINCT segid) AS n FROM ${index}_idx`).get()?.[0]);

async function found(search: string): Promise<string[]> {
  return (await store.list({ search, page: 1 })).infos.map(({ id }) => id);
}

describe("the word index of SQLite", () => {
  it("is of one part after a long run, and finds the same", async () => {
    const before = [await found("screen"), await found("word3x7")];
    expect(partsOf("words")).toBe(BATCHES);
    const revision = await store.revision();
    await store.settle(BATCHES);
    expect(["words", "title_words"].map(partsOf)).toEqual([1, 1]);
    expect(await store.revision()).toBe(revision);
    await store.publish([article(99)]);
    await store.remove("99-a");
    expect([await found("screen"), await found("word3x7")]).toEqual(before);
    expect(before).toEqual([Array.from({ length: 10 }, (_, number) => `${BATCHES - 1 - number}-a`), ["3-a"]]);
  });

  it("of a large store is not written anew for one article", async () => {
    await store.settle(BATCHES);
    for (let more = 0; more < 3; more++) await store.publish([article(20 + more)]);
    await store.settle(1);
    expect(partsOf("words")).toBe(4);
  });

  it("merges parts of one size where there are many of them", async () => {
    await store.settle(1);
    expect(partsOf("words")).toBeLessThan(4);
    expect(await found("word3x7")).toEqual(["3-a"]);
  });

  it("stays as it is where the run was ended, or has changed nothing", async () => {
    await store.settle(BATCHES, () => false);
    await store.settle(0);
    expect(partsOf("words")).toBe(BATCHES);
  });
});
