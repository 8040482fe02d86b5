import { describe, expect, it } from "vitest";
import { readingMinutes } from "./reading-time.ts";

describe("the reading time of an article (V10.2)", () => {
  it.each([
    [0, 1],
    [220, 1],
    [329, 1],
    [331, 2],
    [660, 3],
  ])("of %i words is %i minutes, at 220 words a minute", (words, minutes) => {
    expect(readingMinutes(`<p>${"word ".repeat(words)}</p>`)).toBe(minutes);
  });

  it("counts no tags and no marks", () => {
    expect(readingMinutes(`<p title="a > b">${'<a href="/x">\u2013</a> '.repeat(2000)}</p>`)).toBe(1);
  });
});
