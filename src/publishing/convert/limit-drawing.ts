import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";
import { decoded } from "../address.ts";
import type { ArticleError } from "../article-error.ts";
import { DRAWING_MAX_SHAPES, NESTING_MAX_DEPTH } from "../limits.ts";
import type { Style, StylesOf } from "./drawing-styles.ts";
import { unusableDrawing } from "./unusable-drawing.ts";

/** What a browser draws for an element, with everything that it refers to. */
interface Weight {
  /** Shapes, each as often as it is drawn. Masks and steps of filters count as many. */
  readonly shapes: number;
  /** The corners of the element's own shapes, where markers may be. */
  readonly corners: number;
  /** How deep elements and references are nested. */
  readonly depth: number;
}

/** How many shapes take a browser as long as a mask and as a step of a filter, which compute every pixel (measured in Chromium). */
const MASK_SHAPES = 100;
const FILTER_STEP_SHAPES = 500;
/** Functions of `filter`, each a step; not those of colours. */
const FILTER_FUNCTIONS = /(?<![\w-])(?!url|rgb|hsl)[a-z-]+\(/gi;

const NOTHING: Weight = { shapes: 0, corners: 0, depth: 0 };

/** Only drawn where something refers to them. */
const DEFINITIONS =
  /^(?:defs|symbol|pattern|clipPath|mask|marker|filter|linearGradient|radialGradient|style|title|desc)$/;
/** They colour shapes without drawing any. */
const GRADIENTS = /^(?:linear|radial)Gradient$/;
const FILTER_STEP = /^fe(?!Func|MergeNode|DistantLight|PointLight|SpotLight)/;

/**
 * Throws where a browser would draw much more than the file holds: parts that `<use>`, patterns, markers, masks and
 * filters repeat again and again, or without end.
 */
export function limitDrawing(tree: Root, stylesOf: StylesOf): void {
  const byId = new Map<string, Element>();
  visit(tree, "element", (element) => {
    const id = String(element.properties.id ?? "");
    // Of two elements with the same id, browsers take the first.
    if (!byId.has(id)) byId.set(id, element);
  });
  /** Null for an element whose weight is being computed. */
  const weights = new Map<Element, Weight | null>();

  for (const child of tree.children) {
    if (child.type === "element" && weigh(child).shapes > DRAWING_MAX_SHAPES) {
      throw repeats(`it draws more than ${DRAWING_MAX_SHAPES} shapes, as often as it repeats them`);
    }
  }

  function weigh(element: Element): Weight {
    const known = weights.get(element);
    if (known === null) throw repeats("a part of it contains itself");
    if (known !== undefined) return known;
    weights.set(element, null);
    const parts = [...element.children.map(weighChild), ...templatesOf(element).map(weigh)];
    const own: Weight = {
      shapes: FILTER_STEP.test(element.tagName) ? FILTER_STEP_SHAPES : 1,
      corners: cornersOf(element),
      depth: 0,
    };
    const drawn = [own, ...parts].reduce((one, other) => ({
      shapes: one.shapes + other.shapes,
      corners: one.corners + other.corners,
      depth: Math.max(one.depth, other.depth),
    }));
    const effects = stylesOf(element).map((style) => weighEffect(style, drawn));
    const weight = {
      shapes: effects.reduce((sum, effect) => sum + effect.shapes, drawn.shapes),
      corners: drawn.corners,
      depth: 1 + Math.max(drawn.depth, ...effects.map(({ depth }) => depth)),
    };
    if (weight.depth > NESTING_MAX_DEPTH)
      throw repeats(`its parts are nested more than ${NESTING_MAX_DEPTH} levels deep`);
    weights.set(element, weight);
    return weight;
  }

  function weighChild(child: Element["children"][number]): Weight {
    return child.type !== "element" || DEFINITIONS.test(child.tagName) ? NOTHING : weigh(child);
  }

  /** What `<use>` repeats, and the pattern or filter from which another one takes its content. */
  function templatesOf({ tagName, properties }: Element): Element[] {
    if (tagName === "textPath" || GRADIENTS.test(tagName)) return [];
    return [properties.href, properties.xLinkHref].flatMap((address) => partAt(String(address ?? "")) ?? []);
  }

  /** What a style adds to an element: the content of a pattern, marker, mask, clip path or filter. */
  function weighEffect({ property, value }: Style, drawn: Weight): Weight {
    const parts = (value.match(/url\(.*?\)/gi) ?? []).flatMap((url) => partAt(url.replace(/^url\(|\)$/gi, "")) ?? []);
    const weighed = parts.filter(({ tagName }) => !GRADIENTS.test(tagName)).map(weigh);
    return {
      shapes:
        timesDrawn(property, drawn) * weighed.reduce((sum, { shapes }) => sum + shapes, ownShapes(property, value)),
      corners: 0,
      depth: Math.max(0, ...weighed.map(({ depth }) => depth)),
    };
  }

  function partAt(address: string): Element | undefined {
    const [, id] = /^[\s"']*#(.*?)[\s"']*$/.exec(address) ?? [];
    return id === undefined ? undefined : byId.get(decoded(id));
  }
}

/** How often an element applies a style: once to all that it draws, or to each of its shapes or corners. */
function timesDrawn(property: string, { shapes, corners }: Weight): number {
  if (/^(?:filter|mask|clip)/.test(property)) return 1;
  return /^(?:fill|stroke)/.test(property) ? shapes : corners;
}

/** How many shapes a mask, or the functions of a filter, count as. */
function ownShapes(property: string, value: string): number {
  if (property.startsWith("mask")) return value.includes("(") ? MASK_SHAPES : 0;
  return property === "filter" ? (value.match(FILTER_FUNCTIONS)?.length ?? 0) * FILTER_STEP_SHAPES : 0;
}

/** At least as many as a shape has. */
function cornersOf({ tagName, properties }: Element): number {
  if (tagName === "line") return 2;
  const outline = String(properties.d ?? properties.points ?? "");
  return 1 + Math.max(outline.match(/[a-z]/gi)?.length ?? 0, outline.match(/\d*\.?\d+/g)?.length ?? 0);
}

function repeats(why: string): ArticleError {
  return unusableDrawing(why, "Simplify it, or save it as PNG.");
}
