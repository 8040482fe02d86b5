import { describe, expect, it } from "vitest";
import { isStorableId, toStoredArticle } from "./stored-article.ts";

const article = {
  id: "5-a",
  title: "Title",
  summary: "Summary",
  thumbnail: "/media/a.avif",
  content: "<p>Text</p>",
};

describe("toStoredArticle", () => {
  it("adds the time that orders the list (D15)", () => {
    expect(toStoredArticle(article)).toEqual({
      ...article,
      keywords: [],
      lead: false,
      updated: null,
      time: 5,
      replaces: [],
    });
  });

  it("replaces characters that UTF-8 or PostgreSQL cannot store, as HTML does", () => {
    const stored = toStoredArticle({
      ...article,
      title: "a\0b",
      summary: "\uD800",
      thumbnail: null,
      content: "c\0\uDC00d",
    });
    expect(stored).toMatchObject({ title: "a\uFFFDb", summary: "\uFFFD", thumbnail: null, content: "c\uFFFD\uFFFDd" });
  });

  it.each(["", "a", "5-", "5-\0", "5-\uD800", `5-${"a".repeat(499)}`])("refuses an invalid id: %j", (id) => {
    expect(isStorableId(id)).toBe(false);
    expect(() => toStoredArticle({ ...article, id })).toThrow(RangeError);
  });

  it.each(["0-a", "007-ü/?#", `${"9".repeat(300)}-x`, `5-${"a".repeat(498)}`])("accepts any other id: %j", (id) => {
    expect(isStorableId(id)).toBe(true);
    expect(toStoredArticle({ ...article, id }).id).toBe(id);
  });
});
