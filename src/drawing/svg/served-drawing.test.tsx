// @vitest-environment happy-dom

import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { parseScreens } from "#comparison/address.ts";
import { ARRANGEMENTS } from "#comparison/arrangement.ts";
import { type Comparison, comparisonWith } from "#comparison/state.ts";
import type { View } from "#comparison/view.ts";
import type { Size } from "#domain/geometry/size.ts";
import { drawing } from "#words/en/drawing.ts";
import { composeScene } from "../scene/compose-scene.ts";
import { reservedBoxes } from "../scene/page-options.ts";
import { viewOptions } from "../scene/view-options.ts";
import { ServedDrawing } from "./served-drawing.tsx";

const MARGIN = 46;
const FOUR = "27-16x9~6.1-9x19.5~68.58cm-4x3~49-32x9";
const comparisonOf = (address: string, view: Partial<View> = {}) => comparisonWith(parseScreens(address).screens, view);

function serve(comparison: Comparison) {
  const { container } = render(<ServedDrawing comparison={comparison} description="Served" texts={drawing} />);
  return { container, all: (selector: string) => [...container.querySelectorAll(selector)] };
}

const numbersOf = (text: string | null | undefined) => (text ?? "").split(/[ ,]/).map(Number);
const attribute = (element: Element | undefined, name: string) => Number(element?.getAttribute(name));

/** From an element's own coordinates to the area's pixels, by the definitions of `viewBox` and `transform`. */
function placeIn(area: Size, element: Element | null | undefined, align: "Min" | "Mid" | "Max" = "Mid") {
  let [scale, left, top] = [1, 0, 0];
  let parent = element ?? null;
  for (; parent !== null && parent.localName !== "svg"; parent = parent.parentElement) {
    const transform = parent.getAttribute("transform") ?? "";
    const factor = Number(/scale\(([^)]*)\)/.exec(transform)?.[1] ?? 1);
    const [dx = 0, dy = 0] = numbersOf(/translate\(([^)]*)\)/.exec(transform)?.[1] ?? "0 0");
    [scale, left, top] = [scale * factor, dx + factor * left, dy + factor * top];
  }
  const [x = 0, y = 0, width = 0, height = 0] = numbersOf(parent?.getAttribute("viewBox"));
  const room = { width: area.width - 2 * MARGIN, height: area.height - 2 * MARGIN };
  const fit = Math.min(room.width / width, room.height / height);
  const [across, down] = { Min: [0, 1], Mid: [0.5, 0.5], Max: [1, 1] }[align] as [number, number];
  return {
    scale: fit * scale,
    x: MARGIN + across * (room.width - fit * width) + fit * (left - x),
    y: MARGIN + down * (room.height - fit * height) + fit * (top - y),
  };
}

describe.each(ARRANGEMENTS)("arrangement %s", (arrangement) => {
  const comparison = comparisonOf(FOUR, { arrangement });

  it.each([
    [832, 668],
    [390, 430],
    [1433.5, 312.25],
  ])("D16: a browser fits the outlines into %d × %d px as the measured drawing does", (width, height) => {
    const area = { width, height };
    const { outlines } = composeScene(comparison.screens, area, { texts: drawing, arrangement });
    const rects = serve(comparison).all("[data-outline]");
    expect(rects).toHaveLength(4);
    for (const [index, outline] of outlines.entries()) {
      const rect = rects[index];
      const place = placeIn(area, rect);
      expect(attribute(rect, "data-outline")).toBe(outline.number);
      expect(place.x + place.scale * attribute(rect, "x")).toBeCloseTo(outline.x, 8);
      expect(place.y + place.scale * attribute(rect, "y")).toBeCloseTo(outline.y, 8);
      expect(place.scale * attribute(rect, "width")).toBeCloseTo(outline.width, 8);
      expect(place.scale * attribute(rect, "height")).toBeCloseTo(outline.height, 8);
    }
  });

  it.each([
    { name: "medium", width: 832, height: 668, narrow: false },
    { name: "large", width: 1312, height: 848, narrow: false },
    { name: "small", width: 390, height: 484, narrow: true },
  ])("D16: labels for the $name usual area have the places of the measured drawing", ({ name, narrow, ...area }) => {
    const { labels } = composeScene(comparison.screens, area, {
      texts: drawing,
      arrangement,
      reserved: reservedBoxes(area, narrow, "fit"),
    });
    const served = serve(comparison).all(`[class*="${name}"] [data-label]`);
    expect(served).toHaveLength(4);
    for (const [index, label] of labels.entries()) {
      const place = placeIn(area, served[index]);
      expect(place.scale).toBeCloseTo(1, 8);
      expect(place.x).toBeCloseTo(label.x, 6);
      expect(place.y).toBeCloseTo(label.y, 6);
    }
  });
});

it("D16: in a usual area the scale bar and the size of a square have their places in the corners", () => {
  const area = { width: 832, height: 668 };
  const comparison = comparisonOf(FOUR);
  const { scaleBar, squareSize } = composeScene(comparison.screens, area, { texts: drawing });
  const [bar, square] = serve(comparison).all('svg[aria-hidden][class*="medium"]');
  const left = placeIn(area, bar?.firstElementChild, "Min");
  // The style sheet has both 16 px from the area's edges instead of the margin of 46 px.
  expect(left.x - 30).toBeCloseTo(scaleBar?.x ?? 0, 8);
  expect(left.y + 30).toBeCloseTo(scaleBar?.y ?? 0, 8);
  const text = square?.firstElementChild ?? undefined;
  const right = placeIn(area, text, "Max");
  expect(right.x + attribute(text, "x") + 30).toBeCloseTo(squareSize?.x ?? 0, 8);
  expect(right.y + attribute(text, "y") + 30).toBeCloseTo(squareSize?.y ?? 0, 8);
});

it("D16: shows films, sets, objects and the view from the seat before scripts run", () => {
  expect(serve(comparisonOf("50in-4x3", { content: "16x9" })).all("[data-film]")).toHaveLength(3);
  expect(serve(comparisonOf("27in-16x9", { objects: ["card", "a4"] })).all('[data-object="a4"]')).toHaveLength(3);
  const seat = comparisonOf("2x27in-16x9~65in-16x9-at250cm", { scale: "seat" });
  const { container, all } = serve(seat);
  expect(container.textContent).toContain("not to scale");
  const options = { texts: drawing, ...viewOptions(seat) };
  const { outlines } = composeScene(seat.screens, { width: 832, height: 668 }, options);
  expect(all("[data-outline]").map((outline) => attribute(outline, "width"))).toEqual(
    outlines.map(({ width }) => width),
  );
});

it("is an image without screens, too", () => {
  const { all } = serve(comparisonWith([]));
  expect(all('svg[role="img"][aria-label="Served"]')).toHaveLength(1);
});
