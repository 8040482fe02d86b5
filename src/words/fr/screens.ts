import { screensIn } from "../shared/screens.ts";
import { numbers } from "./numbers.ts";

const RELATIONS = {
  height: "aussi haut que",
  width: "aussi large que",
  area: "même surface que",
  diagonal: "même diagonale que",
  text: "même taille de texte que",
} as const;

export const screens = screensIn({
  numbers,
  relation: (by, to) => `${RELATIONS[by]} ${to}`,
  flat: "plat",
  colours: {
    blue: "bleu",
    green: "vert",
    pink: "rose",
    yellow: "jaune",
    lime: "vert citron",
    teal: "bleu canard",
    sky: "bleu ciel",
    red: "rouge",
    orange: "orange",
    amber: "ambre",
  },
  objects: {
    card: { name: "Carte bancaire", one: "une carte bancaire", size: "8,56 × 5,40 cm" },
    a4: { name: "Feuille A4", one: "une feuille A4", size: "21 × 29,7 cm" },
    letter: { name: "Feuille US Letter", one: "une feuille US Letter", size: "8,5 × 11 pouces" },
    person: { name: "Adulte debout", one: "un adulte debout", size: "170 cm de haut" },
    sofa: { name: "Canapé trois places", one: "un canapé trois places", size: "200 cm de large" },
    door: { name: "Porte", one: "une porte", size: "203 × 82 cm" },
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
