import { curveFromSeat } from "#comparison/seat-details.ts";
import { seenScreens } from "#comparison/seen-screens.ts";
import type { Comparison } from "#comparison/state.ts";
import { unitsOf } from "#comparison/units.ts";
import type { Unit } from "#domain/display/unit.ts";
import type { SeatUse } from "#domain/viewing/seat.ts";
import type { BlendDistances, SeatRange } from "#domain/viewing/seat-ranges.ts";
import { partsText } from "../answer-part.ts";
import type { RichText } from "../rich-text.ts";
import { blendTexts, rangeTexts, viewingDistanceText } from "./distances.ts";
import { angleText, degreeDensityText, listText } from "./numbers.ts";
import { answerRows, isPlural } from "./rows.ts";
import { oneDistance, verdictParts } from "./seat.ts";

const USES: Readonly<Record<SeatUse, string>> = { desk: "Desk work", films: "Films" };

/** What the details say from the seat (D42). Distances are in centimetres; a common one is null while none is typed. */
export const seat = {
  /** `Desk work 82–112 cm`, one text for each use */
  ranges: (ranges: readonly SeatRange[], unit: Unit): readonly string[] => {
    const distances = rangeTexts(ranges, unit);
    return ranges.map(({ use }, index) => `${USES[use]} ${distances[index]}`);
  },
  whereToSit: "Where to sit",
  caption: (common: number | null, unit: Unit): string =>
    common === null ? "Where to sit" : `Where to sit, and the screens from ${viewingDistanceText(common, unit)}`,
  invisibleBeyond: "Pixels invisible beyond",
  /** `80 cm` and `sharp eyes 126 cm` */
  blend: (distances: BlendDistances, unit: Unit): Readonly<Record<keyof BlendDistances, string>> => {
    const { normal, young } = blendTexts(distances, unit);
    return { normal, young: `sharp eyes ${young}` };
  },
  fills: (common: number | null, unit: Unit): string =>
    common === null ? "it fills" : `At ${viewingDistanceText(common, unit)} it fills`,
  angle: angleText,
  /** The angle of a screen that has a distance of its own. */
  fromOwn: <Element>(angle: Element, own: number, unit: Unit): RichText<Element> => [
    angle,
    ` from ${viewingDistanceText(own, unit)}`,
  ],
  pixels: (common: number | null, unit: Unit): string =>
    common === null ? "Pixels" : `Pixels at ${viewingDistanceText(common, unit)}`,
  areTold: (areTold: boolean): string => (areTold ? "can be told apart" : "blend"),
  perDegree: (pixels: number): string => `${degreeDensityText(pixels)} per degree`,
  /** On a card, where facts have headings of their own. */
  card: {
    invisible: "Pixels invisible",
    beyond: <Element>(distance: Element): RichText<Element> => ["beyond ", distance],
    at: (distance: number, unit: Unit): string => `At ${viewingDistanceText(distance, unit)}`,
    pixels: (areTold: boolean): string => (areTold ? "pixels can be told apart" : "pixels blend"),
  },
  verdict,
};

/**
 * `At 2.5 m from your eyes, 65″ 16:9 fills 32° and 75″ 16:9 37°.`, whether that is comfortable, and of curved screens
 * `You sit within the radius of 49″ 32:9, 180 cm.` (D61) Null while no common distance is typed.
 */
function verdict(comparison: Comparison): string | null {
  const { distance: common } = comparison;
  if (common === null) return null;
  const { first: unit } = unitsOf(comparison);
  const seen = seenScreens(answerRows(comparison), common);
  const from = oneDistance(seen, unit);
  const curves = seen.map(({ row, distance }) => curveFromSeat(row.screen, distance));
  const fills = seen.map(({ row, width, distance }, index) => {
    const verb = index > 0 ? "" : isPlural(row) ? "fill " : "fills ";
    const flat = curves[index]?.flatAngle ?? null;
    return [
      `${row.title} ${verb}${angleText(width)}`,
      ...(flat === null ? [] : [`(flat ${angleText(flat)})`]),
      ...(from === null ? [`from ${viewingDistanceText(distance, unit)}`] : []),
    ].join(" ");
  });
  const radii = curves.flatMap((curve, index) => {
    if (curve === null) return [];
    const radius = `the radius of ${seen[index]?.row.title}, ${viewingDistanceText(curve.radius, unit)}`;
    return [`You sit ${curve.isWithin ? "within" : "beyond"} ${radius}.`];
  });
  const start = from === null ? "" : `At ${from} from your eyes, `;
  return [`${start}${listText(fills)}.`, partsText(verdictParts(seen)), ...radii].join(" ");
}
