import { silhouetteOf } from "#domain/display/known-object.ts";
import type { Label, MarkKind, Scene } from "../scene/marks.ts";
import { element, type SvgElement } from "./element.ts";
import { labelElement, MARK_ELEMENTS } from "./mark-elements.ts";

/** A line can be hit within these widths, in pixels. */
const OUTLINE_HIT = 12;
const OBJECT_HIT = 10;

/** The elements of a mark, and the areas in which a pointer hits it. */
export function pageElements(kind: MarkKind, scene: Scene): readonly SvgElement[] {
  const elements = MARK_ELEMENTS[kind](scene);
  // In front of all fills, so that every line can be hit.
  if (kind === "outlines") return [...elements, ...elements.map((outline) => hitArea(outline, OUTLINE_HIT))];
  if (kind === "labels") return scene.labels.map((label) => withHitBox(labelElement(label), label));
  return elements;
}

/** In front of all marks: near an object's line its name shows, also where an outline's fill covers it. */
export function objectHitAreas(scene: Scene): readonly SvgElement[] {
  return scene.objects.map((mark) => {
    const { paths, scale } = silhouetteOf(mark.object, mark.width);
    const attributes = { transform: `translate(${mark.x} ${mark.y}) scale(${scale})`, d: paths.join("") };
    return hitArea(element("path", attributes, [element("title", {}, [mark.title])], { key: mark.object }), OBJECT_HIT);
  });
}

/** WebKit hits a stroke only where it is painted, be it transparent. */
function hitArea({ data, key, attributes, ...hit }: SvgElement, width: number): SvgElement {
  const line = { stroke: "transparent", "stroke-width": width, "vector-effect": "non-scaling-stroke" };
  return {
    ...hit,
    key: `hit ${key}`,
    attributes: { ...attributes, class: undefined, fill: "none", ...line, "pointer-events": "stroke" },
  };
}

/** The room around a label that points at its screen too is a line, as wide as the pointer needs it. */
function withHitBox(label: SvgElement, { width, height, numbered }: Label): SvgElement {
  const box = element("rect", {
    class: numbered ? "numberHit" : "labelHit",
    width,
    height,
    fill: "none",
    stroke: "transparent",
    "pointer-events": "all",
  });
  return { ...label, children: [box, ...label.children] };
}
