import { describe, expect, it } from "vitest";
import { parseRadius } from "./radius.ts";

describe("parseRadius", () => {
  it.each(["1800", "1800R", "1800 r", "R1800", "r 1800", "1800 mm", "1800mm", "180 cm", "1.8 m", "1,8 m", " 1800 "])(
    "reads %j as 1800 mm (D61)",
    (text) => {
      expect(parseRadius(text)).toBe(1800);
    },
  );

  it("rounds to whole millimetres (D61)", () => {
    expect(parseRadius("70.9 in")).toBe(1801);
    expect(parseRadius("0")).toBe(0);
  });

  it.each(["", "R", "flat", "1800X", "-1800", "18R00", "1800RR", "1e3"])("reads no radius in %j", (text) => {
    expect(parseRadius(text)).toBe(null);
  });
});
