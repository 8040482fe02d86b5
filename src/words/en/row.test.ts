import { describe, expect, it } from "vitest";
import { readComparison } from "#comparison/address.ts";
import { partsText } from "../answer-part.ts";
import { answerOf } from "./answer.ts";
import { describeChanges, describeComparison } from "./description.ts";
import { copiedTable, reportCsv } from "./report.ts";
import { rowAnswer, rowConditions } from "./row.ts";
import { comparisonSummary, comparisonTitle } from "./titles.ts";

const ROW = "screens=27in-9x16~34in-3440x1440~24in-16x10&align=side&lengths=cm";
const read = (query: string) => readComparison(new URLSearchParams(query), "in").comparison;
const plain = (text: string) => text.replaceAll("\u202f", " ");
const sentence = (query: string) => {
  const row = rowAnswer(read(query));
  return row && plain(partsText(row.sentence));
};

describe("the answer of a row (D56.2)", () => {
  it.each([
    ["", "Together 171.0 × 61.8 cm with frames."],
    ["&frame=0", "Together 165.0 × 59.8 cm without frames."],
    ["&space=180cm", "Together 171.0 × 61.8 cm with frames: fits on 180 cm, with 9.0 cm to spare."],
    ["&space=140cm", "Together 171.0 × 61.8 cm with frames: 31.0 cm too wide for 140 cm."],
    [
      "&space=180x70cm",
      "Together 171.0 × 61.8 cm with frames: fits in 180 × 70 cm, with 9.0 cm to spare in width and 8.2 cm in height.",
    ],
    ["&space=180x50cm", "Together 171.0 × 61.8 cm with frames: 11.8 cm too high for 180 × 50 cm."],
    ["&space=140x50cm", "Together 171.0 × 61.8 cm with frames: 31.0 cm too wide and 11.8 cm too high for 140 × 50 cm."],
    [
      "&space=171.5cm",
      "Together 171.0 × 61.8 cm with frames: fits on 171.5 cm, with 0.5 cm to spare. Measure the models themselves.",
    ],
  ])("'%s' begins with %s", (view, expected) => {
    expect(sentence(`${ROW}${view}`)).toBe(expected);
  });

  it("says it in inches, too", () => {
    expect(sentence("screens=27in-16x9~32in-16x9&align=side")).toBe("Together 53.0 × 16.5″ with frames.");
  });

  it("then has the comparison and the rows in the row's order", () => {
    const answer = answerOf(read(`${ROW}&space=180cm`));
    expect(answer?.rows.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(answer?.space).toBeNull();
    expect(answer?.row && partsText(answer.row.compared)).toBe(
      "34″ 3440×1440 is the widest and largest, 27″ 9:16 the tallest.",
    );
  });

  it("names the narrowest screen without which a row fits that is too wide", () => {
    const shorter = (query: string) => plain(partsText(rowAnswer(read(query))?.shorter ?? []));
    expect(shorter(`${ROW}&space=140cm`)).toBe("Without 27″ 9:16 it fits, with 4.6 cm to spare.");
    expect(shorter(`${ROW}&space=50cm`)).toBe("");
    expect(shorter(`${ROW}&space=180x50cm`)).toBe("");
  });

  it("compares the row with a sofa beside it", () => {
    const row = rowAnswer(read("screens=55in-16x9~65in-16x9&align=side&objects=person,sofa&lengths=cm"));
    expect(partsText(row?.objects ?? [])).toBe("The row is 35% wider than a sofa for three.");
  });

  it("is none for one screen, for another arrangement and where nothing is to scale", () => {
    for (const query of ["screens=27in-16x9&align=side&space=120cm", "align=bottom", "align=side&scale=seat"])
      expect(sentence(query)).toBeNull();
  });
});

describe("a row in words (D56)", () => {
  it("has a title of its own, and the verdict behind it in link previews", () => {
    expect(comparisonTitle(read(ROW))).toBe("27″, 34″ and 24″ in a row");
    const ten = `screens=${Array(10).fill("27-16x9").join("~")}&align=side`;
    expect(comparisonTitle(read(ten))).toBe("Ten screens in a row");
    expect(plain(comparisonSummary(read(`${ROW}&space=180cm`)))).toBe(
      "27″, 34″ and 24″ in a row. Together 171.0 × 61.8 cm with frames: fits on 180 cm, with 9.0 cm to spare.",
    );
  });

  it("is described from left to right", () => {
    const described = plain(
      describeComparison(read(`${ROW.replace("34in-3440x1440", "34in-3440x1440-up6")}&space=180cm`)),
    );
    expect(described).toMatch(/^Comparison of blue 27 inch 9:16/);
    expect(described).toMatch(
      /\. In a row from left to right on 180 centimetres, bottoms level, 34″ 3440×1440 raised by 6 cm, 1 cm of frame on each side\. Together 171\.0 × 61\.8 cm with frames: fits/,
    );
  });

  it("announces the new place or height of a screen once", () => {
    const before = read(ROW);
    const [one, two, three] = before.screens;
    if (one === undefined || two === undefined || three === undefined) throw new Error("A screen is missing.");
    const renumbered = [two, one, three].map((listed, index) => ({ ...listed, number: index + 1 }));
    expect(describeChanges(before, { ...before, screens: renumbered })).toBe("34″ 3440×1440, first of three");
    const raised = { ...three, screen: { ...three.screen, raised: 1 } };
    expect(plain(describeChanges(before, { ...before, screens: [one, two, raised] }))).toBe(
      "24″ 16:10, raised by 1 cm",
    );
  });

  it("says on paper what it counts", () => {
    expect(plain(rowConditions(read(ROW)))).toBe(
      "Frame 1 cm on each side of each picture. Bottoms level. Stands are not included.",
    );
    expect(rowConditions(read(`${ROW}&frame=0&level=top`))).toBe(
      "Without frames. Tops level. Stands are not included.",
    );
  });

  it("claims no frames where there are none", () => {
    const bare = read(`${ROW}&frame=0`);
    expect(describeComparison(bare)).toMatch(/bottoms level, without frames\. Together .* without frames$/);
    expect(copiedTable(bare).text.split("\n").at(-1)).toMatch(/^Together, without frames\t/);
  });

  it("has its total in the copied table and in the CSV", () => {
    const comparison = read(`${ROW}&space=180cm`);
    expect(copiedTable(comparison).text.split("\n").at(-1)).toMatch(/^Together, with frames\t\t\t171\t61\.8\t/);
    const [header = "", first = ""] = reportCsv(comparison).split("\r\n");
    const cell = (name: string) => first.split(",")[header.split(",").indexOf(name)];
    expect(cell("Row fits")).toBe("yes");
    expect(Number(cell("Row width (cm)"))).toBeCloseTo(170.98, 2);
    expect(Number(cell("Row spare width (cm)"))).toBeCloseTo(9.02, 2);
  });
});
