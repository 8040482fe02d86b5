import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { numbers } from "#words/en/numbers.ts";
import { resolutionText } from "#words/shared/numbers.ts";
import { isGivenAlike } from "../display/resolution.ts";
import { CATALOGUE } from "./catalogue.ts";
import { type CatalogueEntry, entryKey } from "./entry.ts";
import { filterCatalogue, MOST_OF_GROUP, type SearchResult, searchCatalogue } from "./search.ts";

/** `iPhone 16`, `27″ monitor`, and `typed 77.5″ 16:9` for a size that is in no catalogue. */
function lineOf({ entry, display }: Pick<SearchResult, "entry" | "display">): string {
  const length = numbers.lengthText(display.length, display.unit);
  if (entry !== null) return entry.device === null ? `${length} ${entry.kind.toLowerCase()}` : entryKey(entry);
  const { resolution } = display;
  return `typed ${length} ${resolution === undefined ? numbers.ratioText(display) : resolutionText(resolution)}`;
}

const results = (text: string) => searchCatalogue(text, CATALOGUE).results;
const lines = (text: string) => results(text).map(lineOf);
const entries = (text: string) => results(text).flatMap(({ entry }) => entry ?? []);
const sizes = (text: string) => entries(text).filter(({ device }) => device === null);
const kinds = (text: string) => [...new Set(entries(text).map(({ kind }) => kind))];
const typed = (text: string) => lines(text).filter((line) => line.startsWith("typed "));
/** The titles of the common sizes, without devices and without the size as it was typed. */
const titles = (text: string) => [...new Set(sizes(text).map((entry) => lineOf({ entry, display: entry.display })))];

it.each(["two 27", "dual 27", "double 27", "2 x 27", "2x27in-16x9"])("%j offers a set (D29)", (text) => {
  const display = { length: 27, unit: "in", width: 16, height: 9, count: 2 };
  expect(results(text)[0]).toEqual({ display, entry: null, group: "sizes" });
});

describe("the list of sizes", () => {
  const lengths = (text: string) => [...new Set(filterCatalogue(text, CATALOGUE).map(({ display }) => display.length))];

  it.each([
    ["3 m", [75, 77, 83, 85, 98]],
    ["597 x 336 mm", [27]],
    ["hisense zz99 55", [55]],
  ])("has for %s what the search offers", (text, expected) => {
    expect(lengths(text)).toEqual(expected);
  });
});

describe("finds first what a person expects", () => {
  it.each([
    ["iphone", "iPhone 17"],
    ["iphone 16", "iPhone 16"],
    ["iphone 15 pro max", "iPhone 15 Pro Max"],
    ["iphone se", "iPhone SE (3rd generation)"],
    ["samsung", "Galaxy S25"],
    ["s24 ultra", "Galaxy S24 Ultra"],
    ["s25+", "Galaxy S25+"],
    ["galaxy tab", "Galaxy Tab S11"],
    ["pixel", "Pixel 10a"],
    ["pixel fold", "Pixel Fold"],
    ["foldable", "8″ phone"],
    ["ipad", "iPad (A16)"],
    ["ipad pro 13", "iPad Pro 13″ (M5)"],
    ["steam deck", "Steam Deck OLED"],
    ["switch", "Switch 2"],
    ["handheld", "Switch 2"],
    ["macbook", "MacBook Air 13″ (M4)"],
    ["macbook 16", "MacBook Pro 16″ (M4 Pro/Max)"],
    ["studio display", "Apple Studio Display"],
    ["phone", "iPhone 17"],
    ["6.1 phone", "6.1″ phone"],
    ["tablet", "iPad (A16)"],
    ["laptop", "MacBook Air 13″ (M4)"],
    ["27", "27″ monitor"],
    ["ultrawide", "34″ ultrawide"],
    ["super ultrawide 49", "49″ ultrawide"],
    ["49 ultr", "49″ ultrawide"],
    ["55 t", "55″ television"],
  ])("%j: %s", (text, first) => {
    expect(lines(text)[0] ?? "Nothing").toBe(first);
  });

  it.each([
    ["27", 2560, 1440],
    ["34", 3440, 1440],
    ["ultrawide", 3440, 1440],
    ["32", 3840, 2160],
    ["tv", 3840, 2160],
  ])("%j: the resolution sold most, %i×%i", (text, width, height) => {
    expect(entries(text)[0]?.display.resolution).toEqual({ width, height });
  });
});

describe("one search field", () => {
  it("takes the beginning of a word while it is typed", () => {
    for (const text of ["t", "te", "tel", "telev", "television", "televisions", "TVs"]) {
      expect([...kinds(text), "Television"]).toContain("Television");
      expect(kinds(`55 ${text}`)).toContain("Television");
    }
    expect(kinds("ultra")).toContain("Ultrawide");
    expect(titles("34 ult")).toEqual(["34″ ultrawide"]);
    expect(lines("iph")[0]).toBe("iPhone 17");
  });

  it.each(["27 inch", "27inch", "27-inch", "27″", '27"', "27 in", "27 inches", "27 i", "27 display", "27 screens"])(
    "ignores words that fit every display: %j",
    (text) => {
      expect(results(text)).toEqual(results("27"));
    },
  );

  it("takes the name of a resolution and what else it is called", () => {
    expect(titles("4k 32")).toEqual(["32″ monitor", "31.5″ monitor"]);
    expect(entries("27 uhd")).toEqual(entries("27 2160p"));
    expect(entries("qhd 27")).toEqual(entries("1440p 27"));
    expect(sizes("32 full hd").map(({ display }) => display.resolution?.width)).toEqual([1920]);
    expect(kinds("8k")).toEqual(["Television"]);
  });

  it("takes a resolution, whole or half", () => {
    expect(titles("3440x1440")).toEqual(["34″ ultrawide", "44.5″ ultrawide"]);
    expect(results("3440 × 1440 pixels")).toEqual(results("3440x1440"));
    expect(entries("3440")).toEqual(entries("3440x1440"));
    expect(lines("1334x750")).toEqual([
      "iPhone SE (3rd generation)",
      "iPhone SE (2nd generation)",
      "iPhone 8",
      "iPhone 7",
    ]);
  });

  it("takes a ratio, upright or across, and 21:9 as it is sold", () => {
    expect(titles("16:10 14")[0]).toBe("14″ laptop");
    expect(titles("32:9")).toEqual(["49″ ultrawide", "57″ ultrawide"]);
    expect(kinds("20:9")).toEqual(["Phone"]);
    expect(new Set(sizes("21:9").map(({ kind }) => kind))).toEqual(new Set(["Ultrawide"]));
    expect(entries("21:9").map(({ display }) => display.resolution.width)).toEqual(
      expect.arrayContaining([2560, 3440, 3840, 5120]),
    );
  });

  it("takes centimetres, as televisions are sold: 55″ are 139.7 cm, their picture 138", () => {
    expect(titles("140 cm")).toEqual(["55″ television"]);
    expect(titles("138cm tv")).toEqual(["55″ television"]);
  });

  it("reads a number beside a name as part of the name, and alone as a size", () => {
    expect(lines("iphone 13")[0]).toBe("iPhone 13");
    expect(lines("13")).not.toContain("iPhone 13");
    expect(lines("iphone 6.1")).toContain("iPhone 16");
  });

  it("finds a monitor by its real size and by the size it is sold as", () => {
    expect(titles("31.5")[0]).toBe("31.5″ monitor");
    expect(titles("32 monitor")).toEqual(["32″ monitor", "31.5″ monitor"]);
    expect(titles("22 monitor")).toEqual(["22″ monitor", "21.5″ monitor"]);
  });

  it("finds every entry by its resolution and diagonal", () => {
    const texts = new Map<string, CatalogueEntry[]>();
    for (const entry of CATALOGUE.entries) {
      const text = `${resolutionText(entry.display.resolution)} ${entry.display.length}`;
      texts.set(text, [...(texts.get(text) ?? []), entry]);
    }
    for (const [text, wanted] of texts) {
      const found = entries(text);
      for (const entry of wanted) {
        const same = ({ display }: CatalogueEntry) =>
          isGivenAlike(display, entry.display) && display.length === entry.display.length;
        expect(found.some(same)).toBe(true);
      }
    }
  });

  it("finds every device by its name", () => {
    for (const key of CATALOGUE.entries.filter(({ device }) => device !== null).map(entryKey))
      expect(lines(key)[0]).toBe(key);
  });
});

describe("the order of what is found", () => {
  it("is exact sizes, then the size as typed, then near sizes, and models in a group of their own", () => {
    expect(lines("24 monitor").slice(0, 8)).toEqual([
      "24″ monitor",
      "24″ monitor",
      "23.8″ monitor",
      "23.8″ monitor",
      "typed 24″ 16:9",
      "24.5″ monitor",
      "ASUS PG248Q",
      "ASUS VG245H",
    ]);
    expect(lines("77.5").slice(0, 2)).toEqual(["typed 77.5″ 16:9", "77″ television"]);
    expect(lines("195 cm").slice(0, 2), "centimetres are no size on a box").toEqual([
      "typed 195\u202fcm 16:9",
      "77″ television",
    ]);
  });

  it("keeps the results of a group together, the group with the best match first", () => {
    for (const text of ["", "32", "13", "4k", "apple", "27 vs 34", "iphone or 65"]) {
      const groups = results(text).map(({ group }) => group);
      const headings = groups.filter((group, index) => group !== groups[index - 1]);
      expect(new Set(headings).size).toBe(headings.length);
    }
    expect(results("32")[0]?.group).toBe("sizes");
    expect(results("u32")[0]?.group).toBe("monitors");
    expect(results("s95d")[0]?.group).toBe("televisions");
    expect(results("iphone")[0]?.group).toBe("devices");
  });

  it("offers a dozen popular displays before anything is typed", () => {
    expect(entries("")).toHaveLength(12);
    expect(searchCatalogue("   ", CATALOGUE)).toEqual(searchCatalogue("", CATALOGUE));
  });

  it("counts what it leaves out of a long group", () => {
    const { results: shown, totals } = searchCatalogue("tv", CATALOGUE);
    expect(totals.televisions).toBe(
      CATALOGUE.entries.filter(({ kind, device }) => kind === "Television" && device).length,
    );
    expect(shown.filter(({ group }) => group === "televisions")).toHaveLength(MOST_OF_GROUP);
  });
});

describe("a size as it is typed", () => {
  it("is offered for any number", () => {
    expect(typed("19.7")).toEqual(["typed 19.7″ 16:9"]);
    expect(typed("1000")).toEqual(["typed 1000″ 16:9"]);
    expect(typed("35 ultrawide 1440p")).toEqual(["typed 35″ 3440×1440"]);
  });

  it("is not offered where the catalogue has the very same display", () => {
    expect(typed("27 1440p")).toEqual([]);
    expect(typed("34 3440x1440")).toEqual([]);
  });

  it("is offered beside exact matches", () => {
    expect(typed("6.1 phone")).toEqual(["typed 6.1″ 9:19.5"]);
  });
});

describe("two sizes at once", () => {
  it("finds both, the best of each first", () => {
    expect(lines("27 vs 34").slice(0, 2)).toEqual(["27″ monitor", "34″ ultrawide"]);
    expect(typed("27 vs 34")).toEqual(["typed 27″ 16:9"]);
  });

  it("finds the first while the second is still missing", () => {
    expect(results("27 vs")).toEqual(results("27"));
    expect(results("27 vs ")).toEqual(results("27"));
  });

  it("shows both even where one alone would fill the list", () => {
    expect(lines("iphone vs 65 tv")).toEqual(expect.arrayContaining(["iPhone 17", "65″ television"]));
  });

  it("lists what fits both only once", () => {
    for (const text of ["24 vs 23.8", "27 vs 27.0", "iphone or apple phone", "32, 31.5, tv"]) {
      const all = lines(text).map((line, index) => `${line} ${JSON.stringify(results(text)[index]?.display)}`);
      expect(new Set(all).size).toBe(all.length);
    }
  });

  it("takes over a name where only the number differs", () => {
    expect(lines("iphone 15 vs 16").slice(0, 2)).toEqual(["iPhone 15", "iPhone 16"]);
    expect(lines("27 vs 34 ultrawide").slice(0, 2)).toEqual(["27″ monitor", "34″ ultrawide"]);
  });
});

describe("a model that the list does not have (D40)", () => {
  it("is said to be unknown, and its size is offered", () => {
    expect(searchCatalogue("hisense zz99 55", CATALOGUE).isUnknown).toBe(true);
    expect(lines("hisense zz99 55")).toEqual(["55″ television", "typed 55″ 16:9"]);
    expect(lines("dell u9999x 34 ultrawide")[0]).toBe("34″ ultrawide");
    expect(lines("lg c4 100")).toEqual(["typed 100″ 16:9", "98″ television"].slice(0, lines("lg c4 100").length));
    expect(lines("iphone 99")).toEqual([]);
    expect(lines("redmi note 13")).toEqual([]);
  });

  it("is all that is said where no size is typed", () => {
    for (const text of ["wristwatch", "0:0", "__proto__", "zz99"]) {
      expect(searchCatalogue(text, CATALOGUE)).toMatchObject({ results: [], isUnknown: true });
    }
  });

  it("is nothing that a known one or a size is", () => {
    for (const text of ["", "27", "27 monitor", "aw3423dw", "77.5", "odissey"]) {
      expect(searchCatalogue(text, CATALOGUE).isUnknown).toBe(false);
    }
  });
});

it("lists any entry at most once and never more than so many of a group, whatever is typed", () => {
  const texts = fc.string({ unit: fc.constantFrom(..."0123456789.:,x tvphonemiruadsqk″-"), maxLength: 20 });
  fc.assert(
    fc.property(texts, (text) => {
      const found = entries(text);
      expect(new Set(found).size).toBe(found.length);
      expect(results(text).length).toBeLessThanOrEqual(4 * MOST_OF_GROUP);
    }),
  );
  expect(results("tv ".repeat(1_000_000))).toEqual(results("tv ".repeat(33)));
});

describe("all that a text asks for", () => {
  it("is the whole catalogue for a text without words", () => {
    expect(filterCatalogue(" ", CATALOGUE)).toEqual(CATALOGUE.entries);
  });

  it("is in the catalogue's order, without a limit, and near matches only where nothing is exact", () => {
    const televisions = filterCatalogue("tv", CATALOGUE);
    expect(televisions).toEqual(CATALOGUE.entries.filter(({ kind }) => kind === "Television"));
    expect(filterCatalogue("odissey g9 vs lg c4 65", CATALOGUE).map(entryKey)).toContain("LG C4 65″");
    expect(filterCatalogue("27 monitor", CATALOGUE).some(({ display }) => display.length === 26.96)).toBe(false);
    expect(filterCatalogue("77.5", CATALOGUE).map(({ display }) => display.length)).toContain(77);
    expect(filterCatalogue("zz99", CATALOGUE)).toEqual([]);
  });

  it("leaves out models whose words the text only begins where others have them whole", () => {
    const found = filterCatalogue("odyssey g9", CATALOGUE).map(entryKey);
    expect(found).toContain("Samsung Odyssey OLED G9 G95SC");
    expect(found).not.toContain("Samsung Odyssey Ark S55BG97");
    expect(filterCatalogue("dell u27", CATALOGUE).length).toBeGreaterThan(1);
    expect(filterCatalogue("oled65c46la", CATALOGUE).map(entryKey)).toEqual(["LG C4 65″"]);
  });
});
