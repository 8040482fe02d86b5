import { screensIn } from "../shared/screens.ts";
import { numbers } from "./numbers.ts";

const RELATIONS = {
  height: "so hoch wie",
  width: "so breit wie",
  area: "gleiche Fläche wie",
  diagonal: "gleiche Diagonale wie",
  text: "Schrift so groß wie",
} as const;

export const screens = screensIn({
  numbers,
  relation: (by, to) => `${RELATIONS[by]} ${to}`,
  flat: "flach",
  colours: {
    blue: "blau",
    green: "grün",
    pink: "pink",
    yellow: "gelb",
    lime: "hellgrün",
    teal: "türkis",
    sky: "himmelblau",
    red: "rot",
    orange: "orange",
    amber: "bernstein",
  },
  objects: {
    card: { name: "Bankkarte", one: "eine Bankkarte", size: "8,56 × 5,40 cm" },
    a4: { name: "A4-Blatt", one: "ein A4-Blatt", size: "21 × 29,7 cm" },
    letter: { name: "US-Letter-Blatt", one: "ein US-Letter-Blatt", size: "8,5 × 11 Zoll" },
    person: { name: "Stehende Person", one: "eine stehende Person", size: "170 cm groß" },
    sofa: { name: "Dreisitzer-Sofa", one: "ein Dreisitzer-Sofa", size: "200 cm breit" },
    door: { name: "Tür", one: "eine Tür", size: "203 × 82 cm" },
  },
});
export const {
  colours: COLOUR_WORDS,
  titleText,
  sizeText,
  scalingText,
  oneObject,
  objectName,
  objectText,
  captionTexts,
  objectSizeText,
  wholeLength,
} = screens;
