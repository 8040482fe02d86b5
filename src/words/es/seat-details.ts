import type { Unit } from "#domain/display/unit.ts";
import type { SeatUse } from "#domain/viewing/seat.ts";
import type { BlendDistances, SeatRange } from "#domain/viewing/seat-ranges.ts";
import type { seat as english } from "../en/seat-details.ts";
import type { RichText } from "../rich-text.ts";
import { seatVerdictIn } from "../shared/seat-details.ts";
import { blendTexts, rangeTexts, viewingDistanceText } from "./distances.ts";
import { angleText, degreeDensityText, listText } from "./numbers.ts";
import { answerRows, isPlural } from "./rows.ts";
import { oneDistance, verdictParts } from "./seat.ts";

const USES: Readonly<Record<SeatUse, string>> = { desk: "Escritorio", films: "Películas" };

const verdict = seatVerdictIn({
  angleText,
  viewingDistanceText,
  answerRows,
  oneDistance,
  verdictParts,
  /** `A 2,5 m de tus ojos, 65″ 16:9 ocupa 32° y 75″ 16:9, 37°.` */
  fill: (from, screens) => {
    const each = screens.map(({ row, angle, flat, own }, index) => {
      const verb = index > 0 ? "," : isPlural(row) ? " ocupan" : " ocupa";
      const from = own === null ? "" : ` desde ${own}`;
      return `${row.title}${verb} ${angle}${flat === null ? "" : ` (${isPlural(row) ? "planas" : "plana"}, ${flat})`}${from}`;
    });
    return `${from === null ? "" : `A ${from} de tus ojos, `}${screens.length > 2 ? each.join("; ") : listText(each)}.`;
  },
  sitWithin: (isWithin, title, radius) =>
    `Te sientas ${isWithin ? "dentro" : "fuera"} del radio de ${title}, de ${radius}.`,
});

export const seat = {
  /** `Escritorio: 82–112 cm` */
  ranges: (ranges: readonly SeatRange[], unit: Unit): readonly string[] => {
    const distances = rangeTexts(ranges, unit);
    return ranges.map(({ use }, index) => `${USES[use]}: ${distances[index]}`);
  },
  whereToSit: "Dónde sentarse",
  caption: (common: number | null, unit: Unit): string =>
    common === null ? "Dónde sentarse" : `Dónde sentarse, y las pantallas desde ${viewingDistanceText(common, unit)}`,
  invisibleBeyond: "Píxeles invisibles a partir de",
  blend: (distances: BlendDistances, unit: Unit): Readonly<Record<keyof BlendDistances, string>> => {
    const { normal, young } = blendTexts(distances, unit);
    return { normal, young: `vista aguda: ${young}` };
  },
  fills: (common: number | null, unit: Unit): string =>
    common === null ? "ocupa" : `A ${viewingDistanceText(common, unit)} ocupa`,
  angle: angleText,
  fromOwn: <Element>(angle: Element, own: number, unit: Unit): RichText<Element> => [
    angle,
    ` desde ${viewingDistanceText(own, unit)}`,
  ],
  pixels: (common: number | null, unit: Unit): string =>
    common === null ? "Píxeles" : `Píxeles a ${viewingDistanceText(common, unit)}`,
  areTold: (areTold: boolean): string => (areTold ? "se distinguen" : "no se distinguen"),
  perDegree: (pixels: number): string => `${degreeDensityText(pixels)} por grado`,
  card: {
    invisible: "Píxeles invisibles",
    beyond: <Element>(distance: Element): RichText<Element> => ["a partir de ", distance],
    at: (distance: number, unit: Unit): string => `A ${viewingDistanceText(distance, unit)}`,
    pixels: (areTold: boolean): string => (areTold ? "los píxeles se distinguen" : "los píxeles no se distinguen"),
  },
  verdict,
} satisfies typeof english;
