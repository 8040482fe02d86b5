import { screensIn } from "../shared/screens.ts";
import { numbers } from "./numbers.ts";

const RELATIONS = {
  height: "as tall as",
  width: "as wide as",
  area: "as large as",
  diagonal: "same diagonal as",
  text: "same text size as",
} as const;

export const screens = screensIn({
  numbers,
  relation: (by, to) => `${RELATIONS[by]} ${to}`,
  flat: "flat",
  colours: {
    blue: "blue",
    green: "green",
    pink: "pink",
    yellow: "yellow",
    lime: "lime",
    teal: "teal",
    sky: "sky",
    red: "red",
    orange: "orange",
    amber: "amber",
  },
  objects: {
    card: { name: "Bank card", one: "a bank card", size: "8.56 × 5.40 cm" },
    a4: { name: "A4 sheet", one: "an A4 sheet", size: "21 × 29.7 cm" },
    letter: { name: "US Letter sheet", one: "a US Letter sheet", size: "8.5 × 11 inches" },
    person: { name: "Standing adult", one: "a standing adult", size: "170 cm tall" },
    sofa: { name: "Sofa for three", one: "a sofa for three", size: "200 cm wide" },
    door: { name: "Door", one: "a door", size: "203 × 82 cm" },
  },
});
export const {
  colours: COLOUR_WORDS,
  titleText,
  sizeText,
  scalingText,
  relationText,
  oneObject,
  objectName,
  objectText,
  captionTexts,
  objectSizeText,
  wholeLength,
} = screens;
