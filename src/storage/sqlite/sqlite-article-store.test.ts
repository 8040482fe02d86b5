import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { PublishedArticle } from "#domain/article/article.ts";
import { DamagedStore, StoreUnavailable } from "#domain/article/ports.ts";
import { Database } from "./database.ts";
import { SqliteArticleStore } from "./sqlite-article-store.ts";
import { migrate } from "./sqlite-migrations.ts";

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
  const text = `Text of article ${number}. `.repeat(400);
  return {
    id: `${number}-article`,
    title: `Article ${number}`,
    summary: "",
    thumbnail: null,
    content: `<p>${text}</p>`,
  };
}

const articles = (count: number) => Array.from({ length: count }, (_, number) => article(number));

async function filledStore(count: number): Promise<void> {
  const store = SqliteArticleStore.open(file);
  await store.publish(articles(count));
  await store.close();
}

describe("a damaged file", () => {
  it.each([
    ["is no database", (length: number) => writeFileSync(file, "x".repeat(length))],
    ["was truncated in the middle", (length: number) => truncateSync(file, length / 2)],
    ["was overwritten in the middle", overwriteMiddle],
  ])("throws DamagedStore when the file %s", async (_what, damage) => {
    await filledStore(40);
    damage(readFileSync(file).length);
    expect(() => SqliteArticleStore.open(file)).toThrow(DamagedStore);
    expect(() => SqliteArticleStore.open(file)).toThrow(`The article store ${file} is damaged.`);
  });

  it("does not change the file, so that it can be renamed", async () => {
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

describe("a full disk", () => {
  it("is reported, loses nothing and does not stop readers", async () => {
    const database = Database.open(file);
    migrate(database);
    const store = new SqliteArticleStore(database);
    await store.publish(articles(10));
    const revision = await store.revision();
    // Reaching this limit fails exactly as a full disk does.
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
  it("serves the store and rejects publishing", async () => {
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

  it("searches the store", async () => {
    await filledStore(12);
    await withoutPermission(async () => {
      const store = SqliteArticleStore.open(file);
      expect((await store.list({ search: "article", page: 1 })).totalPages).toBe(2);
      await store.close();
    });
  });

  it("says what to do when the store needs a migration", async () => {
    await filledStore(1);
    const database = Database.open(file);
    database.exec("PRAGMA user_version = 3");
    database.close();
    await withoutPermission(() => {
      expect(() => SqliteArticleStore.open(file)).toThrow(/an earlier version .* open it once where it may be written/);
    });
  });

  it("reports that a new store cannot be created", async () => {
    await withoutPermission(() => {
      expect(() => SqliteArticleStore.open(file)).toThrow(StoreUnavailable);
      expect(() => SqliteArticleStore.open(file)).toThrow(`${file} cannot be opened`);
    });
  });
});

/** Root ignores permissions, so as root the test runs `work` as another user. */
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

it("throws StoreUnavailable when the folder is missing", () => {
  expect(() => SqliteArticleStore.open(join(folder, "missing", "articles.sqlite"))).toThrow(StoreUnavailable);
});

it("refuses a file that a newer release has migrated", async () => {
  await filledStore(1);
  const database = Database.open(file);
  database.exec("PRAGMA user_version = 999");
  database.close();
  expect(() => SqliteArticleStore.open(file)).toThrow(/newer version/);
});

it("lets readers read while a writer is in a transaction", async () => {
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

describe("a closed store", () => {
  it("rejects every call with StoreUnavailable", async () => {
    const store = SqliteArticleStore.open(file);
    await store.publish(articles(1));
    await store.close();
    await expect(store.list({ search: "", page: 1 })).rejects.toThrow(StoreUnavailable);
    await expect(store.list({ search: "article", page: 1 })).rejects.toThrow(StoreUnavailable);
    await expect(store.get("0-article")).rejects.toThrow(StoreUnavailable);
    await store.close();
  });
});
