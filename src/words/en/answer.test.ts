import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseScreens } from "#comparison/address.ts";
import type { RelativeDifference } from "#comparison/differences.ts";
import { comparisonWith } from "#comparison/state.ts";
import type { View } from "#comparison/view.ts";
import { COMPARED_DIMENSIONS } from "#domain/display/dimension.ts";
import { measuresOf } from "#domain/display/measures.ts";
import { shapeFrom } from "#domain/display/resolution.ts";
import type { Screen } from "#domain/display/screen.ts";
import { alikeScreens, extremeDisplay, named, screensOf, usualDisplay } from "#tests/arbitrary/screens.ts";
import { partsText } from "../answer-part.ts";
import type { Answer } from "../shared/answer.ts";
import { answerOf } from "./answer.ts";
import { relativeText, signedText } from "./difference.ts";
import { comparisonSummary, comparisonTitle, questionTitle } from "./titles.ts";

const BLUE: Screen = { length: 27, unit: "in", width: 16, height: 9, colour: "blue" };
const GREEN: Screen = { length: 34, unit: "in", width: 43, height: 18, colour: "green" };

function screen(length: number, width: number, height: number, more: Partial<Screen> = {}): Screen {
  return { length, unit: "in", ...shapeFrom({ width, height }), colour: "green", ...more };
}

/** Narrow spaces as plain ones, so that expectations can be typed. */
const plain = (text: string) => text.replaceAll("\u202f", " ");

/** @param base the number of the screen to compare with */
function answer(screens: readonly Screen[], base = 1): Answer {
  const found = answerOf(comparisonWith(screens, { base }));
  if (found === null) throw new Error("There is no answer.");
  return found;
}

function sentence(screens: readonly Screen[], base = 1): string {
  return plain(partsText(answer(screens, base).sentence));
}

const anyScreens = named(screensOf(fc.oneof(usualDisplay, extremeDisplay)));

it("there is no answer without screens", () => {
  expect(answerOf(comparisonWith([]))).toBeNull();
});

describe("one screen (D27)", () => {
  it("has its width and height", () => {
    expect(sentence([BLUE])).toBe("27″ 16:9 is 23.5″ wide and 13.2″ tall.");
    expect(sentence([{ ...BLUE, length: 68.58, unit: "cm", name: "Desk" }])).toBe("Desk is 23.5″ wide and 13.2″ tall.");
  });
});

describe("two screens (D27)", () => {
  it("compares the second with the first in one sentence", () => {
    expect(sentence([BLUE, GREEN])).toBe("34″ 3440×1440 is 33% wider, 0.8% shorter and 32% larger than 27″ 16:9.");
  });

  it("compares with the chosen base: 27″ 16:9 has 0.7503… of the width, 1.0082… of the height, 0.7565… of the area", () => {
    expect(sentence([BLUE, GREEN], 2)).toBe(
      "27″ 16:9 is 25% narrower, 0.8% taller and 24% smaller than 34″ 3440×1440.",
    );
    expect(sentence([BLUE, GREEN], 7)).toBe(sentence([BLUE, GREEN], 1));
  });

  it("puts the base behind the first figure where 'than' does not fit all", () => {
    expect(sentence([BLUE, screen(49, 32, 9)])).toBe(
      "49″ 32:9 is 2.0× as wide as 27″ 16:9, about the same height and 2.0× the area.",
    );
    expect(sentence([BLUE, screen(65, 16, 9)])).toBe(
      "65″ 16:9 is 2.4× as wide as 27″ 16:9, 2.4× as tall and 5.8× the area.",
    );
    // 40/27 is 1.4814…, its square 2.1947….
    expect(sentence([BLUE, screen(40, 16, 9)])).toBe(
      "40″ 16:9 is 48% wider than 27″ 16:9, 48% taller and 2.2× the area.",
    );
  });

  it("says which dimension is equal: of 5:4 and 3:4 both 4 tall, of 5:4 and 5:3 both 5 wide", () => {
    const fiveByFour = screen(Math.hypot(5, 4), 5, 4, { colour: "blue", name: "A" });
    expect(sentence([fiveByFour, screen(5, 3, 4, { name: "B" })])).toBe(
      "B is 40% narrower than A, the same height and 40% smaller.",
    );
    expect(sentence([fiveByFour, screen(Math.hypot(5, 3), 5, 3, { name: "B" })])).toBe(
      "B is the same width as A, 25% shorter and 25% smaller.",
    );
  });

  it("compares an upright screen with the same one across", () => {
    // 9/16 is 0.5625, 16/9 is 1.7777….
    expect(sentence([BLUE, screen(27, 9, 16)])).toBe(
      "27″ 9:16 is 44% narrower than 27″ 16:9, 78% taller and the same area.",
    );
  });

  it("says so where both are the same size, also in different units", () => {
    expect(sentence([BLUE, screen(68.58, 16, 9, { unit: "cm" })])).toBe("68.58 cm 16:9 is the same size as 27″ 16:9.");
  });

  it("adds the colours where both are called the same", () => {
    expect(sentence([BLUE, screen(27, 16, 9)])).toBe("27″ 16:9 (green) is the same size as 27″ 16:9 (blue).");
    expect(
      sentence([
        { ...BLUE, name: "TV" },
        { ...GREEN, name: "TV" },
      ]),
    ).toBe("TV (green) is 33% wider, 0.8% shorter and 32% larger than TV (blue).");
  });

  it("says about the same size of 26.99″ and 27″, and of two 27″ beside 49″ 32:9 (D35)", () => {
    expect(sentence([BLUE, screen(26.99, 16, 9)])).toBe("26.99″ 16:9 is about the same size as 27″ 16:9.");
    expect(sentence([screen(49, 32, 9), { ...BLUE, count: 2 }])).toBe(
      "2 × 27″ 16:9 are about the same size as 49″ 32:9.",
    );
  });

  it("speaks of a set in the plural, but not of one with a name (D35)", () => {
    const pair: Screen = { ...GREEN, ...BLUE, count: 2, colour: "green" };
    expect(sentence([GREEN, { ...pair, colour: "blue" }])).toMatch(/^2 × 27″ 16:9 are 50% wider, /);
    expect(sentence([pair])).toMatch(/^2 × 27″ 16:9 are 47\.1″ wide/);
    expect(sentence([{ ...pair, name: "Desk" }])).toMatch(/^Desk is 47\.1″ /);
  });

  it("adds the resolutions where both have one name, before any colour (D35)", () => {
    const [sharp, coarse] = [screen(27, 3840, 2160), screen(27, 2560, 1440, { colour: "blue" })];
    expect(answer([sharp, coarse]).rows.map(({ title }) => title)).toEqual([
      "27″ 16:9 · 3840×2160",
      "27″ 16:9 · 2560×1440",
    ]);
    expect(answer([sharp, { ...BLUE, length: 32 }]).rows[0]?.title).toBe("27″ 16:9");
    expect(answer([sharp, BLUE]).rows.map(({ title }) => title)).toEqual(["27″ 16:9 · 3840×2160", "27″ 16:9"]);
  });

  it("has parts for bold figures and colour swatches", () => {
    expect(answer([BLUE, { ...GREEN, name: "Desk" }]).sentence).toEqual([
      { type: "screen", text: "Desk", colour: "green" },
      { type: "text", text: " is " },
      { type: "figure", text: "33% wider" },
      { type: "text", text: ", " },
      { type: "figure", text: "0.8% shorter" },
      { type: "text", text: " and " },
      { type: "figure", text: "32% larger" },
      { type: "text", text: " than " },
      { type: "screen", text: "27″ 16:9", colour: "blue" },
      { type: "text", text: "." },
    ]);
  });

  it("stays readable for 5″ beside 100″ and for a 0.001″", () => {
    expect(sentence([screen(100, 16, 9, { colour: "blue" }), screen(5, 16, 9)])).toBe(
      "5″ 16:9 is 95% narrower, 95% shorter and 99.8% smaller than 100″ 16:9.",
    );
    expect(sentence([screen(0.001, 16, 9, { colour: "blue" }), screen(27, 16, 9)])).toBe(
      "27″ 16:9 is 27000× as wide as 0.001″ 16:9, 27000× as tall and over 1 million× the area.",
    );
  });
});

describe("three screens and more (D54)", () => {
  const FOUR = [BLUE, GREEN, screen(49, 32, 9, { colour: "pink" }), screen(14, 16, 10, { colour: "orange" })];

  it("says which is the widest, the tallest and the largest, and a second that is about the same", () => {
    expect(sentence(FOUR)).toBe("49″ 32:9 is the widest, tallest and largest; 27″ 16:9 is about as tall.");
    const three = [screen(49, 32, 9), screen(43, 16, 9), screen(27, 9, 16)];
    expect(sentence(three)).toBe("49″ 32:9 is the widest, 27″ 9:16 the tallest and 43″ 16:9 the largest.");
    const mobile = [
      screen(6.1, 1080, 2340, { name: "Phone" }),
      screen(11, 1668, 2420, { name: "Tablet" }),
      screen(14, 16, 10, { name: "Laptop" }),
    ];
    expect(sentence(mobile)).toBe("Laptop is the widest and largest, Tablet the tallest.");
  });

  it("has no winner where all are about the same", () => {
    expect(sentence([BLUE, screen(26.99, 16, 9), screen(27.01, 16, 9)])).toBe("All are about the same size.");
    expect(sentence([BLUE, screen(27, 9, 16), screen(27, 16, 9, { colour: "pink" })])).toBe(
      "27″ 16:9 (blue) is the widest and 27″ 9:16 the tallest; 27″ 16:9 (pink) is about as wide; all are about as large.",
    );
  });

  it("has a sentence of each beside the base for as long as it is highlighted", () => {
    const { rowSentences } = answer(FOUR);
    expect([...rowSentences.values()].map(partsText)).toEqual([
      "27″ 16:9 is what the others are compared with.",
      "34″ 3440×1440 is 33% wider, 0.8% shorter and 32% larger than 27″ 16:9.",
      "49″ 32:9 is 2.0× as wide as 27″ 16:9, about the same height and 2.0× the area.",
      "14″ 16:10 is 50% narrower, 44% shorter and 72% smaller than 27″ 16:9.",
    ]);
    expect(answer([BLUE, GREEN]).rowSentences.size).toBe(0);
  });

  it("has a row for each screen in the list's order", () => {
    const found = answer(FOUR);
    expect(found.rows.map(({ title }) => title)).toEqual(["27″ 16:9", "34″ 3440×1440", "49″ 32:9", "14″ 16:10"]);
    expect(found.rows.map(({ size }) => size.in)).toEqual([
      "23.5 × 13.2″",
      "31.4 × 13.1″",
      "47.2 × 13.3″",
      "11.9 × 7.4″",
    ]);
    expect(plain(found.rows[1]?.size.cm ?? "")).toBe("79.7 × 33.3 cm");
    expect(plain(found.rows[1]?.measures.area.in ?? "")).toBe("412 in²");
    expect(plain(found.rows[1]?.measures.area.cm ?? "")).toBe("2656 cm²");
    expect(found.rows[1]?.measures.width).toEqual({ in: "31.4″", cm: "79.7\u202fcm", px: null });
  });

  it("has the differences to the base, which has none", () => {
    const { rows } = answer(FOUR);
    expect(rows.map(({ isBase }) => isBase)).toEqual([true, false, false, false]);
    expect(rows[0]?.differences).toBeNull();
    const shown = rows.map(
      ({ differences }) => differences && COMPARED_DIMENSIONS.map((each) => signedText(differences[each])),
    );
    expect(shown.slice(2)).toEqual([
      ["2.0×", "≈ same", "2.0×"],
      ["−50%", "−44%", "−72%"],
    ]);
    expect(answer(FOUR, 3).rows[2]?.differences).toBeNull();
  });

  it("has six and more rows by area, largest first, where equal areas keep the list's order", () => {
    const same = [screen(68.58, 16, 9, { unit: "cm" }), BLUE, screen(32, 16, 9), screen(27, 9, 16)];
    expect(answer([...FOUR.slice(2), ...same]).rows.map(({ number }) => number)).toEqual([1, 5, 3, 4, 6, 2]);
  });
});

describe("any screens", () => {
  it("no figure is empty or not a number", () => {
    fc.assert(
      fc.property(anyScreens, fc.nat(9), (screens, base) => {
        const { rows, rowSentences, sentence: parts } = answer(screens, base);
        for (const { size, measures, differences } of rows) {
          const relative = Object.values<RelativeDifference>(differences ?? {}).flatMap((each) => [
            relativeText(each),
            signedText(each),
          ]);
          const shown = [...Object.values(size), ...Object.values(measures).flatMap(Object.values), ...relative].filter(
            (text) => text !== null,
          );
          for (const text of shown) expect(text).toMatch(/^(?!.*(NaN|Infinity|undefined)).*\S/);
        }
        expect(parts).not.toHaveLength(0);
        for (const { text } of [...parts, ...[...rowSentences.values()].flat()]) expect(text).not.toBe("");
      }),
    );
  });

  it("says wider only of what is wider, and the opposite with the other base", () => {
    const two = screensOf(fc.oneof(usualDisplay, extremeDisplay), { least: 2, most: 2 });
    fc.assert(
      fc.property(two, ([first, second]) => {
        if (first === undefined || second === undefined) throw new Error("There are two screens.");
        const [one, other] = [measuresOf(first, "in"), measuresOf(second, "in")];
        const [there, back] = [sentence([first, second]) ?? "", sentence([first, second], 2) ?? ""];
        if (/wider|× as wide/.test(there)) expect(other.width).toBeGreaterThan(one.width);
        if (/narrower/.test(there)) expect(other.width).toBeLessThan(one.width);
        if (/wider|× as wide/.test(there)) expect(back).not.toMatch(/wider|× as wide/);
        if (/narrower/.test(there)) expect(back).not.toMatch(/narrower/);
      }),
    );
  });

  it("screens of the same description have different titles", () => {
    fc.assert(
      fc.property(alikeScreens, (screens) => {
        const titles = answer(screens).rows.map(({ title }) => title);
        expect(new Set(titles).size).toBe(screens.length);
      }),
    );
  });
});

const inPixels = (address: string, view: Partial<View> = {}) =>
  comparisonWith(parseScreens(address).screens, { scale: "pixels", ...view });
const pixelAnswer = (address: string, view: Partial<View> = {}) => {
  const found = answerOf(inPixels(address, view));
  if (found === null) throw new Error("no answer");
  return found;
};
const pixelSentence = (address: string, view: Partial<View> = {}) =>
  partsText(pixelAnswer(address, view).sentence).replaceAll("\u202f", " ");

const TWO = "27in-3840x2160-scale125~34in-3440x1440";

describe("the answer in pixels (D46)", () => {
  it("speaks of what is drawn", () => {
    // 3440 ÷ 3072, 1440 ÷ 1728 and 4,953,600 ÷ 5,308,416.
    const words = "34″ 3440×1440 is 12% wider, 17% shorter and 6.7% smaller than 27″ 16:9.";
    expect(pixelSentence(TWO)).toBe(`In pixels, ${words}`);
    expect(pixelSentence(TWO, { lengths: "cm" })).toBe(`In pixels, ${words}`);
    expect(pixelSentence("27in-3840x2160-scale150~24in-2560x1440")).toMatch(/^In pixels, .* is the same size as /);
    expect(pixelAnswer(TWO).text).toBeNull();
  });

  it("has pixels in the rows, and lengths beside them", () => {
    const { units, rows } = pixelAnswer(TWO);
    expect(units).toEqual({ first: "px", second: "in" });
    expect(rows.map(({ size }) => size.px)).toEqual(["3072×1728", "3440×1440"]);
    expect(rows.map(({ measures }) => [measures.width.px, measures.height.px, measures.area.px])).toEqual([
      ["3072\u202fpx", "1728\u202fpx", "5.3\u202fMP"],
      ["3440\u202fpx", "1440\u202fpx", "5.0\u202fMP"],
    ]);
    expect(rows.map(({ size }) => size.in)).toEqual(["23.5 × 13.2″", "31.4 × 13.1″"]);
    expect(pixelAnswer(TWO, { lengths: "cm" }).units.second).toBe("cm");
    expect(pixelAnswer("2x27in-2560x1440-gap2").rows[0]?.size.px).toBe("5120×1440");
  });

  it("names a screen without a resolution", () => {
    expect(pixelSentence("27in-3840x2160-scale125~29in-21x9")).toBe(
      "In pixels, 27″ 16:9 is 3072 px wide and 1728 px tall. 29″ 21:9 has no resolution.",
    );
    expect(pixelSentence("27in-16x9~29in-21x9")).toBe("In pixels, nothing is drawn: no screen has a resolution.");
    expect(pixelSentence("27in-16x9~29in-21x9~34in-21x9")).toBe(
      "In pixels, nothing is drawn: no screen has a resolution.",
    );
    expect(pixelSentence("27in-3840x2160~29in-21x9~34in-21x9")).toMatch(/ 2 of 3 have no resolution\.$/);
    expect(pixelSentence(`${TWO}~29in-21x9`)).toMatch(
      /^In pixels, 34″ 3440×1440 is 12% wider, .* 29″ 21:9 has no resolution\.$/,
    );
  });

  it("compares three and more with the base, or with the first drawn one where the base has no resolution", () => {
    const three = pixelAnswer(`${TWO}~29in-21x9`);
    expect(three.rows.map(({ differences }) => differences && signedText(differences.width))).toEqual([
      null,
      "+12%",
      null,
    ]);
    const other = pixelAnswer(`29in-21x9~${TWO}`);
    expect(other.rows.map(({ isBase, isDrawn }) => [isBase, isDrawn])).toEqual([
      [false, false],
      [true, true],
      [false, true],
    ]);
    expect(other.rows.map(({ differences }) => differences && signedText(differences.height))).toEqual([
      null,
      null,
      "−17%",
    ]);
    const { differences } = pixelAnswer(`29in-21x9~${TWO}`, { base: 3 }).rows[1] ?? {};
    expect(differences && signedText(differences.width)).toBe("−11%");
  });

  it("lists rows as the outlines lie, and last what is not drawn", () => {
    const { rows } = pixelAnswer(
      "65in-16x9~34in-3440x1440~27in-3840x2160-scale300~27in-3840x2160~15in-1366x768~9in-16x9",
    );
    expect(rows.map(({ number }) => number)).toEqual([4, 2, 5, 3, 1, 6]);
  });

  it("gives titles and pictures what is drawn", () => {
    expect(comparisonTitle(inPixels(TWO))).toBe("27″ 16:9 and 34″ 3440×1440 compared in pixels");
    expect(comparisonTitle(inPixels("27in-3840x2160"))).toBe("27″ 16:9 in pixels");
    expect(comparisonSummary(inPixels(TWO))).toMatch(/in pixels\. In pixels, 34″ 3440×1440 is 12% wider/);
    expect(questionTitle(inPixels("27in-3840x2160~32in-3840x2160"))).toBeNull();
  });
});
