import { describe, expect, it } from "vitest";
import { parseScreens } from "#comparison/address.ts";
import { listScreens } from "#comparison/listed-screen.ts";
import { readPdf } from "#tests/setup/pdf-shapes.ts";
import { sheetTexts } from "#words/en/paper.ts";
import { composeSheets } from "../scene/sheets.ts";
import { renderPdf } from "./pdf-file.ts";

function pdfOf(address: string, paper: "a4" | "letter" = "a4"): string {
  return renderPdf(
    composeSheets(listScreens(parseScreens(address).screens), paper, sheetTexts("in"), {})?.sheets ?? [],
  );
}

describe("F11.5: a PDF of the sheets", () => {
  it("has one page of the paper's size for each sheet", () => {
    const pages = readPdf(Buffer.from(pdfOf("27in-16x9")));
    expect(pages.map(({ width, height }) => [width.toFixed(2), height.toFixed(2)])).toEqual(
      Array(6).fill(["297.00", "210.00"]),
    );
    const [letter] = readPdf(Buffer.from(pdfOf("6in-9x16", "letter")));
    expect([letter?.width.toFixed(2), letter?.height.toFixed(2)]).toEqual(["215.90", "279.40"]);
  });

  it("draws each outline in true millimetres, cut at the margins", () => {
    for (const { shapes } of readPdf(Buffer.from(pdfOf("27in-16x9-blue")))) {
      const [outline] = shapes.filter(({ colour }) => colour === "#2f6bff");
      expect(outline?.width).toBeCloseTo((685.8 * 16) / Math.sqrt(337), 2);
      expect(outline?.height).toBeCloseTo((685.8 * 9) / Math.sqrt(337), 2);
      expect(outline?.clip).toEqual({
        x: expect.closeTo(10, 3),
        y: expect.closeTo(10, 3),
        width: expect.closeTo(277, 3),
        height: expect.closeTo(190, 3),
      });
    }
  });

  it("says in its table where each object begins", () => {
    const file = pdfOf("27in-16x9");
    const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1]);
    expect(file.slice(table, table + 5)).toBe("xref\n");
    const offsets = [...file.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
    expect(offsets.length).toBeGreaterThan(10);
    for (const [index, offset] of offsets.entries()) {
      expect(file.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\n`));
    }
  });

  it("has only ASCII characters, also for names with accents and signs", () => {
    const file = pdfOf("27in-16x9_Büro (links) – „neu“");
    expect(file).toMatch(/^[\n\x20-\x7e]*$/);
    // WinAnsiEncoding: ü 374, – 226, „ 204, “ 223, · 267; parentheses as octal numbers; ″ as a plain quotation mark.
    expect(file).toContain(String.raw`(B\374ro \050links\051 \226 \204neu\223 \267 27" 16:9)`);
  });

  it("names a screen by its size where the font lacks letters of its name", () => {
    const file = pdfOf("27in-16x9_書斎");
    expect(file).toContain('(27" 16:9)');
  });
});
