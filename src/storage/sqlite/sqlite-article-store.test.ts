import {
  chmodSync,
  chownSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { PublishedArticle } from "../../domain/article/article.ts";
import { DamagedStore, StoreUnavailable } from "../../domain/article/ports.ts";
import { Database } from "./database.ts";
import { migrate } from "./migrations.ts";
import { SqliteArticleStore } from "./sqlite-article-store.ts";

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "diagonal-sqlite-"));
  file = join(folder, "articles.sqlite");
});
afterEach(() => {
  chmodSync(folder, 0o755);
  rmSync(folder, { recursive: true, force: true });
});

function article(number: number): PublishedArticle {
  const content = `<p>${`Text of article ${number}. `.repeat(400)}</p>`;
  return { id: `${number}-article`, title: `Article ${number}`, summary: "", thumbnail: null, content };
}

const nextTurn = () => new Promise(setImmediate);

const articles = (count: number) => Array.from({ length: count }, (_, number) => article(number));

async function filledStore(count: number): Promise<void> {
  const store = SqliteArticleStore.open(file);
  await store.publish(articles(count));
  await store.close();
}

describe("a damaged file", () => {
  it.each([
    ["is no database", (length: number) => writeFileSync(file, "x".repeat(length))],
    ["was cut off in the middle", (length: number) => truncateSync(file, length / 2)],
    ["was overwritten in the middle", overwriteMiddle],
  ])("is named when it %s", async (_what, damage) => {
    await filledStore(40);
    damage(readFileSync(file).length);
    expect(() => SqliteArticleStore.open(file)).toThrow(DamagedStore);
    expect(() => SqliteArticleStore.open(file)).toThrow(`The article store ${file} is damaged.`);
  });

  it("is left as it is, and closed, so that it can be set aside", async () => {
    writeFileSync(file, "x".repeat(5000));
    expect(() => SqliteArticleStore.open(file)).toThrow(expect.objectContaining({ name: "DamagedStore", file }));
    expect(readFileSync(file, "utf8")).toBe("x".repeat(5000));
  });
});

function overwriteMiddle(length: number): void {
  const bytes = readFileSync(file);
  bytes.fill(0xa5, length / 4, (length * 3) / 4);
  writeFileSync(file, bytes);
}

describe("the digest of an article", () => {
  it("is another one for another title or text, and the same one for the same", async () => {
    const first = { id: "5-a", title: "a", summary: "", thumbnail: null, content: "bc" };
    const versions = [
      first,
      { ...first, content: "bcd" },
      { ...first, title: "A" },
      // The same letters, parted elsewhere.
      { ...first, title: "ab", content: "c" },
      { ...first, title: "a\0" },
      { ...first, title: "", content: "abc" },
    ];
    const store = SqliteArticleStore.open(file);
    const digests: (string | null | undefined)[] = [];
    for (const version of versions) {
      await store.publish([version]);
      digests.push(store.get(version.id)?.digest);
    }
    for (const digest of digests) expect(digest).toMatch(/^[\w-]{27}$/);
    expect(new Set(digests).size).toBe(versions.length);
    await store.publish([{ ...first, summary: "Another one" }]);
    expect(store.get(first.id)?.digest).toBe(digests[0]);
    await store.close();
  });
});

describe("a file that an earlier version wrote", () => {
  it("is brought to the present form; its articles have no digest before they change", async () => {
    await filledStore(2);
    becomeEarlier();
    const store = SqliteArticleStore.open(file);
    const { id, title, content } = article(1);
    expect(await store.get(id)).toEqual({ id, title, content, digest: null });
    expect(await store.publish([article(1), { ...article(0), title: "Changed" }])).toEqual(["unchanged", "updated"]);
    expect(await store.get(id)).toMatchObject({ title, digest: null });
    expect(await store.get(article(0).id)).toMatchObject({ title: "Changed", digest: expect.any(String) });
    await store.close();
  });

  it("may still be written by that version: it puts a changed article in anew, without a digest", async () => {
    await filledStore(1);
    const earlier = Database.open(file);
    const put = earlier.prepare(
      "INSERT INTO article (key, time, id, title, summary, thumbnail) VALUES (?, ?, ?, ?, ?, ?)",
    );
    earlier.exec("DELETE FROM article");
    put.run(0, 0, "0-article", "Changed", "", null);
    earlier.close();
    const store = SqliteArticleStore.open(file);
    expect(await store.get("0-article")).toMatchObject({ title: "Changed", digest: null });
    await store.close();
  });
});

/** Makes the file what the version before the digests left; each migration to come needs its line here. */
function becomeEarlier(): void {
  const database = Database.open(file);
  database.exec("ALTER TABLE article DROP COLUMN digest; PRAGMA user_version = 2");
  database.close();
}

describe("a full disk", () => {
  it("is named, loses nothing, and goes on answering", async () => {
    const database = Database.open(file);
    migrate(database);
    const store = new SqliteArticleStore(database);
    await store.publish(articles(10));
    const revision = await store.revision();
    // SQLite's own limit makes it fail as a disk without room does.
    database.exec("PRAGMA max_page_count = 60");
    const failure = await store.publish(articles(200)).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StoreUnavailable);
    expect(String(failure)).toContain(`${file} cannot grow: the disk is full`);
    expect(await store.revision()).toBe(revision);
    expect((await store.list({ search: "", page: 1 })).totalPages).toBe(1);
    expect((await store.list({ search: "article", page: 1 })).infos).toHaveLength(10);
    database.exec("PRAGMA max_page_count = 100000");
    expect(await store.publish(articles(12))).toEqual([...Array(10).fill("unchanged"), "added", "added"]);
    await store.close();
  });
});

describe("a write-protected folder", () => {
  it("with a store is served, and says so when something is published", async () => {
    await filledStore(12);
    await withoutPermission(async () => {
      const store = SqliteArticleStore.open(file);
      expect(await store.list({ search: "", page: 2 })).toMatchObject({ infos: [{}, {}], totalPages: 2 });
      expect(await store.get("3-article")).toMatchObject({ title: "Article 3" });
      await expect(store.publish(articles(1))).rejects.toThrow(StoreUnavailable);
      await expect(store.remove("3-article")).rejects.toThrow(`The article store ${file} is write-protected.`);
      await store.close();
    });
  });

  it("with a store is searched too", async () => {
    await filledStore(12);
    await withoutPermission(async () => {
      const store = SqliteArticleStore.open(file);
      expect((await store.list({ search: "article", page: 1 })).totalPages).toBe(2);
      await store.close();
    });
  });

  it("with a store that an earlier version wrote is an error that says what to do", async () => {
    await filledStore(1);
    becomeEarlier();
    await withoutPermission(() => {
      expect(() => SqliteArticleStore.open(file)).toThrow(/an earlier version .* open it once where it may be written/);
    });
  });

  it("without a store is an error that names it", async () => {
    await withoutPermission(() => {
      expect(() => SqliteArticleStore.open(file)).toThrow(StoreUnavailable);
      expect(() => SqliteArticleStore.open(file)).toThrow(`${file} cannot be opened`);
    });
  });
});

/** What the folder forbids, root may still do: as root, the test becomes another user for a while. */
async function withoutPermission(work: () => void | Promise<void>): Promise<void> {
  const isRoot = process.geteuid?.() === 0;
  chmodSync(folder, 0o555);
  if (isRoot) {
    chownSync(folder, 0, 0);
    process.seteuid?.(65_534);
  }
  try {
    await work();
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
}

it("a folder that is missing is an error that names the file", () => {
  expect(() => SqliteArticleStore.open(join(folder, "missing", "articles.sqlite"))).toThrow(StoreUnavailable);
});

it("a store that a newer version wrote is not touched", async () => {
  await filledStore(1);
  const database = Database.open(file);
  database.exec("PRAGMA user_version = 999");
  database.close();
  expect(() => SqliteArticleStore.open(file)).toThrow(/newer version/);
});

it("a writer in the middle of its work does not stop readers", async () => {
  await filledStore(3);
  const store = SqliteArticleStore.open(file);
  const writer = Database.open(file);
  writer.exec("BEGIN IMMEDIATE; DELETE FROM article");
  expect((await store.list({ search: "", page: 1 })).infos).toHaveLength(3);
  expect((await store.list({ search: "article", page: 1 })).infos).toHaveLength(3);
  writer.exec("ROLLBACK");
  writer.close();
  await store.close();
});

describe("what is read in one turn of the event loop", () => {
  let reader: SqliteArticleStore;
  let other: SqliteArticleStore;
  beforeEach(async () => {
    await filledStore(1);
    reader = SqliteArticleStore.open(file);
    other = SqliteArticleStore.open(file);
  });
  afterEach(async () => {
    await reader.close();
    await other.close();
  });

  it("is not missed in the next one: what was published meanwhile is there", async () => {
    for (let number = 1; number < 10; number++) {
      await nextTurn();
      expect(reader.get(`${number}-article`)).toBeNull();
      await other.publish([article(number)]);
      await nextTurn();
      expect(reader.get(`${number}-article`)).not.toBeNull();
    }
  });

  it("is of the new state after the store itself has published", async () => {
    await nextTurn();
    expect(reader.get("0-article")).not.toBeNull();
    await reader.publish([article(1)]);
    expect(reader.get("1-article")).not.toBeNull();
    await nextTurn();
    expect(reader.get("1-article")).not.toBeNull();
  });

  it("keeps no writer from publishing", async () => {
    await nextTurn();
    expect(reader.get("0-article")).not.toBeNull();
    expect(await other.publish([article(1)])).toEqual(["added"]);
    expect(await reader.publish([article(2)])).toEqual(["added"]);
  });

  it("lets the log be emptied, however long the turn lasts and however much is published", async () => {
    const content = `<p>${"word ".repeat(60_000)}</p>`;
    let published = 0;
    for (let number = 1; number <= 120; number++) {
      expect(reader.get("0-article")).not.toBeNull();
      const until = performance.now() + 2;
      while (performance.now() < until);
      await other.publish([{ ...article(number), content }]);
      published += content.length;
    }
    expect(published).toBeGreaterThan(32 * 2 ** 20);
    expect(statSync(`${file}-wal`).size).toBeLessThan(16 * 2 ** 20);
  });
});

it("what is read after a refresh is of the state then, in the same moment too", () => {
  const reader = Database.open(file);
  const writer = Database.open(file);
  writer.exec("PRAGMA synchronous = OFF; CREATE TABLE number (value INTEGER)");
  const count = reader.prepare("SELECT count(*) FROM number");
  const add = writer.prepare("INSERT INTO number VALUES (0)");
  for (let number = 0; number < 100; number++) {
    reader.read(() => count.get());
    writer.write(() => add.run());
    reader.refresh();
    expect(reader.read(() => count.get())).toEqual([number + 1]);
  }
  reader.close();
  writer.close();
});

it("a new file has pages of 8 KB", () => {
  const database = Database.open(file);
  expect(database.prepare("PRAGMA page_size").get()).toEqual([8192]);
  database.close();
});

it("a search finds what was published before it was asked for, however much the thread has to do", async () => {
  await filledStore(100);
  const store = SqliteArticleStore.open(file);
  const other = SqliteArticleStore.open(file);
  const search = (words: string) => store.list({ search: words, page: 1 });
  await search("article");
  for (let number = 100; number < 110; number++) {
    const many = Array.from({ length: 50 }, (_, asked) => search(`a t ${asked}`));
    await nextTurn();
    await other.publish([article(number)]);
    expect((await search(`article ${number}`)).infos).toHaveLength(1);
    await Promise.all(many);
  }
  await store.close();
  await other.close();
});

describe("a closed store", () => {
  it("answers no question", async () => {
    const store = SqliteArticleStore.open(file);
    await store.publish(articles(1));
    const waiting = expect(store.list({ search: "article", page: 1 })).rejects.toThrow(StoreUnavailable);
    await store.close();
    await waiting;
    await expect(async () => store.list({ search: "", page: 1 })).rejects.toThrow(StoreUnavailable);
    await expect(async () => store.list({ search: "article", page: 1 })).rejects.toThrow(StoreUnavailable);
    await expect(async () => store.get("0-article")).rejects.toThrow(StoreUnavailable);
    await store.close();
  });
});
