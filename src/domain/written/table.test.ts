import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { comparisonWith } from "#comparison/state.ts";
import type { DisplaySpec, Screen, ScreenDescription } from "#domain/display/screen.ts";
import { screensOf, usualDisplay } from "#tests/arbitrary/screens.ts";
import { report } from "#words/en/report.ts";
import { findModels } from "../catalogue/find-models.ts";
import { ratioOf } from "../display/measures.ts";
import { shapeFrom } from "../display/resolution.ts";
import { diagonalInches } from "../display/screen.ts";
import { readText } from "./read-text.ts";

const screensIn = (text: string): readonly ScreenDescription[] => {
  const meaning = readText(text, findModels);
  return "screens" in meaning ? meaning.screens : [];
};
const table = (...rows: readonly string[][]) => rows.map((cells) => cells.join("\t")).join("\n");
const HEADINGS = ["Screen", "Diagonal (in)", "Ratio", "Width (in)", "Resolution"];

const UHD = { length: 27, unit: "in", ...shapeFrom({ width: 3840, height: 2160 }) } as const satisfies DisplaySpec;

describe("a copied table", () => {
  it("has the screens it was copied from, with their names, sets and resolutions", () => {
    const screens: readonly Screen[] = [
      { ...UHD, colour: "blue" },
      { length: 27, unit: "in", width: 16, height: 9, colour: "green", count: 2 },
      { length: 86.36, unit: "cm", width: 16, height: 9, colour: "pink", name: "Desk" },
      { length: 34, unit: "in", ...shapeFrom({ width: 3440, height: 1440 }), colour: "orange", name: "Work 2" },
    ];
    expect(screensIn(report.copiedTable(comparisonWith(screens)).text)).toEqual([
      UHD,
      { length: 27, unit: "in", width: 16, height: 9, count: 2 },
      { length: 34, unit: "in", width: 16, height: 9, name: "Desk" },
      { length: 34, unit: "in", ...shapeFrom({ width: 3440, height: 1440 }), name: "Work 2" },
    ]);
  });

  it("has the same diagonals and ratios, as exact as they are copied, with names and without", () => {
    const named = fc.constantFrom(undefined, "Desk", "Sofa 3 m", "Monitor 27", "TV");
    const screens = fc
      .tuple(screensOf(usualDisplay), fc.array(named, { minLength: 10, maxLength: 10 }))
      .map(([all, names]) =>
        all.map((screen, at): Screen => ({ ...screen, ...(names[at] !== undefined && { name: names[at] }) })),
      );
    fc.assert(
      fc.property(
        screens,
        fc.constantFrom("in" as const, "cm" as const),
        fc.constantFrom(".", ","),
        (all, lengths, mark) => {
          const read = screensIn(report.copiedTable({ ...comparisonWith(all), lengths }, mark).text);
          expect(read).toHaveLength(all.length);
          for (const [at, screen] of all.entries()) {
            const { [at]: again = screen } = read;
            expect(again.name).toBe(screen.name);
            const isExact = screen.name === undefined;
            expect(Math.abs(diagonalInches(again) - diagonalInches(screen))).toBeLessThan(isExact ? 1e-9 : 0.0051);
            expect(Math.abs(ratioOf(again) - ratioOf(screen))).toBeLessThan(isExact ? 1e-9 : 0.0051);
          }
        },
      ),
    );
  });

  it("keeps a name that says only a part of the size, or more than it", () => {
    const names = ["Monitor 27", "Sofa 27″ 16:9"];
    const screens = names.map((name, at): Screen => ({ ...UHD, name, colour: at === 0 ? "blue" : "green" }));
    expect(screensIn(report.copiedTable(comparisonWith(screens)).text)).toEqual(
      names.map((name) => ({ ...UHD, name })),
    );
  });

  it("tells screens of one size apart by what their names add", () => {
    const screens: readonly Screen[] = [
      { ...UHD, colour: "blue", scaling: 150 },
      { ...UHD, colour: "green", radius: 1800 },
      { length: 27, unit: "in", ...shapeFrom({ width: 2560, height: 1440 }), colour: "pink" },
    ];
    expect(screensIn(report.copiedTable(comparisonWith(screens)).text)).toMatchObject([
      UHD,
      { ...UHD, radius: 1800 },
      { resolution: { width: 2560, height: 1440 } },
    ]);
  });

  it("has a line for all together that is no screen", () => {
    const row = ["27″ 16:9", "27", "1.78:1", "23.53", ""];
    expect(screensIn(table(HEADINGS, row, row, ["Together, with frames", "", "", "47.06", ""]))).toHaveLength(2);
    expect(screensIn(table(HEADINGS, row, row, ["Together, with frames", "", "", "47.06"]))).toHaveLength(2);
  });
});

describe("a table from elsewhere", () => {
  it.each([
    [
      "headings in another language",
      table(["Gerät", "Diagonale (cm)", "Format"], ["A", "68,58", "16:9"], ["B", "80", "3:2"]),
    ],
    ["units in its cells", table(["Name", "Size", "Ratio"], ["A", "68.58 cm", "16:9"], ["B", "80cm", "3:2"])],
    ["line ends of Windows", "Name\tcm\tRatio\r\nA\t68.58 cm\t16:9\r\nB\t80 cm\t3:2\r\n"],
  ])("has %s", (_, text) => {
    expect(screensIn(text)).toEqual([
      { length: 68.58, unit: "cm", width: 16, height: 9, name: "A" },
      { length: 80, unit: "cm", width: 3, height: 2, name: "B" },
    ]);
  });

  it("has models as their makers describe them, also upright", () => {
    const [model] = screensIn("Dell U2723QE");
    const rows = table(HEADINGS, ["Dell U2723QE", "27", "16:9", "", ""], ["Dell U2723QE", "27", "9:16", "", ""]);
    expect(screensIn(rows)).toEqual([
      model,
      { ...model, width: 9, height: 16, resolution: { width: 2160, height: 3840 } },
    ]);
    // Another size is no such model.
    expect(screensIn(table(HEADINGS, ["Dell U2723QE", "32", "16:9", "", ""]))).toEqual([
      { length: 32, unit: "in", width: 16, height: 9, name: "Dell U2723QE" },
    ]);
  });

  it.each([
    ["no headings", "27″ 16:9\t27\t16:9\n34″ 16:9\t34\t16:9"],
    ["no shape", "Name\tDiagonal\tPrice\nDesk\t27\t300"],
    ["two columns", "Name\tDiagonal\nDesk\t27"],
  ])("is read as any other text with %s", (_, text) => {
    expect(readText(text)).toEqual(readText(text.replaceAll("\t", " ")));
  });
});
