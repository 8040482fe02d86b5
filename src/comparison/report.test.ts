import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { extremeDisplay, screensOf, usualDisplay } from "../../tests/arbitrary/screens.ts";
import type { Screen } from "../domain/display/screen.ts";
import { screenName } from "../domain/display/screen-name.ts";
import { reportCsv, reportText } from "./report.ts";
import { type Comparison, comparisonWith } from "./state.ts";

const BLUE = { length: 27, unit: "in", width: 16, height: 9, colour: "blue" } as const satisfies Screen;
const GREEN = { length: 29, unit: "in", width: 21, height: 9, colour: "green" } as const satisfies Screen;
/** 34″, in centimetres and as a resolution. */
const PINK = {
  length: 86.36,
  unit: "cm",
  width: 3440,
  height: 1440,
  colour: "pink",
  name: "Desk",
} as const satisfies Screen;

/** @param base the number of the screen to compare with */
function comparison(screens: readonly Screen[], base = 1): Comparison {
  return comparisonWith(screens, { base });
}

describe("copy as text", () => {
  it("has each screen's sizes in its own unit and the other one, and the difference from the base in words", () => {
    // 27 at 16:9: 23.5325… by 13.2370… in, 59.7726… by 33.6221… cm, 311.5014… in², 2009.6829… cm².
    // 29 at 21:9: 26.6552… by 11.4236… in, 67.7042… by 29.0160… cm, 304.5 in², 1964.5122 cm²;
    // 1.1326956… times as wide, 0.8630062… as tall, 0.9775234… of the area, 3.1226…, 1.8133… and 7.0014… apart.
    expect(reportText(comparison([BLUE, GREEN], 1))).toBe(
      [
        "27″ 16:9 and 29″ 21:9 compared",
        "",
        "1. 27″ 16:9",
        "   Diagonal 27″ (68.6 cm)",
        "   Width 23.53″ (59.8 cm), height 13.24″ (33.6 cm)",
        "   Area 311.5 in² (2010 cm²), ratio 1.78:1",
        "",
        "2. 29″ 21:9",
        "   Diagonal 29″ (73.7 cm)",
        "   Width 26.66″ (67.7 cm), height 11.42″ (29.0 cm)",
        "   Area 304.5 in² (1965 cm²), ratio 2.33:1",
        "   Compared with 1: 13% wider (+3.12″), 14% shorter (−1.81″), 2.2% smaller (−7.0 in²)",
        "",
      ].join("\n"),
    );
  });

  it("D46: in pixels says what is drawn of each screen, and CSV has its differences", () => {
    const uhd = { ...BLUE, width: 3840, height: 2160, scaling: 125 };
    const wide = { ...GREEN, length: 34, width: 3440, height: 1440 };
    const inPixels = comparisonWith([uhd, wide], { scale: "pixels" });
    const lines = reportText(comparisonWith([uhd, wide, BLUE], { scale: "pixels" })).split("\n");
    expect(lines.filter((line) => line.startsWith("   In pixels"))).toEqual([
      "   In pixels 3072×1728",
      "   In pixels 3440×1440, compared with 1: 12% wider, 17% shorter, 6.7% smaller",
      "   In pixels not drawn, no resolution",
    ]);
    // 3440 ÷ 3072, 1440 ÷ 1728 and 4,953,600 ÷ 5,308,416.
    const [header = "", ...rows] = reportCsv(inPixels).trimEnd().split("\r\n");
    expect(header).toMatch(
      /Width difference in pixels \(%\),Height difference in pixels \(%\),Area difference in pixels \(%\)$/,
    );
    expect(rows.map((row) => row.split(",").slice(-3))).toEqual([
      ["0", "0", "0"],
      ["11.9792", "-16.6667", "-6.684"],
    ]);
    expect(reportCsv(comparisonWith([uhd, wide]))).not.toContain("in pixels");
  });

  it("has names, resolutions and centimetres, and can have another base", () => {
    // 34 at 43:18: 34·43/√2173 = 31.3629…, 34·18/√2173 = 13.1286… in; 79.6620…, 33.3468… cm; 411.7551… in²,
    // 2656.4797… cm²; 80·√2173/34 = 109.6834… pixels per inch. 27/34 in the widths 0.7503286…, heights 1.0082535…,
    // areas 0.7565211…; 7.8304…, 0.1083… in and 100.2536… in² apart.
    expect(reportText(comparison([BLUE, PINK], 2))).toBe(
      [
        "27″ 16:9 and Desk compared",
        "",
        "1. 27″ 16:9",
        "   Diagonal 27″ (68.6 cm)",
        "   Width 23.53″ (59.8 cm), height 13.24″ (33.6 cm)",
        "   Area 311.5 in² (2010 cm²), ratio 1.78:1",
        "   Compared with 2: 25% narrower (−7.83″), 0.8% taller (+0.11″), 24% smaller (−100.3 in²)",
        "",
        "2. Desk · 86.36 cm 3440×1440",
        "   Diagonal 86.36 cm (34″)",
        "   Width 79.7 cm (31.36″), height 33.3 cm (13.13″)",
        "   Area 2656 cm² (411.8 in²), ratio 2.39:1",
        "   Resolution 3440×1440, 109.7 ppi",
        "   Text of 16 px at 100% 3.7 mm, room for 3440×1440",
        "",
      ].join("\n"),
    );
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

describe("copy as CSV", () => {
  it("has only a title or a header row without screens", () => {
    expect(reportText(comparison([]))).toBe("No screens to compare\n");
    expect(reportCsv(comparison([])).trim().split("\r\n")).toHaveLength(1);
  });

  it("begins with a header row, has a row for each screen, and ends each with CRLF (RFC 4180)", () => {
    const lines = reportCsv(comparison([BLUE, GREEN], 1)).split("\r\n");
    expect(lines).toHaveLength(4);
    expect(lines[3]).toBe("");
    expect(lines[0]).toMatch(
      /^Screen,Name,Side by side,Gap \(in\),Viewing distance \(in\),Scaling \(%\),Equivalent,Colour,Diagonal \(in\),Diagonal \(cm\),Width \(in\),/,
    );
  });

  it("has the columns of the chosen unit of lengths first (D36)", () => {
    const compared = { ...comparison([BLUE, GREEN], 1), content: "16x9", lengths: "cm" } as const;
    const [header = []] = readCsv(reportCsv(compared));
    const lengths = header.filter((word) => /\((sq )?(cm|in)\)$/.test(word) && !/Text/.test(word));
    expect(lengths.map((word) => word.slice(-3, -1))).toEqual([
      // The gap and the viewing distance have one column each.
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
    expect(reportText(compared)).toMatch(/Width \d+\.\d+ cm \(\d+\.\d+″\)/);
  });

  it("has unrounded sizes to ten digits, and differences in percent", () => {
    // The same figures as above: −1 + 1.132695681562… is 13.2696%, 2.54² · 304.5 is 1964.5122.
    expect(rowOf(reportCsv(comparison([BLUE, GREEN], 1)), 2)).toEqual({
      Screen: "2",
      Name: "",
      Equivalent: "",
      "Side by side": "1",
      "Gap (in)": "",
      "Viewing distance (in)": "",
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
    const scaled: Screen = { ...BLUE, width: 3840, height: 2160, scaling: 150 };
    const cells = { "Scaling (%)": "150", "Room across (px)": "2560", "Room down (px)": "1440" };
    expect(rowOf(reportCsv(comparison([scaled])), 1)).toMatchObject({ ...cells, "Text of 16 px (in)": "0.1470783719" });
    const metric = { ...comparison([scaled]), lengths: "cm" } as const;
    expect(rowOf(reportCsv(metric), 1)).toMatchObject({ ...cells, "Text of 16 px (mm)": "3.735790646" });
    expect(reportText(comparison([scaled]))).toContain("Text of 16 px at 150% 0.147″, room for 2560×1440");
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
    expect(reportText(comparison([set], 1))).toContain("Diagonal 2 × 50″ (2 × 127 cm)");
  });

  it("D33: has the picture of a film when there is one", () => {
    // 40 × 30 in: 16:9 is 22.5 in high, and √(40² + 22.5²) is 45.89 in across.
    const shown = { ...comparison([{ ...BLUE, length: 50, width: 4, height: 3 }], 1), content: "16x9" } as const;
    expect(rowOf(reportCsv(shown), 1)).toMatchObject({
      "16:9 film diagonal (in)": "45.89389938",
      "16:9 film area (sq in)": "900",
    });
    expect(reportText(shown)).toContain("16:9 film 45.89″ (116.6 cm), area 900.0 in² (5806 cm²)");
    const whole = { ...shown, content: "4x3" } as const;
    expect(reportText(whole), "as many decimals as other sizes").toContain("4:3 film 50.00″ (127.0 cm)");
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
    expect(reportText(named).split("\n", 1)).toEqual([`${cell} drawn to scale`]);
  });

  it("copies no line or cell of text that a spreadsheet would take for a formula", () => {
    const named = comparison([{ ...BLUE, name: "=1+1\t@A1" }, GREEN, PINK], 3);
    const cells = reportText(named).split(/[\t\n]/);
    expect(cells.filter((cell) => /^\s*[=+\-@\u2212]/.test(cell))).toEqual([]);
    expect(reportText(named)).toContain("25% narrower (−7.83″)");
  });

  it("of any screens every row has as many fields as the header, and no number an exponent or a comma", () => {
    const name = fc
      .string({ unit: "grapheme" })
      .map(screenName)
      .map((text) => (text === null ? {} : { name: text }));
    const screens = screensOf(fc.oneof(usualDisplay, extremeDisplay)).chain((list) =>
      fc.tuple(...list.map((screen) => name.map((named): Screen => ({ ...screen, ...named })))),
    );
    fc.assert(
      fc.property(screens, (some) => {
        const [header = [], ...rows] = readCsv(reportCsv(comparison(some, some.length)));
        expect(rows).toHaveLength(some.length);
        for (const row of rows) {
          expect(row).toHaveLength(header.length);
          for (const cell of row.toSpliced(6, 2).toSpliced(1, 1)) expect(cell).toMatch(/^(-?\d+(\.\d+)?)?$/);
          expect(row.at(-1)).not.toBe("-0");
        }
        expect(rows.at(-1)?.slice(-4)).toEqual(["0", "0", "0", "0"]);
      }),
    );
  });
});
