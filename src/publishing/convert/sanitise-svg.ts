import type { Element, Properties } from "hast";
import rehypeParse from "rehype-parse";
import rehypeSanitize from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { readStyles } from "./drawing-styles.ts";
import { limitDrawing } from "./limit-drawing.ts";
import { limitFilters } from "./limit-filters.ts";
import { limitNesting, nestedTooDeeply } from "./nesting.ts";
import { unusableDrawing } from "./unusable-drawing.ts";

/** A sanitised SVG file and its size in CSS pixels, if it has one. */
export interface SvgDrawing {
  readonly svg: string;
  readonly width: number | null;
  readonly height: number | null;
}

/** Shapes, text, paint and effects. Absent: script, foreignObject, image, animation, and every unknown element. */
const DRAWING_ELEMENTS = (
  "svg g defs symbol use title desc style path rect circle ellipse line polyline polygon text tspan textPath " +
  "linearGradient radialGradient stop pattern clipPath mask marker filter feBlend feColorMatrix feComponentTransfer " +
  "feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA " +
  "feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting " +
  "feSpotLight feTile feTurbulence"
).split(" ");

const NAMESPACE = "http://www.w3.org/2000/svg";

/** Elements that are replaced by their children. */
const UNWRAPPED_ELEMENTS = ["a", "switch"];

/** By hast's property names. */
const ATTRIBUTES = (
  "alignmentBaseline amplitude ariaHidden ariaLabel ariaLabelledBy azimuth baseFrequency baselineShift baseProfile " +
  "bias className clip clipPath clipPathUnits clipRule color colorInterpolation colorInterpolationFilters " +
  "colorRendering cursor cx cy d diffuseConstant direction display divisor dominantBaseline dx dy edgeMode " +
  "elevation enableBackground exponent fill fillOpacity fillRule filter filterUnits floodColor floodOpacity " +
  "focusable fontFamily fontSize fontSizeAdjust fontStretch fontStyle fontVariant fontWeight fr fx fy " +
  "gradientTransform gradientUnits height id imageRendering in in2 intercept k1 k2 k3 k4 kernelMatrix " +
  "kernelUnitLength kerning lang lengthAdjust letterSpacing lightingColor limitingConeAngle markerEnd markerHeight " +
  "markerMid markerStart markerUnits markerWidth mask maskContentUnits maskType maskUnits media method mode " +
  "numOctaves offset opacity operator order orient overflow paintOrder path pathLength patternContentUnits " +
  "patternTransform patternUnits pointerEvents points pointsAtX pointsAtY pointsAtZ preserveAlpha " +
  "preserveAspectRatio primitiveUnits r radius refX refY requiredExtensions requiredFeatures result role rotate rx " +
  "ry scale seed shapeRendering side slope spacing specularConstant specularExponent spreadMethod startOffset " +
  "stdDeviation stitchTiles stopColor stopOpacity stroke strokeDashArray strokeDashOffset strokeLineCap " +
  "strokeLineJoin strokeMiterLimit strokeOpacity strokeWidth style surfaceScale systemLanguage tableValues targetX " +
  "targetY textAnchor textDecoration textLength textRendering transform transformOrigin type unicodeBidi values " +
  "vectorEffect version viewBox visibility width wordSpacing writingMode x x1 x2 xChannelSelector xmlLang " +
  "xmlnsXLink xmlSpace y y1 y2 yChannelSelector z"
).split(" ");

/** CSS without any address but `url(#…)`, which stays in the file. A backslash could spell another address. */
const LOCAL_CSS = /^(?!.*(?:@import|\\|(?:image|image-set|cross-fade|element|src)\s*\(|url\s*\((?!\s*["']?\s*#)))/is;
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
 * where the file is not one drawing, its styles refer to other files, or a browser would work on it for too long.
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
    removeUnknownElements(svg);
    const tree = sanitise({ type: "root", children: [svg] });
    visit(tree, "element", checkStyle);
    const stylesOf = readStyles(tree);
    const size = sizeOf(svg.properties);
    limitDrawing(tree, stylesOf);
    limitFilters(tree, stylesOf, { viewBox: svg.properties.viewBox, ...size });
    return { svg: `${writer.stringify(tree)}\n`, ...size };
  } catch (error) {
    if (error instanceof RangeError) throw nestedTooDeeply();
    throw error;
  }
}

/** The sanitiser keeps the text of elements it removes; text of unknown elements must not appear in the drawing. */
function removeUnknownElements(svg: Element): void {
  visit(svg, "element", ({ tagName }, index, parent) => {
    if (!parent || index === undefined) return;
    if (DRAWING_ELEMENTS.includes(tagName) || UNWRAPPED_ELEMENTS.includes(tagName)) return;
    parent.children.splice(index, 1);
    return index;
  });
}

function checkStyle(element: Element): void {
  if (element.tagName !== "style") return;
  const css = element.children.map((child) => (child.type === "text" ? child.value : "")).join("");
  if (!LOCAL_CSS.test(css) || /[<&]/.test(css))
    throw unusableDrawing("its <style> refers to something outside the file");
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
