import { textPart } from "../answer-part.ts";
import { differenceIn, isThan } from "../shared/difference.ts";
import { numbers } from "./numbers.ts";

const WORDS = {
  width: { more: "breiter", less: "schmaler", positive: "breit" },
  height: { more: "höher", less: "niedriger", positive: "hoch" },
  area: { more: "größer", less: "kleiner", positive: "groß" },
  text: { more: "größer", less: "kleiner", positive: "groß" },
} as const;

export const difference = differenceIn({
  numbers,
  /** `33 % breiter`, `2,0-mal so groß`, `gleich hoch`, `etwa gleich hoch` */
  relative: ({ dimension, kind }, figure) => {
    const { positive, ...comparatives } = WORDS[dimension];
    if (figure === null) return [textPart(`${kind === "alike" ? "etwa " : ""}gleich ${positive}`)];
    return [figure, textPart(kind === "more" || kind === "less" ? ` ${comparatives[kind]}` : ` so ${positive}`)];
  },
  relation: (difference, relative, base) => [relative, textPart(isThan(difference) ? " als " : " wie "), base],
  same: "gleich",
  alike: "etwa gleich",
  over: (figure) => `über ${figure}`,
  times: (factor) => `${factor}-mal`,
  overMillion: "über 1.000.000",
  short: { same: "gleich", alike: "≈ gleich" },
});
export const { relativeText, relativeParts, relationParts, underHeading, signedText } = difference;
