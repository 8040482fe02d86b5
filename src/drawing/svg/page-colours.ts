import type { Attributes, SvgElement, SvgNode } from "./element.ts";

const HALO = { stroke: "var(--paper)", "paint-order": "stroke", "stroke-width": 4, "stroke-linejoin": "round" };

/**
 * The classes of `mark-elements.ts` in the custom properties of the site's pages. A page's own stylesheet cannot explain them:
 * its names change with every release, and a figure may be older than the page.
 */
const ATTRIBUTES: Readonly<Record<string, Attributes>> = {
  text: { fill: "var(--ink)" },
  haloText: { fill: "var(--ink)", ...HALO },
  quietText: { fill: "var(--muted)" },
  capsule: { fill: "var(--paper)" },
  casing: { stroke: "var(--paper)" },
  quietLine: { stroke: "var(--muted)" },
  objectLine: { stroke: "var(--muted)" },
  extensionLine: { stroke: "var(--control)" },
  inkLine: { stroke: "var(--ink)" },
  wall: { fill: "var(--wall)" },
  wallLine: { stroke: "var(--hatching)" },
  gridLine: { stroke: "var(--grid)" },
  fineLine: { stroke: "var(--grid-fine)" },
};

/** The element in the colours of the page that it is part of, with hundredths of a pixel: nobody sees more. */
export function inPageColours(node: SvgNode): SvgNode {
  if (typeof node === "string") return node;
  const { class: className, ...attributes } = node.attributes;
  const rounded = Object.entries(attributes).map(([name, value]) => [
    name,
    typeof value === "number" ? Math.round(value * 100) / 100 : value,
  ]);
  const written: SvgElement = {
    ...node,
    attributes: { ...ATTRIBUTES[String(className)], ...Object.fromEntries(rounded) },
    children: node.children.map(inPageColours),
  };
  return written;
}
