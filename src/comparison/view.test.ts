import { describe, expect, it } from "vitest";
import { DEFAULT_VIEW, hasViewParameter, readView, viewParameters } from "./view.ts";

const view = (query: string) => readView(new URLSearchParams(query));

describe("the parameters of an address besides its screens", () => {
  it("are the arrangement, the number of the base, the scale, the content, the objects and the distance, without the defaults", () => {
    expect(viewParameters(DEFAULT_VIEW)).toEqual([]);
    expect(
      viewParameters({
        arrangement: "bottom",
        base: 2,
        scale: "actual",
        content: "2.39x1",
        objects: ["card", "a4"],
        distance: 70,
      }),
    ).toEqual(["align=bottom", "base=2", "scale=actual", "content=2.39x1", "objects=card,a4", "distance=70cm"]);
  });

  it("give the default for what is missing or cannot be read", () => {
    expect(view("")).toEqual({
      arrangement: "centre",
      base: 1,
      scale: "fit",
      content: "none",
      objects: [],
      distance: 60,
    });
    expect(view("align=up&base=two&scale=2")).toEqual({
      arrangement: "centre",
      base: 1,
      scale: "fit",
      content: "none",
      objects: [],
      distance: 60,
    });
    expect(view("align=side&base=3&scale=actual&content=4:3&objects=sofa&distance=2.5m")).toEqual({
      arrangement: "side",
      base: 3,
      scale: "actual",
      content: "4x3",
      objects: ["sofa"],
      distance: 250,
    });
  });

  it.each(["0", "-1", "1.5", "11", "1e1", " 2", "٢", "999999999"])("D27: '%s' is no number of a screen", (text) => {
    expect(view(`${new URLSearchParams({ base: text })}`).base).toBe(1);
  });

  it("are recognised even if they cannot be read", () => {
    expect(hasViewParameter(new URLSearchParams("align=up"))).toBe(true);
    expect(hasViewParameter(new URLSearchParams("utm_source=mail"))).toBe(false);
  });
});
