import { readFileSync } from "node:fs";
import { Blob, Buffer, Face, Font, shape, Variation } from "harfbuzzjs";
import type { Properties } from "hast";
import { toText } from "hast-util-to-text";
import rehypeParse from "rehype-parse";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { visit } from "unist-util-visit";

const INTER = new URL("../../src/server/pictures/fonts/inter-latin.ttf", import.meta.url);
const face = new Face(new Blob(Uint8Array.from(readFileSync(INTER)).buffer));

/** Of Inter's em. */
const HALF_A_CAPITAL = 0.364;

const svgFiles = unified()
  .use(rehypeParse, { fragment: true, space: "svg" })
  .use(rehypeStringify, { space: "svg", closeEmptyElements: true });

/**
 * The picture with its words as outlines of Inter. An image cannot use the typeface of its page, and any other is wider or
 * narrower than the room that the picture has for its words.
 */
export function outlined(svg: string): string {
  const tree = svgFiles.parse(svg);
  let inherited: Properties = {};
  visit(tree, "element", (element) => {
    if (element.tagName === "svg") {
      const { fontFamily: _, fontSize, fontWeight, ...others } = element.properties;
      inherited = { fontSize, fontWeight };
      element.properties = others;
    }
    if (element.tagName !== "text") return;
    const { x, y, fontSize, fontWeight, textAnchor, ...others } = { ...inherited, ...element.properties };
    const size = Number(fontSize);
    const [at, baseline] = [Number(x), Number(y)];
    const { path, width } = outlineOf(toText(element), size, Number(fontWeight));
    const left = at - width * (textAnchor === "middle" ? 0.5 : textAnchor === "end" ? 1 : 0);
    element.tagName = "path";
    element.properties = {
      ...others,
      className: [others.className, "t"].flat().filter((name) => typeof name === "string"),
      style: `transform-origin:${tenths(at) / 10}px ${tenths(baseline - size * HALF_A_CAPITAL) / 10}px`,
      d: path(left, baseline),
    };
    element.children = [];
  });
  return svgFiles.stringify(tree);
}

/** A line of text with its beginning at a point, and how wide it is, in the unit of `size`. */
function outlineOf(text: string, size: number, weight: number) {
  const font = new Font(face);
  font.setVariations([new Variation("wght", weight)]);
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const scale = size / face.upem;
  const positions = buffer.getGlyphPositions();
  let width = 0;
  const glyphs = buffer.getGlyphInfos().map(({ codepoint }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const glyph = { x: width + xOffset * scale, y: -yOffset * scale, outline: glyphOutline(font, codepoint, scale) };
    width += xAdvance * scale;
    return glyph;
  });
  const path = (left: number, baseline: number) =>
    glyphs
      .map(({ x, y, outline }) => outline && `M${pair([tenths(left + x), tenths(baseline + y)])}${outline}`)
      .join("");
  return { path, width };
}

type Point = readonly [x: number, y: number];

/** From its origin, each step from the last point: the same wherever the glyph stands, which compresses well. */
function glyphOutline(font: Font, codepoint: number, scale: number): string {
  let start: Point = [0, 0];
  let last = start;
  return font
    .glyphToJson(codepoint)
    .map(({ type, values }) => {
      const points = Array.from(
        { length: values.length / 2 },
        (_, index): Point => [tenths((values[2 * index] ?? 0) * scale), tenths(-(values[2 * index + 1] ?? 0) * scale)],
      );
      const steps = points.map(([x, y]) => pair([x - last[0], y - last[1]]));
      last = points.at(-1) ?? start;
      if (type === "M") start = last;
      return `${type.toLowerCase()}${steps.join(" ")}`;
    })
    .join("");
}

/** In tenths of a pixel, so that steps are exact. */
const tenths = (value: number) => Math.round(value * 10);
const pair = (point: Point) => point.map((value) => value / 10).join(" ");
