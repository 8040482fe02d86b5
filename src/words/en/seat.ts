import type { Filling } from "#comparison/seen-screens.ts";
import { figurePart, textPart } from "../answer-part.ts";
import { isPlural, screenPart } from "../shared/rows.ts";
import { seatIn } from "../shared/seat.ts";
import { relationParts } from "./difference.ts";
import { distances } from "./distances.ts";
import { numbers } from "./numbers.ts";
import { listParts, rows } from "./rows.ts";

const start = (from: string | null) => textPart(from === null ? "From these distances, " : `From ${from}, `);

const FILLINGS: Readonly<Record<Filling, string>> = {
  "head turns": "so wide that your head turns",
  desk: "comfortable for desk work (40° to 60°)",
  films: "comfortable for films (30° to 40°)",
  small: "small (under 30°)",
};

export const fromSeat = seatIn({
  parts: { numbers, distances, rows },
  fillsView: (from, row, inView) => [
    start(from),
    screenPart(row),
    textPart(isPlural(row) ? " fill " : " fills "),
    figurePart(inView),
    textPart(" of your view."),
  ],
  looksSameWidth: (from, one, other) => [
    start(from),
    ...listParts([[screenPart(one)], [screenPart(other)]]),
    textPart(" look "),
    figurePart("the same width"),
    textPart("."),
  ],
  looksWider: (from, wider, narrower, difference) => [
    start(from),
    screenPart(wider),
    textPart(isPlural(wider) ? " look " : " looks "),
    ...relationParts(difference, screenPart(narrower)),
    textPart("."),
  ],
  looksWidest: (from, widest, tallest) => {
    const looks = textPart(isPlural(widest) ? " look the " : " looks the ");
    const first = [start(from), screenPart(widest), looks, figurePart("widest")];
    const claims =
      widest === tallest
        ? [first, [figurePart("tallest")], [figurePart("largest")]]
        : [first, [screenPart(tallest), textPart(" the "), figurePart("tallest")]];
    return [...listParts(claims), textPart(".")];
  },
  fillsInstead: (wider, angle, narrower) => [
    textPart(isPlural(wider) ? "They fill " : "It fills "),
    figurePart(angle),
    textPart(" of your view instead of "),
    figurePart(narrower),
    textPart("."),
  ],
  isFilling: (filling, areMany) => `${areMany ? "are" : "is"} ${FILLINGS[filling]}`,
  allAre: (filling, count) => `${["", "That is", "Both are"][count] ?? "All are"} ${FILLINGS[filling]}.`,
});
export const { seatFigures, seatLine } = fromSeat;
