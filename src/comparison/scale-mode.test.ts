import { expect, it } from "vitest";
import { isToScale, parseScaleMode, SCALE_MODES } from "./scale-mode.ts";

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

it("D46: 'pixels' in a link is the view in pixels, which like the one from the seat is not to scale", () => {
  expect(parseScaleMode("Pixels")).toBe("pixels");
  expect(SCALE_MODES.filter(isToScale)).toEqual(["fit", "actual"]);
});
