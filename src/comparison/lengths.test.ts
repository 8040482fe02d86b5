import { expect, it } from "vitest";
import { parseLengths } from "./lengths.ts";

it("reads a unit of lengths from a link, and nothing else (D36)", () => {
  expect(["in", "cm", "", "mm", "IN"].map(parseLengths)).toEqual(["in", "cm", null, null, null]);
});
