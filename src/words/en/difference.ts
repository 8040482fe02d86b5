import { textPart } from "../answer-part.ts";
import { differenceIn, isThan } from "../shared/difference.ts";
import { numbers } from "./numbers.ts";

const WORDS = {
  width: { more: "wider", less: "narrower", times: "as wide", same: "the same width" },
  height: { more: "taller", less: "shorter", times: "as tall", same: "the same height" },
  area: { more: "larger", less: "smaller", times: "the area", same: "the same area" },
  text: { more: "larger", less: "smaller", times: "as large", same: "the same size" },
} as const;

export const difference = differenceIn({
  numbers,
  relative: ({ dimension, kind }, figure) => {
    if (kind === "alike") return [textPart(`about ${WORDS[dimension].same}`)];
    const words = WORDS[dimension][kind];
    return figure === null ? [textPart(words)] : [figure, textPart(` ${words}`)];
  },
  relation: (difference, relative, base) => {
    const isTimesArea = difference.kind === "times" && difference.dimension === "area";
    return [relative, textPart(isThan(difference) ? " than " : isTimesArea ? " of " : " as "), base];
  },
  same: "the same",
  alike: "about the same",
  over: (figure) => `over ${figure}`,
  times: (factor) => `${factor}×`,
  overMillion: "over 1 million",
  short: { same: "same", alike: "≈ same" },
});
export const { relativeText, relativeParts, relationParts, underHeading, signedText } = difference;
