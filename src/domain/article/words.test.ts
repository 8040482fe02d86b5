import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { articleWords } from "./article-words.ts";
import { finds as findsWord, type SearchTerm, searchTerms } from "./search-terms.ts";

/** Whether an article whose title is this text is found: it has every word of the search. */
function finds(search: string, title: string): boolean {
  const words = articleWords({ title, summary: "", content: "" }).title;
  return searchTerms(search).every((term) => words.some((word) => findsWord(term, word)));
}

const searchWords = (search: string) => searchTerms(search).map(({ word }) => word);

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
    ["displace", "Displays"],
    ["monitor width", "The size of a monitor"],
  ])("D23: and otherwise nothing is found: '%s' in '%s'", (search, title) => {
    expect(finds(search, title)).toBe(false);
  });

  it.each([
    ["sitting", "Where to sit"],
    ["sit", "Sitting at a desk"],
    ["displayed", "Displays"],
    ["DISTANCES", "The distance"],
    ["sitting distances", "A distance to sit"],
    ["curves", "Curved monitors"],
    ["using", "Use a TV as a monitor"],
    ["us letter", "A sheet of US letter"],
  ])("D23: or by its English stem: '%s' in '%s'", (search, title) => {
    expect(finds(search, title)).toBe(true);
  });

  it.each([
    ["how far should I sit", "Sitting far away"],
    ["the who", "The doctors, who were late"],
    ["what about them", "What to say about them"],
  ])("D23: stop words are ignored unless nothing else is left: '%s' in '%s'", (search, title) => {
    expect(finds(search, title)).toBe(true);
  });

  it.each([
    ["how far should I sit", "How should I stand"],
    ["the who", "The doctors"],
    ["sitting", "A site"],
    ["sat", "To sit"],
    ["use", "US letter"],
  ])("D23: but every word that carries meaning counts: '%s' in '%s'", (search, title) => {
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

  it.each([
    ["color", "Colours"],
    ["couch", "Sofas"],
    ["bezels", "The frame"],
    ["dual", "Two monitors"],
    ["2k", "1440p"],
    ["QHD", "1440p"],
    ["uhd", "4K"],
    ["full hd", "1080p"],
    ["14 macbook", "14-inch laptop"],
    ["ipads", "A tablet"],
    ["metres", "2 m"],
    ["27in", "27 inches"],
    ["27in", "27″"],
    ["27 inch in cm", "27″ is 68.6 cm"],
    ["27cm", "27 centimetres"],
    ["27", "27in, 1440p"],
    ["1440", "1440p"],
    ["27s", "A 27″"],
    ["3440x1440", "3440×1440"],
    ["1440", "3440x1440"],
    ["27 vs 32", "27 or 32"],
    ["27 versus 32", "32 and 27"],
    ["best monitor", "Monitors"],
  ])("D60: synonyms and the ways to write a size count as one: '%s' in '%s'", (search, title) => {
    expect(finds(search, title)).toBe(true);
  });

  it.each([
    ["27", "270 and 2736"],
    ["14", "1440p"],
    ["m", "A monitor"],
    ["4k", "5K"],
  ])("D60: a number and a single letter are found whole: '%s' in '%s'", (search, title) => {
    expect(finds(search, title)).toBe(false);
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

describe("searchTerms", () => {
  it("D60: has no word for what joins two things or asks for advice, unless nothing else is left", () => {
    expect(searchWords("which is better for me 27 vs 32 or a good 34")).toEqual(["27", "32", "34"]);
    expect(searchWords("vs")).toEqual(["vs"]);
  });

  it("D23: 8 words at most", () => {
    expect(searchWords("one two the three four five six seven eight nine ten")).toEqual(
      "one two three four five six seven eight".split(" "),
    );
  });

  it("D23: 100 characters at most", () => {
    expect(searchWords(`${"x ".repeat(49)}bcdef`)).toEqual(["x", "bc"]);
  });

  it("is empty when the search has no words", () => {
    for (const search of ["", "  ", "-", "!?%*", '"', "🖥️"]) expect(searchWords(search)).toEqual([]);
  });

  it("returns only letters, digits, combining marks and the mark of a stem, so that no word is query syntax", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (search) => {
        const terms = searchTerms(search);
        expect(terms.length).toBeLessThanOrEqual(8);
        const isPlain = ({ wholes, beginning }: SearchTerm) =>
          [...wholes, beginning ?? "a"].every((word) => /^(§[a-z]+|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*)$/u.test(word));
        expect(terms.filter((term) => !isPlain(term))).toEqual([]);
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
