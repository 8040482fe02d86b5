import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyText } from "#tests/arbitrary/any-text.ts";
import {
  ARTICLES_PER_PAGE,
  filterSearch,
  pageCount,
  SEARCH_MAX_CHARACTERS,
  SEARCH_MAX_WORDS,
} from "./article-query.ts";

it("D15: ten articles a page; D23: 100 characters and 8 words at most", () => {
  expect(ARTICLES_PER_PAGE).toBe(10);
  expect(SEARCH_MAX_CHARACTERS).toBe(100);
  expect(SEARCH_MAX_WORDS).toBe(8);
});

it("D22: counts ten articles a page, and no page without articles", () => {
  expect([0, 1, 10, 11, 100, 101].map(pageCount)).toEqual([0, 1, 1, 2, 10, 11]);
});

describe("filterSearch", () => {
  it("S5: accepts letters, digits, hyphens and whitespace", () => {
    expect(filterSearch("27-inch  monitors\t2026")).toBe("27-inch  monitors\t2026");
  });

  it("S5: removes other characters and keeps the rest", () => {
    expect(filterSearch(`27" 16:9, "ultra_wide" & <b>curved</b>!?*%'`)).toBe("27 169 ultrawide  bcurvedb");
    expect(filterSearch("!?")).toBe("");
  });

  it("D23: accepts letters and digits of any script, with their combining marks", () => {
    expect(filterSearch("größe écran 画面 экран ขนาด हिन्दी ٢٧")).toBe("größe écran 画面 экран ขนาด हिन्दी ٢٧");
    expect(filterSearch("e\u0301cran")).toBe("e\u0301cran");
  });

  it("D23: returns at most 100 characters, not counting those it removes", () => {
    expect(filterSearch("a".repeat(101))).toBe("a".repeat(100));
    expect(filterSearch("!".repeat(50) + "a".repeat(100))).toBe("a".repeat(100));
  });

  it("never cuts a surrogate pair", () => {
    // 𠀀 takes two; after one letter, the fiftieth would end at the 101st.
    expect(filterSearch(`a${"𠀀".repeat(60)}`)).toBe(`a${"𠀀".repeat(49)}`);
  });

  it("returns text that survives URL encoding and a second filtering, whatever was typed", () => {
    fc.assert(
      fc.property(anyText(300), (typed) => {
        const kept = filterSearch(typed);
        expect(kept).toMatch(/^[\p{L}\p{M}\p{N}\s-]{0,100}$/u);
        expect(decodeURIComponent(encodeURIComponent(kept))).toBe(kept);
        expect(filterSearch(kept)).toBe(kept);
      }),
    );
  });
});
