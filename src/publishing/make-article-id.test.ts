import { describe, expect, it } from "vitest";
import { isArticleId, publishedAt } from "#domain/article/article-id.ts";
import { distinctId, makeArticleId } from "./make-article-id.ts";

const day = Date.UTC(2024, 4, 1);

describe("an article's id (S3: a numeric millisecond timestamp, a hyphen, then a slug)", () => {
  it("is the file's name if that is an id, whatever the front matter says", () => {
    expect(makeArticleId("1718000000000-wide_screens", "Other", day)).toBe("1718000000000-wide_screens");
  });

  it("keeps the timestamp of a name with unsafe characters, and makes a slug of the rest", () => {
    expect(makeArticleId("1718000000000-Wide screens? 100%", "Other", null)).toBe("1718000000000-wide-screens-100");
  });

  it("is otherwise the date in milliseconds and a slug of the title", () => {
    expect(makeArticleId("anything", "What 21:9 really is", day)).toBe(`${day}-what-21-9-really-is`);
  });

  it("does not read a small number as a timestamp: 27-or-32-inches is not from 1970", () => {
    expect(makeArticleId("27-or-32-inches", "27″ or 32″", day)).toBe(`${day}-27-or-32`);
    expect(() => makeArticleId("27-or-32-inches", "27″ or 32″", null)).toThrow(/no date/);
  });

  it("uses the day at the start of the file's name if the front matter has no date", () => {
    expect(makeArticleId("2024-05-01-screens", "Screens", null)).toBe(`${day}-screens`);
    expect(makeArticleId("2020-01-01-screens", "Screens", day)).toBe(`${day}-screens`);
  });

  it("is readable without Latin letters, and without any letter", () => {
    expect(makeArticleId("a", "画面", day)).toBe(`${day}-画面`);
    expect(makeArticleId("wide-screens", "???", day)).toBe(`${day}-wide-screens`);
    expect(makeArticleId("!", "📺", day)).toBe(`${day}-article`);
  });

  it("matches S5, contains its date and has at most 80 characters", () => {
    const id = makeArticleId("a", "word ".repeat(60), day);
    expect(isArticleId(id)).toBe(true);
    expect(publishedAt(id)).toEqual(new Date(day));
    expect(id.length).toBeLessThanOrEqual(80);
  });

  it("gets a suffix from the file's path, always the same", () => {
    const id = `${day}-${"a".repeat(66)}`;
    const [one, other] = [distinctId(id, "en/about.md"), distinctId(id, "fr/about.md")];
    expect(one).not.toBe(other);
    expect(distinctId(id, "en/about.md")).toBe(one);
    expect(one).toMatch(new RegExp(`^${day}-a+-[0-9a-f]{6}$`));
    expect(one.length).toBeLessThanOrEqual(80);
  });
});
