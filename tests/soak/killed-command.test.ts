import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, expect, it } from "vitest";
import { openArticleStore } from "#storage/open-article-store.ts";
import { endOf } from "../setup/child-process.ts";
import { startArticles } from "../setup/command.ts";
import { storedIds } from "../setup/stored-ids.ts";

/** Several batches (ARTICLES_PER_BATCH), so that most kills come before the last one. */
const FILES = 300;
/** Milliseconds from the first report to the kill; five batches take longer. Each `npm test` kills in tests/contract/processes.test.ts. */
const DELAYS = [3, 10, 17, 23, 30, 37];

const folder = mkdtempSync(join(tmpdir(), "diagonal-killed-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const dataDir = join(folder, "data");

it("D26: leaves only whole articles, including every reported one, when npm run articles -- publish is killed", async () => {
  const reported: string[] = [];
  let written = 0;
  for (let kills = 0; kills < DELAYS.length; ) {
    const { output, errors, signal } = await publish(writeArticles(written), { killIn: DELAYS[kills] ?? 0 });
    written += FILES;
    // A command that ended before the kill does not count.
    if (signal === "SIGKILL") kills += 1;
    const ids = [...output.matchAll(/^added +(\S+) .*\n/gm)].map(([, id = ""]) => id);
    expect(ids.length, errors).toBeGreaterThan(0);
    reported.push(...ids);
  }
  const store = await openArticleStore({ dataDir });
  const stored = await storedIds(store, 0, 1_000_000);
  expect(stored).toEqual(expect.arrayContaining(reported));
  await store.close();

  // Publishing the same files to the end finds every stored article unchanged.
  const { output } = await publish(join(folder, "articles"));
  expect(output).toMatch(
    new RegExp(`\n${written - stored.length} added, 0 updated, ${stored.length} unchanged, 0 refused.\n$`),
  );
});

/** Writes new articles, each dated by its number, and returns their folder. */
function writeArticles(from: number): string {
  const place = join(folder, "articles", String(from));
  mkdirSync(place, { recursive: true });
  for (let number = from; number < from + FILES; number++) {
    const name = `${1_600_000_000_000 + number * 1000}-article-${number}.md`;
    writeFileSync(join(place, name), `---\ntitle: Article ${number}\n---\n\n${`Text of ${number}. `.repeat(100)}\n`);
  }
  return place;
}

/** @param killIn milliseconds after its first output */
function publish(path: string, { killIn }: { killIn?: number } = {}) {
  const child = startArticles(["publish", path], { DATA_DIR: dataDir, NODE_COMPILE_CACHE: join(folder, "cache") });
  if (killIn !== undefined) child.stdout.once("data", () => wait(killIn).then(() => child.kill("SIGKILL")));
  return endOf(child);
}
