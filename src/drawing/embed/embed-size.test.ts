import { expect, it } from "vitest";
import { EMBED_WIDTH, embedHeight } from "./embed-size.ts";

it("gives a frame the height of the drawing and of what is below it, on a phone too (D41)", () => {
  // 640 × 336 ÷ 638 + 228 = 565.1; 320 × 226 ÷ 318 + 268 = 495.4
  expect(embedHeight(EMBED_WIDTH)).toBe(566);
  expect(embedHeight(320)).toBe(496);
  // On a phone the frame is 400 px wide: 400 × 226 ÷ 318 + 268 = 552.3
  expect(embedHeight(500)).toBe(553);
});
