import { expect, it } from "vitest";
import { actualSize } from "./actual-size.ts";

it("says its accuracy in one digit", () => {
  const text = (accuracy: number) => actualSize.accuracy({ pixelsPerMillimetre: 4, accuracy });
  expect(text(0.00298)).toBe("Accurate to about 0.3%");
  expect(text(0.0185)).toBe("Accurate to about 2%");
});
