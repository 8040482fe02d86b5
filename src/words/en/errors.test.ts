import { expect, it } from "vitest";
import { errors } from "./errors.ts";

it.each([
  [["length"], "Invalid length"],
  [["ratioWidth"], "Invalid aspect ratio"],
  [["ratioWidth", "ratioHeight"], "Invalid aspect ratio"],
  [["length", "ratioHeight"], "Invalid length\nand aspect ratio"],
  [["width", "height"], "Invalid width\nand height"],
  [["radius"], "Invalid curve: 500R to 5000R"],
  [["length", "distance"], "Invalid length\nand distance (up to 100\u202fm)"],
] as const)("says what is wrong with %j (S5)", (wrong, text) => {
  expect(errors.invalid(wrong, "in")).toBe(text);
});

it("says the limits in the unit of the field", () => {
  expect(errors.invalid(["gap", "frame"], "cm")).toBe("Invalid gap (0 to 10\u202fcm)\nand frame (0 to 20\u202fcm)");
  expect(errors.invalid(["gap", "frame"], "in")).toBe("Invalid gap (0 to 3.93″)\nand frame (0 to 7.87″)");
});

it("says which radii the typed size can have (D61)", () => {
  expect(errors.invalid(["radius"], "cm", 543)).toBe("Invalid curve: 543R to 5000R");
  expect(errors.invalid(["radius"], "cm", 5100)).toBe("Invalid curve: too wide for any");
});

it("says nothing without errors", () => {
  expect(errors.invalid([], "in")).toBeNull();
});
