import { describe, expect, it } from "vitest";
import { isStorableId, toStored } from "./stored-article.ts";

const article = { id: "5-a", title: "Title", summary: "Summary", thumbnail: "/media/a.avif", content: "<p>Text</p>" };

describe("toStored", () => {
  it("adds the time that orders the list (D15)", () => {
    expect(toStored(article)).toEqual({ ...article, time: 5 });
  });

  it("replaces what UTF-8 or PostgreSQL cannot keep as HTML shows it", () => {
    const stored = toStored({ ...article, title: "a\0b", summary: "\uD800", thumbnail: null, content: "c\0\uDC00d" });
    expect(stored).toMatchObject({ title: "a\uFFFDb", summary: "\uFFFD", thumbnail: null, content: "c\uFFFD\uFFFDd" });
  });

  it.each(["", "a", "5-", "5-\0", "5-\uD800", `5-${"a".repeat(499)}`])("refuses what is no id: %j", (id) => {
    expect(isStorableId(id)).toBe(false);
    expect(() => toStored({ ...article, id })).toThrow(RangeError);
  });

  it.each(["0-a", "007-ü/?#", `${"9".repeat(300)}-x`, `5-${"a".repeat(498)}`])("takes any other id: %j", (id) => {
    expect(isStorableId(id)).toBe(true);
    expect(toStored({ ...article, id }).id).toBe(id);
  });
});
