import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CATALOGUE, entryDetail, entryTitle } from "./catalogue.ts";
import { searchCatalogue } from "./catalogue-search.ts";

const titles = (text: string) => [...new Set(searchCatalogue(text).map(entryTitle))];
const kinds = (text: string) => [...new Set(searchCatalogue(text).map(({ kind }) => kind))];

describe("the search finds", () => {
  it("a size and a kind, in either order", () => {
    expect(titles("27 monitor")).toEqual(["27″ monitor"]);
    expect(titles("monitor 27")).toEqual(["27″ monitor"]);
    expect(titles("55 tv")).toEqual(["55″ television"]);
    expect(titles("6.1 phone")[0]).toBe("6.1″ phone");
  });

  it("the beginning of a word", () => {
    for (const text of ["t", "te", "tel", "telev", "television", "televisions", "TVs"]) {
      expect(kinds(text)).toContain("Television");
    }
    expect(kinds("ultra")).toEqual(["Ultrawide"]);
    expect(titles("34 ult")).toEqual(["34″ ultrawide"]);
  });

  it("other words for a kind: notebooks, smartphones", () => {
    expect(kinds("notebook")).toEqual(["Laptop"]);
    expect(kinds("smartphone")).toEqual(["Phone"]);
  });

  it.each(["27 inch", "27inch", "27-inch", "27″", '27"', "27 in", "27 inches", "27 i", "27 display", "27 screens"])(
    "words that are true of every display narrow nothing: '%s'",
    (text) => {
      expect(searchCatalogue(text)).toEqual(searchCatalogue("27"));
    },
  );

  it("the name of a resolution and other words for it", () => {
    expect(titles("4k 32")).toEqual(["32″ monitor", "31.5″ monitor"]);
    expect(searchCatalogue("27 uhd")).toEqual(searchCatalogue("27 2160p"));
    expect(searchCatalogue("qhd")).toEqual(searchCatalogue("1440p"));
    expect(searchCatalogue("32 full hd").map(entryDetail)).toEqual(["Full HD · 1920×1080 · 16:9"]);
    expect(kinds("8k")).toEqual(["Television"]);
  });

  it("a resolution, whole or half", () => {
    expect(titles("3440x1440")).toEqual(["34″ ultrawide", "44.5″ ultrawide"]);
    expect(searchCatalogue("3440 × 1440")).toEqual(searchCatalogue("3440x1440"));
    expect(searchCatalogue("3440")).toEqual(searchCatalogue("3440x1440"));
    expect(titles("1334x750")).toEqual(["4.7″ phone"]);
  });

  it("a ratio, upright or across; 21:9 as it is sold", () => {
    expect(titles("16:10 14")[0]).toBe("14″ laptop");
    expect(titles("32:9")).toEqual(["49″ ultrawide", "57″ ultrawide"]);
    expect(kinds("20:9")).toEqual(["Phone"]);
    const details = searchCatalogue("21:9").map(entryDetail).join();
    expect(kinds("21:9")).toEqual(["Ultrawide"]);
    for (const ratio of ["64:27", "43:18", "12:5"]) expect(details).toContain(ratio);
  });

  it("centimetres, as televisions are sold: 55″ are 139.7 cm, their picture 138", () => {
    expect(titles("140 cm")).toEqual(["55″ television"]);
    expect(titles("138cm tv")).toEqual(["55″ television"]);
  });

  it("a decimal comma", () => {
    expect(titles("15,6")[0]).toBe("15.6″ laptop");
  });
});

describe("the order", () => {
  it("the exact size first, then sizes that begin with its digits or are near, then sizes that only begin so", () => {
    expect(titles("24 monitor")).toEqual(["24″ monitor", "24.5″ monitor", "23.8″ monitor"]);
    expect(titles("38 ultrawide")).toEqual(["37.5″ ultrawide"]);
    expect(titles("tv 5")).toEqual(["50″ television", "55″ television"]);
    expect(titles("13").slice(0, 2)).toEqual(["13″ tablet", "13.3″ laptop"]);
  });

  it("the catalogue's order for equal matches", () => {
    expect(searchCatalogue("")).toEqual(CATALOGUE);
    expect(searchCatalogue("   ")).toEqual(CATALOGUE);
    expect(searchCatalogue("27").map(({ display }) => display.width)).toEqual([1920, 2560, 3840, 5120]);
  });

  it("finds nothing if one word matches nothing", () => {
    for (const text of ["27 phone", "wristwatch", "1000", "16:0", "0:0", "__proto__ tv"]) {
      expect(searchCatalogue(text)).toEqual([]);
    }
  });
});

it("each entry is found by its own title and detail", () => {
  for (const entry of CATALOGUE) {
    expect(searchCatalogue(entryTitle(entry))).toContain(entry);
    expect(searchCatalogue(`${entry.display.width}x${entry.display.height} ${entry.display.length}`)).toContain(entry);
  }
});

it("any text finds each entry at most once, and further words never find more", () => {
  const texts = fc.string({ unit: fc.constantFrom(..."0123456789.:,x tvphonemiruadsqk″-"), maxLength: 20 });
  fc.assert(
    fc.property(texts, (text) => {
      const found = searchCatalogue(text);
      expect(new Set(found).size).toBe(found.length);
      expect(searchCatalogue(`${text} tv`).length).toBeLessThanOrEqual(found.length);
    }),
  );
  expect(searchCatalogue("tv ".repeat(1_000_000))).toEqual(searchCatalogue("tv"));
});
