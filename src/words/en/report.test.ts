import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Comparison, comparisonWith } from "#comparison/state.ts";
import { shapeFrom } from "#domain/display/resolution.ts";
import type { Screen } from "#domain/display/screen.ts";
import { extremeDisplay, having, screensOf, usualDisplay } from "#tests/arbitrary/screens.ts";
import { copiedTable, reportCsv } from "./report.ts";

const BLUE = { length: 27, unit: "in", width: 16, height: 9, colour: "blue" } as const satisfies Screen;
const GREEN = { length: 29, unit: "in", width: 21, height: 9, colour: "green" } as const satisfies Screen;
/** 34″, in centimetres and as a resolution. */
const PINK = {
  length: 86.36,
  unit: "cm",
  ...shapeFrom({ width: 3440, height: 1440 }),
  colour: "pink",
  name: "Desk",
} as const satisfies Screen;

/** @param base the number of the screen to compare with */
function comparison(screens: readonly Screen[], base = 1): Comparison {
  return comparisonWith(screens, { base });
}

describe("copy table", () => {
  it("has names and eight columns, tab-separated and as HTML, rounded as the details show them", () => {
    const { text, html } = copiedTable(comparison([BLUE, { ...PINK, name: "<Desk>" }], 1));
    expect(text.split("\n").map((line) => line.split("\t"))).toEqual([
      [
        "Screen",
        "Diagonal (in)",
        "Ratio",
        "Width (in)",
        "Height (in)",
        "Area (sq in)",
        "Resolution",
        "Pixels per inch",
        "Area difference (%)",
      ],
      ["27″ 16:9", "27", "1.78:1", "23.53", "13.24", "311.5", "", "", "0"],
      ["<Desk>", "34", "2.39:1", "31.36", "13.13", "411.8", "3440×1440", "109.7", "32.2"],
    ]);
    expect(html).toMatch(/^<table><thead><tr><th>Screen<\/th>.*<td>&lt;Desk&gt;<\/td><td>34<\/td>.*<\/table>$/);
  });

  it("has the unit that comes first, and the decimal mark of the visitor", () => {
    const { text } = copiedTable({ ...comparison([BLUE]), lengths: "cm" }, ",");
    expect(text.split("\n")[0]).toContain("Width (cm)");
    expect(text.split("\n")[1]?.split("\t").slice(3, 6)).toEqual(["59,8", "33,6", "2010"]);
  });

  it("has no cell that a spreadsheet would take for a formula", () => {
    const named = comparison([{ ...BLUE, name: "=1+1\t@A1" }, GREEN, PINK], 3);
    const cells = copiedTable(named).text.split(/[\t\n]/);
    expect(cells.filter((cell) => /^\s*([=+@\u2212]|-\D)/.test(cell))).toEqual([]);
    expect(cells).toHaveLength(4 * 9);
  });
});

/** Reads RFC 4180: records of fields. */
function readCsv(text: string): string[][] {
  const records: string[][] = [];
  let fields: string[] = [];
  let at = 0;
  while (at < text.length) {
    let field = "";
    if (text[at] === '"') {
      for (at += 1; text[at] !== '"' || text[at + 1] === '"'; at++) {
        if (text[at] === '"') at += 1;
        field += text[at];
      }
      at += 1;
    } else {
      while (text[at] !== "," && text[at] !== "\r") field += text[at++];
    }
    fields.push(field);
    if (text[at] === ",") at += 1;
    else {
      expect(text.slice(at, at + 2)).toBe("\r\n");
      records.push(fields);
      fields = [];
      at += 2;
    }
  }
  return records;
}

/** The cells of one row by their headers. */
function rowOf(csv: string, number: number): Record<string, string> {
  const [header = [], ...rows] = readCsv(csv);
  return Object.fromEntries(header.map((word, index) => [word, rows[number - 1]?.[index] ?? ""]));
}

describe("save as CSV", () => {
  it("has only a header row without screens", () => {
    expect(reportCsv(comparison([])).trim().split("\r\n")).toHaveLength(1);
  });

  it("begins with a header row, has a row for each screen, and ends each with CRLF (RFC 4180)", () => {
    const lines = reportCsv(comparison([BLUE, GREEN], 1)).split("\r\n");
    expect(lines).toHaveLength(4);
    expect(lines[3]).toBe("");
    expect(lines[0]).toMatch(
      /^Screen,Name,Side by side,Gap \(in\),Viewing distance \(in\),Radius \(mm\),Raised \(in\),Scaling \(%\),Equivalent,Colour,Diagonal \(in\),Diagonal \(cm\),Width \(in\),/,
    );
  });

  it("D46: in pixels has the differences of what is drawn", () => {
    const uhd = { ...BLUE, ...shapeFrom({ width: 3840, height: 2160 }), scaling: 125 };
    const wide = { ...GREEN, length: 34, ...shapeFrom({ width: 3440, height: 1440 }) };
    // 3440 ÷ 3072, 1440 ÷ 1728 and 4,953,600 ÷ 5,308,416.
    const [header = "", ...rows] = reportCsv(comparisonWith([uhd, wide], { scale: "pixels" }))
      .trimEnd()
      .split("\r\n");
    expect(header).toMatch(
      /Width difference in pixels \(%\),Height difference in pixels \(%\),Area difference in pixels \(%\)$/,
    );
    expect(rows.map((row) => row.split(",").slice(-3))).toEqual([
      ["0", "0", "0"],
      ["11.9792", "-16.6667", "-6.684"],
    ]);
    expect(reportCsv(comparisonWith([uhd, wide]))).not.toContain("in pixels");
  });

  it("has semicolons where numbers have a decimal comma", () => {
    const [header = "", , second = ""] = reportCsv(comparison([BLUE, GREEN]), ",").split("\r\n");
    expect(header).toMatch(/^Screen;Name;/);
    expect(second).toContain(";29;73,66;26,65520587;");
  });

  it("has the columns of the chosen unit of lengths first (D36)", () => {
    const compared = { ...comparison([BLUE, GREEN], 1), content: "16x9", lengths: "cm" } as const;
    const [header = []] = readCsv(reportCsv(compared));
    const lengths = header.filter((word) => /\((sq )?(cm|in)\)$/.test(word) && !/Text/.test(word));
    expect(lengths.map((word) => word.slice(-3, -1))).toEqual([
      // The gap, the viewing distance and the height in a row have one column each.
      "cm",
      "cm",
      "cm",
      "cm",
      "in",
      "cm",
      "in",
      "cm",
      "in",
      "cm",
      "in",
      "cm",
      "in",
      "cm",
      "in",
    ]);
  });

  it("has unrounded sizes to ten digits, and differences in percent", () => {
    // The same figures as above: −1 + 1.132695681562… is 13.2696%, 2.54² · 304.5 is 1964.5122.
    expect(rowOf(reportCsv(comparison([BLUE, GREEN], 1)), 2)).toEqual({
      Screen: "2",
      Name: "29″ 21:9",
      Equivalent: "",
      "Side by side": "1",
      "Gap (in)": "",
      "Viewing distance (in)": "",
      "Radius (mm)": "",
      "Raised (in)": "0",
      "Scaling (%)": "",
      Colour: "green",
      "Diagonal (in)": "29",
      "Diagonal (cm)": "73.66",
      "Width (in)": "26.65520587",
      "Width (cm)": "67.70422291",
      "Height (in)": "11.42365966",
      "Height (cm)": "29.01609553",
      "Area (sq in)": "304.5",
      "Area (sq cm)": "1964.5122",
      "Ratio width": "21",
      "Ratio height": "9",
      Ratio: "2.333333333",
      "Pixels across": "",
      "Pixels down": "",
      "Pixels per inch": "",
      "Text of 16 px (in)": "",
      "Room across (px)": "",
      "Room down (px)": "",
      "Compared with screen": "1",
      "Diagonal difference (%)": "7.4074",
      "Width difference (%)": "13.2696",
      "Height difference (%)": "-13.6994",
      "Area difference (%)": "-2.2477",
    });
  });

  it("has pixels where the resolution is known, and no difference of the base from itself", () => {
    expect(rowOf(reportCsv(comparison([BLUE, PINK], 2)), 2)).toMatchObject({
      Name: "Desk",
      "Diagonal (in)": "34",
      "Pixels across": "3440",
      "Pixels down": "1440",
      "Pixels per inch": "109.6834073",
      "Scaling (%)": "100",
      "Text of 16 px (in)": "0.1458743888",
      "Room across (px)": "3440",
      "Room down (px)": "1440",
      "Compared with screen": "2",
      "Area difference (%)": "0",
    });
  });

  it("D45: has the scaling, the height of text in the unit that comes first, and the room", () => {
    // 24 ÷ 163.1787… ppi = 0.1470773… in = 3.7357640… mm; 3840 ÷ 1.5 and 2160 ÷ 1.5 are 2560 and 1440.
    const scaled: Screen = { ...BLUE, ...shapeFrom({ width: 3840, height: 2160 }), scaling: 150 };
    const cells = { "Scaling (%)": "150", "Room across (px)": "2560", "Room down (px)": "1440" };
    expect(rowOf(reportCsv(comparison([scaled])), 1)).toMatchObject({ ...cells, "Text of 16 px (in)": "0.1470783719" });
    const metric = { ...comparison([scaled]), lengths: "cm" } as const;
    expect(rowOf(reportCsv(metric), 1)).toMatchObject({ ...cells, "Text of 16 px (mm)": "3.735790646" });
  });

  it("D29: has the count and the gap of a set, the sizes of the whole and the diagonal of each", () => {
    // Two of 40 × 30 in and a gap of 2.54 cm, which is 1 in.
    const set: Screen = { length: 50, unit: "in", width: 4, height: 3, colour: "blue", count: 2, gap: 2.54 };
    expect(rowOf(reportCsv(comparison([set], 1)), 1)).toMatchObject({
      "Side by side": "2",
      "Gap (in)": "1",
      "Diagonal (in)": "50",
      "Width (in)": "81",
      "Height (in)": "30",
      "Area (sq in)": "2400",
      Ratio: "2.7",
    });
  });

  it("D33: has the picture of a film when there is one", () => {
    // 40 × 30 in: 16:9 is 22.5 in high, and √(40² + 22.5²) is 45.89 in across.
    const shown = { ...comparison([{ ...BLUE, length: 50, width: 4, height: 3 }], 1), content: "16x9" } as const;
    expect(rowOf(reportCsv(shown), 1)).toMatchObject({
      "16:9 film diagonal (in)": "45.89389938",
      "16:9 film area (sq in)": "900",
    });
  });

  it.each([
    ["=1+1", "'=1+1"],
    ["+1", "'+1"],
    ["-5", "'-5"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["＝1+1", "'＝1+1"],
    ['"=1+1', `"'=1+1`],
    ["Desk;=1+1", "Desk;'=1+1"],
    ["Desk, -1", "Desk, '-1"],
    ["Desk - left", "Desk - left"],
    ['27" A, B', '27" A, B'],
    ["O'Hara", "O'Hara"],
  ])("a name that a spreadsheet would take for a formula is text: '%s'", (name, cell) => {
    const named = comparison([{ ...BLUE, name }]);
    expect(rowOf(reportCsv(named), 1).Name).toBe(cell);
  });

  it("of any screens every row has as many fields as the header, and no number an exponent or a comma", () => {
    const texts = ["Name", "Equivalent", "Colour"];
    fc.assert(
      fc.property(having(screensOf(fc.oneof(usualDisplay, extremeDisplay))), (some) => {
        const csv = reportCsv(comparison(some, some.length));
        const [header = [], ...rows] = readCsv(csv);
        expect(rows).toHaveLength(some.length);
        for (const row of rows) {
          expect(row).toHaveLength(header.length);
          for (const [index, column] of header.entries()) {
            if (!texts.includes(column)) expect(row[index], column).toMatch(/^(?!-0$)(-?\d+(\.\d+)?)?$/);
          }
        }
        const differences = Object.entries(rowOf(csv, some.length)).filter(([name]) => name.endsWith("difference (%)"));
        expect(differences.map(([, cell]) => cell)).toEqual(["0", "0", "0", "0"]);
      }),
    );
  });
});
