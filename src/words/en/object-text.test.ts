import { expect, it } from "vitest";
import { KNOWN_OBJECTS } from "#domain/display/known-object.ts";
import { objectText } from "./screens.ts";

it("says the name and the size of each", () => {
  expect(KNOWN_OBJECTS.map(objectText)).toEqual([
    "Bank card, 8.56 × 5.40 cm",
    "A4 sheet, 21 × 29.7 cm",
    "US Letter sheet, 8.5 × 11 inches",
    "Standing adult, 170 cm tall",
    "Sofa for three, 200 cm wide",
    "Door, 203 × 82 cm",
  ]);
});
