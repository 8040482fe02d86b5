import { describe, expect, it } from "vitest";
import { panelRatios } from "./panel-ratio.ts";
import { resolutionRatioText } from "./resolution.ts";

const ULTRAWIDE = { length: 34, unit: "in", width: 21, height: 9 } as const;

describe("the real ratios of panels sold as 21:9", () => {
  it("are 64:27, 43:18 and 12:5", () => {
    expect(panelRatios(ULTRAWIDE).map(({ ratio }) => `${ratio.width}:${ratio.height}`)).toEqual([
      "64:27",
      "43:18",
      "12:5",
    ]);
  });

  it("have a resolution of that ratio: 2560×1080 = 40 · (64:27), 3440×1440 = 80 · (43:18), 3840×1600 = 320 · (12:5)", () => {
    const factors = panelRatios(ULTRAWIDE).map(({ ratio, resolution }) => [
      resolution.width / ratio.width,
      resolution.height / ratio.height,
    ]);
    expect(factors).toEqual([
      [40, 40],
      [80, 80],
      [320, 320],
    ]);
  });

  it("are upright for 9:21", () => {
    const upright = panelRatios({ ...ULTRAWIDE, width: 9, height: 21 });
    expect(upright[1]).toEqual({ ratio: { width: 18, height: 43 }, resolution: { width: 1440, height: 3440 } });
    expect(upright.map(({ resolution }) => resolutionRatioText(resolution))).toEqual(["27:64", "18:43", "5:12"]);
  });

  it.each([
    ["16:9", { width: 16, height: 9 }],
    ["43:18", { width: 43, height: 18 }],
    ["7:3", { width: 7, height: 3 }],
    ["3440:1440", { width: 3440, height: 1440 }],
  ])("says nothing where %s is entered", (_, ratio) => {
    expect(panelRatios({ ...ULTRAWIDE, ...ratio })).toEqual([]);
  });

  it("are not offered for a phone, which may be exactly 21:9, in either unit", () => {
    expect(panelRatios({ ...ULTRAWIDE, length: 6.5 })).toEqual([]);
    expect(panelRatios({ ...ULTRAWIDE, length: 19.99 })).toEqual([]);
    expect(panelRatios({ ...ULTRAWIDE, length: 20 })).toHaveLength(3);
    expect(panelRatios({ ...ULTRAWIDE, length: 30, unit: "cm" })).toEqual([]);
    expect(panelRatios({ ...ULTRAWIDE, length: 73.66, unit: "cm" })).toHaveLength(3);
  });
});
