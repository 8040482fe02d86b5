import { describe, expect, it } from "vitest";
import { readComparison } from "#comparison/address.ts";
import { readFocus } from "#comparison/focus.ts";
import { fromAbove } from "#words/en/from-above.ts";
import type { SvgElement, SvgNode } from "./element.ts";
import { pictureElements, thumbnailElements } from "./picture-elements.ts";

const AREA = { width: 832, height: 437 };

function read(query: string) {
  const parameters = new URLSearchParams(query);
  const { comparison } = readComparison(parameters, "in");
  return { comparison, focus: readFocus(parameters, comparison) };
}

function picture(query: string, area = AREA) {
  const { comparison, focus } = read(query);
  return pictureElements(comparison, focus, area, fromAbove.texts);
}

function thumbnail(query: string) {
  const { comparison, focus } = read(query);
  return thumbnailElements(comparison, focus, fromAbove.texts);
}

const textOf = (node: SvgNode): string => (typeof node === "string" ? node : node.children.map(textOf).join(" "));

/** The text elements, in the order they are painted in. */
function texts(nodes: readonly SvgNode[]): SvgElement[] {
  return nodes.flatMap((node) => {
    if (typeof node === "string") return [];
    return node.name === "text" ? [node] : texts(node.children);
  });
}

const words = (nodes: readonly SvgNode[]) => texts(nodes).map(textOf);

describe("a picture that is about one screen (V16)", () => {
  const THREE = "screens=55in-16x9-blue~65in-16x9-green~75in-16x9-pink&align=bottom";

  it("D36: draws its width and height in both units, the chosen one first and bold, and no other screen's", () => {
    // 65 × 16 ÷ √337 = 56.65″ = 143.9 cm; 65 × 9 ÷ √337 = 31.87″ = 80.9 cm.
    const figures = (query: string) =>
      words(picture(query)).filter((text) => /^\d[\d.]+(?:″|\u202fcm)/.test(text) && !text.includes(":"));
    expect(figures(`${THREE}&focus=2`)).toEqual(["56.7″ 143.9\u202fcm", "31.9″ 80.9\u202fcm"]);
    expect(figures(`${THREE}&focus=2&lengths=cm`)).toEqual(["143.9\u202fcm 56.7″", "80.9\u202fcm 31.9″"]);
    expect(figures(`${THREE}&lengths=cm`)).toEqual([]);
  });

  it("D36: leaves out the second unit where a line has no room for both", () => {
    // The line of the height is about as long as one figure.
    const figures = words(picture("screens=27in-16x9&focus=1", { width: 330, height: 190 }));
    expect(figures).toContain("13.2″");
    expect(figures).toContain("23.5″ 59.8\u202fcm");
  });

  it("shows the one dimension in place of those of a pair", () => {
    const pair = words(picture("screens=27in-16x9~34in-3440x1440&focus=1"));
    expect(pair).toContain("23.5″ 59.8\u202fcm");
    expect(pair.join(" ")).not.toMatch(/31\.4″|\+3\.9″/);
  });
});

describe("a thumbnail (V16)", () => {
  it("has the labels and no other words", () => {
    expect(words(thumbnail("screens=27in-16x9~34in-3440x1440&objects=card"))).toEqual(["27″ 16:9", "34″ 3440×1440"]);
    expect(words(thumbnail("screens=65in-16x9&objects=sofa,person"))).toEqual(["65″ 16:9"]);
  });

  it("has one width instead where it is about one screen", () => {
    expect(words(thumbnail("screens=55in-16x9~65in-16x9~75in-16x9&align=bottom&focus=2"))).toEqual(["56.7″"]);
  });

  it.each(["65in-16x9", "27in-16x9~34in-3440x1440&align=bottom"])(
    "keeps that width clear of the upper edge: %s",
    (screens) => {
      const [width] = texts(thumbnail(`screens=${screens}&focus=1`));
      const [, y] = /translate\(\S+ (\S+)\)/.exec(String(width?.attributes.transform)) ?? [];
      expect(Number(y)).toBeGreaterThanOrEqual(16);
    },
  );

  it("has no graph paper, no scale bar and no note", () => {
    const drawn = JSON.stringify(thumbnail("screens=27in-16x9~34in-3440x1440"));
    expect(drawn).not.toMatch(/gridLine|fineLine|scaleBar|square/);
  });
});
