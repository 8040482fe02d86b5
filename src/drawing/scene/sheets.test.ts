import { describe, expect, it } from "vitest";
import { parseScreens } from "#comparison/address.ts";
import { listScreens } from "#comparison/listed-screen.ts";
import { sheetTexts } from "#words/en/paper.ts";
import type { SheetLine } from "./sheet-marks.ts";
import { composeSheets, type Sheets } from "./sheets.ts";

function sheetsOf(address: string, paper: "a4" | "letter" = "a4"): Sheets {
  const sheets = composeSheets(listScreens(parseScreens(address).screens), paper, sheetTexts("in"), {});
  if (sheets === null) throw new Error("There are no sheets.");
  return sheets;
}

const textsOf = ({ sheets }: Sheets) => sheets.map(({ texts }) => texts.map(({ content }) => content));

function boxOf({ points }: SheetLine) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

describe("F11.3: sheets at actual size", () => {
  it("have outlines in true millimetres", () => {
    const { sheets } = sheetsOf("27in-16x9");
    expect(sheets).toHaveLength(6);
    for (const { outlines } of sheets) {
      // 27″ = 685.8 mm; 16/√337 and 9/√337 of it.
      expect(outlines.map(boxOf)).toEqual([
        expect.objectContaining({
          width: expect.closeTo((685.8 * 16) / Math.sqrt(337), 8),
          height: expect.closeTo((685.8 * 9) / Math.sqrt(337), 8),
        }),
      ]);
    }
  });

  it("say their number, row and column, and have a ruler of 100 mm", () => {
    const all = sheetsOf("27in-16x9");
    const texts = textsOf(all);
    expect(texts.map(([, place]) => place)).toEqual([
      "Sheet 1 of 6, row 1, column 1",
      "Sheet 2 of 6, row 1, column 2",
      "Sheet 3 of 6, row 1, column 3",
      "Sheet 4 of 6, row 2, column 1",
      "Sheet 5 of 6, row 2, column 2",
      "Sheet 6 of 6, row 2, column 3",
    ]);
    for (const [index, { lines }] of all.sheets.entries()) {
      expect(texts[index]).toContain("If this is not 100 mm, print at 100%");
      expect(
        lines.map(boxOf).filter(({ width, height }) => width.toFixed(8) === "100.00000000" && height === 0),
      ).toHaveLength(1);
    }
  });

  it("name the screens whose lines they show, each with its own dashes", () => {
    const all = sheetsOf("6.1in-9x19.5_Phone~27in-16x9");
    const named = textsOf(all).map((texts) => texts.slice(2));
    // The phone, 66 × 142 mm, lies in the middle of 3 × 2 sheets.
    expect(named).toEqual([
      ["27″ 16:9"],
      ["Phone · 6.1″ 9:19.5", "27″ 16:9"],
      ["27″ 16:9"],
      ["27″ 16:9"],
      ["Phone · 6.1″ 9:19.5", "27″ 16:9"],
      ["27″ 16:9"],
    ]);
    const dashes = all.outlines.map((outline) => outline.dashes.join(" "));
    expect(new Set(dashes).size).toBe(2);
    const ten = sheetsOf(Array.from({ length: 10 }, (_, index) => `${index + 5}in-16x9`).join("~"));
    expect(new Set(ten.outlines.map((outline) => outline.dashes.join(" "))).size).toBe(10);
  });

  it("have crosses at the same places of the drawing where two sheets overlap", () => {
    const { sheets, tiling } = sheetsOf("27in-16x9");
    const crosses = sheets.map(({ lines }, index) => {
      const tile = tiling.tiles[index];
      return lines
        .map(boxOf)
        .filter(({ width, height }) => Math.abs(width - 6) < 1e-9 && height === 0)
        .map(({ x, y }) => `${(x + 3 - 10 + (tile?.x ?? 0)).toFixed(3)} ${(y - 10 + (tile?.y ?? 0)).toFixed(3)}`);
    });
    // In 3 × 2 sheets there are seven pairs of neighbours with two crosses each, and each cross is on both.
    const places = crosses.flat();
    expect(places).toHaveLength(28);
    expect(new Set(places).size).toBe(14);
  });

  it("keep all notes within the window", () => {
    for (const address of [
      "27in-16x9~29in-21x9",
      "100in-16x9~5in-9x16",
      "12in-16x9",
      "65in-16x9_A name of some length that ends",
    ]) {
      for (const { window, lines, texts } of sheetsOf(address, "letter").sheets) {
        for (const { x, y } of [...lines.flatMap(({ points }) => points), ...texts]) {
          expect(x).toBeGreaterThanOrEqual(window.x);
          expect(y).toBeGreaterThanOrEqual(window.y);
          expect(x).toBeLessThanOrEqual(window.x + window.width);
          expect(y).toBeLessThanOrEqual(window.y + window.height);
        }
      }
    }
  });

  it("leave the map out where there is only one sheet", () => {
    const { sheets } = sheetsOf("6in-9x16");
    expect(sheets).toHaveLength(1);
    expect(sheets[0]?.lines.filter(({ closed }) => closed)).toEqual([]);
    const map = sheetsOf("27in-16x9").sheets[0]?.lines.filter(({ closed }) => closed);
    expect(map).toHaveLength(6);
  });

  it("do not exist without screens and for screens beyond all paper", () => {
    expect(composeSheets([], "a4", sheetTexts("in"), {})).toBeNull();
    expect(composeSheets(listScreens(parseScreens("99999in-16x9").screens), "a4", sheetTexts("in"), {})).toBeNull();
  });
});

it("draws the space around the screens on paper, of a width alone its lower edge (D38)", () => {
  const { screens } = parseScreens("10cm-4x3");
  const inSpace = (height: number | null) =>
    composeSheets(listScreens(screens), "a4", sheetTexts("cm"), {
      arrangement: "bottom",
      space: { space: { width: 12, height, unit: "cm" }, frame: 1 },
    })?.outlines ?? [];
  // The picture is 80 × 60 mm, 10 mm above the lower edge of a space of 120 × 90 mm.
  const [opening, picture] = inSpace(9);
  expect([opening?.title, opening?.width, opening?.height]).toEqual(["Space", expect.closeTo(120), expect.closeTo(90)]);
  const bottom = (box?: { y: number; height: number }) => (box === undefined ? 0 : box.y + box.height);
  expect(bottom(opening) - bottom(picture)).toBeCloseTo(10);
  expect(inSpace(null)[0]?.height).toBe(0);
});

it("draws one space for a row, whose screens touch with their frames (D56)", () => {
  const { screens } = parseScreens("4cm-4x3~5cm-4x3");
  const space = { space: { width: 8, height: 6, unit: "cm" }, frame: 0 } as const;
  const all = composeSheets(listScreens(screens), "a4", sheetTexts("cm"), { arrangement: "side", space });
  if (all === null) throw new Error("There are no sheets.");
  expect(all.outlines.map(({ title }) => title)).toEqual(["Space", "5\u202fcm 4:3", "4\u202fcm 4:3"]);
  const at = (number: number) => all.outlines.find((outline) => outline.number === number);
  expect((at(2)?.x ?? 0) - (at(1)?.x ?? 0)).toBeCloseTo(32);
  expect(textsOf(all).map((texts) => texts.slice(2))).toEqual([["Space", "4\u202fcm 4:3", "5\u202fcm 4:3"]]);
});

describe("curved screens on paper (D61)", () => {
  const titles = (address: string, options: Parameters<typeof composeSheets>[3]) => {
    const sheets = composeSheets(listScreens(parseScreens(address).screens), "a4", sheetTexts("cm"), options);
    return sheets?.outlines.map(({ title, width }) => [title, Math.round(width)]);
  };

  it("are as long as along the curve, and the sheet says that it is flat", () => {
    expect(titles("34in-3440x1440-r1500~27in-16x9", {})).toEqual([
      // 79.658 and 59.773 cm
      ["34″ 3440×1440, curved, here flat: its length along the curve", 797],
      ["27″ 16:9", 598],
    ]);
  });

  it("have their straight width in a row", () => {
    // 2 · 150 · sin(79.658 ÷ 300) = 78.727 cm
    expect(titles("34in-3440x1440-r1500~27in-16x9", { arrangement: "side" })?.[0]).toEqual([
      "34″ 3440×1440, curved, here its straight width",
      787,
    ]);
  });
});
