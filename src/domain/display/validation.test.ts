import { describe, expect, it } from "vitest";
import { displayErrors } from "./validation.ts";

const VALID = { length: "27", width: "16", height: "9" };
const NO_ERRORS = { length: false, ratioWidth: false, ratioHeight: false };

describe("displayErrors", () => {
  it("S5: finds nothing wrong with three positive numbers", () => {
    expect(displayErrors(VALID)).toEqual(NO_ERRORS);
    expect(displayErrors({ length: "0.01", width: ".5", height: "9." })).toEqual(NO_ERRORS);
  });

  it.each(["", "0", "0.0", ".", "00", ".000", "000000000000"])(
    "S5: invalid when length, width or height is empty or zero (not a positive number): '%s'",
    (text) => {
      expect(displayErrors({ ...VALID, length: text })).toEqual({ ...NO_ERRORS, length: true });
      expect(displayErrors({ ...VALID, width: text })).toEqual({ ...NO_ERRORS, ratioWidth: true });
      expect(displayErrors({ ...VALID, height: text })).toEqual({ ...NO_ERRORS, ratioHeight: true });
    },
  );
});
