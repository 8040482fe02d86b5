import { describe, expect, it } from "vitest";
import { parseScreens } from "#comparison/address.ts";
import { composeScene } from "#tests/setup/scene.ts";
import { highlightScene } from "./highlighted-scene.ts";

const AREA = { width: 832, height: 588 };
const FOUR = composeScene(parseScreens("27-16x9-blue~34-3440x1440-green~49-32x9-pink~14-16x10-orange").screens, AREA);

const byNumber = <Mark extends { number: number }>(marks: readonly Mark[]) =>
  marks.toSorted((one, other) => one.number - other.number);

describe("V3: the highlight", () => {
  it("by pointing dims the other outlines and labels", () => {
    const scene = highlightScene(FOUR, { id: 2, by: "pointer" });
    expect(byNumber(scene.outlines).map(({ opacity }) => opacity)).toEqual([0.38, 1, 0.38, 0.38]);
    expect(byNumber(scene.outlines).map(({ strokeWidth }) => strokeWidth)).toEqual([2, 3, 2, 2]);
    expect(byNumber(scene.outlines).map(({ fillOpacity }) => fillOpacity)).toEqual([0.09, 0.14, 0.09, 0.09]);
    expect(byNumber(scene.labels).map(({ opacity, bold }) => [opacity, bold])).toEqual([
      [0.55, false],
      [1, true],
      [0.55, false],
      [0.55, false],
    ]);
    expect(scene.sharedEdges).toEqual([]);
  });

  it("opens the number of one of many to number and name, around its middle and in front", () => {
    const six = composeScene(parseScreens("24-16x9~27-16x9~32-16x9~43-16x9~55-16x9~65-16x9_Wall").screens, {
      width: 832,
      height: 658,
    });
    const closed = six.labels.find(({ id }) => id === 6);
    const opened = highlightScene(six, { id: 6, by: "pointer" }).labels.at(-1);
    expect([closed?.text.content, opened?.text.content]).toEqual(["6", "6 · Wall · 65″ 16:9"]);
    expect((opened?.x ?? 0) + (opened?.width ?? 0) / 2).toBeCloseTo((closed?.x ?? 0) + (closed?.width ?? 0) / 2, 9);
    expect(opened).toMatchObject({ bold: true, ring: 2.5, opacity: 1, leader: closed?.leader });
  });

  it("by focus or press dims nothing", () => {
    const scene = highlightScene(FOUR, { id: 2, by: "focus" });
    expect(byNumber(scene.outlines).map(({ strokeWidth }) => strokeWidth)).toEqual([2, 3.5, 2, 2]);
    for (const { opacity } of [...scene.outlines, ...scene.labels]) expect(opacity).toBe(1);
    expect(scene.sharedEdges).toBe(FOUR.sharedEdges);
  });

  it("measures width above and height on the right, outside all outlines", () => {
    const { dimensions } = highlightScene(FOUR, { id: 2, by: "pointer" });
    // 49 inches at 32:9 are 740 px wide, 15.69 px an inch; it is the highest one, too, from 189.9 to 398.1.
    expect(dimensions.map(({ axis, edge, distance, figure }) => [axis, edge + distance, figure.content])).toEqual([
      ["x", expect.closeTo(161.94, 1), "31.4″"],
      ["y", expect.closeTo(809, 1), "13.1″"],
    ]);
  });

  it("moves no mark and keeps the painting order", () => {
    const places = (scene: typeof FOUR) =>
      [...scene.outlines, ...scene.labels].map(({ number, x, y, width, height }) => [number, x, y, width, height]);
    expect(places(highlightScene(FOUR, { id: 4, by: "focus" }))).toEqual(places(FOUR));
  });

  it("of two screens adds no dimension that is there already", () => {
    const two = composeScene(parseScreens("27-16x9~34-3440x1440").screens, { width: 832, height: 658 });
    expect(two.dimensions).toHaveLength(6);
    expect(highlightScene(two, { id: 1, by: "focus" }).dimensions).toEqual(two.dimensions);
    const pointed = highlightScene(two, { id: 1, by: "pointer" });
    expect(pointed.dimensions.map(({ opacity }) => opacity)).toEqual([0.55, 0.55, 1, 0.55, 0.55, 1]);
    expect(pointed.hatchings.map(({ opacity }) => opacity)).toEqual([0.42 * 0.38, 0.42 * 0.38]);
  });

  it("changes nothing without a screen of that number", () => {
    expect(highlightScene(FOUR, null)).toBe(FOUR);
    expect(highlightScene(FOUR, { id: 5, by: "pointer" })).toBe(FOUR);
  });
});
