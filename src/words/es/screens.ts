import { screensIn } from "../shared/screens.ts";
import { numbers } from "./numbers.ts";

const RELATIONS = {
  height: "mismo alto que",
  width: "mismo ancho que",
  area: "misma área que",
  diagonal: "misma diagonal que",
  text: "texto igual que en",
} as const;

export const screens = screensIn({
  numbers,
  relation: (by, to) => `${RELATIONS[by]} ${to}`,
  flat: "plana",
  colours: {
    blue: "azul",
    green: "verde",
    pink: "rosa",
    yellow: "amarillo",
    lime: "lima",
    teal: "turquesa",
    sky: "celeste",
    red: "rojo",
    orange: "naranja",
    amber: "ámbar",
  },
  objects: {
    card: { name: "Tarjeta bancaria", one: "una tarjeta bancaria", size: "8,56 × 5,40 cm" },
    a4: { name: "Hoja A4", one: "una hoja A4", size: "21 × 29,7 cm" },
    letter: { name: "Hoja tamaño carta", one: "una hoja tamaño carta", size: "8,5 × 11 pulgadas" },
    person: { name: "Adulto de pie", one: "un adulto de pie", size: "170 cm de alto" },
    sofa: { name: "Sofá de tres plazas", one: "un sofá de tres plazas", size: "200 cm de ancho" },
    door: { name: "Puerta", one: "una puerta", size: "203 × 82 cm" },
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
