import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, describe, expect, inject, it } from "vitest";
import { openArticleStore, type StoreSettings } from "../../src/storage/open-article-store.ts";
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
  it("migrate once when five of them start together", async () => {
    const settings = await newStore("migrations");
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => endOf(start(settings, "open"))));
    for (const { errors, code } of outcomes) expect({ errors, code }).toEqual({ errors: "", code: 0 });
    // The first migration makes a random revision.
    expect(new Set(outcomes.map(({ output }) => output)).size).toBe(1);
  }, 60_000);

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
  }, 60_000);

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
  }, 60_000);

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
  }, 120_000);
});

function start(settings: StoreSettings, ...what: string[]) {
  const script = join(import.meta.dirname, "store-process.ts");
  return spawn(process.execPath, [script, JSON.stringify(settings), ...what], { stdio: ["ignore", "pipe", "pipe"] });
}
