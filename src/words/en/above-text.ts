import type { Comparison } from "#comparison/state.ts";
import { unitsOf } from "#comparison/units.ts";
import { depthIn, standingSizeIn } from "#domain/display/curve.ts";
import type { Unit } from "#domain/display/unit.ts";
import { anglesOf, distanceTo } from "#domain/viewing/seat.ts";
import { angleText } from "./angle-text.ts";
import { viewingDistanceText } from "./distance-text.ts";
import { DRAWING_TEXTS } from "./drawing-text.ts";
import { measureFigure } from "./figures.ts";
import { titleText } from "./screen-names.ts";

/** All words and figures of a view from above (D61). */
export const ABOVE_TEXTS = {
  ...DRAWING_TEXTS,
  eyes: "your eyes",
  view: "seen from above, to scale",
  away: viewingDistanceText,
  deep: (figure: string): string => `${figure} deep`,
};

/** The view's one text alternative: `From above: 49″ 32:9, 112.8 cm straight and 17.4 cm deep, fills 94° from 70 cm.` */
export function describeAbove(comparison: Comparison): string {
  const { screens, distance } = comparison;
  const { first: unit } = unitsOf(comparison);
  const described = screens.map(({ screen }) => {
    const away = distanceTo(screen, distance);
    const straight = lengthText(standingSizeIn(screen, unit).width, unit);
    const form =
      screen.radius === undefined
        ? `flat and ${straight} wide`
        : `${straight} straight and ${lengthText(depthIn(screen, unit), unit)} deep`;
    const fills = `fills ${angleText(anglesOf(screen, away).width)} from ${viewingDistanceText(away, unit)}`;
    return `${titleText(screen, screens)}, ${form}, ${fills}`;
  });
  return `From above: ${described.join("; ")}.`;
}

function lengthText(length: number, unit: Unit): string {
  return measureFigure(length, "width", unit, "answer");
}
