import { expect, it } from "vitest";
import { KNOWN_OBJECTS } from "#domain/display/known-object.ts";
import { captionTexts, objectText } from "./screens.ts";

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

it("names card and sheets beside their size in a drawing, and says the one length of what stands beside the screens (D31)", () => {
  expect(captionTexts("letter", "in")).toEqual(["US Letter sheet · 8.5 × 11″", "8.5 × 11″"]);
  expect(captionTexts("person", "cm")).toEqual(["170\u202fcm"]);
});
