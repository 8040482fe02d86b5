import { expect, it } from "vitest";
import { Database } from "./database.ts";
import { migrate } from "./migrations.ts";
import { SQL, VOCABULARY } from "./statements.ts";

/** One value for each `?` that suits every statement. */
function valuesFor(sql: string): string[] {
  return Array.from(sql.matchAll(/\?/g), () => "1");
}

/** The one table that is read whole: the counts of shelves, some thousand rows at most. */
const READ_WHOLE = /^SCAN (shelf|state)\b/;
/**
 * The word index is entered by the words, or by a row's number, its vocabulary between two words (0x600); json_each
 * reads its own argument.
 */
const ENTERED =
  /^SCAN (words|title_words) VIRTUAL TABLE INDEX \d+:(M|=|>|<)|^SCAN vocabulary VIRTUAL TABLE INDEX 1537:|^SCAN json_each VIRTUAL TABLE INDEX 1:/;

it.each(Object.entries(SQL))("no query scans the whole store, nor sorts it: %s", (_name, sql) => {
  const database = Database.open(":memory:");
  migrate(database);
  database.exec(VOCABULARY);
  const plan = database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...valuesFor(sql));
  const steps = plan.map(([, , , detail]) => String(detail));
  expect(steps.filter((step) => step.startsWith("SCAN") && !READ_WHOLE.test(step) && !ENTERED.test(step))).toEqual([]);
  expect(steps.filter((step) => step.includes("TEMP B-TREE"))).toEqual([]);
  database.close();
});
