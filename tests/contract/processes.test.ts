import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { afterAll, describe, expect, inject, it } from "vitest";
import { openArticleStore, STORE_FILE, type StoreSettings } from "#storage/open-article-store.ts";
import { endOf } from "../setup/child-process.ts";
import { newDatabase } from "../setup/postgres.ts";
import { storedIds } from "../setup/stored-ids.ts";
import { killDelays } from "./kill-delays.ts";
import { wholeArticle, wordOf } from "./whole-article.ts";

/** A batch takes less than this, so the kills come at any moment of a transaction. */
const KILLED_WITHIN_MS = 60;
const KILL_DELAYS: Record<string, readonly number[]> = {
  SQLite: killDelays({ usual: 2, soak: 44, within: KILLED_WITHIN_MS }),
  PostgreSQL: killDelays({ usual: 2, soak: 10, within: KILLED_WITHIN_MS }),
};

/** Starting takes some tenths of a second, and so does migrating. */
const MIGRATION_KILLS = killDelays({ usual: 3, soak: 20, within: 1500 });

const folder = mkdtempSync(join(tmpdir(), "diagonal-processes-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let databases = 0;
const kinds: Record<string, (name: string) => Promise<StoreSettings>> = {
  SQLite: async (name) => ({ dataDir: join(folder, name) }),
  PostgreSQL: async (name) => {
    databases += 1;
    return { dataDir: folder, databaseUrl: await newDatabase(inject("postgresUrl"), `processes_${name}_${databases}`) };
  },
};

describe.each(Object.entries(kinds))("processes that share a store in %s", (kind, newStore) => {
  it("migrate once when three of them start together", async () => {
    const settings = await newStore("migrations");
    const outcomes = await Promise.all(Array.from({ length: 3 }, () => endOf(start(settings, "open"))));
    for (const { errors, code } of outcomes) expect({ errors, code }).toEqual({ errors: "", code: 0 });
    // The first migration makes a random revision.
    expect(new Set(outcomes.map(({ output }) => output)).size).toBe(1);
  });

  it("migrate completely after being killed while they migrate", async () => {
    const settings = await newStore("migrations_killed");
    const store = await openArticleStore(settings);
    const numbers = Array.from({ length: 120 }, (_, index) => index);
    await store.publish(numbers.map(wholeArticle));
    await store.close();
    await returnToFormerRelease(settings);
    for (const delay of MIGRATION_KILLS) {
      const child = start(settings, "open");
      const outcome = endOf(child);
      await wait(delay);
      child.kill("SIGKILL");
      await outcome;
    }
    const migrated = await openArticleStore(settings);
    for (const number of [0, 60, 119]) {
      const { infos } = await migrated.list({ search: `summary ${wordOf(number)}`, page: 1 });
      expect(infos.map(({ id }) => id)).toEqual([wholeArticle(number).id]);
    }
    expect((await migrated.list({ search: "article", page: 12 })).infos.map(({ id }) => id)).toContain(
      wholeArticle(0).id,
    );
    expect(await migrated.publish(numbers.map(wholeArticle))).toEqual(numbers.map(() => "unchanged"));
    await migrated.close();
  });

  it("see what another one publishes without reopening the store", async () => {
    const settings = await newStore("readers");
    const store = await openArticleStore(settings);
    try {
      const empty = await store.revision();
      expect((await store.list({ search: wordOf(7), page: 1 })).totalPages).toBe(0);
      expect(await endOf(start(settings, "publish", "0", "12"))).toMatchObject({ errors: "", code: 0 });
      await expect.poll(() => store.revision()).not.toBe(empty);
      const { infos, totalPages } = await store.list({ search: "", page: 1 });
      expect(totalPages).toBe(2);
      expect(infos[0]?.id).toBe(wholeArticle(11).id);
      expect((await store.list({ search: wordOf(7), page: 1 })).infos.map(({ id }) => id)).toEqual([
        wholeArticle(7).id,
      ]);
      expect(await store.get(wholeArticle(3).id)).toMatchObject({ content: wholeArticle(3).content });
    } finally {
      await store.close();
    }
  });

  it("publish at the same time without losing an article", async () => {
    const settings = await newStore("publishers");
    const outcomes = await Promise.all(
      [0, 40, 80].map((from) => endOf(start(settings, "publish", String(from), "40"))),
    );
    for (const { errors, code } of outcomes) expect({ errors, code }).toEqual({ errors: "", code: 0 });
    const store = await openArticleStore(settings);
    const ids = Array.from({ length: 120 }, (_, index) => wholeArticle(119 - index).id);
    expect(await storedIds(store, 0, 1000)).toEqual(ids);
    await store.close();
  });

  it("D26: leave only whole articles, including every reported one, when they are killed while they publish", async () => {
    const settings = await newStore("kills");
    const reported: number[] = [];
    let next = 0;
    for (const delay of KILL_DELAYS[kind] ?? []) {
      const child = start(settings, "publish-until-killed", String(next));
      const outcome = endOf(child);
      // The first batch is reported.
      await once(child.stdout, "data");
      await wait(delay);
      child.kill("SIGKILL");
      const numbers = (await outcome).output.split("\n").slice(0, -1).map(Number);
      expect(numbers.length).toBeGreaterThan(0);
      reported.push(...numbers);
      // Articles that were stored but not reported are published again, unchanged.
      next = Math.max(...numbers) + 1;
    }
    const store = await openArticleStore(settings);
    const ids = await storedIds(store, 0, 1_000_000);
    expect(ids).toEqual(expect.arrayContaining(reported.map((number) => wholeArticle(number).id)));
    const numbers = ids.map((id) => Number(/\d+$/.exec(id)?.[0]));
    expect(numbers).toEqual(Array.from({ length: ids.length }, (_, index) => ids.length - 1 - index));
    for (const number of numbers) {
      const { id, title, summary, thumbnail, content } = wholeArticle(number);
      expect(await store.get(id)).toEqual({ id, title, content });
      const { infos } = await store.list({ search: wordOf(number), page: 1 });
      expect(infos).toEqual([{ id, title, summary, thumbnail }]);
    }
    expect((await store.list({ search: "", page: 1 })).totalPages).toBe(Math.ceil(ids.length / 10));
    expect((await store.list({ search: "summary", page: 1 })).totalPages).toBe(Math.ceil(ids.length / 10));
    await store.close();
  });
});

/** Takes back the migrations for relevance (D60), with all that they have indexed. */
async function returnToFormerRelease({ dataDir, databaseUrl }: StoreSettings): Promise<void> {
  if (databaseUrl === undefined) {
    const database = new DatabaseSync(join(dataDir, STORE_FILE));
    database.exec(`
      DROP TABLE head_words; DELETE FROM words WHERE rowid IN (SELECT key FROM article);
      DROP INDEX article_lead; ALTER TABLE article DROP COLUMN keywords; ALTER TABLE article DROP COLUMN lead;
      PRAGMA user_version = 6;
    `);
    database.close();
    return;
  }
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(`
    ALTER TABLE diagonal.article DROP COLUMN keywords, DROP COLUMN lead, DROP COLUMN head_words;
    UPDATE diagonal.article SET words = '';
    CREATE INDEX article_title_words ON diagonal.article USING gin (title_words);
    DELETE FROM diagonal.migration WHERE number > 5;
  `);
  await client.end();
}

function start(settings: StoreSettings, ...what: string[]) {
  const script = join(import.meta.dirname, "store-process.ts");
  return spawn(process.execPath, [script, JSON.stringify(settings), ...what], { stdio: ["ignore", "pipe", "pipe"] });
}
