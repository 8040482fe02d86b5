import type { Unit } from "#domain/display/unit.ts";
import type { SeatUse } from "#domain/viewing/seat.ts";
import type { BlendDistances, SeatRange } from "#domain/viewing/seat-ranges.ts";
import type { RichText } from "../rich-text.ts";
import { seatVerdictIn } from "../shared/seat-details.ts";
import { blendTexts, rangeTexts, viewingDistanceText } from "./distances.ts";
import { de } from "./elision.ts";
import { angleText, degreeDensityText, listText } from "./numbers.ts";
import { answerRows } from "./rows.ts";
import { oneDistance, verdictParts } from "./seat.ts";

const USES: Readonly<Record<SeatUse, string>> = { desk: "Bureau", films: "Films" };

/** Whether the screens are comfortable, and of curved ones where the eyes are. */
const verdict = seatVerdictIn({
  angleText,
  viewingDistanceText,
  answerRows,
  oneDistance,
  verdictParts,
  /** `À 2,5 m de vos yeux, 65″ 16:9 occupe 32° et 75″ 16:9 37°.` */
  fill: (from, screens) => {
    const each = screens.map(({ row, angle, flat, own }, index) => {
      const verb = index > 0 ? "" : "occupe ";
      const at = own === null ? "" : ` à ${own}`;
      return `${row.title} ${verb}${angle}${flat === null ? "" : ` (plat, ${flat})`}${at}`;
    });
    return `${from === null ? "" : `À ${from} de vos yeux, `}${listText(each)}.`;
  },
  sitWithin: (isWithin, title, radius) =>
    `Vous vous trouvez ${isWithin ? "à l’intérieur" : "au-delà"} du rayon ${de(title)}, ${radius}.`,
});

/** What the details say from the seat (D42). Distances are in centimetres; a common one is null while none is typed. */
export const seat = {
  /** `Bureau 82–112 cm`, one text for each use */
  ranges: (ranges: readonly SeatRange[], unit: Unit): readonly string[] => {
    const distances = rangeTexts(ranges, unit);
    return ranges.map(({ use }, index) => `${USES[use]} ${distances[index]}`);
  },
  whereToSit: "Où s’asseoir",
  caption: (common: number | null, unit: Unit): string =>
    common === null ? "Où s’asseoir" : `Où s’asseoir, et les écrans à ${viewingDistanceText(common, unit)}`,
  invisibleBeyond: "Pixels invisibles au-delà de",
  /** `80 cm` and `yeux perçants 126 cm` */
  blend: (distances: BlendDistances, unit: Unit): Readonly<Record<keyof BlendDistances, string>> => {
    const { normal, young } = blendTexts(distances, unit);
    return { normal, young: `yeux perçants ${young}` };
  },
  fills: (common: number | null, unit: Unit): string =>
    common === null ? "il occupe" : `À ${viewingDistanceText(common, unit)}, il occupe`,
  angle: angleText,
  /** The angle of a screen that has a distance of its own. */
  fromOwn: <Element>(angle: Element, own: number, unit: Unit): RichText<Element> => [
    angle,
    ` à ${viewingDistanceText(own, unit)}`,
  ],
  pixels: (common: number | null, unit: Unit): string =>
    common === null ? "Pixels" : `Pixels à ${viewingDistanceText(common, unit)}`,
  areTold: (areTold: boolean): string => (areTold ? "se distinguent" : "se fondent"),
  perDegree: (pixels: number): string => `${degreeDensityText(pixels)} par degré`,
  /** On a card, where facts have headings of their own. */
  card: {
    invisible: "Pixels invisibles",
    beyond: <Element>(distance: Element): RichText<Element> => ["au-delà de ", distance],
    at: (distance: number, unit: Unit): string => `À ${viewingDistanceText(distance, unit)}`,
    pixels: (areTold: boolean): string => (areTold ? "les pixels se distinguent" : "les pixels se fondent"),
  },
  verdict,
};
