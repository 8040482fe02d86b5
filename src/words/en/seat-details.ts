import type { Unit } from "#domain/display/unit.ts";
import type { SeatUse } from "#domain/viewing/seat.ts";
import type { BlendDistances, SeatRange } from "#domain/viewing/seat-ranges.ts";
import type { RichText } from "../rich-text.ts";
import { isPlural } from "../shared/rows.ts";
import { seatVerdictIn } from "../shared/seat-details.ts";
import { blendTexts, distances, rangeTexts, viewingDistanceText } from "./distances.ts";
import { numbers } from "./numbers.ts";
import { rows } from "./rows.ts";
import { fromSeat } from "./seat.ts";

const USES: Readonly<Record<SeatUse, string>> = { desk: "Desk work", films: "Films" };

/** Whether the screens are comfortable, and of curved ones where the eyes are. */
const verdict = seatVerdictIn({
  parts: { numbers, distances, rows, fromSeat },
  /** `At 2.5 m from your eyes, 65″ 16:9 fills 32° and 75″ 16:9 37°.` */
  fill: (from, screens) => {
    const each = screens.map(({ row, angle, flat, own }, index) => {
      const verb = index > 0 ? "" : isPlural(row) ? "fill " : "fills ";
      const from = own === null ? "" : ` from ${own}`;
      return `${row.title} ${verb}${angle}${flat === null ? "" : ` (flat ${flat})`}${from}`;
    });
    return `${from === null ? "" : `At ${from} from your eyes, `}${numbers.listText(each)}.`;
  },
  sitWithin: (isWithin, title, radius) =>
    `You sit ${isWithin ? "within" : "beyond"} the radius of ${title}, ${radius}.`,
});

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
  angle: numbers.angleText,
  /** The angle of a screen that has a distance of its own. */
  fromOwn: <Element>(angle: Element, own: number, unit: Unit): RichText<Element> => [
    angle,
    ` from ${viewingDistanceText(own, unit)}`,
  ],
  pixels: (common: number | null, unit: Unit): string =>
    common === null ? "Pixels" : `Pixels at ${viewingDistanceText(common, unit)}`,
  areTold: (areTold: boolean): string => (areTold ? "can be told apart" : "blend"),
  perDegree: (pixels: number): string => `${numbers.degreeDensityText(pixels)} per degree`,
  /** On a card, where facts have headings of their own. */
  card: {
    invisible: "Pixels invisible",
    beyond: <Element>(distance: Element): RichText<Element> => ["beyond ", distance],
    at: (distance: number, unit: Unit): string => `At ${viewingDistanceText(distance, unit)}`,
    pixels: (areTold: boolean): string => (areTold ? "pixels can be told apart" : "pixels blend"),
  },
  verdict,
};
