import { afterEach, expect, it } from "vitest";
import { ConversionPool } from "./conversion-pool.ts";

const workshops: ConversionPool[] = [];
afterEach(async () => {
  await Promise.all(workshops.splice(0).map((pool) => pool.close()));
});

function open(milliseconds?: number): ConversionPool {
  const pool = new ConversionPool(milliseconds);
  workshops.push(pool);
  return pool;
}

const article = (text: string) => ({ kind: "markdown", text }) as const;
/** Unclosed emphasis within emphasis: the parser's time grows with its square, seconds for a few hundred kilobytes. */
const ENDLESS = article(`# a\n\n${"~a".repeat(300_000)}`);

it("drafts articles and cleans drawings in its own thread, in turn", async () => {
  const pool = open();
  const [one, other, drawing] = await Promise.all([
    pool.draft(article("# One\n\nText")),
    pool.draft(article("# Other\n\nText")),
    pool.svg("<svg viewBox='0 0 2 1'/>"),
  ]);
  expect([one.title, other.title, drawing.width]).toEqual(["One", "Other", 2]);
});

it("hands on a refusal with its line, reason and remedy", async () => {
  await expect(open().draft(article("---\ntitle: a\ndate: never\n---\nText"))).rejects.toMatchObject({
    name: "ArticleError",
    line: 3,
    reason: 'the date "never" is not understood',
    remedy: expect.stringMatching(/2024-05-01/),
  });
});

it("refuses what takes too long, and goes on with the next", async () => {
  const pool = open(400);
  const endless = pool.draft(ENDLESS);
  const next = pool.draft(article("# Next\n\nText"));
  await expect(endless).rejects.toMatchObject({ name: "ArticleError", reason: "the text takes too long to read" });
  expect((await next).title).toBe("Next");
}, 60_000);
