import { expect, it } from "vitest";
import { parseScreens } from "#comparison/address.ts";
import { composeScene } from "#tests/setup/scene.ts";
import { MARK_KINDS } from "../scene/marks.ts";
import type { SvgElement, SvgNode } from "./element.ts";
import { MARK_ELEMENTS } from "./mark-elements.ts";
import { objectHitAreas, pageElements } from "./page-elements.ts";

const SCENE = composeScene(
  parseScreens("27in-16x9~34in-3440x1440").screens,
  { width: 832, height: 668 },
  { objects: ["card"], content: "4x3" },
);

/** WebKit ignores the pointer where a stroke is `none`, and a fill that can be hit would hide what is behind. */
const HIT_AREA = { fill: "none", stroke: "transparent", "pointer-events": "stroke" };

it("draws the marks of every output, in the same order", () => {
  const isHitArea = (node: SvgNode) => typeof node !== "string" && "pointer-events" in node.attributes;
  const shownBy = (elements: readonly SvgElement[]) =>
    elements
      .filter((element) => !isHitArea(element))
      .map((element) => ({ ...element, children: element.children.filter((child) => !isHitArea(child)) }));
  for (const kind of MARK_KINDS) expect(shownBy(pageElements(kind, SCENE))).toEqual(MARK_ELEMENTS[kind](SCENE));
});

it("hits each outline's line in front of all fills", () => {
  const elements = pageElements("outlines", SCENE);
  const { x, y, width, height } = SCENE.outlines[0] ?? {};
  expect(elements).toHaveLength(4);
  expect(elements[2]).toMatchObject({
    screen: SCENE.outlines[0]?.id,
    attributes: { ...HIT_AREA, "stroke-width": 12, x, y, width, height },
  });
  // What finds outlines on a page finds each once.
  expect(elements.map(({ data }) => data?.outline)).toEqual([2, 1, undefined, undefined]);
});

it("says an object's size near its line", () => {
  expect(objectHitAreas(SCENE)).toMatchObject([
    { attributes: { ...HIT_AREA, "stroke-width": 10 }, children: [{ children: ["Bank card, 8.56 × 5.40 cm"] }] },
  ]);
});
