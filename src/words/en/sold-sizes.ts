import { SIZES_RECORDED } from "#domain/catalogue/sizes.ts";
import type { SoldRow, SoldSize } from "#domain/catalogue/sold-sizes.ts";
import type { ComparedDimension } from "#domain/display/dimension.ts";
import type { Shape } from "#domain/display/resolution.ts";
import type { DisplaySpec } from "#domain/display/screen.ts";
import { type AnswerPart, figurePart, textPart } from "../answer-part.ts";
import { soldFiguresIn } from "../shared/sold-sizes.ts";
import { monthText } from "./dates.ts";
import { difference } from "./difference.ts";
import { TEN_AT_MOST } from "./full.ts";
import { numbers } from "./numbers.ts";
import { titleText } from "./screens.ts";

const MEASURES: Readonly<Record<ComparedDimension, string>> = {
  height: "As tall as",
  width: "As wide as",
  area: "As large as",
};

const AS: Readonly<Record<ComparedDimension, string>> = {
  height: "as tall as",
  width: "as wide as",
  area: "as large as",
};

const { exactLength, soldLength, soldText } = soldFiguresIn({
  parts: { numbers, difference },
  soldAs: (size) => `sold as ${size}`,
});

/** What is sold near the size of a screen in other ratios (F6.5). */
export const sold = {
  measures: MEASURES,
  screen: "Screen",
  title: titleText,
  caption: (by: ComparedDimension, title: string): string => `Sizes ${AS[by]} ${title}`,
  /** `A 16:9 display as tall as 34″ 3440×1440 would be 26.8″. The nearest sold is 27″, 0.8% taller.` */
  sentence: (
    { ratio, sold: [nearest] }: SoldRow,
    exact: DisplaySpec,
    by: ComparedDimension,
    title: string,
  ): readonly AnswerPart[] => [
    textPart(`A ${numbers.ratioText(ratio)} display ${AS[by]} `),
    figurePart(title),
    textPart(" would be "),
    figurePart(exactLength(exact)),
    ...(nearest === undefined
      ? [textPart(".")]
      : [
          textPart(". The nearest sold is "),
          figurePart(soldLength(nearest)),
          textPart(`, ${soldText(nearest, by, ratio)}.`),
        ]),
  ],
  columns: { ratio: "Ratio", exact: "Exact", nearest: "Nearest sold" },
  ratio: numbers.ratioText,
  exactLength,
  length: soldLength,
  size: soldText,
  none: (ratio: Shape): string => `No ${numbers.ratioText(ratio)} is sold within 10%.`,
  addExact: (exact: DisplaySpec): string => `Add exactly ${exactLength(exact)} ${numbers.ratioText(exact)}`,
  add: (size: SoldSize): string => `Add ${soldLength(size)}`,
  isAdded: (length: string): string => `${length} is added`,
  hint: (isFull: boolean): string => {
    const help = isFull
      ? TEN_AT_MOST
      : "A solid button adds the size that is sold, a dashed one the exact size. Adding can be undone.";
    return `${help} List of ${monthText(SIZES_RECORDED)}.`;
  },
};
