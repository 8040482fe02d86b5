import type { Filling } from "#comparison/seen-screens.ts";
import { figurePart, textPart } from "../answer-part.ts";
import { isPlural, screenPart } from "../shared/rows.ts";
import { seatIn } from "../shared/seat.ts";
import { relationParts } from "./difference.ts";
import { distances } from "./distances.ts";
import { numbers } from "./numbers.ts";
import { listParts, rows } from "./rows.ts";

const start = (from: string | null) => textPart(from === null ? "A essas distâncias, " : `A ${from}, `);

/** Behind the verb, with which a set without a name agrees. */
const FILLINGS: Readonly<Record<Filling, (areMany: boolean) => string>> = {
  "head turns": (areMany) => `${areMany ? "tão largas" : "tão larga"} que você precisa virar a cabeça`,
  desk: (areMany) => `${areMany ? "confortáveis" : "confortável"} para trabalhar à mesa (40° a 60°)`,
  films: (areMany) => `${areMany ? "confortáveis" : "confortável"} para filmes (30° a 40°)`,
  small: (areMany) => `${areMany ? "pequenas" : "pequena"} (menos de 30°)`,
};

export const fromSeat = seatIn({
  parts: { numbers, distances, rows },
  fillsView: (from, row, inView) => [
    start(from),
    screenPart(row),
    textPart(isPlural(row) ? " ocupam " : " ocupa "),
    figurePart(inView),
    textPart(" da sua visão."),
  ],
  looksSameWidth: (from, one, other) => [
    start(from),
    ...listParts([[screenPart(one)], [screenPart(other)]]),
    textPart(" parecem ter "),
    figurePart("a mesma largura"),
    textPart("."),
  ],
  looksWider: (from, wider, narrower, difference) => [
    start(from),
    screenPart(wider),
    textPart(isPlural(wider) ? " parecem ter " : " parece ter "),
    ...relationParts(difference, screenPart(narrower)),
    textPart("."),
  ],
  looksWidest: (from, widest, tallest) => {
    const looks = textPart(isPlural(widest) ? " parecem ter " : " parece ter ");
    const first = [start(from), screenPart(widest), looks, figurePart("a maior largura")];
    const claims =
      widest === tallest
        ? [first, [figurePart("a maior altura")], [figurePart("a maior área")]]
        : [first, [screenPart(tallest), textPart(" "), figurePart("a maior altura")]];
    return [...listParts(claims), textPart(".")];
  },
  fillsInstead: (wider, angle, narrower) => [
    textPart(isPlural(wider) ? "Elas ocupam " : "Ela ocupa "),
    figurePart(angle),
    textPart(" da sua visão em vez de "),
    figurePart(narrower),
    textPart("."),
  ],
  isFilling: (filling, areMany) => `${areMany ? "são" : "é"} ${FILLINGS[filling](areMany)}`,
  allAre: (filling, count) => `${["", "Ela é", "As duas são"][count] ?? "Todas são"} ${FILLINGS[filling](count > 1)}.`,
});
