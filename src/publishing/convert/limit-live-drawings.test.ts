import { expect, it } from "vitest";
import { readFrontMatter } from "../front-matter.ts";
import { convertArticle } from "./convert-article.ts";

const drawings = (count: number) =>
  Array.from({ length: count }, (_, at) => `![A screen](/comparison.svg?screens=${at + 10}in-16x9)\n\n`).join("");
const convert = (text: string) =>
  convertArticle({ kind: "markdown", ...readFrontMatter(`---\ntitle: Drawings\n---\n${text}`) });

it("an article has sixty drawings of comparisons at most; the file is named with the line of the next", () => {
  expect(() => convert(drawings(60))).not.toThrow();
  expect(() => convert(drawings(61))).toThrow(
    expect.objectContaining({
      name: "ArticleError",
      reason: "there are more than 60 drawings of comparisons",
      line: 124,
    }),
  );
});

it("thumbnails and pictures of files count for nothing", () => {
  const thumbnails = "![A screen](/comparison.svg?screens=27in-16x9&size=thumbnail)\n\n".repeat(100);
  expect(() => convert(`${drawings(60)}${thumbnails}${"![A](a.png)\n\n".repeat(100)}`)).not.toThrow();
});
