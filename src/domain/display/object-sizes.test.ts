import { expect, it } from "vitest";
import { OBJECT_SIZES } from "./object-sizes.ts";

it("D31: has the size of ISO/IEC 7810 ID-1, ISO 216 A4, US Letter, an adult of 170 cm and a sofa of 200 cm", () => {
  expect(OBJECT_SIZES.card).toEqual({ width: 8.56, height: 5.398 });
  expect(OBJECT_SIZES.a4).toEqual({ width: 21, height: 29.7 });
  expect(OBJECT_SIZES.letter).toEqual({ width: 8.5 * 2.54, height: 11 * 2.54 });
  expect(OBJECT_SIZES.person.height).toBe(170);
  expect(OBJECT_SIZES.sofa.width).toBe(200);
});
