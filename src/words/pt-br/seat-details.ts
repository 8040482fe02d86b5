import type { SeatUse } from "#domain/viewing/seat.ts";
import type { seat as english } from "../en/seat-details.ts";
import { isPlural } from "../shared/rows.ts";
import { seatVerdictIn } from "../shared/seat-details.ts";
import { blendTexts, distances, rangeTexts, viewingDistanceText } from "./distances.ts";
import { numbers } from "./numbers.ts";
import { rows } from "./rows.ts";
import { fromSeat } from "./seat.ts";

const USES: Readonly<Record<SeatUse, string>> = { desk: "Trabalho", films: "Filmes" };

/** Whether the screens are comfortable, and of curved ones where the eyes are. */
const verdict = seatVerdictIn({
  parts: { numbers, distances, rows, fromSeat },
  /** `A 2,5 m dos seus olhos, 65″ 16:9 ocupa 32° e 75″ 16:9, 37°.` */
  fill: (from, screens) => {
    const each = screens.map(({ row, angle, flat, own }, index) => {
      const verb = index > 0 ? "," : isPlural(row) ? " ocupam" : " ocupa";
      const at = own === null ? "" : ` a ${own}`;
      return `${row.title}${verb} ${angle}${flat === null ? "" : ` (${isPlural(row) ? "planas" : "plana"}, ${flat})`}${at}`;
    });
    return `${from === null ? "" : `A ${from} dos seus olhos, `}${screens.length > 2 ? each.join("; ") : numbers.listText(each)}.`;
  },
  sitWithin: (isWithin, title, radius) =>
    `Você fica ${isWithin ? "dentro" : "fora"} do raio de ${title}, de ${radius}.`,
});

/** What the details say from the seat (D42). Distances are in centimetres; a common one is null while none is typed. */
export const seat = {
  /** `Trabalho 82–112 cm`, one text for each use */
  ranges: (ranges, unit) => {
    const distances = rangeTexts(ranges, unit);
    return ranges.map(({ use }, index) => `${USES[use]} ${distances[index]}`);
  },
  whereToSit: "Onde sentar",
  caption: (common, unit) =>
    common === null ? "Onde sentar" : `Onde sentar, e as telas a ${viewingDistanceText(common, unit)}`,
  invisibleBeyond: "Pixels invisíveis a partir de",
  /** `80 cm` and `visão aguçada 126 cm` */
  blend: (distances, unit) => {
    const { normal, young } = blendTexts(distances, unit);
    return { normal, young: `visão aguçada ${young}` };
  },
  fills: (common, unit) => (common === null ? "ela ocupa" : `A ${viewingDistanceText(common, unit)} ela ocupa`),
  angle: numbers.angleText,
  fromOwn: (angle, own, unit) => [angle, ` a ${viewingDistanceText(own, unit)}`],
  pixels: (common, unit) => (common === null ? "Pixels" : `Pixels a ${viewingDistanceText(common, unit)}`),
  areTold: (areTold) => (areTold ? "dá para distinguir" : "se misturam"),
  perDegree: (pixels) => `${numbers.degreeDensityText(pixels)} por grau`,
  card: {
    invisible: "Pixels invisíveis",
    beyond: (distance) => ["a partir de ", distance],
    at: (distance, unit) => `A ${viewingDistanceText(distance, unit)}`,
    pixels: (areTold) => (areTold ? "dá para distinguir os pixels" : "os pixels se misturam"),
  },
  verdict,
} satisfies typeof english;
