import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { COLOUR_NAMES } from "#domain/display/colour.ts";
import { KNOWN_OBJECTS } from "#domain/display/known-object.ts";
import { shapeOfPixels } from "#domain/display/resolution.ts";
import { anyText } from "#tests/arbitrary/any-text.ts";
import { having, screensOf } from "#tests/arbitrary/screens.ts";
import { reachedState } from "#tests/arbitrary/steps.ts";
import { comparisonSearch, formatScreens, hasComparison, parseScreens, readComparison } from "./address.ts";
import { ARRANGEMENTS } from "./arrangement.ts";
import { CONTENTS } from "./content.ts";
import { SCALE_MODES } from "./scale-mode.ts";
import {
  type Comparison,
  type ComparisonState,
  comparisonOf,
  comparisonWith,
  DEFAULT_COMPARISON,
  INITIAL_STATE,
  isEdited,
  stateOf,
} from "./state.ts";

const DEFAULTS = "27in-16x9-blue~29in-21x9-green";
const screensIn = (state: ComparisonState) => state.entries.map(({ screen }) => screen);
const read = (text: string) => parseScreens(text).screens;
const open = (query: string) => readComparison(new URLSearchParams(query), "in");
/** As a link has it: with the ids of a new visit. */
const asLinked = (comparison: Comparison) => comparisonOf(stateOf(comparison));

describe("what an address says", () => {
  it("has screens with their unit and colour: '/?screens=27in-16x9-blue~29in-21x9-green'", () => {
    expect(formatScreens(screensIn(INITIAL_STATE))).toBe(DEFAULTS);
    expect(read(DEFAULTS)).toEqual(screensIn(INITIAL_STATE));
  });

  it("keeps the unit a diagonal was given in", () => {
    const [screen] = read("68.58cm-16x9-teal");
    expect(screen).toEqual({ length: 68.58, unit: "cm", width: 16, height: 9, colour: "teal" });
    expect(formatScreens(read("68.58cm-16x9-teal"))).toBe("68.58cm-16x9-teal");
  });

  it("writes tiny and huge numbers without an exponent", () => {
    const screen = { length: 1e-11, unit: "in", width: 999_999_999_999, height: 2.5e-7, colour: "red" } as const;
    expect(formatScreens([screen])).toBe("0.00000000001in-999999999999x0.00000025-red");
    expect(read(formatScreens([screen]))).toEqual([screen]);
  });

  it("without names, has only characters that stand in an address as they are", () => {
    const nameless = reachedState.map((state) => screensIn(state).map(({ name, ...screen }) => screen));
    fc.assert(
      fc.property(nameless, (screens) => {
        const text = formatScreens(screens);
        expect(encodeURIComponent(text)).toBe(text);
      }),
      { numRuns: 50 },
    );
  });

  it("has the names of screens", () => {
    const [screen] = read("27in-16x9-blue_My desk_2");
    expect(screen).toEqual({ length: 27, unit: "in", width: 16, height: 9, colour: "blue", name: "My desk_2" });
    expect(formatScreens(read("27in-16x9-blue_My desk_2"))).toBe("27in-16x9-blue_My desk_2");
  });

  it.each([
    ["2x27in-16x9-blue", { count: 2 }],
    ["3x27in-16x9-blue-gap1.5", { count: 3, gap: 1.5 }],
    ["4x27in-16x9-blue-gap10_Desk", { count: 4, gap: 10, name: "Desk" }],
  ])("has the count and the gap of a set (D29): '%s'", (text, set) => {
    expect(read(text)).toEqual([{ length: 27, unit: "in", width: 16, height: 9, colour: "blue", ...set }]);
    expect(formatScreens(read(text))).toBe(text);
  });

  it("has the distance of a screen (D32): '65in-16x9-blue-at250cm'", () => {
    expect(read("65in-16x9-blue-at250cm")).toMatchObject([{ length: 65, distance: 250 }]);
    expect(formatScreens(read("65in-16x9-blue-at250cm"))).toBe("65in-16x9-blue-at250cm");
    expect(read("65-16x9-AT2.5m")).toMatchObject([{ distance: 250 }]);
    expect(parseScreens("65-16x9-at0cm~27-16x9-attic").unreadable).toEqual(["at0cm"]);
  });

  it("is '/' for the default comparison only", () => {
    expect(comparisonSearch(DEFAULT_COMPARISON, "in")).toBe("");
    expect(comparisonSearch(comparisonWith(screensIn(INITIAL_STATE).toReversed()), "in")).toBe(
      "?screens=29in-21x9-green~27in-16x9-blue",
    );
    expect(open("").comparison).toEqual(DEFAULT_COMPARISON);
  });

  it("has the arrangement, the base (D27), the scale (D30), the content (D33), the objects (D31) and the distance (D32) unless they are the default", () => {
    expect(comparisonSearch({ ...DEFAULT_COMPARISON, arrangement: "bottom" }, "in")).toBe("?align=bottom");
    expect(comparisonSearch({ ...DEFAULT_COMPARISON, base: 2 }, "in")).toBe("?base=2");
    const view = { scale: "actual", content: "4x3", objects: ["card", "a4"], distance: 70 } as const;
    expect(
      comparisonSearch(comparisonWith(read("32-16x9-red~27-16x9"), { arrangement: "side", base: 2, ...view }), "in"),
    ).toBe(
      "?screens=32in-16x9-red~27in-16x9-blue&align=side&base=2&scale=actual&content=4x3&objects=card,a4&distance=70cm",
    );
    expect(open("base=2&align=corner").comparison).toEqual({ ...DEFAULT_COMPARISON, arrangement: "corner", base: 2 });
  });

  it("D27: a base that is not in the list is the first screen", () => {
    expect(open("base=3").comparison.base).toBeNull();
    expect(open("screens=none&base=2").comparison.base).toBeNull();
  });

  it("gives the default screens if nothing is readable, but no screens for 'none'", () => {
    expect(open("screens=what")).toEqual({ comparison: DEFAULT_COMPARISON, unreadable: ["what"] });
    expect(open("screens=")).toEqual({ comparison: DEFAULT_COMPARISON, unreadable: [] });
    expect(comparisonSearch(comparisonWith([]), "in")).toBe("?screens=none");
    expect(open("screens=none").comparison.screens).toEqual([]);
  });

  it.each([
    ["screens=27-16x9", true],
    ["screens=", true],
    ["align=bottom", true],
    ["base=2", true],
    ["", false],
    ["utm_source=mail", false],
  ])("says whether '?%s' is about a comparison", (query, expected) => {
    expect(hasComparison(new URLSearchParams(query))).toBe(expected);
  });
});

describe("reads what people type or shorten by hand", () => {
  const usual = [
    { length: 27, unit: "in", width: 16, height: 9, colour: "blue" },
    { length: 55, unit: "in", width: 16, height: 9, colour: "green" },
  ] as const;

  it.each([
    ["neither unit nor colour", "27-16x9~55-16x9"],
    ["upper case", "27IN-16X9-BLUE~55In-16X9-Green"],
    ["spaces", " 27 in 16 x 9 blue ~ 55 in 16x9 green "],
    ["spaces beside the hyphens", "27in - 16 x 9 - blue~55in - 16x9 - green"],
    ["tabs and line breaks", "27in\t16x9\n~\r\n55in 16x9"],
    ["commas for points", "27,0in-16,0x9,0~55,0-16x9"],
    ["points with nothing before or after them", "27.in-16.x9.~55-16x9"],
    ["a colon for the ratio", "27-16:9~55-16:9"],
    ["real typographic marks", '27″ 16×9~55" 16:9'],
    ["what phones make of quotation marks and hyphens", "27”–16×9~55 in — 16x9 – green"],
    ["no hyphen behind the unit", '27in16x9~55"16:9'],
    ["an asterisk for the ratio", "27-16*9~55in 16 * 9"],
    ["the words for the units", "27inch-16x9~55 inches 16x9"],
    ["the words for the units in other languages", "27zoll-16x9~55 pouces 16x9"],
    ["separators too many", "~27-16x9~~55-16x9~"],
    ["a link cut in its last word", "27in-16x9-blue~55in-16x9-gr"],
    ["a link cut after a hyphen", "27in-16x9-blue~55in-16x9-"],
  ])("%s: '%s'", (_, text) => {
    expect(parseScreens(text)).toEqual({ screens: usual, unreadable: [] });
  });

  it.each([
    "2x27-16x9-gap1.5",
    "2 x 27in 16:9 gap1.5",
    "2 × 27″ 16:9 gap1,5",
    "2X27IN-16X9-GAP1.5CM",
    "2*27 16*9 gap1.5",
  ])("a set (D29): '%s'", (text) => {
    expect(parseScreens(text)).toEqual({ screens: [{ ...usual[0], count: 2, gap: 1.5 }], unreadable: [] });
  });

  it("one display is no set, and a gap of nothing is none (D29)", () => {
    expect(parseScreens("1x27-16x9-gap0")).toEqual({ screens: [usual[0]], unreadable: [] });
  });

  it("a ratio as it is, and a decimal comma", () => {
    expect(read("34in-43x18")).toEqual([{ length: 34, unit: "in", width: 43, height: 18, colour: "blue" }]);
    expect(read("31,5in-16x9")[0]?.length).toBe(31.5);
    expect(read("6.1-9x19,5")[0]).toMatchObject({ width: 9, height: 19.5 });
  });

  it.each(["68cm-16x9", "68 cm 16:9", "68centimetres-16x9", "68 Centimeters 16x9"])("centimetres: '%s'", (text) => {
    expect(read(text)).toEqual([{ length: 68, unit: "cm", width: 16, height: 9, colour: "blue" }]);
  });
});

describe("leaves out and names what cannot be read", () => {
  it.each([
    "hello",
    "27",
    "16x9",
    "27in",
    "27in-16",
    "0in-16x9",
    "27in-0x9",
    "27in-16x0.0",
    "-27in-16x9",
    "27in-16x-9",
    "1e3in-16x9",
    "1.2.3in-16x9",
    "27ft-16x9",
    ".in-.x.",
    "27in-16x9x9",
    "27,16x9",
    "27in-16x9blue",
    "٢٧in-16x9",
    `${"9".repeat(30)}in-16x9`,
    "NaN-16x9",
    "Infinity-16x9",
  ])("'%s'", (text) => {
    expect(parseScreens(text)).toEqual({ screens: [], unreadable: [text] });
  });

  it("keeps the other screens in their order", () => {
    const { screens, unreadable } = parseScreens("27-16x9~what?~55-16x9~0-4x3");
    expect(screens.map(({ length }) => length)).toEqual([27, 55]);
    expect(unreadable).toEqual(["what?", "0-4x3"]);
  });

  it.each([
    ["27in-16x9-blue-usd499", ["usd499"]],
    ["27in-16x9-blue-extra", ["extra"]],
    ["27in-16x9-x:1-blue-4k", ["x:1", "4k"]],
    ["27in-16x9-usd499", ["usd499"]],
  ])("ignores only the unknown parts of a screen: '%s'", (text, unreadable) => {
    const screen = { length: 27, unit: "in", width: 16, height: 9, colour: "blue" };
    expect(parseScreens(text)).toEqual({ screens: [screen], unreadable });
    expect(parseScreens(`${text}_Desk`)).toEqual({ screens: [{ ...screen, name: "Desk" }], unreadable });
  });

  it("keeps the first ten of more than ten", () => {
    const text = Array.from({ length: 13 }, (_, index) => `${20 + index}in-16x9`).join("~");
    const { screens, unreadable } = parseScreens(text);
    expect(screens.map(({ length }) => length)).toEqual([20, 21, 22, 23, 24, 25, 26, 27, 28, 29]);
    expect(unreadable).toEqual(["30in-16x9", "31in-16x9", "32in-16x9"]);
  });

  it("gives no screens if nothing is readable", () => {
    expect(parseScreens("")).toEqual({ screens: [], unreadable: [] });
    expect(parseScreens("~ ~~")).toEqual({ screens: [], unreadable: [] });
    expect(parseScreens("none")).toEqual({ screens: [], unreadable: [] });
  });

  it("reads only the first 4000 characters, and not the screen that they cut", () => {
    // 8 + 3984 + 1 + 7 = 4000: the limit stands behind the 9 of 55-16x9.
    const { screens, unreadable } = parseScreens(`27-16x9~${"?".repeat(3984)}~55-16x900~65-16x9`);
    expect(screens.map(({ length }) => length)).toEqual([27]);
    expect(unreadable.at(-1)).toBe("55-16x9");

    // 8 + 3976 + 1 + 15 = 4000: the limit stands before the name's last letter.
    const named = parseScreens(`27-16x9~${"?".repeat(3976)}~55-16x9-red_Desk`);
    expect(named.screens.map(({ length }) => length)).toEqual([27]);
    expect(named.unreadable.at(-1)).toBe("55-16x9-red_Des");

    const hostile = parseScreens("27-16x9~".repeat(1_000_000));
    expect(hostile.screens).toHaveLength(10);
    expect(hostile.unreadable.join("~").length).toBeLessThanOrEqual(4000);
  });

  it.each(["9", " ", "-", "~", ".", ",", "x", "27in-", "27-16x9-", "1 ", "- ", "″"])(
    "ignores everything after the limit, however often '%s' is repeated",
    (unit) => {
      const text = unit.repeat(5000);
      expect(parseScreens(text.repeat(10))).toEqual(parseScreens(text));
    },
  );
});

describe("colours", () => {
  it("D4: the first free colour replaces a missing or unknown one", () => {
    expect(read("27-16x9~55-16x9-violet~65-16x9-blue").map(({ colour }) => colour)).toEqual(["green", "pink", "blue"]);
  });

  it("D4: the first screen to name a colour keeps it", () => {
    expect(read("27-16x9-red~55-16x9-red").map(({ colour }) => colour)).toEqual(["red", "blue"]);
  });

  it("takes no property of objects for a colour", () => {
    expect(read("27-16x9-constructor")[0]?.colour).toBe("blue");
  });
});

/** Texts that look like addresses, with mistakes: far more of them are readable than of random texts. */
const nearlyAddress = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom("27", "16x9", "in", "cm", "-", "~", "blue", "red", "0", ".", " ", "9") },
      { weight: 1, arbitrary: fc.constantFrom("x", ":", "×", "″", '"', ",", "%", "e", "+", "…", "\u0000", "\n", "🖥️") },
      { weight: 3, arbitrary: fc.constantFrom("27in-16x9-blue", "~68.58cm-4x3-red~", "34-21:9", "1~", "~1-1x1") },
    ),
    { maxLength: 120, size: "max" },
  )
  .map((parts) => parts.join(""));

describe("any string gives a valid state", () => {
  it.each([
    ["a string of any characters", anyText(3000)],
    ["a string that looks like an address", nearlyAddress],
    ["a string that looks like an address with a name", nearlyAddress.map((text) => `27-16x9_${text}`)],
  ])("%s", (_, texts) => {
    fc.assert(
      fc.property(texts, (text) => {
        const { screens } = parseScreens(text);
        const state = stateOf(comparisonWith(screens));
        const colours = [...screens.map(({ colour }) => colour), ...state.palette];
        if (state.tileColour !== null) colours.push(state.tileColour);
        // D4: each of the ten in exactly one place; S4: no tile exactly at ten screens; S9: never more than ten.
        expect(colours.toSorted()).toEqual(COLOUR_NAMES.toSorted());
        expect(state.tileColour === null).toBe(screens.length === 10);
        expect(screens.length).toBeLessThanOrEqual(10);
        for (const screen of screens) {
          for (const value of [screen.length, screen.width, screen.height]) {
            expect(value > 0 && Number.isFinite(value)).toBe(true);
          }
        }
        expect(read(formatScreens(screens))).toEqual(screens);
      }),
      { numRuns: 400 },
    );
  });
});

describe("state → address → state is the identity", () => {
  it("for the screens and the view of any state a visitor can reach", () => {
    const withView = fc.record({
      state: reachedState,
      arrangement: fc.constantFrom(...ARRANGEMENTS),
      base: fc.nat(9),
      scale: fc.constantFrom(...SCALE_MODES),
      content: fc.constantFrom(...CONTENTS),
      objects: fc.subarray([...KNOWN_OBJECTS]),
      distance: fc.oneof(fc.constantFrom(60, 70, 71.12, 10_000), fc.integer({ min: 1, max: 10_000 })),
    });
    fc.assert(
      fc.property(withView, ({ state, base, ...view }) => {
        const reached = comparisonOf(state);
        const { id = null } = reached.screens[base % reached.screens.length] ?? {};
        for (const comparison of [reached, { ...reached, ...view, base: id }].map(asLinked)) {
          const search = comparisonSearch(comparison, "in");
          expect(search).toMatch(/^(\?[\w.,~:+%()'!*&=-]+)?$/);
          const again = readComparison(new URL(`https://example.org/${search}`).searchParams, "in");
          expect(again).toEqual({ comparison, unreadable: [] });
          expect(asLinked(again.comparison)).toEqual(comparison);
        }
      }),
      { numRuns: 200 },
    );
  });

  it("for the default comparison, including the colours and ids", () => {
    expect(stateOf(open("").comparison)).toEqual(INITIAL_STATE);
  });

  it("for every positive number and every property a screen can hold, and its editors show nothing uncommitted", () => {
    const positive = fc.double({ min: 1e-20, max: 1e20, noNaN: true });
    const display = fc.record({
      length: positive,
      unit: fc.constantFrom("in" as const, "cm" as const),
      width: positive,
      height: positive,
    });
    const pixels = fc.integer({ min: 200, max: 99_999 });
    const resolved = fc
      .tuple(display, fc.record({ width: pixels, height: pixels }))
      .map(([spec, resolution]) => ({ ...spec, ...shapeOfPixels(resolution) }));
    fc.assert(
      fc.property(having(screensOf(fc.oneof(display, resolved), { least: 0 })), (screens) => {
        const state = stateOf(comparisonWith(read(formatScreens(screens))));
        expect(screensIn(state)).toEqual(screens);
        expect(state.entries.some(isEdited)).toBe(false);
        expect(new Set(state.entries.map(({ id }) => id)).size).toBe(screens.length);
        expect(state.nextId).toBe(screens.length + 1);
      }),
      { numRuns: 300 },
    );
  });

  it("at ten screens with every digit a number and every character a name can have, nothing is cut off", () => {
    const longest = 1.2345678901234567e-20;
    const name = "🖥".repeat(40);
    const screens = COLOUR_NAMES.map((colour) => {
      return { length: longest, unit: "cm", width: longest, height: longest, colour, name } as const;
    });
    expect(read(formatScreens(screens))).toEqual(screens);
  });
});

it.each([
  ["5x27in-16x9", ["5x"]],
  ["0x27in-16x9", ["0x"]],
  ["2x27in-16x9-gap11", ["gap11"]],
  ["2x27in-16x9-gap", []],
])("D29: leaves out what no set can have, without the screen: '%s'", (text, unreadable) => {
  const read = parseScreens(text);
  expect(read.screens).toHaveLength(1);
  expect(read.unreadable).toEqual(unreadable);
});
