import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { articleWords, searchWords } from "./words.ts";

/** Whether an article whose title is this text is found: every word of the search begins a word of the article. */
function finds(search: string, title: string): boolean {
  const words = [...articleWords({ title, summary: "", text: "" }).all];
  return searchWords(search).every((wanted) => words.some((word) => word.startsWith(wanted)));
}

describe("a search and an article", () => {
  it.each([
    ["dis", "Displays"],
    ["displays", "Displays"],
    ["MONITOR size", "The size of a monitor"],
  ])("D23: every word must occur as the beginning of a word: '%s' in '%s'", (search, title) => {
    expect(finds(search, title)).toBe(true);
  });

  it.each([
    ["play", "Displays"],
    ["displayed", "Displays"],
    ["monitor width", "The size of a monitor"],
  ])("D23: and otherwise nothing is found: '%s' in '%s'", (search, title) => {
    expect(finds(search, title)).toBe(false);
  });

  it.each([
    ["ECRAN", "écran"],
    ["écran", "ECRAN"],
    ["e\u0301cran", "écran"],
    ["strasse", "Straße"],
    ["Straße", "STRASSE"],
    ["οδοσ", "ΟΔΟΣ"],
    ["istanbul", "İSTANBUL"],
    ["malmo", "Malmø"],
    ["łódź", "Lodz"],
    ["экран", "ЭКРАНЫ"],
    ["fi", "ﬁne"],
    ["كتاب", "كِتَاب"],
  ])("D23: case and accents do not count: '%s' in '%s'", (search, title) => {
    expect(finds(search, title)).toBe(true);
  });

  it.each([
    ["wide", "ultra-wide"],
    ["ultra-wide", "wide and ultra"],
    ["27-inch", "inch 27"],
  ])("D23: a hyphen separates words: '%s' in '%s'", (search, title) => {
    expect(finds(search, title)).toBe(true);
  });

  it.each([
    ["экран", "Большой экран"],
    ["한", "한국어"],
    ["हिन्दी", "हिन्दी में"],
    ["٢٧", "شاشة ٢٧ بوصة"],
    ["尺寸", "显示器尺寸比较"],
    ["显示器", "显示器尺寸比较"],
    ["較", "画面サイズ比較"],
    ["サイズ比", "画面サイズ比較"],
    ["27寸", "27寸显示器"],
    ["จอภาพ", "ขนาดจอภาพ"],
  ])("D23: letters and digits of any script: '%s' in '%s'", (search, title) => {
    expect(finds(search, title)).toBe(true);
  });

  it("keeps vowel signs and the marks that distinguish kana", () => {
    expect(finds("कि", "का")).toBe(false);
    expect(finds("が", "か")).toBe(false);
  });

  it.each([
    ["21:9", "What 21:9 really is"],
    ["219", "What 21:9 really is"],
    ["9", "What 21:9 really is"],
    ["don't", "Don’t measure the diagonal"],
    ["and/or", "Width and/or height"],
    ["27″", "A 27″ monitor"],
    ["(wide)", "A (wide) monitor"],
    ["display", "dis\u00ADplay"],
  ])("D23: what the box would refuse is ignored, in the search and in the article: '%s' in '%s'", (search, title) => {
    expect(finds(search, title)).toBe(true);
  });
});

describe("searchWords", () => {
  it("D23: 8 words at most", () => {
    expect(searchWords("one two three four five six seven eight nine ten")).toEqual(
      "one two three four five six seven eight".split(" "),
    );
  });

  it("D23: 100 characters at most", () => {
    expect(searchWords(`${"a ".repeat(49)}bcdef`)).toEqual(["a", "bc"]);
  });

  it("leaves out a word that another one begins with", () => {
    expect(searchWords("dis display display monitor mon")).toEqual(["display", "monitor"]);
  });

  it("is empty when the search has no words", () => {
    for (const search of ["", "  ", "-", "!?%*", '"', "🖥️"]) expect(searchWords(search)).toEqual([]);
  });

  it("returns only letters, digits and combining marks, so that no word is query syntax", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (search) => {
        const words = searchWords(search);
        expect(words.length).toBeLessThanOrEqual(8);
        for (const word of words) expect(word).toMatch(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}]*$/u);
      }),
    );
  });

  it.each(["№ 5", "№5", "20℃/68℉", "a\u00b4b", "㐀\u0000\u{113b8}", "क\u200cि", "x㎝y"])(
    "finds a title by itself where the box refuses what has letters in it, or stands before a mark: '%s'",
    (title) => {
      expect(finds(title, title)).toBe(true);
    },
  );

  it("finds an article by any whole text of its title that the box accepts", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), (title) => {
        expect(finds(title, title)).toBe(true);
      }),
    );
  });
});

describe("articleWords", () => {
  it("D23: returns the words of title, summary and text, and those of the title separately", () => {
    const words = articleWords({ title: "A Title", summary: "One summary", text: "The text" });
    expect([...words.title]).toEqual(["a", "title"]);
    expect([...words.all].sort()).toEqual(["a", "one", "summary", "text", "the", "title"]);
  });

  it("limits a word to 64 and an article's words to 300,000 characters, which PostgreSQL can store", () => {
    const text = Array.from({ length: 100_000 }, (_, number) => `word${number}`).join(" ");
    const { all } = articleWords({ title: "a".repeat(1000), summary: "", text });
    expect([...all][0]).toBe("a".repeat(64));
    expect([...all].join("").length).toBeLessThanOrEqual(300_000);
    expect([...all].join("").length).toBeGreaterThan(299_900);
  });
});
