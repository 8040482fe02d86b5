import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { comparisonSearch, parseScreens } from "#comparison/address.ts";
import { readShortAddress } from "#comparison/short-address.ts";
import { type Comparison, comparisonWith } from "#comparison/state.ts";
import { writtenComparison } from "#comparison/written-comparison.ts";
import { CATALOGUE } from "#domain/catalogue/catalogue.ts";
import { findModels } from "#domain/catalogue/find-models.ts";
import { searchCatalogue } from "#domain/catalogue/search.ts";
import { sizesAtDistance } from "#domain/catalogue/sizes-at-distance.ts";
import { ratioOf } from "#domain/display/measures.ts";
import type { Ratio } from "#domain/display/resolution.ts";
import { type DisplaySpec, diagonalInches } from "#domain/display/screen.ts";
import { readText } from "#domain/written/read-text.ts";
import { anyText } from "#tests/arbitrary/any-text.ts";
import { usualDisplay } from "#tests/arbitrary/screens.ts";
import { partsText } from "#words/answer-part.ts";
import { answerOf } from "#words/en/answer.ts";
import { comparisonTitle } from "#words/en/titles.ts";
import { foundScreen } from "./editors/catalogue-list.tsx";
import { readPasted, writtenValues } from "./editors/pasted-offers.ts";
import { isMore, searchLines } from "./editors/search-lines.ts";
import { readSize } from "./editors/written-size.ts";
import { fileName } from "./file-name.ts";
import { startAddress } from "./start-address.ts";

/** Each text of the list through each door of the product (D59). What each text means, `read-text.test.ts` says. */

const TEXTS = readFileSync(new URL("../../domain/written/written-sizes.tsv", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => line.split("\t")[0] ?? "");

const sizeOf = ({ length, unit, width, height }: DisplaySpec) =>
  `${length}${unit} ${ratioOf({ width, height }).toFixed(4)}`;
const meaningOf = (text: string) => readText(text, findModels);
const comparisonOf = (text: string) => writtenComparison(meaningOf(text));
/** A tablet of 4:3 stands upright. */
const acrossOf = (shape: Ratio) => Math.max(ratioOf(shape), 1 / ratioOf(shape));
const isAddress = (text: string) => /^[^\s/]+$/.test(text);

function firstLine(text: string) {
  const search = searchCatalogue(text, CATALOGUE);
  const [line] = searchLines({
    text,
    search,
    models: "there",
    opened: null,
    mine: null,
    used: [],
    takesWhole: true,
    space: null,
  });
  return line === undefined || isMore(line) ? null : line;
}

describe("the search", () => {
  it.each(TEXTS)("begins with what is meant by %s", (text) => {
    const meaning = meaningOf(text);
    const line = firstLine(text);
    switch (meaning.means) {
      case "distance in space":
      case "space":
        expect(line).toMatchObject({ group: "whole" });
        break;
      case "several":
      case "size in space":
        expect(line).toMatchObject({ group: "whole" });
        expect(line?.group === "whole" && comparisonSearch(line.comparison, "in")).toBe(
          comparisonSearch(comparisonOf(text) ?? comparisonWith([]), "in"),
        );
        break;
      case "distance":
        // No television is sold that is large enough for the last row of a cinema.
        expect(line).toMatchObject({ group: sizesAtDistance(meaning.centimetres).length > 0 ? "seen" : "seat" });
        break;
      case "nothing":
        expect(line?.group).not.toBe("whole");
        break;
      case "ratio":
      case "resolution":
        // Nothing is sold in the ratio of a film.
        if (line !== null && "display" in line)
          expect(acrossOf(line.display) / acrossOf(meaning.ratio)).toBeCloseTo(1, 1);
        else expect(line).toMatchObject({ group: "examples" });
        break;
      case "length": {
        const [screen] = meaning.screens;
        expect(line).toMatchObject({ display: { length: screen?.length, unit: screen?.unit } });
        break;
      }
      default: {
        if (!("screens" in meaning)) break;
        const [screen] = meaning.screens;
        if (line === null || !("display" in line) || line.group === "seen") throw new Error("no size comes first");
        const found = foundScreen(line);
        if (screen?.name !== undefined) expect(found.name).toBe(screen.name);
        expect(found).toMatchObject({ length: screen?.length, unit: screen?.unit });
        // A kind is found with the pixels that most of its size have: `65 tv` with 3840×2160.
        expect(ratioOf(found)).toBeCloseTo(ratioOf(screen ?? found), 2);
      }
    }
  });
});

describe("a text that another app shares (F10.5)", () => {
  it.each(TEXTS)("opens what is meant by %s", (text) => {
    const shared = new URL(`https://diagonal.test/open?${new URLSearchParams({ text })}`);
    const comparison = comparisonOf(text);
    expect(startAddress(shared)).toBe(comparison === null ? "/" : `/${comparisonSearch(comparison, "in")}`);
  });
});

describe("a short address (D41)", () => {
  it.each(TEXTS.filter(isAddress))("/%s opens what is meant, where that is a comparison", (text) => {
    const { means, unread } = meaningOf(text);
    const isOpened = (means === "several" || means === "size in space") && unread.length === 0;
    const opened = readShortAddress(`/${text}`, findModels);
    expect(opened === null ? null : comparisonSearch(opened, "in")).toBe(
      isOpened ? comparisonSearch(comparisonOf(text) ?? comparisonWith([]), "in") : null,
    );
  });
});

describe("pasted into a card (D43)", () => {
  it.each(TEXTS)("%s is taken, or offers what it means", (text) => {
    const meaning = meaningOf(text);
    const pasted = readPasted(text, 1, findModels);
    const screens = "screens" in meaning ? meaning.screens : [];
    if (meaning.means === "distance in space" || meaning.means === "space") {
      expect(pasted?.writes).toBeUndefined();
      expect(pasted?.offers).toHaveLength(2);
      expect(pasted?.offers[0]?.label).toMatch(/^Draw/);
    } else if (meaning.means === "several" || (meaning.means === "size in space" && screens.length > 1)) {
      expect(pasted?.offers.slice(1).map(({ writes }) => writes)).toEqual(screens.map(writtenValues));
    } else if (meaning.means === "model" && screens.length > 1) {
      expect(pasted?.offers.map(({ writes }) => writes)).toEqual(screens.map(writtenValues));
    } else if (meaning.means === "sides" && screens[0] !== undefined) {
      // A card shows two sides in a unit of its own.
      const { width, height } = pasted?.writes?.ratio ?? { width: "0", height: "1" };
      expect(Number(width) / Number(height)).toBeCloseTo(ratioOf(screens[0]), 9);
      expect(pasted?.writes?.length).toEqual(writtenValues(screens[0]).length);
    } else if (pasted?.writes != null && screens[0] !== undefined) {
      expect(pasted.writes).toEqual(writtenValues(screens[0]));
    } else {
      expect(["nothing", "length", "ratio", "resolution", "screen", "distance"]).toContain(meaning.means);
    }
  });
});

it("fills a radius into a card, and says what it leaves out (D61)", () => {
  expect(readSize("49 32:9 1800R")).toMatchObject({ radius: "1800", unread: [] });
  expect(readSize("34 100R")).toEqual({ length: expect.anything(), ratio: null, unread: ["100R"] });
  expect(readPasted("34 100R or 27", 1, findModels)?.says).toBe("“34 100R or 27” is two screens. “100R” is left out.");
});

describe("what the product writes (D59)", () => {
  // `4x10` are four of 10 inches, and `32x3` three of 32.
  const display = usualDisplay.filter(({ width, height }) => width > 4 && height > 3);
  // One length in two units is written of one screen.
  const isOneLength = (one: DisplaySpec, other: DisplaySpec) =>
    one.unit !== other.unit && Math.abs(diagonalInches(one) / diagonalInches(other) - 1) < 0.05;
  const pair = fc
    .tuple(display, display)
    .filter(([one, other]) => sizeOf(one) !== sizeOf(other) && !isOneLength(one, other));

  it.each([
    ["the name of a file", (comparison: Comparison) => `${fileName(comparison.screens)}.png`],
    ["the title of a page", comparisonTitle],
    ["the answer", (comparison: Comparison) => partsText(answerOf(comparison)?.sentence ?? [])],
  ])("%s reads back as the same screens", (_, textOf) => {
    fc.assert(
      fc.property(pair, ([one, other]) => {
        const comparison = comparisonWith([
          { ...one, colour: "blue" },
          { ...other, colour: "green" },
        ]);
        const meaning = meaningOf(textOf(comparison));
        const read = "screens" in meaning ? meaning.screens.map(sizeOf) : [];
        expect(read.toSorted(), textOf(comparison)).toEqual([sizeOf(one), sizeOf(other)].toSorted());
      }),
    );
  });

  it("and any text costs less than 5 ms of the processor on average", () => {
    const texts = fc.sample(anyText(200), 200);
    for (const text of texts) readText(text);
    const { user } = process.cpuUsage();
    for (const text of texts) readText(text);
    expect((process.cpuUsage().user - user) / 1000 / texts.length).toBeLessThan(5);
  });
});

it("reads each link of a shared text as the same screens", () => {
  for (const text of TEXTS) {
    const comparison = comparisonOf(text);
    if (comparison === null) continue;
    const search = new URLSearchParams(comparisonSearch(comparison, "in"));
    const { screens } = parseScreens(search.get("screens") ?? "");
    expect(comparisonSearch(comparisonWith(screens), "in"), text).toBe(
      comparisonSearch(comparisonWith(comparison.screens.map(({ screen }) => screen)), "in"),
    );
  }
});
