import { textPart } from "../answer-part.ts";
import { differenceIn, isThan } from "../shared/difference.ts";
import { numbers } from "./numbers.ts";

/** Nouns, since adjectives would agree with a screen, a monitor or whatever name it has. Text is always masculine. */
const WORDS = {
  width: { more: "más de ancho", less: "menos de ancho", times: "el ancho", same: "el mismo ancho" },
  height: { more: "más de alto", less: "menos de alto", times: "el alto", same: "el mismo alto" },
  area: { more: "más de área", less: "menos de área", times: "el área", same: "la misma área" },
  text: { more: "más grande", less: "más pequeño", times: "el tamaño", same: "el mismo tamaño" },
} as const;

const OVER_MILLION = "más de 1 millón";
const OVER = "más de un ";

export const difference = differenceIn({
  numbers,
  /** `un 33 % más de ancho`, `más de un 99,9 % menos de ancho`, `2,0 veces el área` */
  relative: (difference, figure) => {
    const { dimension, kind } = difference;
    if (kind === "alike") return [textPart(`casi ${WORDS[dimension].same}`)];
    const words = WORDS[dimension][kind];
    if (figure === null) return [textPart(words)];
    const isWithArticle = isThan(difference) && !figure.text.startsWith(OVER);
    return [...(isWithArticle ? [textPart("un ")] : []), figure, textPart(` ${words}`)];
  },
  relation: (difference, relative, base) => [relative, textPart(difference.kind === "times" ? " de " : " que "), base],
  same: "igual",
  alike: "casi igual",
  over: (figure) => OVER + figure,
  times: (factor) => (factor === OVER_MILLION ? `${factor} de veces` : `${factor} veces`),
  overMillion: OVER_MILLION,
  short: { same: "igual", alike: "≈ igual" },
});
export const { relativeText, relativeParts, relationParts, underHeading, signedText, figureOf } = difference;
