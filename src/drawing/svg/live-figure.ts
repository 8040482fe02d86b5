import { readComparison } from "#comparison/address.ts";
import { readFocus } from "#comparison/focus.ts";
import type { QueryParameters } from "#comparison/view.ts";
import type { Size } from "#domain/geometry/size.ts";
import type { Words } from "#words/words.ts";
import { type Attributes, element, type SvgElement, type SvgNode, viewBoxOf } from "./element.ts";
import { pictureElements } from "./picture-elements.ts";
import { writeText } from "./write-text.ts";

/** In the column of an article, and on a phone. The proportions of the first are those of the picture that it replaces. */
const AREAS: Readonly<Record<"wide" | "narrow", Size>> = {
  wide: { width: 832, height: 437 },
  narrow: { width: 358, height: 282 },
};

/**
 * A picture of a comparison as a part of a page, in its colours and typeface: four drawings, of which the page shows one
 * (`article-figures.module.css`). `data-lengths` is the unit that comes first, `data-usual` what a reader sees who has chosen none.
 */
export function renderLiveFigure(
  parameters: QueryParameters,
  { fromAbove: { texts }, lengths: usualLengths }: Pick<Words, "fromAbove" | "lengths">,
): string {
  const { comparison } = readComparison(parameters, usualLengths);
  const focus = readFocus(parameters, comparison);
  const inUnit = (["in", "cm"] as const).map((lengths): SvgElement => {
    const drawings = Object.entries(AREAS).map(([width, area]) =>
      element(
        "svg",
        { "data-width": width, ...viewBoxOf(area) },
        pictureElements({ ...comparison, lengths }, focus, area, texts),
      ),
    );
    return element(
      "g",
      { "data-lengths": lengths, "data-usual": lengths === comparison.lengths ? "" : undefined },
      drawings,
    );
  });
  return writeText(inPageColours(element("svg", {}, inUnit)));
}

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
function inPageColours(node: SvgNode): SvgNode {
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
