import type { Filling } from "#comparison/seen-screens.ts";
import { figurePart, textPart } from "../answer-part.ts";
import { capitalised } from "../shared/numbers.ts";
import { isPlural, screenPart } from "../shared/rows.ts";
import { seatIn } from "../shared/seat.ts";
import { relationParts } from "./difference.ts";
import { distances } from "./distances.ts";
import { numbers } from "./numbers.ts";
import { listParts, rows } from "./rows.ts";

const start = (from: string | null) => textPart(from === null ? "Desde estas distancias, " : `Desde ${from}, `);

const FILLINGS: Readonly<Record<Filling, { readonly one: string; readonly many: string }>> = {
  "head turns": { one: "obliga a girar la cabeza", many: "obligan a girar la cabeza" },
  desk: { one: "va bien para trabajar en el escritorio", many: "van bien para trabajar en el escritorio" },
  films: { one: "va bien para ver películas", many: "van bien para ver películas" },
  small: { one: "ocupa poco", many: "ocupan poco" },
};
const ANGLES: Readonly<Record<Filling, string>> = {
  "head turns": "",
  desk: " (de 40° a 60°)",
  films: " (de 30° a 40°)",
  small: " (menos de 30°)",
};

/** `va bien para ver películas (de 30° a 40°)` */
function fillingText(filling: Filling, areMany: boolean): string {
  return FILLINGS[filling][areMany ? "many" : "one"] + ANGLES[filling];
}

export const fromSeat = seatIn({
  parts: { numbers, distances, rows },
  fillsView: (from, row, inView) => [
    start(from),
    screenPart(row),
    textPart(isPlural(row) ? " ocupan " : " ocupa "),
    figurePart(inView),
    textPart(" de tu campo de visión."),
  ],
  looksSameWidth: (from, one, other) => [
    start(from),
    ...listParts([[screenPart(one)], [screenPart(other)]]),
    textPart(" aparentan "),
    figurePart("el mismo ancho"),
    textPart("."),
  ],
  looksWider: (from, wider, narrower, difference) => [
    start(from),
    screenPart(wider),
    textPart(isPlural(wider) ? " aparentan " : " aparenta "),
    ...relationParts(difference, screenPart(narrower)),
    textPart("."),
  ],
  looksWidest: (from, widest, tallest) => {
    const looks = textPart(isPlural(widest) ? " aparentan " : " aparenta ");
    const first = [start(from), screenPart(widest), looks, figurePart("el mayor ancho")];
    const claims =
      widest === tallest
        ? [first, [figurePart("el mayor alto")], [figurePart("el mayor tamaño")]]
        : [first, [screenPart(tallest), textPart(" "), figurePart("el mayor alto")]];
    return [...listParts(claims), textPart(".")];
  },
  fillsInstead: (wider, angle, narrower) => [
    textPart(isPlural(wider) ? "Ocupan " : "Ocupa "),
    figurePart(angle),
    textPart(" de tu campo de visión en lugar de "),
    figurePart(narrower),
    textPart("."),
  ],
  isFilling: fillingText,
  allAre: (filling, count) =>
    count === 1
      ? `${capitalised(fillingText(filling, false))}.`
      : `${count === 2 ? "Las dos" : "Todas"} ${fillingText(filling, true)}.`,
});
