import { expect, it } from "vitest";
import { darkDrawing } from "./dark-drawings.ts";

it.each([
  ["/comparison.svg", "/comparison.svg?scheme=dark"],
  ["/comparison.svg?screens=27in-16x9", "/comparison.svg?screens=27in-16x9&scheme=dark"],
  ["/media/a.png", null],
  ["https://example.com/comparison.svg", null],
])("V8: gives %s in the dark the address %s", (address, dark) => {
  expect(darkDrawing(address)).toBe(dark);
});
