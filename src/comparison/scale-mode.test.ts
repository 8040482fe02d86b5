import { expect, it } from "vitest";
import { parseScaleMode } from "./scale-mode.ts";

it.each(["actual", "ACTUAL", " Actual "])("D30: '%s' in a link is actual size", (text) => {
  expect(parseScaleMode(text)).toBe("actual");
});

it("reads the default when a link writes it out", () => {
  expect(parseScaleMode("fit")).toBe("fit");
});

it.each(["", "actually", "1", "fitted", "constructor"])("reads no mode in '%s'", (text) => {
  expect(parseScaleMode(text)).toBeNull();
});

it("D32: 'seat' in a link is the view from the seat", () => {
  expect(parseScaleMode("Seat")).toBe("seat");
});
