import type { Element, Root } from "hast";
import { CssSyntaxError, type Declaration, parse } from "postcss";
import { visit } from "unist-util-visit";
import { unusableDrawing } from "./unusable-drawing.ts";

/** A CSS declaration, or the attribute that means the same. */
export interface Style {
  readonly property: string;
  readonly value: string;
}

/** Returns all styles that an element may have, and perhaps more. */
export type StylesOf = (element: Element) => readonly Style[];

/** The attributes that may refer to another part of the drawing, by hast's property names. */
const ATTRIBUTES = {
  fill: "fill",
  stroke: "stroke",
  clipPath: "clip-path",
  mask: "mask",
  filter: "filter",
  markerStart: "marker-start",
  markerMid: "marker-mid",
  markerEnd: "marker-end",
} as const;

/** Selects any element, also where a selector is not plain. */
const ANY = "*";

/**
 * Reads the styles of a drawing. An element may have those of its attributes, and those whose selector names its id, a
 * class of it or its kind. Throws where they are not CSS.
 */
export function readStyles(tree: Root): StylesOf {
  /** The same style may stand in very many rules. */
  const byName = new Map<string, Map<string, Style>>();
  visit(tree, { type: "element", tagName: "style" }, ({ children }: Element) => {
    const css = children.map((child) => (child.type === "text" ? child.value : "")).join("");
    for (const { prop, value, parent } of declarationsIn(css)) {
      const selector = parent !== undefined && "selector" in parent ? String(parent.selector) : ANY;
      for (const name of namesIn(selector)) {
        const styles = byName.get(name) ?? new Map<string, Style>();
        byName.set(name, styles.set(`${prop}:${value}`, { property: prop.toLowerCase(), value }));
      }
    }
  });

  return ({ tagName, properties }) => {
    const classes = [properties.className ?? []].flat().map((name) => `.${name}`);
    const names = [ANY, tagName, `#${properties.id}`, ...classes];
    const styles = names.flatMap((name) => [...(byName.get(name)?.values() ?? [])]);
    for (const [name, property] of Object.entries(ATTRIBUTES)) {
      if (properties[name] !== undefined) styles.push({ property, value: String(properties[name]) });
    }
    for (const { prop, value } of declarationsIn(String(properties.style ?? ""))) {
      styles.push({ property: prop.toLowerCase(), value });
    }
    return styles;
  };
}

/** The ids, classes and kinds of elements in a selector. Anything but names and combinators may select any element. */
function namesIn(written: string): readonly string[] {
  const selector = written.replace(/(?<=[\w-])::?[\w-]+(?![\w-]*\()/g, "");
  if (/[^\w\s.#,>+~-]/.test(selector)) return [ANY];
  return selector.match(/[.#]?[\w-]+/g) ?? [ANY];
}

/** The declarations that may refer to a part of the drawing, or filter: `url(#shadow)`, `blur(2px)`. */
function declarationsIn(css: string): readonly Declaration[] {
  const declarations: Declaration[] = [];
  if (css === "") return declarations;
  try {
    parse(css).walkDecls((declaration) => {
      if (declaration.value.includes("(")) declarations.push(declaration);
    });
  } catch (error) {
    if (error instanceof CssSyntaxError) throw unusableDrawing(`its style is not CSS (${error.reason})`);
    throw error;
  }
  return declarations;
}
