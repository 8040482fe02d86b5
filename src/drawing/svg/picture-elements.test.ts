import { describe, expect, it } from "vitest";
import { readComparison } from "../../comparison/address.ts";
import { readPictureView } from "../../comparison/picture-view.ts";
import type { SvgElement, SvgNode } from "./element.ts";
import { pictureElements, thumbnailElements } from "./picture-elements.ts";

const AREA = { width: 832, height: 437 };

function read(query: string) {
  const parameters = new URLSearchParams(query);
  const { comparison } = readComparison(parameters);
  return { comparison, view: readPictureView(parameters, comparison) };
}

function picture(query: string, area = AREA) {
  const { comparison, view } = read(query);
  return pictureElements(comparison, view, area);
}

function thumbnail(query: string) {
  const { comparison, view } = read(query);
  return thumbnailElements(comparison, view);
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

describe("a picture of text and room (V16, D45)", () => {
  const THREE = "screens=27in-2560x1440-blue~27in-3840x2160-green-scale150~32in-3840x2160-pink-scale125&figure=text";

  it.each([
    ["a desktop", AREA],
    ["a phone", { width: 358, height: 282 }],
  ])("has for %s one line of text a screen, in proportion to scaling ÷ pixels per inch", (_, area) => {
    const samples = texts(picture(THREE, area)).filter((text) => textOf(text).startsWith("Meeting"));
    const [base = 0, same = 0, smaller = 0] = samples.map(({ attributes }) => Number(attributes["font-size"]));
    // 1.5 ÷ 163.18 = 1 ÷ 108.79; (1.25 ÷ 137.682) ÷ (1 ÷ 108.786) = 0.9877.
    expect(same / base).toBeCloseTo(1, 10);
    expect(smaller / base).toBeCloseTo(0.9877, 4);
  });

  it("says each screen's density, scaling, text height and room", () => {
    const said = words(picture(THREE)).join("\n");
    for (const text of [
      "2560×1440 · 109\u202fppi · 100%",
      "3840×2160 · 163\u202fppi · 150%",
      "base · 16\u202fpx = 0.147″",
      "the same size · 16\u202fpx = 0.147″",
      "1.2% smaller · 16\u202fpx = 0.145″",
      "3072×1728",
      "2 windows and 512\u202fpx",
    ])
      expect(said).toContain(text);
    // 0.147078″ × 25.4 = 3.7 mm
    expect(words(picture(`${THREE}&lengths=cm`)).join("\n")).toContain("16\u202fpx = 3.7\u202fmm");
  });

  it("says of a screen without a resolution that it has none", () => {
    expect(words(picture("screens=27in-2560x1440~29in-21x9&figure=text"))).toContain("no resolution");
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

  it("has name and resolution with the text where it shows text", () => {
    expect(words(thumbnail("screens=24in-1920x1080~27in-1920x1080&figure=text"))).toEqual([
      "24″ 16:9",
      "1920×1080",
      "Meeting moved to 14:30, room 2",
      "27″ 16:9",
      "1920×1080",
      "Meeting moved to 14:30, room 2",
    ]);
  });

  it("has no graph paper, no scale bar and no note", () => {
    const drawn = JSON.stringify(thumbnail("screens=27in-16x9~34in-3440x1440"));
    expect(drawn).not.toMatch(/gridLine|fineLine|scaleBar|square/);
  });
});
