import { type ScreenFromAbove, screensFromAbove } from "#comparison/from-above.ts";
import type { Comparison } from "#comparison/state.ts";
import { unitsOf } from "#comparison/units.ts";
import type { Unit } from "#domain/display/unit.ts";
import { viewingDistanceText } from "./distances.ts";
import { drawing } from "./drawing.ts";
import { angleText, glanceText } from "./numbers.ts";
import { titleText } from "./screens.ts";

/** The view from above, where a screen is curved, and the figures beside it (D61). */
export const fromAbove = {
  /** All words and figures of the drawing. */
  texts: {
    ...drawing,
    eyes: "your eyes",
    view: "seen from above, to scale",
    away: viewingDistanceText,
    deep: (figure: string): string => `${figure} deep`,
  },
  /** The drawing's one text alternative: `From above: 49″ 32:9, 112.8 cm straight and 17.4 cm deep, fills 94° from 70 cm.` */
  description: (comparison: Comparison): string => {
    const { first } = unitsOf(comparison);
    const each = screensFromAbove(comparison).map((seen) => described(seen, comparison, first));
    return `From above: ${each.join("; ")}.`;
  },
  heading: "From above",
  caption: "Straight widths, depths, and how far the edges are away",
  screen: "Screen",
  straight: "Straight width",
  depth: "Depth",
  flat: "flat",
  toEdges: "To its edges",
  title: titleText,
  length: glanceText,
  note: "Panels only: stands and cases are not included.",
};

function described(
  { screen, straight, depth, angle, distance }: ScreenFromAbove,
  { screens }: Comparison,
  unit: Unit,
): string {
  const width = glanceText(straight[unit], unit);
  const form =
    depth === null ? `flat and ${width} wide` : `${width} straight and ${glanceText(depth[unit], unit)} deep`;
  return `${titleText(screen, screens)}, ${form}, fills ${angleText(angle)} from ${viewingDistanceText(distance, unit)}`;
}
