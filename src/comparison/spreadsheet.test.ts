import { describe, expect, it } from "vitest";
import { clipboardTable, csvText } from "./spreadsheet.ts";

const HEADER = ["Name", "Width"];

describe("CSV", () => {
  it("writes numbers itself, and nothing for what is missing", () => {
    const rows = [HEADER, ["Desk", -23.5], ["TV", null]];
    expect(csvText(rows, ".")).toBe("Name,Width\r\nDesk,-23.5\r\nTV,\r\n");
    expect(csvText(rows, ",")).toBe("Name;Width\r\nDesk;-23,5\r\nTV;\r\n");
  });

  it("quotes every text that has a separator, also one that looks like a number", () => {
    const [, first, second] = csvText([HEADER, ["1,5", 2], ['27" A; B', 3]], ".").split("\r\n");
    expect(first).toBe('"1,5",2');
    expect(second).toBe('"27"" A; B",3');
  });

  it("guards texts of every column and the headings against formulas, and no number", () => {
    expect(csvText([["=Name"], ["+1"], ["−3.9″"], [-1]], ".")).toBe("'=Name\r\n'+1\r\n−3.9″\r\n-1\r\n");
  });
});

describe("a copied table", () => {
  it("guards texts against formulas before tabs become spaces, and escapes HTML", () => {
    const { text, html } = clipboardTable([HEADER, ["<b>\t@A1 & co", -1.5]], ",");
    expect(text).toBe("Name\tWidth\n<b> '@A1 & co\t-1,5");
    expect(html).toBe(
      "<table><thead><tr><th>Name</th><th>Width</th></tr></thead>" +
        "<tbody><tr><td>&lt;b&gt; '@A1 &amp; co</td><td>-1,5</td></tr></tbody></table>",
    );
  });
});
