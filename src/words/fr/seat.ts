import type { Filling } from "#comparison/seen-screens.ts";
import { figurePart, textPart } from "../answer-part.ts";
import { screenPart } from "../shared/rows.ts";
import { seatIn } from "../shared/seat.ts";
import { relationParts } from "./difference.ts";
import { distances } from "./distances.ts";
import { numbers } from "./numbers.ts";
import { listParts, rows } from "./rows.ts";

const start = (from: string | null) => textPart(from === null ? "À ces distances, " : `À ${from}, `);

const FILLINGS: Readonly<Record<Filling, { readonly one: string; readonly many: string }>> = {
  "head turns": { one: "si large qu’il faut tourner la tête", many: "si larges qu’il faut tourner la tête" },
  desk: {
    one: "confortable pour le travail de bureau (40° à 60°)",
    many: "confortables pour le travail de bureau (40° à 60°)",
  },
  films: { one: "confortable pour les films (30° à 40°)", many: "confortables pour les films (30° à 40°)" },
  small: { one: "petit (moins de 30°)", many: "petits (moins de 30°)" },
};

export const fromSeat = seatIn({
  parts: { numbers, distances, rows },
  fillsView: (from, row, inView) => [
    start(from),
    screenPart(row),
    textPart(" occupe "),
    figurePart(inView),
    textPart(" de votre champ de vision."),
  ],
  looksSameWidth: (from, one, other) => [
    start(from),
    ...listParts([[screenPart(one)], [screenPart(other)]]),
    textPart(" paraissent "),
    figurePart("de même largeur"),
    textPart("."),
  ],
  looksWider: (from, wider, narrower, difference) => [
    start(from),
    screenPart(wider),
    textPart(" paraît "),
    ...relationParts(difference, screenPart(narrower)),
    textPart("."),
  ],
  looksWidest: (from, widest, tallest) => {
    const first = [start(from), screenPart(widest), textPart(" paraît "), figurePart("le plus large")];
    const claims =
      widest === tallest
        ? [first, [figurePart("le plus haut")], [figurePart("le plus grand")]]
        : [first, [screenPart(tallest), textPart(" "), figurePart("le plus haut")]];
    return [...listParts(claims), textPart(".")];
  },
  fillsInstead: (_, angle, narrower) => [
    textPart("Il occupe "),
    figurePart(angle),
    textPart(" de votre champ de vision au lieu de "),
    figurePart(narrower),
    textPart("."),
  ],
  isFilling: (filling, areMany) => (areMany ? `sont ${FILLINGS[filling].many}` : `est ${FILLINGS[filling].one}`),
  allAre: (filling, count) => {
    const { one, many } = FILLINGS[filling];
    return count === 1 ? `C’est ${one}.` : `${count === 2 ? "Les deux" : "Tous"} sont ${many}.`;
  },
});
