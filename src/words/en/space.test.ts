import { describe, expect, it } from "vitest";
import { readComparison } from "#comparison/address.ts";
import { partsText } from "../answer-part.ts";
import { answerOf } from "./answer.ts";
import { describeChanges, describeComparison } from "./description.ts";
import { reportCsv } from "./report.ts";
import { answerRows } from "./rows.ts";
import { spaceAnswer } from "./space.ts";
import { comparisonSummary } from "./titles.ts";

const open = (query: string) => readComparison(new URLSearchParams(query), "in").comparison;

function plain(text: string): string {
  return text.replaceAll("\u202f", " ");
}

function answerTo(query: string) {
  const comparison = open(query);
  const answer = spaceAnswer(comparison, answerRows(comparison));
  return {
    sentences: answer?.rows.map(({ sentence }) => plain(partsText(sentence))),
    largest: answer && plain(partsText(answer.largest)),
    summary: answer && plain(partsText(answer.summary)),
    spare: answer?.rows.map(({ spare }) => [plain(spare.width.cm), spare.height && plain(spare.height.cm)]),
  };
}

describe("the answer to a space", () => {
  it("says how much is to spare, and by how much a screen is too large (D38.1)", () => {
    // 65″: 145.90 × 82.94 cm with its frame; 75″: 168.03 × 95.39 cm.
    const { sentences, spare } = answerTo("screens=65in-16x9~75in-16x9&space=150x85cm&lengths=cm");
    expect(sentences).toEqual([
      "65″ 16:9 fits: 2.1 cm left and right, 2.1 cm above.",
      "75″ 16:9 is 18.0 cm too wide and 10.4 cm too high.",
    ]);
    expect(spare).toEqual([
      ["2.1 cm", "2.1 cm"],
      ["−9.0 cm", "−10.4 cm"],
    ]);
  });

  it("takes the published size of a model instead of the frame, and says so (D38.1)", () => {
    // (150 − 144.1) ÷ 2 = 2.95 and 85 − 82.6 = 2.4 cm.
    const query = "screens=65in-3840x2160_LG%20C4~65in-16x9&space=150x85cm&frame=5&lengths=cm";
    const comparison = open(query);
    expect(answerTo(query).sentences).toEqual([
      "LG C4 fits: 3.0 cm left and right, 2.4 cm above.",
      "65″ 16:9 is 3.9 cm too wide and 5.9 cm too high.",
    ]);
    const words = "Outer size as published, without stand, instead of the frame: LG C4 144.1 × 82.6 cm.";
    expect(plain(spaceAnswer(comparison, answerRows(comparison))?.published ?? "")).toBe(words);
    expect(describeComparison(comparison)).toContain("LG C4 fits and 65″ 16:9 does not fit");
    const other = open("screens=65in-16x9&space=150x85cm");
    expect(spaceAnswer(other, answerRows(other))?.published).toBeNull();
  });

  it.each([
    ["only too wide", "screens=65in-16x9&space=140x85cm", "65″ 16:9 is 5.9 cm too wide."],
    ["only too high", "screens=65in-16x9&space=150x80cm", "65″ 16:9 is 2.9 cm too high."],
    ["a width alone", "screens=65in-16x9&space=150cm", "65″ 16:9 fits: 2.1 cm left and right."],
    ["a set", "screens=2x27in-16x9&space=125cm", "2 × 27″ 16:9 fit: 1.7 cm left and right."],
    ["a set that is too wide", "screens=2x27in-16x9&space=120cm", "2 × 27″ 16:9 are 1.5 cm too wide."],
    ["a hair too wide", "screens=50cm-4x3&space=41.99x40cm", "50 cm 4:3 is less than 0.1 cm too wide."],
    [
      "less than 1 cm",
      "screens=65in-16x9&space=146x85cm",
      "65″ 16:9 fits: 0.1 cm left and right, 2.1 cm above. Less than 1 cm to spare. Measure the model itself.",
    ],
    [
      "what is shown as 1.0 cm",
      "screens=50cm-4x3&space=43.92x40cm",
      "50 cm 4:3 fits: 1.0 cm left and right, 8.0 cm above.",
    ],
    [
      "exactly as large",
      "screens=50cm-4x3&space=42x32cm",
      "50 cm 4:3 fits: 0.0 cm left and right, 0.0 cm above. Less than 1 cm to spare. Measure the model itself.",
    ],
  ])("has words for %s (D38.1)", (_, query, sentence) => {
    expect(answerTo(`${query}&lengths=cm`).sentences).toEqual([sentence]);
  });

  it("says in a word and not by a sign that a screen is too large by less than a tenth (D38)", () => {
    // 42 × 32 cm with its frame, 0.01 and 0.04 cm too much.
    expect(answerTo("screens=50cm-4x3&space=41.99x31.96cm&lengths=cm").spare).toEqual([
      ["<0.1 cm short", "<0.1 cm short"],
    ]);
  });

  it.each([
    ["centre", "55″ 16:9 fits: 13.1 cm left and right, 7.3 cm above and below."],
    ["corner", "55″ 16:9 fits: 26.2 cm at the right, 14.5 cm below."],
    ["side", "55″ 16:9 fits: 13.1 cm left and right, 14.5 cm above."],
  ])("divides what is to spare as drawn: %s (D38.1)", (align, sentence) => {
    // 55″: 121.76 × 68.49 cm, 123.76 × 70.49 cm with its frame, in 150 × 85 cm.
    expect(answerTo(`screens=55in-16x9&space=150x85cm&lengths=cm&align=${align}`).sentences).toEqual([sentence]);
  });

  it("says the largest of each ratio that fits, rounded down (D38.2)", () => {
    // 16:9: 66.65″. 9:16: (85 − 2)/16 · √337 / 2.54 = 37.49″. Two of 16:9: (150 − 2)/32 · √337 / 2.54 = 33.43″.
    const query = "screens=65in-16x9~27in-16x9~27in-9x16~2x27in-16x9&space=150x85cm";
    expect(answerTo(query).largest).toBe(
      "The largest 16:9 that fits is 66.6″, the largest 9:16 37.4″, and the largest 2 × 16:9 33.4″.",
    );
    expect(answerTo("screens=none&space=150x85cm").summary).toBe("The largest 16:9 that fits is 66.6″.");
    expect(answerTo("screens=65in-16x9&space=2x2cm").largest).toBe("Nothing fits: the frame alone is too large.");
  });

  it("counts from three screens on (D38)", () => {
    const count = (query: string) => answerTo(query).summary?.split(".")[0];
    const three = "screens=55in-16x9~65in-16x9~75in-16x9";
    expect(count(`${three}&space=150x85cm`)).toBe("2 of 3 fit");
    expect(count(`${three}&space=130x85cm`)).toBe("1 of 3 fits");
    expect(count(`${three}&space=250x185cm`)).toBe("All fit");
    expect(count(`${three}&space=50x40cm`)).toBe("None fit");
  });

  it("is not given from the seat, where no space is drawn (D38.3)", () => {
    expect(answerTo("screens=65in-16x9&space=150x85cm&scale=seat").summary).toBe(null);
  });
});

describe("the other texts of a space", () => {
  const niche = open("screens=65in-16x9~75in-16x9&space=150x85cm&lengths=cm");

  it("replace the percentages in the answer's sentence and in link previews (D38)", () => {
    const sentence = "65″ 16:9 fits: 2.1 cm left and right, 2.1 cm above. 75″ 16:9 is 18.0 cm too wide";
    expect(plain(partsText(answerOf(niche)?.sentence ?? []))).toContain(sentence);
    expect(plain(comparisonSummary(niche))).toContain(sentence);
  });

  it("end the drawing's text alternative (D11, D38)", () => {
    expect(describeComparison(niche)).toMatch(
      / in a space of 150 by 85 centimetres: 65″ 16:9 fits and 75″ 16:9 does not fit$/,
    );
    expect(describeComparison(open("screens=none&space=48in"))).toBe(
      "Comparison of no screens in a space of 48 inches",
    );
  });

  it("announce a new space with its answer, and its removal (D38)", () => {
    const without = { ...niche, space: null };
    expect(plain(describeChanges(without, niche))).toMatch(/^Space of 150 by 85 centimetres\. 65″ 16:9 fits: 2\.1 cm/);
    expect(describeChanges(niche, without)).toBe("Space removed");
    expect(describeChanges(niche, niche)).toBe("");
  });

  it("are in the saved table (D38)", () => {
    const [header = "", first = "", second = ""] = reportCsv(niche).split("\r\n");
    expect(header).toMatch(/,Fits,Width with frame \(cm\),Spare width \(cm\),Width with frame \(in\)/);
    expect(first).toContain(",yes,145.897");
    expect(second).toContain(",no,168.03");
    expect(reportCsv(open("screens=65in-16x9"))).not.toContain("Fits");
  });
});
