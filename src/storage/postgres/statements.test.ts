import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { newDatabase } from "../../../tests/setup/postgres.ts";
import type { PublishedArticle } from "../../domain/article/article.ts";
import { Connections } from "./connections.ts";
import { PostgresArticleStore } from "./postgres-article-store.ts";
import { SQL, type Way } from "./statements.ts";

/** Enough for the planner to have a choice. */
const ARTICLES = 3000;

const WAYS: readonly Way[] = ["gather", "walk"];
const WAYS_TO_BOTH = WAYS.flatMap((inTitle) => WAYS.map((elsewhere) => [inTitle, elsewhere] as const));

/** Tables of a row or two, and of the counts of shelves. */
const READ_WHOLE = /Seq Scan on (state|shelf|migration)\b/;

let connections: Connections;

beforeAll(async () => {
  const url = await newDatabase(inject("postgresUrl"), "statements");
  const store = new PostgresArticleStore(url);
  for (let from = 0; from < ARTICLES; from += 100) {
    await store.publish(Array.from({ length: 100 }, (_, index) => article(from + index)));
  }
  await store.close();
  connections = new Connections(url);
  await connections.ask("ANALYZE");
}, 120_000);

afterAll(() => connections.close());

/** "common" is in every second article, "rare" in three; every fourth and one of the three have them in their title. */
function article(number: number): PublishedArticle {
  const words = [`number${number}`, number % 2 === 0 ? "common" : "other", number % 1000 === 7 ? "rare" : "plain"];
  const title = `${number % 4 === 0 ? "Common" : ""} ${number === 1007 ? "rare" : ""} article ${number}`;
  return { id: `${number * 100_000}-a`, title, summary: "", thumbnail: null, content: words.join(" ").repeat(20) };
}

async function planOf(sql: string, values: readonly unknown[]): Promise<string[]> {
  const rows = await connections.ask(`EXPLAIN ${sql}`, values);
  return rows.map((row) => String(row["QUERY PLAN"]));
}

const asked: [string, string, unknown[]][] = [
  ["revision", SQL.revision, []],
  ["page", SQL.page, [1e9, 10, 5]],
  ["article", SQL.article, [500_000, "500000-a"]],
  ["counts", SQL.counts, ["'common':*"]],
  ["counts of a rare word", SQL.counts, ["'rare':*"]],
  ["stored", SQL.stored, [500_000, "500000-a"]],
  ["neighbours", SQL.neighbours, [500_000, "500000-a"]],
  ["keysDown", SQL.keysDown, [1e9, 9]],
  ["keysUp", SQL.keysUp, [0, 9]],
  ["remove", SQL.remove, [500_000, "500000-a"]],
  ["move", SQL.move, [[1], [2]]],
  ...WAYS_TO_BOTH.map(([inTitle, elsewhere]): [string, string, unknown[]] => [
    `hits, ${inTitle} and ${elsewhere}`,
    SQL.hits(inTitle, elsewhere),
    ["'common':*", 0, 10, 0, 10],
  ]),
];

describe("the plans of PostgreSQL", () => {
  it.each(asked)("no query scans the whole store: %s", async (_name, sql, values) => {
    const plan = await planOf(sql, values);
    expect(plan.filter((step) => step.includes("Seq Scan") && !READ_WHOLE.test(step))).toEqual([]);
  });

  it("a walk follows the keys and a gathering the word index", async () => {
    const walk = await planOf(SQL.hits("walk", "walk"), ["'common':*", 0, 10, 0, 10]);
    expect(walk.join("\n")).not.toMatch(/gin|article_words|article_title_words|Sort .*key.*rows/);
    expect(walk.filter((step) => step.includes("Index Scan Backward using article_pkey"))).toHaveLength(2);
    const gather = await planOf(SQL.hits("gather", "gather"), ["'rare':*", 0, 10, 0, 10]);
    expect(gather.filter((step) => /Bitmap Index Scan on article_(title_)?words/.test(step))).toHaveLength(2);
  });
});

describe("both ways to the hits", () => {
  it.each(["'common':*", "'rare':*", "'co':* & 'art':*", "'none':*"])("lead to the same ones: %s", async (match) => {
    for (const [skip, count] of [
      [0, 10],
      [3, 10],
      [700, 20],
      [0, 0],
    ] as const) {
      const answers = await Promise.all(
        WAYS_TO_BOTH.map((ways) => connections.ask(SQL.hits(...ways), [match, skip, count, skip, count])),
      );
      for (const answer of answers) expect(answer).toEqual(answers[0]);
    }
  });
});
