import { describe, expect, it } from "vitest";
import { shapeFrom } from "#domain/display/resolution.ts";
import { previewsOf } from "./previews.ts";
import { type ComparisonAction, reduceComparison } from "./reducer.ts";
import { comparisonWith, INITIAL_STATE, stateOf } from "./state.ts";

function previewsAfter(...actions: ComparisonAction[]) {
  return previewsOf(actions.reduce(reduceComparison, INITIAL_STATE).entries, "fit");
}

const typed = (field: "length" | "width" | "name", text: string, id = 2): ComparisonAction => ({
  type: "type",
  id,
  field,
  text,
});

describe("previews of typed values (D34)", () => {
  it("show each typed size in its screen's colour, with the screen's number", () => {
    expect(previewsAfter(typed("length", "34"), typed("width", "12", 1))).toEqual([
      { id: 1, number: 1, screen: { length: 27, unit: "in", width: 12, height: 9, colour: "blue" } },
      { id: 2, number: 2, screen: { length: 34, unit: "in", width: 21, height: 9, colour: "green" } },
    ]);
  });

  it("end with the commit", () => {
    expect(previewsAfter(typed("length", "34"), { type: "commit", id: 2 })).toEqual([]);
  });

  it.each<[string, ComparisonAction]>([
    ["an invalid length", typed("length", "0")],
    ["another unit", { type: "toggle-unit", id: 2 }],
    ["a name", typed("name", "Desk")],
    ["the length that is drawn already", typed("length", "29.0")],
  ])("%s has none", (_, action) => {
    expect(previewsAfter(action)).toEqual([]);
  });

  it("are the same empty list for every state without one, so that the drawing is not rendered again", () => {
    expect(previewsAfter(typed("name", "Desk"))).toBe(previewsAfter(typed("name", "Desk 2")));
  });

  it("D46: in pixels show a typed resolution, also of the same shape, and nothing for another diagonal", () => {
    const uhd = { length: 27, unit: "in", ...shapeFrom({ width: 3840, height: 2160 }), colour: "blue" } as const;
    const { entries } = reduceComparison(stateOf(comparisonWith([uhd])), {
      type: "write-size",
      id: 1,
      size: { length: null, ratio: { width: "2560", height: "1440" } },
    });
    expect(previewsOf(entries, "fit")).toEqual([]);
    expect(previewsOf(entries, "pixels")).toMatchObject([
      { number: 1, screen: { resolution: { width: 2560, height: 1440 } } },
    ]);
    const larger = reduceComparison(stateOf(comparisonWith([uhd])), typed("length", "40", 1)).entries;
    expect(previewsOf(larger, "fit")).toHaveLength(1);
    expect(previewsOf(larger, "pixels")).toEqual([]);
  });
});
