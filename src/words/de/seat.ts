import type { Filling } from "#comparison/seen-screens.ts";
import { figurePart, textPart } from "../answer-part.ts";
import { isPlural, screenPart } from "../shared/rows.ts";
import { seatIn } from "../shared/seat.ts";
import { relationParts } from "./difference.ts";
import { distances } from "./distances.ts";
import { numbers } from "./numbers.ts";
import { listParts, rows } from "./rows.ts";

const start = (from: string | null, verb: string) =>
  textPart(`${from === null ? "Aus diesen Abständen" : `Aus ${from}`} ${verb} `);

const FILLINGS: Readonly<Record<Filling, string>> = {
  "head turns": "nur mit Kopfdrehen zu überblicken",
  desk: "angenehm für die Arbeit am Schreibtisch (40° bis 60°)",
  films: "angenehm für Filme (30° bis 40°)",
  small: "klein (unter 30°)",
};

export const fromSeat = seatIn({
  parts: { numbers, distances, rows },
  fillsView: (from, row, inView) => [
    start(from, isPlural(row) ? "füllen" : "füllt"),
    screenPart(row),
    textPart(" "),
    figurePart(inView),
    textPart(" deines Blickfelds."),
  ],
  looksSameWidth: (from, one, other) => [
    start(from, "wirken"),
    ...listParts([[screenPart(one)], [screenPart(other)]]),
    textPart(" "),
    figurePart("gleich breit"),
    textPart("."),
  ],
  looksWider: (from, wider, narrower, difference) => [
    start(from, isPlural(wider) ? "wirken" : "wirkt"),
    screenPart(wider),
    textPart(" "),
    ...relationParts(difference, screenPart(narrower)),
    textPart("."),
  ],
  looksWidest: (from, widest, tallest) => {
    const looks = start(from, isPlural(widest) ? "wirken" : "wirkt");
    const first = [looks, screenPart(widest), textPart(" "), figurePart("am breitesten")];
    const claims =
      widest === tallest
        ? [first, [figurePart("am höchsten")], [figurePart("am größten")]]
        : [first, [screenPart(tallest), textPart(" "), figurePart("am höchsten")]];
    return [...listParts(claims), textPart(".")];
  },
  fillsInstead: (wider, angle, narrower) => [
    textPart(isPlural(wider) ? "Sie füllen " : "Er füllt "),
    figurePart(angle),
    textPart(" deines Blickfelds statt "),
    figurePart(narrower),
    textPart("."),
  ],
  isFilling: (filling, areMany) => `${areMany ? "sind" : "ist"} ${FILLINGS[filling]}`,
  allAre: (filling, count) => `${["", "Das ist", "Beide sind"][count] ?? "Alle sind"} ${FILLINGS[filling]}.`,
});
