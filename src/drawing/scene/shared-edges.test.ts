import { describe, expect, it } from "vitest";
import type { Outline } from "./marks.ts";
import { composeSharedEdges } from "./shared-edges.ts";

function outline(colour: string, x: number, y: number, width: number, height: number): Outline {
  return { id: 1, number: 1, colour, strokeWidth: 2, fillOpacity: 0, opacity: 1, x, y, width, height };
}

describe("edges closer than 2 px", () => {
  it("share the line of the rearmost outline where both are", () => {
    expect(composeSharedEdges([outline("green", 0, 10, 200, 100), outline("blue", 50, 8.5, 100, 103.4)])).toEqual([
      { axis: "x", from: 50, to: 150, across: 10, colours: ["green", "blue"] },
      { axis: "x", from: 50, to: 150, across: 110, colours: ["green", "blue"] },
    ]);
  });

  it("take turns with as many colours as there are in each part of the line", () => {
    const shared = composeSharedEdges([
      outline("green", 0, 0, 300, 100),
      outline("blue", 50, 1, 200, 50),
      outline("red", 100, 0, 100, 20),
    ]);
    expect(shared.map(({ from, to, colours }) => [from, to, colours])).toEqual([
      [50, 100, ["green", "blue"]],
      [100, 200, ["green", "blue", "red"]],
      [200, 250, ["green", "blue"]],
    ]);
  });

  it("share upright lines too", () => {
    const shared = composeSharedEdges([outline("green", 0, 0, 100, 300), outline("blue", 0, 50, 60, 200)]);
    expect(shared).toEqual([{ axis: "y", from: 50, to: 250, across: 0, colours: ["green", "blue"] }]);
  });

  it("stay apart from 2 px on, and where they only follow each other", () => {
    expect(composeSharedEdges([outline("green", 0, 0, 100, 100), outline("blue", 20, 2, 60, 96)])).toEqual([]);
    expect(composeSharedEdges([outline("green", 0, 0, 100, 100), outline("blue", 110, 0, 100, 100)])).toEqual([]);
  });

  it("of one flat outline are not shared", () => {
    expect(composeSharedEdges([outline("green", 0, 0, 100, 1)])).toEqual([]);
  });
});
