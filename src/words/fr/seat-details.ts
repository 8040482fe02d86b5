import type { SeatUse } from "#domain/viewing/seat.ts";
import type { seat as english } from "../en/seat-details.ts";
import { seatVerdictIn } from "../shared/seat-details.ts";
import { blendTexts, distances, rangeTexts, viewingDistanceText } from "./distances.ts";
import { de } from "./elision.ts";
import { numbers } from "./numbers.ts";
import { rows } from "./rows.ts";
import { fromSeat } from "./seat.ts";

const USES: Readonly<Record<SeatUse, string>> = { desk: "Bureau", films: "Films" };

/** Whether the screens are comfortable, and of curved ones where the eyes are. */
const verdict = seatVerdictIn({
  parts: { numbers, distances, rows, fromSeat },
  /** `À 2,5 m de vos yeux, 65″ 16:9 occupe 32° et 75″ 16:9 37°.` */
  fill: (from, screens) => {
    const each = screens.map(({ row, angle, flat, own }, index) => {
      const verb = index > 0 ? "" : "occupe ";
      const at = own === null ? "" : ` à ${own}`;
      return `${row.title} ${verb}${angle}${flat === null ? "" : ` (plat, ${flat})`}${at}`;
    });
    return `${from === null ? "" : `À ${from} de vos yeux, `}${numbers.listText(each)}.`;
  },
  sitWithin: (isWithin, title, radius) =>
    `Vous vous trouvez ${isWithin ? "à l’intérieur" : "au-delà"} du rayon ${de(title)}, ${radius}.`,
});

/** What the details say from the seat (D42). Distances are in centimetres; a common one is null while none is typed. */
export const seat = {
  /** `Bureau 82–112 cm`, one text for each use */
  ranges: (ranges, unit) => {
    const distances = rangeTexts(ranges, unit);
    return ranges.map(({ use }, index) => `${USES[use]} ${distances[index]}`);
  },
  whereToSit: "Où s’asseoir",
  caption: (common, unit) =>
    common === null ? "Où s’asseoir" : `Où s’asseoir, et les écrans à ${viewingDistanceText(common, unit)}`,
  invisibleBeyond: "Pixels invisibles au-delà de",
  /** `80 cm` and `yeux perçants 126 cm` */
  blend: (distances, unit) => {
    const { normal, young } = blendTexts(distances, unit);
    return { normal, young: `yeux perçants ${young}` };
  },
  fills: (common, unit) => (common === null ? "il occupe" : `À ${viewingDistanceText(common, unit)}, il occupe`),
  angle: numbers.angleText,
  fromOwn: (angle, own, unit) => [angle, ` à ${viewingDistanceText(own, unit)}`],
  pixels: (common, unit) => (common === null ? "Pixels" : `Pixels à ${viewingDistanceText(common, unit)}`),
  areTold: (areTold) => (areTold ? "se distinguent" : "se fondent"),
  perDegree: (pixels) => `${numbers.degreeDensityText(pixels)} par degré`,
  card: {
    invisible: "Pixels invisibles",
    beyond: (distance) => ["au-delà de ", distance],
    at: (distance, unit) => `À ${viewingDistanceText(distance, unit)}`,
    pixels: (areTold) => (areTold ? "les pixels se distinguent" : "les pixels se fondent"),
  },
  verdict,
} satisfies typeof english;
