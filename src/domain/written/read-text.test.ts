import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyText } from "#tests/arbitrary/any-text.ts";
import { usualDisplay } from "#tests/arbitrary/screens.ts";
import { numbers } from "#words/en/numbers.ts";
import { findModels } from "../catalogue/find-models.ts";
import { givenRatio } from "../display/resolution.ts";
import type { ScreenDescription } from "../display/screen.ts";
import type { Space } from "../space/opening.ts";
import { KNOWN_WORDS } from "./known-words.ts";
import type { Meaning } from "./meaning.ts";
import { readText } from "./read-text.ts";
import { tokensOf } from "./tokens.ts";

const sizeOf = ({ count, length, unit }: ScreenDescription) =>
  `${count === undefined ? "" : `${count}x`}${length}${unit}`;
const screenText = (screen: ScreenDescription) =>
  [
    sizeOf(screen),
    `${givenRatio(screen).width}:${givenRatio(screen).height}`,
    ...(screen.radius === undefined ? [] : [`${screen.radius}R`]),
  ].join(" ");

const spaceText = ({ width, height, unit }: Space) => `${width}${height === null ? "" : `x${height}`}${unit}`;

/** `27in`, `16:9`, `27in 16:9 ~ 32in 16:9`, `65in 16:9 in 150x85cm`, `300cm away` */
function meaningText(meaning: Meaning): string {
  switch (meaning.means) {
    case "nothing":
      return "nothing";
    case "ratio":
    case "resolution":
      return `${meaning.ratio.width}:${meaning.ratio.height}`;
    case "length":
      return `${meaning.length.number}${meaning.length.unit ?? "in"}`;
    case "distance":
      return `${meaning.centimetres}cm away`;
    case "distance in space":
      return `${meaning.centimetres}cm away in ${meaning.space.width}${meaning.space.unit}`;
    case "space":
      return `a space of ${spaceText(meaning.space)}`;
    case "size in space":
      return `${meaning.screens.map(screenText).join(" ~ ")} in ${spaceText(meaning.space)}`;
    case "model":
      return meaning.screens.map(({ name }) => name).join(" ~ ");
    default:
      return meaning.screens.map((screen) => screen.name ?? screenText(screen)).join(" ~ ");
  }
}

const reading = (text: string) => meaningText(readText(text, findModels));

/** The meanings in the words of the list, as `meaningText` writes them. */
const IN_WORDS: Readonly<Record<string, string>> = {
  "12 ft": "365.76cm away",
  "3 m": "300cm away",
  "10 feet away": "304.8cm away",
  "65 in 150 cm": "65in 16:9 in 150cm",
  "65-in-150x85cm": "65in 16:9 in 150x85cm",
};
const WRITTEN = readFileSync(new URL("written-sizes.tsv", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => line.split("\t") as [text: string, meaning: string]);

const MODELS = /iPad|iPhone|Steam|Dell|LG|MacBook|Odyssey/;

describe("what people write (D59)", () => {
  it.each(WRITTEN.filter(([, meaning]) => !MODELS.test(meaning)))("%s is %s", (text, meaning) => {
    expect(reading(text)).toBe(IN_WORDS[text] ?? meaning.replace(/(\d)x(\d{3})/g, "$1:$2"));
  });

  it.each([
    ["ipad pro 11", /^iPad Pro 11/],
    ["ipad pro 11 vs 13", /^iPad Pro 11.* ~ iPad Pro 13/],
    ["macbook pro 14 and 27 monitor", /^MacBook Pro 14.* ~ 27in 16:9$/],
    ["macbook air 13 + 27 4k", /^MacBook Air 13.* ~ 27in 3840:2160$/],
    // A line and a size, of the line that has all sizes
    ["ipad 12.9 vs 11", /^iPad Pro 12.9.* ~ iPad Pro 11/],
    ["macbook 13", /^MacBook Air 13/],
    ['macbook 13" vs 15"', /^MacBook Air 13″ (.*) ~ MacBook Air 15″ \1$/],
    ["mbp 16 m4 max", /^MacBook Pro 16″ \(M4 Pro\/Max\)$/],
    // The newest of several makers
    ["g7", /^Samsung Odyssey G7/],
    ["g9", /^Samsung Odyssey .*G9/],
    ["g5", /^LG G5/],
    ["steam-deck-vs-switch-oled", /^Steam Deck.* ~ Switch OLED$/],
    ["Dell U2723QE 27 Inch 4K USB-C Hub Monitor", /U2723QE$/],
    ["lg c4", /^LG C4 ~ LG C4/],
    ["iphone 15 vs 16", /^iPhone 15 ~ iPhone 16$/],
    ["u2723qe in 60 cm", /26.96in 3840:2160 in 60cm$/],
    // In any order, without the maker's family, by its edition
    ["m4 macbook air 15", /^MacBook Air 15″ \(M4\)$/],
    ["mbp 16 m3", /^MacBook Pro 16″ \(M3 Pro\/Max\)$/],
    ["macbook pro 14 16gb 512gb", /^MacBook Pro 14″/],
    ["macbook pro 14 vs air 15", /^MacBook Pro 14.* ~ MacBook Air 15/],
    ["iphone 16 vs 16 pro", /^iPhone 16 ~ iPhone 16 Pro$/],
    ["s24 ultra", /^Galaxy S24 Ultra$/],
    ["z fold 6", /^Galaxy Z Fold6$/],
    ["surface laptop 7 15", /^Surface Laptop 15″ \(7th edition\)$/],
    ["ipad 10th gen", /^iPad \(10th generation\)$/],
    ["framework 13", /^Framework Laptop 13/],
    ["x1 carbon gen 12", /ThinkPad X1 Carbon Gen 12$/],
    ["odyssey neo g9 57", /Odyssey Neo G9 G95NC$/],
    ["neo g9 57", /^Samsung Odyssey Neo G9 G95NC$/],
    ["10.9 ipad", /^iPad \(A16\)$/],
    ["iphone 16 pro vs pro max", /^iPhone 16 Pro ~ iPhone 16 Pro Max$/],
    ["s25 vs plus vs ultra", /^Galaxy S25 ~ Galaxy S25\+ ~ Galaxy S25 Ultra$/],
    // By the round size that its box says
    ["odyssey g7 32", /^Samsung Odyssey G7 C32G75T$/],
    ["samsung odyssey g7 32 inch", /^Samsung Odyssey G7 C32G75T$/],
    ["odyssey g7 32 vs 27", /^Samsung Odyssey G7 C32G75T ~ Samsung Odyssey G7 C27G75T$/],
    ["ultragear 45", /^LG 45GX950A$/],
    ["odyssey g7 30", /^30in$/],
    // A number that is no other model is a size.
    ["Apple Studio Display vs 27 4k", /^Apple Studio Display ~ 27in 3840:2160$/],
    ["u2723qe vs 27", /U2723QE ~ 27in 16:9$/],
    // The largest of its sizes that fits
    ["lg c4 in 150 cm", /^65in 3840:2160 in 150cm$/],
  ])("finds the model of %s", (text, expected) => {
    expect(reading(text)).toMatch(expected);
  });

  it.each([
    // Titles of threads
    ["27 1440p or 4k", "27in 2560:1440 ~ 27in 3840:2160"],
    ["27 vs 32 inch monitor - Reddit", "27in 16:9 ~ 32in 16:9"],
    ["Is 27 inch too big for 1080p?", "27in 1920:1080"],
    ["odyssey 49 vs 27", "49in 5120:1440 ~ 27in 16:9"],
    ["165 vs 190 cm", "165cm 16:9 ~ 190cm 16:9"],
    // Titles of shops
    ["Samsung Odyssey OLED G9 49 inch 5120x1440 240Hz", "49in 5120:1440"],
    ['AB 27XY850-W 27" UltraFine UHD (3840 x 2160) IPS Monitor, 95% DCI-P3, 60Hz', "27in 3840:2160"],
    ['27" HDMI 2.1 4K', "27in 3840:2160"],
    ["1920x1080p 24", "24in 1920:1080"],
    // What a computer says of its displays
    [
      "DP-1 connected primary 2560x1440+0+0 (normal left inverted right x axis y axis) 597mm x 336mm",
      "26.97in 2560:1440",
    ],
    [
      "eDP-1 connected 1920x1200+0+0 301mm x 188mm\nDP-1 connected 2560x1440+1920+0 597mm x 336mm",
      "13.97in 1920:1200 ~ 26.97in 2560:1440",
    ],
    // Laptops, and resolutions with K
    ["laptop 18", "18in 16:10"],
    ["16 laptop 2.5k", "16in 2560:1600"],
    ["27 2.5k", "27in 2560:1440"],
    ["34 5k", "34in 5120:2160"],
    ["49 1440p", "49in 5120:1440"],
    ["57 8k", "57in 7680:2160"],
    ["40", "40in"],
    ["34 portrait", "34in 1440:3440"],
    // Lengths and distances
    ["27 in 68.6 cm", "27in"],
    ["27 tommer", "27in"],
    ["27 بوصة", "27in"],
    // Other people's addresses
    ["23,8-inch-16x9-vs-55-inch-21x9", "23.8in 16:9 ~ 55in 21:9"],
    ["27-inch-16x9-vs-40-inch-d{2.35x1}", "27in 16:9 ~ 40in 2.35:1"],
    // Marks of thousands
    ['34", 3,440 × 1,440 pixels', "34in 3440:1440"],
    ["3 440 × 1 440", "3440:1440"],
    ["3’440 × 1'440 34", "34in 3440:1440"],
    ["24 800x600", "24in 800:600"],
    // Fractions, and sides by their names
    ['13 1/2"', "13.5in"],
    ["65 in 150 cm wide 85 cm high niche", "65in 16:9 in 150x85cm"],
    // No sizes
    ["27 yards", "nothing"],
    ["16 by", "nothing"],
    ["16:0", "nothing"],
    ["1:2:3", "nothing"],
    ["-5", "nothing"],
    ["3 x 0 cm", "nothing"],
    ["Meet me at 27 in the morning", "nothing"],
    ["redmi note 13", "nothing"],
    ["HDMI 2.1 monitor", "nothing"],
    ["galaxy", "nothing"],
    ["24z9", "nothing"],
    ["1.2.3", "nothing"],
    ["", "nothing"],
  ])("%s is %s", (text, expected) => {
    expect(reading(text)).toBe(expected);
  });

  it.each([
    ["c3 vs c4", [55, 55], 55],
    ["c4 vs g4", [65, 65], 65],
    ["c3 vs c4 65", [65, 65], null],
    ["c3 77 vs c4", [77, 77], null],
    ["u2723qe vs c4", [26.96, 42], null],
    ["c4 vs 75 tv", [77, 75], null],
  ])("compares the models of %s in one size", (text, lengths, chosen) => {
    const meaning = readText(text, findModels);
    expect(meaning).toMatchObject({ means: "several", chosen });
    expect("screens" in meaning && meaning.screens.map(({ length }) => length)).toEqual(lengths);
  });

  it("says what it did not understand", () => {
    expect(readText("27 apples").unread).toEqual(["apples"]);
    expect(readText("Hisense ZZ99 55").unread).toEqual(["ZZ99"]);
    expect(readText("redmi note 13").unread).toEqual(["redmi", "note", "13"]);
    expect(readText("27 vs 34 ultrawide").unread).toEqual([]);
    // Curves that are no screen's, or without one
    expect(readText("34 100R")).toMatchObject({ means: "length", unread: ["100R"] });
    expect(readText("77 500R").unread).toEqual(["500R"]);
    expect(readText("34 1500R 1800R").unread).toEqual(["1800R"]);
    expect(readText("32:9 1000R")).toMatchObject({ means: "ratio", unread: ["1000R"] });
    expect(readText("1800R")).toMatchObject({ means: "nothing", unread: ["1800R"] });
  });
});

describe("what the product writes", () => {
  it("reads back as the same display", () => {
    const display = fc.record({ display: usualDisplay, count: fc.constantFrom(undefined, 2, 3, 4) });
    fc.assert(
      fc.property(display, ({ display: { length, unit, width, height }, count }) => {
        const spec = { length, unit, width, height, ...(count !== undefined && { count: count as 2 }) };
        expect(readText(numbers.displayText(spec))).toMatchObject({ screens: [spec], unread: [] });
        expect(readText(numbers.lengthText(length, unit))).toMatchObject({
          means: "length",
          length: { number: String(length), unit },
        });
      }),
    );
  });
});

/** Texts that are nearly sizes, and any others. */
const nearly = fc
  .array(
    fc.constantFrom(
      ..."0 1 2 3 9 16 27 34 49 1440 . , x × : / - ' \" in cm m ft mm vs or and two 4k uhd uw tv a6 ( ) + % $ 寸 ".split(
        " ",
      ),
      " ",
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(""));

describe("any text", () => {
  it.each([
    ["0m×3", 3],
    ["0.1 x 0.1 mm", 0.01],
  ])("%s has no screen of size 0", (text, length) => {
    expect(readText(text)).toMatchObject({ screens: [{ length }] });
  });

  it("has a meaning with valid screens only", () => {
    fc.assert(
      fc.property(fc.oneof(nearly, anyText(200)), (text) => {
        const meaning = readText(text);
        for (const { length, width, height } of "screens" in meaning ? meaning.screens : []) {
          for (const value of [length, width, height]) expect(value > 0 && Number.isFinite(value)).toBe(true);
        }
        if ("screens" in meaning) expect(meaning.screens.length).toBeGreaterThan(0);
      }),
      { numRuns: 2000 },
    );
  });

  it("has at most as many tokens as characters, and twice the text at most twice as many and two", () => {
    fc.assert(
      fc.property(fc.oneof(nearly, anyText(200)), (text) => {
        const tokens = tokensOf(text, KNOWN_WORDS);
        expect(tokens.length).toBeLessThanOrEqual(text.normalize("NFKC").length + 1);
        expect(tokensOf(`${text} ${text}`, KNOWN_WORDS).length).toBeLessThanOrEqual(2 * tokens.length + 2);
      }),
    );
  });

  it.each(["1", "27 ", "2x", "a1", "3 440 x ", "27 vs ", "'\"", "27in", "寸", "ultra ", "(", "x27", "1,"])(
    "of a thousand times %j takes no time that grows faster than the text",
    (part) => {
      const cost = (text: string) => {
        const start = process.cpuUsage();
        for (let run = 0; run < 3; run++) readText(text);
        const { user } = process.cpuUsage(start);
        return user;
      };
      cost(part.repeat(100));
      // 1000 characters are read at most. A cost that grows with the square of the text would take seconds here.
      expect(cost(part.repeat(1000))).toBeLessThan(300_000);
    },
  );
});
