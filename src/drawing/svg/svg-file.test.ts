import { describe, expect, it } from "vitest";
import { parseScreens } from "../../comparison/address.ts";
import { textWidth } from "../scene/text-width.ts";
import { renderPageSvg, renderSvg } from "./svg-file.ts";

const svgOf = (address: string) => renderSvg(parseScreens(address).screens);

/** The values of one attribute of all elements with a class, in the order they are painted in. */
function valuesOf(svg: string, className: string, attribute: string): string[] {
  const elements = svg.match(new RegExp(`<\\w+ class="${className}"[^>]*>`, "g")) ?? [];
  return elements.map((element) => element.match(new RegExp(` ${attribute}="([^"]*)"`))?.[1] ?? "");
}

describe("a saved picture", () => {
  it("F2.2: is 1200 × 630 and says in its title what it shows", () => {
    const svg = svgOf("27-16x9");
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]* width="1200" height="630">/);
    expect(svg).toContain("<title>Comparison of blue 27 inch 16:9, 23.5 by 13.2 inches</title>");
  });

  it("S4.10: draws outlines in the ratio of the real sizes, the largest area first", () => {
    // 311.5 square inches before 304.5; the 27 is 864/(7√19546) as wide as the 29.
    const svg = svgOf("29-21x9-green~27-16x9-blue");
    expect(valuesOf(svg, "outline", "stroke")).toEqual(["#2f6bff", "#0c8840"]);
    const [blue = 0, green = 0] = valuesOf(svg, "outline", "width").map(Number);
    expect(blue / green).toBeCloseTo(864 / (7 * Math.sqrt(19_546)), 10);
  });

  it("F2.2: has a label for every screen and a scale bar", () => {
    const svg = svgOf("27-16x9_Desk~29-21x9");
    expect(svg).toContain(">Desk · 27″ 16:9</text>");
    expect(svg).toContain(">29″ 21:9</text>");
    expect(valuesOf(svg, "bar-text", "x")).toHaveLength(1);
  });

  it("F2.2: has the site's name in a corner without labels", () => {
    expect(svgOf("27-16x9")).toMatch(/<text class="site" x="544" y="278" text-anchor="end">Diagonal<\/text><\/svg>$/);
    // The labels of ten strips side by side spread over the whole picture.
    const strips = Array(10).fill("30-1000x1_A name of some length").join("~");
    const crowded = renderSvg(parseScreens(strips).screens, { arrangement: "side" });
    const labels = [...crowded.matchAll(/translate\(([\d.]+) ([\d.]+)\)"><rect[^>]*><text[^>]*>([^<]+)</g)];
    expect(labels).toHaveLength(10);
    for (const [, x, y, text = ""] of labels) {
      const isInCorner = Number(x) + 14 + textWidth(text, 12) > 560 - 76 && Number(y) + 16 > 294 - 28;
      expect(isInCorner, `a label at ${x}, ${y}`).toBe(false);
    }
  });

  it("paints strokes and fills as the marks say", () => {
    const svg = svgOf("27-16x9~29-21x9~32-16x9~34-21x9");
    expect(svg).toContain(".outline,.shared{stroke-width:2}");
    expect(valuesOf(svg, "outline", "fill-opacity")).toEqual([".09", ".09", ".09", ".09"]);
  });

  it("F2.2: shows how much wider and higher one of two screens is", () => {
    const svg = svgOf("27-16x9-blue~34-3440x1440-green");
    expect(svg.match(/>([+\d.]+″)<\/text>/g)?.toSorted()).toEqual([
      ">+3.9″</text>",
      ">+3.9″</text>",
      ">13.1″</text>",
      ">13.2″</text>",
      ">23.5″</text>",
      ">31.4″</text>",
    ]);
    expect(valuesOf(svg, "hatching", "stroke")).toEqual(["#0c8840", "#0c8840"]);
    // The upper and the lower edge, in both colours.
    expect(valuesOf(svg, "shared", "stroke")).toEqual(["#0c8840", "#2f6bff", "#0c8840", "#2f6bff"]);
  });

  it("escapes names", () => {
    const svg = svgOf(`27-16x9_</text><script>alert(1)</script>~29-21x9_"'&lt;`);
    expect(svg).not.toMatch(/<script|<\/text><[^g/]|&lt;/);
    expect(valuesOf(svg, "label", "transform")).toHaveLength(2);
  });

  it("is a plain background without screens", () => {
    const svg = renderSvg([]);
    expect(svg).toContain("<title>Comparison of no screens</title>");
    expect(svg).not.toMatch(/class="(outline|label)"/);
  });
});

describe("a picture for a page's column", () => {
  it("holds a wide and a narrow drawing in the same proportions", () => {
    const svg = renderPageSvg(parseScreens("27-16x9-blue~29-21x9-green").screens, {});
    const drawings = svg.split('<svg class="').slice(1);
    expect(drawings.map((drawing) => drawing.slice(0, drawing.indexOf(">")))).toEqual([
      'wide" viewBox="0 0 560 294"',
      'narrow" viewBox="0 0 440 231"',
    ]);
    for (const drawing of drawings) {
      // As above: 864/(7√19546). One label each for both screens, 12 px in either drawing.
      const [blue = 0, green = 0] = valuesOf(drawing, "outline", "width").map(Number);
      expect(blue / green).toBeCloseTo(864 / (7 * Math.sqrt(19_546)), 10);
      expect(drawing).toContain(">27″ 16:9</text>");
      expect(drawing).toContain(">29″ 21:9</text>");
    }
    // A program that knows no media queries shows the wide one.
    expect(svg).toContain(".narrow{display:none}@media(max-width:480px)");
  });
});
