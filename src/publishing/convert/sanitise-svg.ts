import type { Element, Properties } from "hast";
import rehypeParse from "rehype-parse";
import rehypeSanitize from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { ArticleError } from "../article-error.ts";
import { limitNesting, nestedTooDeeply } from "./nesting.ts";

/** A sanitised SVG file and its size in CSS pixels, if it has one. */
export interface SvgDrawing {
  readonly svg: string;
  readonly width: number | null;
  readonly height: number | null;
}

/** Shapes, text and paint. Absent: script, foreignObject, image, animation, and every unknown element. */
const DRAWING_ELEMENTS = (
  "svg g defs title desc style path rect circle ellipse line polyline polygon text tspan textPath linearGradient " +
  "radialGradient stop"
).split(" ");

/**
 * They repeat parts of the drawing or compute each of its pixels, so that a small file can keep a browser busy without end.
 * Without them the drawing would be another one, so they are not removed.
 */
const REFUSED_ELEMENTS = "use pattern clipPath mask marker filter".split(" ");

const NAMESPACE = "http://www.w3.org/2000/svg";

/** Elements that are replaced by their children. */
const UNWRAPPED_ELEMENTS = ["a", "switch"];

/** By hast's property names. */
const ATTRIBUTES = (
  "alignmentBaseline ariaHidden ariaLabel ariaLabelledBy baselineShift baseProfile className clip clipRule color " +
  "colorInterpolation colorRendering cursor cx cy d direction display dominantBaseline dx dy fill fillOpacity " +
  "fillRule focusable fontFamily fontSize fontSizeAdjust fontStretch fontStyle fontVariant fontWeight fr fx fy " +
  "gradientTransform gradientUnits height id imageRendering kerning lang lengthAdjust letterSpacing media method " +
  "offset opacity overflow paintOrder path pathLength pointerEvents points preserveAspectRatio r requiredExtensions " +
  "requiredFeatures role rotate rx ry shapeRendering side spacing spreadMethod startOffset stopColor stopOpacity " +
  "stroke strokeDashArray strokeDashOffset strokeLineCap strokeLineJoin strokeMiterLimit strokeOpacity strokeWidth " +
  "style systemLanguage textAnchor textDecoration textLength textRendering transform transformOrigin type " +
  "unicodeBidi vectorEffect version viewBox visibility width wordSpacing writingMode x x1 x2 xmlLang xmlnsXLink " +
  "xmlSpace y y1 y2"
).split(" ");

/** CSS without any address but `url(#…)`, which stays in the file. A backslash could spell another address. */
const LOCAL_CSS = /^(?!.*(?:@import|\\|(?:image|image-set|cross-fade|element|src)\s*\(|url\s*\((?!\s*["']?\s*#)))/is;
/** A filter of CSS needs no element. No word of CSS can be spelled otherwise without a backslash. */
const FILTER = /filter\s*:|(?<![\w-])(?:blur|drop-shadow)\s*\(/i;
const LOCAL_ADDRESS = /^\s*#/;

const sanitise = rehypeSanitize({
  tagNames: DRAWING_ELEMENTS,
  attributes: {
    "*": [
      ...ATTRIBUTES.map((name): [string, RegExp] => [name, LOCAL_CSS]),
      ["href", LOCAL_ADDRESS],
      ["xLinkHref", LOCAL_ADDRESS],
    ],
    svg: [["xmlns", NAMESPACE]],
  },
  strip: [],
  clobber: [],
  required: { svg: { xmlns: NAMESPACE } },
  protocols: {},
  ancestors: {},
});

const parser = unified().use(rehypeParse, { fragment: true, space: "svg" }).freeze();
const writer = unified()
  .use(rehypeStringify, {
    space: "svg",
    closeEmptyElements: true,
    characterReferences: { useNamedReferences: false },
  })
  .freeze();

/**
 * Sanitises an SVG file: removes scripts, animation, links and addresses outside the file. Throws an `ArticleError`
 * where the file is not one drawing, its styles refer to other files, or it has what could keep a browser busy.
 */
export function sanitiseSvg(text: string): SvgDrawing {
  if (/<!ENTITY/i.test(text)) throw unusableDrawing("it declares entities");
  try {
    const parsed = parser.parse(text);
    limitNesting(parsed);
    const hasStrayText = parsed.children.some((node) => node.type === "text" && node.value.trim() !== "");
    const [svg, ...others] = parsed.children.filter((node) => node.type === "element");
    if (svg?.tagName !== "svg" || others.length > 0 || hasStrayText) {
      throw unusableDrawing("it is not one whole <svg> element");
    }
    checkElements(svg);
    const tree = sanitise({ type: "root", children: [svg] });
    visit(tree, "element", checkStyle);
    return { svg: `${writer.stringify(tree)}\n`, ...sizeOf(svg.properties) };
  } catch (error) {
    if (error instanceof RangeError) throw nestedTooDeeply();
    throw error;
  }
}

/** The sanitiser keeps the text of elements it removes; text of unknown elements must not appear in the drawing. */
function checkElements(svg: Element): void {
  visit(svg, "element", ({ tagName, properties }, index, parent) => {
    if (REFUSED_ELEMENTS.includes(tagName)) throw costly(`it has <${tagName}>`);
    if (FILTER.test(`${properties.filter ?? ""} ${properties.style ?? ""}`)) throw costly("it has a filter");
    if (!parent || index === undefined) return;
    if (DRAWING_ELEMENTS.includes(tagName) || UNWRAPPED_ELEMENTS.includes(tagName)) return;
    parent.children.splice(index, 1);
    return index;
  });
}

function checkStyle(element: Element): void {
  if (element.tagName !== "style") return;
  const css = element.children.map((child) => (child.type === "text" ? child.value : "")).join("");
  if (FILTER.test(css)) throw costly("its <style> has a filter");
  if (!LOCAL_CSS.test(css) || /[<&]/.test(css))
    throw unusableDrawing("its <style> refers to something outside the file");
}

function unusableDrawing(
  why: string,
  remedy = "Save it as a plain SVG without scripts or outside parts.",
): ArticleError {
  return new ArticleError(`the drawing cannot be used: ${why}`, remedy);
}

function costly(why: string): ArticleError {
  return unusableDrawing(why, "Save it with plain shapes only, or as PNG.");
}

function sizeOf({ width, height, viewBox }: Properties): Pick<SvgDrawing, "width" | "height"> {
  const [, , boxWidth = null, boxHeight = null] = String(viewBox ?? "").split(/[\s,]+/);
  const [wide, high] = [pixels(width) ?? pixels(boxWidth), pixels(height) ?? pixels(boxHeight)];
  return wide === null || high === null ? { width: null, height: null } : { width: wide, height: high };
}

function pixels(length: unknown): number | null {
  const [, number] = /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(String(length ?? "")) ?? [];
  const rounded = Math.round(Number(number));
  return number === undefined || rounded < 1 || rounded > 20_000 ? null : rounded;
}
