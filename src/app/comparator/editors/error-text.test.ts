import { expect, it } from "vitest";
import { errorText } from "./error-text.ts";

const NO_ERRORS = { length: false, ratioWidth: false, ratioHeight: false };

it("S8: 'Invalid length' for a bad diagonal", () => {
  expect(errorText({ ...NO_ERRORS, length: true })).toBe("Invalid length");
});

it("S5: aspect ratio is listed when width or height is bad, once when both are", () => {
  expect(errorText({ ...NO_ERRORS, ratioWidth: true })).toBe("Invalid aspect ratio");
  expect(errorText({ ...NO_ERRORS, ratioHeight: true })).toBe("Invalid aspect ratio");
  expect(errorText({ ...NO_ERRORS, ratioWidth: true, ratioHeight: true })).toBe("Invalid aspect ratio");
});

it("S5: both are separated by a line break and the word 'and'", () => {
  expect(errorText({ length: true, ratioWidth: true, ratioHeight: false })).toBe("Invalid length\nand aspect ratio");
  expect(errorText({ length: true, ratioWidth: true, ratioHeight: true })).toBe("Invalid length\nand aspect ratio");
});

it("is null without errors", () => {
  expect(errorText(NO_ERRORS)).toBeNull();
});
