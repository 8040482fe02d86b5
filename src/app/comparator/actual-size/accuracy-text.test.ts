import { expect, it } from "vitest";
import { accuracyText } from "./accuracy-text.ts";

it("says its accuracy in one digit", () => {
  const text = (accuracy: number) => accuracyText({ pixelsPerMillimetre: 4, accuracy });
  expect(text(0.00298)).toBe("right to about 0.3\u202f%");
  expect(text(0.0185)).toBe("right to about 2\u202f%");
});
