import type { Unit } from "#domain/display/unit.ts";
import type { SeatUse } from "#domain/viewing/seat.ts";
import type { BlendDistances, SeatRange } from "#domain/viewing/seat-ranges.ts";
import type { RichText } from "../rich-text.ts";
import { seatVerdictIn } from "../shared/seat-details.ts";
import { blendTexts, rangeTexts, viewingDistanceText } from "./distances.ts";
import { angleText, degreeDensityText, listText } from "./numbers.ts";
import { answerRows, isPlural } from "./rows.ts";
import { oneDistance, verdictParts } from "./seat.ts";

const USES: Readonly<Record<SeatUse, string>> = { desk: "Trabalho", films: "Filmes" };

/** Whether the screens are comfortable, and of curved ones where the eyes are. */
const verdict = seatVerdictIn({
  angleText,
  viewingDistanceText,
  answerRows,
  oneDistance,
  verdictParts,
  /** `A 2,5 m dos seus olhos, 65″ 16:9 ocupa 32° e 75″ 16:9, 37°.` */
  fill: (from, screens) => {
    const each = screens.map(({ row, angle, flat, own }, index) => {
      const verb = index > 0 ? "," : isPlural(row) ? " ocupam" : " ocupa";
      const at = own === null ? "" : ` a ${own}`;
      return `${row.title}${verb} ${angle}${flat === null ? "" : ` (${isPlural(row) ? "planas" : "plana"}, ${flat})`}${at}`;
    });
    return `${from === null ? "" : `A ${from} dos seus olhos, `}${screens.length > 2 ? each.join("; ") : listText(each)}.`;
  },
  sitWithin: (isWithin, title, radius) =>
    `Você fica ${isWithin ? "dentro" : "fora"} do raio de ${title}, de ${radius}.`,
});

/** What the details say from the seat (D42). Distances are in centimetres; a common one is null while none is typed. */
export const seat = {
  /** `Trabalho 82–112 cm`, one text for each use */
  ranges: (ranges: readonly SeatRange[], unit: Unit): readonly string[] => {
    const distances = rangeTexts(ranges, unit);
    return ranges.map(({ use }, index) => `${USES[use]} ${distances[index]}`);
  },
  whereToSit: "Onde sentar",
  caption: (common: number | null, unit: Unit): string =>
    common === null ? "Onde sentar" : `Onde sentar, e as telas a ${viewingDistanceText(common, unit)}`,
  invisibleBeyond: "Pixels invisíveis a partir de",
  /** `80 cm` and `visão aguçada 126 cm` */
  blend: (distances: BlendDistances, unit: Unit): Readonly<Record<keyof BlendDistances, string>> => {
    const { normal, young } = blendTexts(distances, unit);
    return { normal, young: `visão aguçada ${young}` };
  },
  fills: (common: number | null, unit: Unit): string =>
    common === null ? "ela ocupa" : `A ${viewingDistanceText(common, unit)} ela ocupa`,
  angle: angleText,
  /** The angle of a screen that has a distance of its own. */
  fromOwn: <Element>(angle: Element, own: number, unit: Unit): RichText<Element> => [
    angle,
    ` a ${viewingDistanceText(own, unit)}`,
  ],
  pixels: (common: number | null, unit: Unit): string =>
    common === null ? "Pixels" : `Pixels a ${viewingDistanceText(common, unit)}`,
  areTold: (areTold: boolean): string => (areTold ? "dá para distinguir" : "se misturam"),
  perDegree: (pixels: number): string => `${degreeDensityText(pixels)} por grau`,
  /** On a card, where facts have headings of their own. */
  card: {
    invisible: "Pixels invisíveis",
    beyond: <Element>(distance: Element): RichText<Element> => ["a partir de ", distance],
    at: (distance: number, unit: Unit): string => `A ${viewingDistanceText(distance, unit)}`,
    pixels: (areTold: boolean): string => (areTold ? "dá para distinguir os pixels" : "os pixels se misturam"),
  },
  verdict,
};
