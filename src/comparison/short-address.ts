import { COLOUR_NAMES } from "../domain/display/colour.ts";
import type { Ratio } from "../domain/display/resolution.ts";
import type { Screen } from "../domain/display/screen.ts";
import { ultrawideShape } from "../domain/display/ultrawide.ts";
import { comparisonSearch } from "./address.ts";
import { type Comparison, comparisonWith } from "./state.ts";

/** Between the sizes of a short address: `/27-vs-32`. */
export const BETWEEN_SIZES = "-vs-";
export const MOST_SIZES = 4;

/** How an address says that there are several equal ones. */
export const COUNT_WORDS = { two: 2, three: 3, four: 4 } as const;

const USUAL: Ratio = { width: 16, height: 9 };

/** `/27-vs-32`, an address that people can say, where it means exactly this comparison; null otherwise (D41). */
export function shortAddress(comparison: Comparison): string | null {
  const { screens } = comparison;
  if (screens.length < 2 || screens.length > MOST_SIZES) return null;
  const sizes = screens.map(({ screen }) => sizeText(screen));
  const plain = comparisonWith(
    screens.map(({ screen: { length, unit, width, height, count } }, index) => ({
      length,
      unit,
      width,
      height,
      ...(count !== undefined && { count }),
      colour: COLOUR_NAMES[index] ?? "blue",
    })),
  );
  const isExact = comparisonSearch(plain) === comparisonSearch(comparison);
  return isExact && sizes.every((size) => size !== null) ? `/${sizes.join(BETWEEN_SIZES)}` : null;
}

/** `27`, `34-21x9`, `two-27`; null for a size that such an address does not say. */
function sizeText({ length, unit, width, height, count }: Screen): string | null {
  const number = String(length);
  if (unit !== "in" || !/^\d{1,3}(\.\d{1,2})?$/.test(number)) return null;
  const ratio = [width, height].map(String);
  if (!ratio.every((side) => /^\d{1,5}$/.test(side))) return null;
  const meant = ultrawideShape(length) ?? USUAL;
  const shape = width === meant.width && height === meant.height ? "" : `-${ratio.join("x")}`;
  const word = Object.entries(COUNT_WORDS).find(([, each]) => each === count)?.[0];
  return `${word === undefined ? "" : `${word}-`}${number}${shape}`;
}
