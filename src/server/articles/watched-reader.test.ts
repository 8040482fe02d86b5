import { describe, expect, it } from "vitest";
import { MemoryArticles, testArticle } from "../../../tests/server/memory-articles.ts";
import { WatchedReader } from "./watched-reader.ts";

const { id, title, content } = testArticle(5, "Monitor");

function watched() {
  const articles = MemoryArticles.holding([testArticle(5, "Monitor")]);
  return { articles, reader: new WatchedReader(articles) };
}

describe("the reader of one rendering", () => {
  it("passes articles on", async () => {
    const { reader } = watched();
    expect(await reader.get(id)).toEqual({ id, title, content });
    expect(await reader.get("6-none")).toBeNull();
    expect(reader.failure).toBeNull();
  });

  it("remembers that it was let down", async () => {
    const { articles, reader } = watched();
    articles.isDown = true;
    await expect(reader.get(id)).rejects.toThrow();
    expect(reader.failure).toBeInstanceOf(Error);
  });
});
