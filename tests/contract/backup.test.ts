import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ArticleStore } from "#domain/article/ports.ts";
import { openArticleStore } from "#storage/open-article-store.ts";
import { PostgresServer } from "../setup/postgres.ts";
import { storedIds } from "../setup/stored-ids.ts";
import { wholeArticle, wordOf } from "./whole-article.ts";

/** Runs the backup and restore commands of docs/production.md literally. */

const ROOT = join(import.meta.dirname, "..", "..");
const DOCUMENT = readFileSync(join(ROOT, "docs", "production.md"), "utf8");

const folder = mkdtempSync(join(tmpdir(), "diagonal-backup-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Publishes twenty articles and removes one. */
async function publishSome(store: ArticleStore): Promise<void> {
  await store.publish(Array.from({ length: 20 }, (_, number) => wholeArticle(number)));
  await store.remove(wholeArticle(7).id);
}

const REMAINING = Array.from({ length: 20 }, (_, number) => 19 - number).filter((number) => number !== 7);

async function expectThem(store: ArticleStore): Promise<void> {
  expect(await storedIds(store, 0, 100)).toEqual(REMAINING.map((number) => wholeArticle(number).id));
  for (const number of REMAINING) {
    const { id, title, content } = wholeArticle(number);
    expect(await store.get(id)).toEqual({ id, title, content });
    expect((await store.list({ search: wordOf(number), page: 1 })).infos).toHaveLength(1);
  }
  expect((await store.list({ search: wordOf(7), page: 1 })).infos).toEqual([]);
}

describe("the documented backup of a SQLite store", () => {
  it("restores the state at its start, although the site served and published during the backup", async () => {
    const [dataDir, backup] = [join(folder, "data"), join(folder, "backup")];
    for (const place of [join(dataDir, "media"), backup]) mkdirSync(place, { recursive: true });
    writeFileSync(join(dataDir, "media", "a.avif"), "a picture");
    writeFileSync(join(dataDir, "published.jsonl"), "{}\n");
    const serving = await openArticleStore({ dataDir });
    await publishSome(serving);
    const settings = { DATA_DIR: dataDir, BACKUP: backup };
    await runBlock("sqlite-backup", settings);
    await serving.publish([wholeArticle(100)]);
    await serving.close();

    // The machine was lost, and a new one already has an article.
    rmSync(dataDir, { recursive: true });
    const other = await openArticleStore({ dataDir });
    await other.publish([wholeArticle(200)]);
    await other.close();
    await runBlock("sqlite-restore", settings);
    const restored = await openArticleStore({ dataDir });
    await expectThem(restored);
    expect(await restored.publish([wholeArticle(3), wholeArticle(7)])).toEqual(["unchanged", "added"]);
    await restored.close();
    expect(readFileSync(join(dataDir, "media", "a.avif"), "utf8")).toBe("a picture");
    expect(readFileSync(join(dataDir, "published.jsonl"), "utf8")).toBe("{}\n");
  });
});

it("the documented backup has the pictures of a SQLite store without a record of published files", async () => {
  const [dataDir, backup] = [join(folder, "without-record"), join(folder, "backup-without-record")];
  mkdirSync(join(dataDir, "media"), { recursive: true });
  writeFileSync(join(dataDir, "media", "a.avif"), "a picture");
  await (await openArticleStore({ dataDir })).close();
  await runBlock("sqlite-backup", { DATA_DIR: dataDir, BACKUP: backup });
  expect(readFileSync(join(backup, "media", "a.avif"), "utf8")).toBe("a picture");
});

describe("the documented commands for PostgreSQL", () => {
  // A server of its own, since a role belongs to the whole server.
  let server: PostgresServer;
  beforeAll(async () => {
    server = await PostgresServer.create();
  });
  afterAll(() => server.destroy());
  const run = (name: string, database: string, backup: string) =>
    runBlock(name, { DATABASE_URL: database, BACKUP: backup, PROGRAMS: server.programs });

  it("restore a backup into the database of a running site and into an empty one", async () => {
    const backup = mkdtempSync(join(folder, "postgres-"));
    const database = await server.newDatabase();
    const serving = await openArticleStore({ dataDir: folder, databaseUrl: database });
    await publishSome(serving);
    await run("postgres-backup", database, backup);
    await serving.publish([wholeArticle(100)]);
    await run("postgres-restore", database, backup);
    await expect.poll(() => serving.get(wholeArticle(100).id)).toBeNull();
    await expectThem(serving);
    await serving.close();

    const empty = await server.newDatabase();
    await run("postgres-restore", empty, backup);
    const restored = await openArticleStore({ dataDir: folder, databaseUrl: empty });
    await expectThem(restored);
    expect(await restored.publish([wholeArticle(3), wholeArticle(7)])).toEqual(["unchanged", "added"]);
    await restored.close();
  });

  it("create a role that can only read", async () => {
    const database = await server.newDatabase();
    const owner = await openArticleStore({ dataDir: folder, databaseUrl: database });
    await publishSome(owner);
    await owner.close();
    await run("reader", database, folder);
    const address = new URL(database);
    address.username = "diagonal_reader";
    const reader = await openArticleStore({ dataDir: folder, databaseUrl: address.href });
    await expectThem(reader);
    await expect(reader.publish([wholeArticle(7)])).rejects.toThrow(/permission denied/);
    await reader.close();
  });
});

/** Runs the code block of docs/production.md with this name. */
async function runBlock(name: string, { PROGRAMS = "", ...settings }: Record<string, string>): Promise<void> {
  const block = new RegExp(`^\`\`\`sh ${name}\n(.+?)^\`\`\``, "ms").exec(DOCUMENT)?.[1];
  if (block === undefined) throw new Error(`docs/production.md has no block "${name}".`);
  const env = { ...process.env, ...settings, PATH: [PROGRAMS, process.env.PATH].filter(Boolean).join(delimiter) };
  await promisify(execFile)("sh", ["-eu", "-c", block], { cwd: ROOT, env });
}
