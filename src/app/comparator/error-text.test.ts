import { expect, it } from "vitest";
import { errorText, wrongParts } from "./error-text.ts";

it.each([
  [["length"], "Invalid length"],
  [["ratioWidth"], "Invalid aspect ratio"],
  [["ratioWidth", "ratioHeight"], "Invalid aspect ratio"],
  [["length", "ratioHeight"], "Invalid length\nand aspect ratio"],
  [["width", "height"], "Invalid width\nand height"],
  [["radius"], "Invalid curve: 500R to 5000R"],
  [["length", "distance"], "Invalid length\nand distance (up to 100\u202fm)"],
] as const)("says what is wrong with %j (S5)", (errors, text) => {
  expect(errorText(errors, "in")).toBe(text);
});

it("says the limits in the unit of the field", () => {
  expect(wrongParts(["gap", "frame"], "cm")).toEqual(["gap (0 to 10\u202fcm)", "frame (0 to 20\u202fcm)"]);
  expect(wrongParts(["gap", "frame"], "in")).toEqual(["gap (0 to 3.93″)", "frame (0 to 7.87″)"]);
});

it("says which radii the typed size can have (D61)", () => {
  expect(errorText(["radius"], "cm", 543)).toBe("Invalid curve: 543R to 5000R");
  expect(errorText(["radius"], "cm", 5100)).toBe("Invalid curve: too wide for any");
});

it("says nothing without errors", () => {
  expect(errorText([], "in")).toBeNull();
});
