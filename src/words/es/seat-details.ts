import type { SeatUse } from "#domain/viewing/seat.ts";
import type { seat as english } from "../en/seat-details.ts";
import { isPlural } from "../shared/rows.ts";
import { seatVerdictIn } from "../shared/seat-details.ts";
import { blendTexts, distances, rangeTexts, viewingDistanceText } from "./distances.ts";
import { numbers } from "./numbers.ts";
import { rows } from "./rows.ts";
import { fromSeat } from "./seat.ts";

const USES: Readonly<Record<SeatUse, string>> = { desk: "Escritorio", films: "Películas" };

const verdict = seatVerdictIn({
  parts: { numbers, distances, rows, fromSeat },
  /** `A 2,5 m de tus ojos, 65″ 16:9 ocupa 32° y 75″ 16:9, 37°.` */
  fill: (from, screens) => {
    const each = screens.map(({ row, angle, flat, own }, index) => {
      const verb = index > 0 ? "," : isPlural(row) ? " ocupan" : " ocupa";
      const from = own === null ? "" : ` desde ${own}`;
      return `${row.title}${verb} ${angle}${flat === null ? "" : ` (${isPlural(row) ? "planas" : "plana"}, ${flat})`}${from}`;
    });
    return `${from === null ? "" : `A ${from} de tus ojos, `}${screens.length > 2 ? each.join("; ") : numbers.listText(each)}.`;
  },
  sitWithin: (isWithin, title, radius) =>
    `Te sientas ${isWithin ? "dentro" : "fuera"} del radio de ${title}, de ${radius}.`,
});

export const seat = {
  /** `Escritorio: 82–112 cm` */
  ranges: (ranges, unit) => {
    const distances = rangeTexts(ranges, unit);
    return ranges.map(({ use }, index) => `${USES[use]}: ${distances[index]}`);
  },
  whereToSit: "Dónde sentarse",
  caption: (common, unit) =>
    common === null ? "Dónde sentarse" : `Dónde sentarse, y las pantallas desde ${viewingDistanceText(common, unit)}`,
  invisibleBeyond: "Píxeles invisibles a partir de",
  blend: (distances, unit) => {
    const { normal, young } = blendTexts(distances, unit);
    return { normal, young: `vista aguda: ${young}` };
  },
  fills: (common, unit) => (common === null ? "ocupa" : `A ${viewingDistanceText(common, unit)} ocupa`),
  angle: numbers.angleText,
  fromOwn: (angle, own, unit) => [angle, ` desde ${viewingDistanceText(own, unit)}`],
  pixels: (common, unit) => (common === null ? "Píxeles" : `Píxeles a ${viewingDistanceText(common, unit)}`),
  areTold: (areTold) => (areTold ? "se distinguen" : "no se distinguen"),
  perDegree: (pixels) => `${numbers.degreeDensityText(pixels)} por grado`,
  card: {
    invisible: "Píxeles invisibles",
    beyond: (distance) => ["a partir de ", distance],
    at: (distance, unit) => `A ${viewingDistanceText(distance, unit)}`,
    pixels: (areTold) => (areTold ? "los píxeles se distinguen" : "los píxeles no se distinguen"),
  },
  verdict,
} satisfies typeof english;
