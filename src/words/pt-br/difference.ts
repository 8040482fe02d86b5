import { textPart } from "../answer-part.ts";
import { differenceIn } from "../shared/difference.ts";
import { numbers } from "./numbers.ts";

/** With nouns, which agree with no screen: `tem 33% mais largura`. Only text is itself larger: `é 33% maior`. */
const WORDS = {
  width: { more: "mais largura", less: "menos largura", times: "a largura", same: "a mesma largura" },
  height: { more: "mais altura", less: "menos altura", times: "a altura", same: "a mesma altura" },
  area: { more: "mais área", less: "menos área", times: "a área", same: "a mesma área" },
  text: { more: "maior", less: "menor", times: "o tamanho", same: "o mesmo tamanho" },
} as const;

export const difference = differenceIn({
  numbers,
  relative: ({ dimension, kind }, figure) => {
    if (kind === "alike") return [textPart(`quase ${WORDS[dimension].same}`)];
    const words = WORDS[dimension][kind];
    return figure === null ? [textPart(words)] : [figure, textPart(` ${words}`)];
  },
  /** `33% mais largura que 27″ 16:9`, `2,0× a largura de 27″ 16:9`, `a mesma largura que 27″ 16:9` */
  relation: (difference, relative, base) => [relative, textPart(difference.kind === "times" ? " de " : " que "), base],
  same: "igual",
  alike: "quase igual",
  over: (figure) => `mais de ${figure}`,
  times: (factor) => `${factor}×`,
  overMillion: "mais de 1 milhão",
  short: { same: "igual", alike: "≈ igual" },
});
export const { relativeText, relativeParts, relationParts, underHeading, signedText } = difference;
