import { describe, expect, it } from "vitest";
import { parseScreens } from "#comparison/address.ts";
import { comparisonWith } from "#comparison/state.ts";
import type { View } from "#comparison/view.ts";
import * as en from "#words/en/en.ts";
import type { SvgNode } from "./element.ts";
import { drawingElements, FILE_AREA, renderSvgFile } from "./svg-file.ts";
import { writeText } from "./write-text.ts";

const comparisonOf = (address: string, view: Partial<View> = {}) => comparisonWith(parseScreens(address).screens, view);
const fileOf = (address: string) => renderSvgFile(comparisonOf(address), { words: en });
/** The wide one of the two drawings. */
const drawingOf = (address: string, view: Partial<View> = {}) =>
  drawingElements(comparisonOf(address, view), FILE_AREA, en.fromAbove.texts).map(writeText).join("");

/** The values of one attribute of all elements that match, in the order they are painted in. */
function valuesOf(svg: string, matching: RegExp, attribute: string): string[] {
  const elements = (svg.match(/<\w+ [^>]*>/g) ?? []).filter((element) => matching.test(element));
  return elements.map((element) => element.match(new RegExp(` ${attribute}="([^"]*)"`))?.[1] ?? "");
}

const OUTLINE = /fill-opacity/;
const LABEL = /class="label"/;

describe("the SVG file of a comparison", () => {
  it("F2.2: is 1200 × 630 and says in its title what it shows", () => {
    const svg = fileOf("27-16x9");
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]* width="1200" height="630">/);
    expect(svg).toContain("<title>Comparison of blue 27 inch 16:9, 23.5 by 13.2 inches</title>");
  });

  it("S4.10: draws outlines in the ratio of the real sizes, the largest area first", () => {
    // 311.5 square inches before 304.5; the 27 is 864/(7√19546) as wide as the 29.
    const svg = drawingOf("29-21x9-green~27-16x9-blue");
    expect(valuesOf(svg, OUTLINE, "stroke")).toEqual(["#2f6bff", "#0c8840"]);
    const [blue = 0, green = 0] = valuesOf(svg, OUTLINE, "width").map(Number);
    expect(blue / green).toBeCloseTo(864 / (7 * Math.sqrt(19_546)), 10);
  });

  it("F2.2: has a label for every screen and a scale bar", () => {
    const svg = drawingOf("27-16x9_Desk~29-21x9");
    expect(svg).toContain(">Desk · 27″ 16:9</text>");
    expect(svg).toContain(">29″ 21:9</text>");
    expect(svg).toContain(">5 in</text>");
  });

  it("F2.2: has the site's name in a corner without labels", () => {
    expect(drawingOf("27-16x9")).toMatch(/text-anchor="end" x="544" y="278">Diagonal<\/text>$/);
    // The labels of ten strips side by side spread over the whole file.
    const strips = Array(10).fill("30-1000x1").join("~");
    const crowded = drawingOf(strips, { arrangement: "side" });
    const labels = [...crowded.matchAll(/class="label" transform="translate\(([\d.]+) ([\d.]+)\)"/g)];
    expect(labels).toHaveLength(10);
    for (const [, x, y] of labels) {
      const isInCorner = Number(x) + 17 > 560 - 76 && Number(y) + 17 > 294 - 28;
      expect(isInCorner, `a label at ${x}, ${y}`).toBe(false);
    }
  });

  it("escapes names", () => {
    const svg = fileOf(`27-16x9_</text><script>alert(1)</script>~29-21x9_"'&lt;`);
    expect(svg).not.toMatch(/<script|<\/text><[^g/]|&lt;/);
    expect(valuesOf(svg, LABEL, "transform")).toHaveLength(4);
  });

  it("is a plain background without screens", () => {
    const svg = renderSvgFile(comparisonWith([]), { words: en });
    expect(svg).toContain("<title>Comparison of no screens</title>");
    expect(valuesOf(svg, OUTLINE, "stroke")).toEqual([]);
    expect(valuesOf(svg, LABEL, "transform")).toEqual([]);
  });

  it("holds a wide and a narrow drawing in the same proportions", () => {
    const svg = fileOf("27-16x9-blue~29-21x9-green");
    const drawings = svg.split('<svg class="').slice(1);
    expect(drawings.map((drawing) => drawing.slice(0, drawing.indexOf(">")))).toEqual([
      'wide" viewBox="0 0 560 294"',
      'narrow" viewBox="0 0 440 231"',
    ]);
    for (const drawing of drawings) {
      // As above: 864/(7√19546). One label each for both screens, 12 px in either drawing.
      const [blue = 0, green = 0] = valuesOf(drawing, OUTLINE, "width").map(Number);
      expect(blue / green).toBeCloseTo(864 / (7 * Math.sqrt(19_546)), 10);
      expect(drawing).toContain(">27″ 16:9</text>");
      expect(drawing).toContain(">29″ 21:9</text>");
    }
    // A program that knows no media queries shows the wide one.
    expect(svg).toContain(".narrow{display:none}@media(max-width:480px)");
  });
});

it("explains every class of its elements in its style", () => {
  const view = { objects: ["card"], content: "4x3" } as const;
  const classes = new Set<string>();
  const collect = (node: SvgNode) => {
    if (typeof node === "string") return;
    if (node.attributes.class !== undefined) classes.add(String(node.attributes.class));
    node.children.forEach(collect);
  };
  drawingElements(comparisonOf("27-16x9~34-21x9", view), { width: 900, height: 500 }, en.fromAbove.texts).forEach(
    collect,
  );
  expect(classes.size).toBeGreaterThan(7);
  const style = /<style>(.*?)<\/style>/.exec(renderSvgFile(comparisonOf("27-16x9"), { words: en }))?.[1] ?? "";
  for (const name of classes) expect(style).toMatch(new RegExp(`\\.${name}[,{]`));
});
