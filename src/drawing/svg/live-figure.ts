import { readComparison } from "#comparison/address.ts";
import { readFocus, readsAbove } from "#comparison/focus.ts";
import { unitsOf } from "#comparison/units.ts";
import type { QueryParameters } from "#comparison/view.ts";
import type { Size } from "#domain/geometry/size.ts";
import type { Words } from "#words/words.ts";
import { element, type SvgElement, viewBoxOf } from "./element.ts";
import { inPageColours } from "./page-colours.ts";
import { pictureElements, pictureFromAbove } from "./picture-elements.ts";
import { writeText } from "./write-text.ts";

/** In the column of an article, and on a phone. The proportions of the first are those of the picture that it replaces. */
const AREAS: Readonly<Record<"wide" | "narrow", Size>> = {
  wide: { width: 832, height: 437 },
  narrow: { width: 358, height: 282 },
};

/**
 * A picture of a comparison as a part of a page, in its colours and typeface: four drawings, of which the page shows one
 * (`article-figures.module.css`). `data-lengths` is the unit that comes first, `data-usual` what a reader sees who has chosen none.
 */
export function renderLiveFigure(
  parameters: QueryParameters,
  { fromAbove: { texts }, lengths: usualLengths }: Pick<Words, "fromAbove" | "lengths">,
): string {
  const { comparison } = readComparison(parameters, usualLengths);
  const focus = readFocus(parameters, comparison);
  const isAbove = readsAbove(parameters, comparison);
  const usual = unitsOf(comparison).first;
  const inUnit = (["in", "cm"] as const).map((lengths): SvgElement => {
    const drawings = Object.entries(AREAS).map(([width, area]) =>
      element(
        "svg",
        { "data-width": width, ...viewBoxOf(area) },
        isAbove
          ? pictureFromAbove({ ...comparison, lengths }, area, texts)
          : pictureElements({ ...comparison, lengths }, focus, area, texts),
      ),
    );
    return element("g", { "data-lengths": lengths, "data-usual": lengths === usual ? "" : undefined }, drawings);
  });
  return writeText(inPageColours(element("svg", {}, inUnit)));
}
