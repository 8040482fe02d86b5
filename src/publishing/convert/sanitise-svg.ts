import type { Element, ElementContent, Properties, Root } from "hast";
import rehypeParse from "rehype-parse";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { ArticleError } from "../article-error.ts";
import { limitNesting, nestedTooDeeply } from "./nesting.ts";

/** An SVG file that only draws, and the size it wants to have, in CSS pixels, where it says one. */
export interface SvgDrawing {
  readonly svg: string;
  readonly width: number | null;
  readonly height: number | null;
}

/** Shapes, text, paint and effects. Not here: script, foreignObject, image, a, animation, and whatever comes next. */
const KEPT = (
  "svg g defs symbol use title desc style path rect circle ellipse line polyline polygon text tspan textPath " +
  "linearGradient radialGradient stop pattern clipPath mask marker filter feBlend feColorMatrix feComponentTransfer " +
  "feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA " +
  "feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting " +
  "feSpotLight feTile feTurbulence"
).split(" ");

/** Elements whose shapes stay where they themselves go. */
const GIVING_WAY = ["a", "switch"];

const parser = unified().use(rehypeParse, { fragment: true, space: "svg" }).freeze();
const writer = unified()
  .use(rehypeStringify, {
    space: "svg",
    closeEmptyElements: true,
    characterReferences: { useNamedReferences: false },
  })
  .freeze();

/**
 * Rebuilds an SVG file (as text) from the elements and attributes that draw: nothing scripted, animated, linked or
 * fetched from elsewhere is left. What cannot be rebuilt without guessing is refused. Throws an `ArticleError`.
 */
export function sanitiseSvg(text: string): SvgDrawing {
  if (/<!ENTITY/i.test(text)) throw unusable("it declares entities");
  try {
    const tree = parser.parse(text);
    limitNesting(tree);
    const elements = tree.children.filter((node) => node.type === "element");
    const stray = tree.children.some((node) => node.type === "text" && node.value.trim() !== "");
    const [root] = elements;
    if (root?.tagName !== "svg" || elements.length > 1 || stray) throw unusable("it is not one whole <svg> element");
    const drawing = cleaned(root);
    drawing.properties.xmlns = "http://www.w3.org/2000/svg";
    const whole: Root = { type: "root", children: [drawing] };
    return { svg: `${writer.stringify(whole)}\n`, ...sizeOf(root.properties) };
  } catch (error) {
    if (error instanceof RangeError) throw nestedTooDeeply();
    throw error;
  }
}

function cleaned(element: Element): Element {
  const children = element.children.flatMap((child): ElementContent[] => {
    if (child.type === "text") return [{ type: "text", value: child.value }];
    if (child.type !== "element") return [];
    if (GIVING_WAY.includes(child.tagName)) return cleaned(child).children;
    return KEPT.includes(child.tagName) ? [cleaned(child)] : [];
  });
  if (element.tagName === "style") checkStyle(children);
  const properties: Properties = {};
  for (const [name, value] of Object.entries(element.properties)) {
    if (typeof value !== "boolean" && isHarmless(name, value)) properties[name] = value;
  }
  return { type: "element", tagName: element.tagName, properties, children };
}

/** Every attribute draws, except handlers, other vocabularies' (with a colon), and what fetches from elsewhere. */
function isHarmless(name: string, value: Properties[string]): boolean {
  if (/^on/i.test(name) || /[^\w-]/.test(name) || name === "xmlBase") return false;
  const text = Array.isArray(value) ? value.join(" ") : String(value);
  if (name === "href" || name === "xLinkHref" || name === "src") return /^\s*#/.test(text);
  return isLocalStyle(text);
}

function checkStyle(children: readonly ElementContent[]): void {
  const text = children.map((child) => (child.type === "text" ? child.value : "")).join("");
  if (!isLocalStyle(text) || /[<&]/.test(text)) throw unusable("its <style> refers to something outside the file");
}

/** No address but `url(#…)` into the drawing itself; an escape could spell one. */
function isLocalStyle(text: string): boolean {
  return !/@import|\\|(?:image|image-set|cross-fade|element|src)\s*\(|url\s*\((?!\s*["']?\s*#)/i.test(text);
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

function unusable(why: string): ArticleError {
  return new ArticleError(
    `the drawing cannot be used: ${why}`,
    "Save it as a plain SVG without scripts or outside parts.",
  );
}
