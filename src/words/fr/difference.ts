import type { RelativeDifference } from "#comparison/differences.ts";
import { textPart } from "../answer-part.ts";
import { differenceIn } from "../shared/difference.ts";
import { que } from "./elision.ts";
import { numbers } from "./numbers.ts";

const WORDS: Readonly<
  Record<RelativeDifference["dimension"], Readonly<Record<"more" | "less" | "times" | "same", string>>>
> = {
  width: { more: "plus large", less: "moins large", times: "aussi large", same: "de même largeur" },
  height: { more: "plus haut", less: "moins haut", times: "aussi haut", same: "de même hauteur" },
  area: { more: "plus grand", less: "plus petit", times: "aussi grand", same: "de même surface" },
  text: { more: "plus grand", less: "plus petit", times: "aussi grand", same: "de même taille" },
};

const OVER_MILLION = "plus d’un million";

/** Of one screen or one set: a set is called by one size, so that it is in the singular, too. */
export const difference = differenceIn({
  numbers,
  relative: ({ dimension, kind }, figure) => {
    if (kind === "alike") return [textPart(`à peu près ${WORDS[dimension].same}`)];
    const words = WORDS[dimension][kind];
    return figure === null ? [textPart(words)] : [figure, textPart(` ${words}`)];
  },
  relation: (_, relative, base) => [relative, textPart(` ${que(base.text)}`), base],
  same: "identique",
  alike: "presque identique",
  over: (figure) => `plus de ${figure}`,
  times: (factor) => (factor === OVER_MILLION ? `${factor} de fois` : `${factor} fois`),
  overMillion: OVER_MILLION,
  short: { same: "égal", alike: "≈ égal" },
});
export const { relativeText, relativeParts, relationParts, underHeading, signedText, figureOf } = difference;
