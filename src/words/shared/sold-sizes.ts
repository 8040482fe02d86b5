import { relativeDifference } from "#comparison/differences.ts";
import type { SoldSize } from "#domain/catalogue/sold-sizes.ts";
import type { ComparedDimension } from "#domain/display/dimension.ts";
import { isGivenAlike, type Shape } from "#domain/display/resolution.ts";
import type { DisplaySpec } from "#domain/display/screen.ts";
import type { Differences } from "./difference.ts";
import type { Numbers } from "./numbers.ts";

interface Texts {
  readonly parts: { readonly numbers: Numbers; readonly difference: Differences };
  soldAs(size: string): string;
}

/** The figures of what is sold near the size of a screen in other ratios (F6.5). */
export function soldFiguresIn({ parts, soldAs }: Texts) {
  const { glanceText, lengthText, ratioText } = parts.numbers;

  return {
    /** `26.8″` */
    exactLength: ({ length, unit }: DisplaySpec): string => glanceText(length, unit),
    /** `27″` */
    soldLength: ({ display }: SoldSize): string => lengthText(display.length, display.unit),
    /** `0.8% taller`, `1.0% shorter, sold as 27″`, and `0.2% shorter, 2560×1080` of an ultrawide with another resolution. */
    soldText: ({ display, percent, soldAs: inches }: SoldSize, by: ComparedDimension, ratio: Shape): string =>
      [
        parts.difference.relativeText(relativeDifference(1 + percent / 100, by)),
        ...(isGivenAlike(display, ratio) ? [] : [ratioText(display)]),
        ...(inches === null ? [] : [soldAs(lengthText(inches, "in"))]),
      ].join(", "),
  };
}
