import { describe, expect, it } from "vitest";
import { parseScreens } from "./address.ts";
import { listScreens } from "./listed-screen.ts";
import { DEFAULT_VIEW, hasViewParameter, readView, viewParameters } from "./view.ts";

/** Their ids are no numbers. */
const SCREENS = listScreens(parseScreens("27-16x9~29-21x9~34-21x9").screens, 10);
const view = (query: string) => readView(new URLSearchParams(query), SCREENS, "in");

describe("the parameters of an address besides its screens", () => {
  it("are the arrangement, the number of the base, the scale, the content, the objects, the distance, the unit of lengths, the space, the frame and the level of a row, without the defaults", () => {
    expect(viewParameters(DEFAULT_VIEW, SCREENS, "in")).toEqual([]);
    expect(
      viewParameters(
        {
          arrangement: "side",
          level: "top",
          base: 11,
          scale: "actual",
          content: "2.39x1",
          objects: ["card", "a4"],
          distance: 70,
          lengths: "in",
          space: { width: 150, height: 85, unit: "cm" },
          frame: 0.5,
        },
        SCREENS,
        "in",
      ),
    ).toEqual([
      "align=side",
      "base=2",
      "scale=actual",
      "content=2.39x1",
      "objects=card,a4",
      "distance=70cm",
      "lengths=in",
      "space=150x85cm",
      "frame=0.5",
      "level=top",
    ]);
  });

  it("give the default for what is missing or cannot be read", () => {
    expect(DEFAULT_VIEW).toEqual({
      arrangement: "centre",
      base: null,
      scale: "fit",
      content: "none",
      objects: [],
      distance: null,
      lengths: "in",
      space: null,
      frame: 1,
      level: "bottom",
    });
    expect(view("")).toEqual(DEFAULT_VIEW);
    expect(view("align=up&base=two&scale=2")).toEqual(DEFAULT_VIEW);
    expect(view("align=side&base=3&scale=actual&content=4:3&objects=sofa&distance=2.5m&lengths=cm")).toEqual({
      ...DEFAULT_VIEW,
      arrangement: "side",
      base: 12,
      scale: "actual",
      content: "4x3",
      objects: ["sofa"],
      distance: 250,
      lengths: "cm",
    });
  });

  it("have the frame and the level of a row without a space (D56)", () => {
    expect(view("align=row&level=centres&frame=2.5")).toMatchObject({
      arrangement: "side",
      level: "centre",
      frame: 2.5,
    });
    expect(viewParameters(view("align=side&level=top&frame=0"), SCREENS, "in")).toEqual([
      "align=side",
      "frame=0",
      "level=top",
    ]);
    expect(view("align=side&level=sideways&frame=21")).toMatchObject({ level: "bottom", frame: 1 });
  });

  it.each(["0", "-1", "1.5", "11", "1e1", " 2", "٢", "999999999", "4"])(
    "D27: '%s' is no number of a screen",
    (text) => {
      expect(view(`${new URLSearchParams({ base: text })}`).base).toBeNull();
    },
  );

  it("are recognised even if they cannot be read", () => {
    expect(hasViewParameter(new URLSearchParams("align=up"))).toBe(true);
    expect(hasViewParameter(new URLSearchParams("utm_source=mail"))).toBe(false);
  });
});
