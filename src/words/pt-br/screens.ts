import { screensIn } from "../shared/screens.ts";
import { numbers } from "./numbers.ts";

const RELATIONS = {
  height: "mesma altura que",
  width: "mesma largura que",
  area: "mesma área que",
  diagonal: "mesma diagonal que",
  text: "texto igual ao de",
} as const;

/** What a colour is called alone. */
export const COLOUR_NAMES = {
  blue: "azul",
  green: "verde",
  pink: "rosa",
  yellow: "amarelo",
  lime: "verde-limão",
  teal: "azul-petróleo",
  sky: "azul-celeste",
  red: "vermelho",
  orange: "laranja",
  amber: "âmbar",
};

export const screens = screensIn({
  numbers,
  relation: (by, to) => `${RELATIONS[by]} ${to}`,
  flat: "plana",
  /** Of a screen: `tela amarela`. */
  colours: { ...COLOUR_NAMES, yellow: "amarela", red: "vermelha" },
  objects: {
    card: { name: "Cartão de banco", one: "um cartão de banco", size: "8,56 × 5,40 cm" },
    a4: { name: "Folha A4", one: "uma folha A4", size: "21 × 29,7 cm" },
    letter: { name: "Folha carta", one: "uma folha carta", size: "8,5 × 11 polegadas" },
    person: { name: "Adulto em pé", one: "um adulto em pé", size: "170 cm de altura" },
    sofa: { name: "Sofá de três lugares", one: "um sofá de três lugares", size: "200 cm de largura" },
    door: { name: "Porta", one: "uma porta", size: "203 × 82 cm" },
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
