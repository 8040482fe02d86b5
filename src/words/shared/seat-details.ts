import { curveFromSeat } from "#comparison/seat-details.ts";
import { seenScreens } from "#comparison/seen-screens.ts";
import type { Comparison } from "#comparison/state.ts";
import { unitsOf } from "#comparison/units.ts";
import { partsText } from "../answer-part.ts";
import type { Distances } from "./distances.ts";
import type { Numbers } from "./numbers.ts";
import type { AnswerRow, Rows } from "./rows.ts";
import type { SeatTexts } from "./seat.ts";

/** How much of the view a screen fills, in text. */
interface FillingScreen {
  readonly row: AnswerRow;
  readonly angle: string;
  /** The angle that a curved one would fill if it were flat; null for a flat one. */
  readonly flat: string | null;
  /** From the eyes; null where all have one distance. */
  readonly own: string | null;
}

interface SeatVerdictWords {
  readonly parts: {
    readonly numbers: Numbers;
    readonly distances: Distances;
    readonly rows: Rows;
    readonly fromSeat: SeatTexts;
  };
  /** @param from null where each has its own distance */
  readonly fill: (from: string | null, screens: readonly FillingScreen[]) => string;
  /** `You sit within the radius of 49″ 32:9, 180 cm.` (D61) */
  readonly sitWithin: (isWithin: boolean, title: string, radius: string) => string;
}

/** How much of the view each screen fills, whether that is comfortable, and the curved ones. Null while no common distance is typed. */
export function seatVerdictIn(words: SeatVerdictWords): (comparison: Comparison) => string | null {
  const { numbers, distances, rows, fromSeat } = words.parts;
  const { angleText } = numbers;
  const { viewingDistanceText } = distances;
  return (comparison) => {
    const { distance: common } = comparison;
    if (common === null) return null;
    const { first: unit } = unitsOf(comparison);
    const seen = seenScreens(rows.answerRows(comparison), common);
    const from = fromSeat.oneDistance(seen, unit);
    const curves = seen.map(({ row, distance }) => curveFromSeat(row.screen, distance));
    const fills = seen.map(({ row, width, distance }, index) => {
      const flat = curves[index]?.flatAngle ?? null;
      return {
        row,
        angle: angleText(width),
        flat: flat === null ? null : angleText(flat),
        own: from === null ? viewingDistanceText(distance, unit) : null,
      };
    });
    const radii = seen.flatMap(({ row }, index) => {
      const curve = curves[index] ?? null;
      return curve === null
        ? []
        : [words.sitWithin(curve.isWithin, row.title, viewingDistanceText(curve.radius, unit))];
    });
    return [words.fill(from, fills), partsText(fromSeat.verdictParts(seen)), ...radii].join(" ");
  };
}
