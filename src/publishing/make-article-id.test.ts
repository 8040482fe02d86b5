import { describe, expect, it } from "vitest";
import { isArticleId, publishedAt } from "../domain/article/article-id.ts";
import { distinctId, makeArticleId } from "./make-article-id.ts";

const day = Date.UTC(2024, 4, 1);

describe("an article's id (S3: a numeric millisecond timestamp, a hyphen, then a slug)", () => {
  it("is the file's name where it is one already, whatever the front matter says", () => {
    expect(makeArticleId("1718000000000-wide_screens", "Other", day)).toBe("1718000000000-wide_screens");
  });

  it("keeps the stamp of a name that no address could hold, and makes a slug of the rest", () => {
    expect(makeArticleId("1718000000000-Wide screens? 100%", "Other", null)).toBe("1718000000000-wide-screens-100");
  });

  it("is else made of the date in milliseconds and a slug of the title", () => {
    expect(makeArticleId("anything", "What 21:9 really is", day)).toBe(`${day}-what-21-9-really-is`);
  });

  it("takes no small number for a stamp: 27-or-32-inches was not published in 1970", () => {
    expect(makeArticleId("27-or-32-inches", "27″ or 32″", day)).toBe(`${day}-27-or-32`);
    expect(() => makeArticleId("27-or-32-inches", "27″ or 32″", null)).toThrow(/no date/);
  });

  it("takes the day that begins the file's name where the front matter has no date", () => {
    expect(makeArticleId("2024-05-01-screens", "Screens", null)).toBe(`${day}-screens`);
    expect(makeArticleId("2020-01-01-screens", "Screens", day)).toBe(`${day}-screens`);
  });

  it("is readable and right without a Latin letter, and without any letter", () => {
    expect(makeArticleId("a", "画面", day)).toBe(`${day}-画面`);
    expect(makeArticleId("wide-screens", "???", day)).toBe(`${day}-wide-screens`);
    expect(makeArticleId("!", "📺", day)).toBe(`${day}-article`);
  });

  it("matches S5 and gives its date back, at most 80 characters long", () => {
    const id = makeArticleId("a", "word ".repeat(60), day);
    expect(isArticleId(id)).toBe(true);
    expect(publishedAt(id)).toEqual(new Date(day));
    expect(id.length).toBeLessThanOrEqual(80);
  });

  it("can be told apart by the file's path, always in the same way", () => {
    const id = `${day}-${"a".repeat(66)}`;
    const [one, other] = [distinctId(id, "en/about.md"), distinctId(id, "fr/about.md")];
    expect(one).not.toBe(other);
    expect(distinctId(id, "en/about.md")).toBe(one);
    expect(one).toMatch(new RegExp(`^${day}-a+-[0-9a-f]{6}$`));
    expect(one.length).toBeLessThanOrEqual(80);
  });
});
