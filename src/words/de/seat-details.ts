import type { SeatUse } from "#domain/viewing/seat.ts";
import type { seat as english } from "../en/seat-details.ts";
import { isPlural } from "../shared/rows.ts";
import { seatVerdictIn } from "../shared/seat-details.ts";
import { blendTexts, distances, rangeTexts, viewingDistanceText } from "./distances.ts";
import { numbers } from "./numbers.ts";
import { rows } from "./rows.ts";
import { fromSeat } from "./seat.ts";

const USES: Readonly<Record<SeatUse, string>> = { desk: "Schreibtisch", films: "Filme" };

/** Whether the screens are comfortable, and of curved ones where the eyes are. */
const verdict = seatVerdictIn({
  parts: { numbers, distances, rows, fromSeat },
  /** `Aus 2,5 m füllt 65″ 16:9 32° und 75″ 16:9 37°.`, `65″ 16:9 füllt 32° aus 2,5 m und 75″ 16:9 31° aus 3 m.` */
  fill: (from, screens) => {
    const each = screens.map(({ row, angle, flat, own }, index) => {
      const verb = isPlural(row) ? "füllen" : "füllt";
      const [before, behind] = index > 0 ? ["", ""] : from === null ? ["", ` ${verb}`] : [`Aus ${from} ${verb} `, ""];
      const figure = `${angle}${flat === null ? "" : ` (flach ${flat})`}${own === null ? "" : ` aus ${own}`}`;
      return `${before}${row.title}${behind} ${figure}`;
    });
    return `${numbers.listText(each)}.`;
  },
  sitWithin: (isWithin, title, radius) =>
    `Du sitzt ${isWithin ? "innerhalb" : "außerhalb"} des Radius von ${title}, ${radius}.`,
});

/** What the details say from the seat (D42). Distances are in centimetres; a common one is null while none is typed. */
export const seat = {
  /** `Schreibtisch 82–112 cm`, one text for each use */
  ranges: (ranges, unit) => {
    const distances = rangeTexts(ranges, unit);
    return ranges.map(({ use }, index) => `${USES[use]} ${distances[index]}`);
  },
  whereToSit: "Sitzabstand",
  caption: (common, unit) =>
    common === null ? "Sitzabstand" : `Sitzabstand und die Bildschirme aus ${viewingDistanceText(common, unit)}`,
  invisibleBeyond: "Pixel unsichtbar ab",
  /** `80 cm` and `scharfe Augen 126 cm` */
  blend: (distances, unit) => {
    const { normal, young } = blendTexts(distances, unit);
    return { normal, young: `scharfe Augen ${young}` };
  },
  fills: (common, unit) => (common === null ? "er füllt" : `Aus ${viewingDistanceText(common, unit)} füllt er`),
  angle: numbers.angleText,
  fromOwn: (angle, own, unit) => [angle, ` aus ${viewingDistanceText(own, unit)}`],
  pixels: (common, unit) => (common === null ? "Pixel" : `Pixel aus ${viewingDistanceText(common, unit)}`),
  areTold: (areTold) => (areTold ? "erkennbar" : "verschmelzen"),
  perDegree: (pixels) => `${numbers.degreeDensityText(pixels)} pro Grad`,
  card: {
    invisible: "Pixel unsichtbar",
    beyond: (distance) => ["ab ", distance],
    at: (distance, unit) => `Aus ${viewingDistanceText(distance, unit)}`,
    pixels: (areTold) => (areTold ? "Pixel erkennbar" : "Pixel verschmelzen"),
  },
  verdict,
} satisfies typeof english;
