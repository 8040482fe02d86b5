import { expect, it } from "vitest";
import * as en from "#words/en/en.ts";
import { renderLiveFigure } from "./live-figure.ts";

const figureOf = (query: string) => renderLiveFigure(new URLSearchParams(query), en);
/** The parts in inches and in centimetres. */
const partsOf = (svg: string) => svg.split('<g data-lengths="').slice(1);

it("V10: is a drawing for a column and one for a phone, in inches and in centimetres", () => {
  const [inches = "", centimetres = ""] = partsOf(figureOf("screens=65in-16x9&focus=1"));
  // 65 × 16 ÷ √337 = 56.65″ = 143.9 cm.
  expect(inches).toMatch(/^in".*56\.7″<tspan[^>]*>143\.9\u202fcm<\/tspan>/);
  expect(centimetres).toMatch(/^cm".*143\.9\u202fcm<tspan[^>]*>56\.7″<\/tspan>/);
  for (const part of [inches, centimetres])
    expect([...part.matchAll(/<svg data-width="(\w+)" viewBox="([^"]*)"/g)].map(([, ...found]) => found)).toEqual([
      ["wide", "0 0 832 437"],
      ["narrow", "0 0 358 282"],
    ]);
});

it("D36: marks what a reader sees who has chosen no unit", () => {
  const usual = (query: string) => /data-lengths="(\w+)" data-usual/.exec(figureOf(query))?.[1];
  expect(usual("screens=65in-16x9")).toBe("in");
  expect(usual("screens=65in-16x9&lengths=cm")).toBe("cm");
  expect(usual("screens=60cm-16x9")).toBe("in");
  expect(renderLiveFigure(new URLSearchParams("screens=65in-16x9"), { ...en, lengths: "cm" })).toContain(
    '<g data-lengths="cm" data-usual',
  );
});

it.each([
  "screens=27in-16x9~34in-3440x1440",
  "screens=55in-16x9~65in-16x9&space=150x85cm",
  "screens=65in-16x9&objects=person,sofa&focus=1",
  "screens=27in-16x9~65in-16x9-at250cm&scale=seat",
])(
  "V8: has only the page's colours and the screens', and nothing that depends on a release or has to be unique: %s",
  (query) => {
    const svg = figureOf(query);
    expect(svg).toMatch(/^<svg>.*<\/svg>$/s);
    expect(svg).not.toMatch(/ (?:class|id|style)=/);
    expect(svg).toContain('fill="var(--ink)"');
  },
);

it("D61.3: shows screens from above in the page's colours", () => {
  const svg = figureOf("screens=49in-32x9-r1000&focus=above&distance=70cm");
  expect(svg).toContain(">94°</text>");
  expect(svg).not.toMatch(/ (?:class|id|style)=/);
});
