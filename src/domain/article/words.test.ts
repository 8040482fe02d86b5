import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addStems, articleWords, type SearchTerm, searchTerms } from "./words.ts";

/** Whether an article whose title is this text is found: it has every word of the search. */
function finds(search: string, title: string): boolean {
  const words = [...articleWords({ title, summary: "", text: "" }).all];
  return searchTerms(search).every(
    ({ beginning, stem }) =>
      words.some((word) => word.startsWith(beginning)) || (stem !== null && words.includes(stem)),
  );
}

const searchWords = (search: string) => searchTerms(search).map(({ beginning }) => beginning);

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
        const isPlain = ({ beginning, stem }: SearchTerm) =>
          /^[\p{L}\p{N}][\p{L}\p{M}\p{N}]*$/u.test(beginning) && /^§[a-z]+$/.test(stem ?? "§a");
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

describe("articleWords", () => {
  it("D23: returns the words and stems of title, summary and text, and those of the title separately", () => {
    const words = articleWords({ title: "A Écran 27", summary: "One screen", text: "The Screens" });
    expect([...words.title]).toEqual(["a", "§a", "ecran", "§ecran", "27"]);
    expect(words.all).toEqual(new Set([...words.title, "one", "§on", "screen", "§screen", "the", "§the", "screens"]));
  });

  it("limits a word to 64 and an article's words to 300,000 characters, which PostgreSQL can store", () => {
    const text = Array.from({ length: 100_000 }, (_, number) => `word${number}`).join(" ");
    const { all } = articleWords({ title: "a".repeat(1000), summary: "", text });
    expect([...all][0]).toBe("a".repeat(64));
    expect([...all].join("").length).toBeLessThanOrEqual(300_000);
    expect([...all].join("").length).toBeGreaterThan(299_900);
  });
});

describe("addStems", () => {
  it("makes the words that a former release stored those of a new publication", () => {
    const article = { title: "Sitting far", summary: "A distance", text: "Écran 27 and 画面比" };
    const { all } = articleWords(article);
    const stored = [...all].filter((word) => !word.startsWith("§"));
    expect(new Set(addStems(stored))).toEqual(all);
    expect(new Set(addStems(all))).toEqual(all);
  });
});
