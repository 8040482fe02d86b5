import { afterAll, expect, it } from "vitest";
import { readFrontMatter } from "../front-matter.ts";
import { ConversionPool } from "./conversion-pool.ts";

const pool = new ConversionPool(1);
afterAll(() => pool.close());

const article = (text: string) => ({ kind: "markdown", ...readFrontMatter(text) }) as const;
/** Unclosed emphasis within emphasis: the parser's time grows with its square, minutes for a few hundred kilobytes. */
const ENDLESS = article(`# a\n\n${"~a".repeat(300_000)}`);

it("converts articles and sanitises drawings in its threads", async () => {
  const [one, other, drawing] = await Promise.all([
    pool.convertArticle(article("# One\n\nText")),
    pool.convertArticle(article("# Other\n\nText")),
    pool.sanitiseSvg("<svg viewBox='0 0 2 1'/>"),
  ]);
  expect([one.title, other.title, drawing.width]).toEqual(["One", "Other", 2]);
});

it("passes on an error with its line, reason and remedy", async () => {
  await expect(pool.convertArticle(article("---\ntitle: a\ndate: never\n---\nText"))).rejects.toMatchObject({
    name: "ArticleError",
    line: 3,
    reason: 'the date "never" is not understood',
    remedy: expect.stringMatching(/2024-05-01/),
  });
});

it("ends a conversion that takes too long, and goes on with the next file", async () => {
  // Includes starting a new thread for the next file, which takes seconds on a busy machine.
  const pool = new ConversionPool(1, 5_000);
  await expect(pool.convertArticle(ENDLESS)).rejects.toMatchObject({
    name: "ArticleError",
    reason: "the text takes too long to read",
  });
  expect((await pool.convertArticle(article("# Next\n\nText"))).title).toBe("Next");
  await pool.close();
});
