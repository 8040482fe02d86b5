import { withDigits } from "../domain/display/decimal-text.ts";
import { sizeIn } from "../domain/display/screen.ts";
import type { Unit } from "../domain/display/unit.ts";
import { angleText } from "../domain/viewing/angle-text.ts";
import { SEAT_ANGLES, viewingDistanceText } from "../domain/viewing/distance-text.ts";
import { angleOf, asSeen } from "../domain/viewing/seat.ts";
import { type AnswerPart, alikeParts, figurePart, screenPart, textPart } from "./answer-part.ts";
import type { AnswerRow } from "./answer-row.ts";
import { listText } from "./list-text.ts";

/**
 * What the drawing from the seat shows (D32): `From your seats 27″ 16:9 looks 1.73× as wide as 65″ 16:9.` Three digits tell the
 * ratio of the drawn outlines to half a percent. Of three and more it names the widest.
 *
 * @param distance to the screens without a distance of their own, in centimetres
 */
export function seatSentence(rows: readonly AnswerRow[], distance: number): AnswerPart[] {
  const [one, other] = rows;
  if (one === undefined) return [];
  if (other === undefined) {
    const angles = angleText(angleIn(one, "width", distance));
    const high = angleText(angleIn(one, "height", distance));
    const fills = one.verb === "are" ? " fill " : " fills ";
    return [
      textPart("From your seat "),
      screenPart(one),
      textPart(fills),
      figurePart(`${angles} × ${high}`),
      textPart("."),
    ];
  }
  const seats = new Set(rows.map((row) => distanceOf(row, distance))).size === 1 ? "seat" : "seats";
  const width = ({ screen }: AnswerRow) => sizeIn(asSeen(screen, distance), "cm").width;
  const [wider, narrower] = width(one) > width(other) ? [one, other] : [other, one];
  const factor = withDigits(width(wider) / width(narrower), 3);
  const start = textPart(`From your ${seats} `);
  if (rows.length > 2) {
    const widest = rows.reduce((before, row) => (width(row) > width(before) ? row : before));
    const looks = widest.verb === "are" ? " look the " : " looks the ";
    return [start, screenPart(widest), textPart(looks), figurePart("widest"), textPart(".")];
  }
  if (Number(factor) === 1) return [start, ...alikeParts(one, other, "look", "the same width")];
  const looks = textPart(wider.verb === "are" ? " look " : " looks ");
  return [
    start,
    screenPart(wider),
    looks,
    figurePart(`${factor}× as wide`),
    textPart(" as "),
    screenPart(narrower),
    textPart("."),
  ];
}

/** `27″ 16:9 fills 53° from 60 cm and 65″ 16:9 fills 32° from 2.5 m.` */
export function seatNote(rows: readonly AnswerRow[], distance: number, unit: Unit): string {
  const angles = rows.map((row) => {
    const fills = row.verb === "are" ? "fill" : "fills";
    const from = viewingDistanceText(distanceOf(row, distance), unit);
    return `${row.title} ${fills} ${angleText(angleIn(row, "width", distance))} from ${from}`;
  });
  return `${listText(angles)}.`;
}

/** How much of the view a screen fills, in words (D42). */
const VERDICTS = [
  { from: SEAT_ANGLES.desk.near, words: "so much of the view that your head turns" },
  { from: SEAT_ANGLES.desk.far, words: "a comfortable part of the view for desk work" },
  { from: SEAT_ANGLES.films.far, words: "a comfortable part of the view" },
  { from: 0, words: "a small part of the view" },
] as const;

/** Angles this close to a limit are on it: rounding of doubles. */
const ROUNDING = 1e-9;

/**
 * What each screen is like from a typed distance (D42): `At 2.5 m from your eyes, both fill a comfortable part of the view: 65″ 16:9 32°, 75″
 * 16:9 37°.` Where the screens differ, each has its own sentence.
 */
export function seatVerdict(rows: readonly AnswerRow[], distance: number, unit: Unit): string {
  const seen = rows.map((row) => {
    const degrees = angleIn(row, "width", distance);
    const words = VERDICTS.find(({ from }) => degrees >= from - ROUNDING)?.words ?? "";
    return { row, words, angle: angleText(degrees), from: viewingDistanceText(distanceOf(row, distance), unit) };
  });
  const [first] = seen;
  if (first === undefined) return "";
  if (seen.length > 1 && seen.every(({ words, from }) => words === first.words && from === first.from)) {
    const angles = seen.map(({ row, angle }) => `${row.title} ${angle}`).join(", ");
    return `At ${first.from} from your eyes, ${seen.length === 2 ? "both" : "all"} fill ${first.words}: ${angles}.`;
  }
  return seen
    .map(
      ({ row, words, angle, from }) =>
        `At ${from} from your eyes, ${row.title} ${row.verb === "are" ? "fill" : "fills"} ${words}: ${angle}.`,
    )
    .join(" ");
}

function distanceOf({ screen }: AnswerRow, common: number): number {
  return screen.distance ?? common;
}

function angleIn(row: AnswerRow, side: "width" | "height", common: number): number {
  return angleOf(sizeIn(row.screen, "cm")[side], distanceOf(row, common));
}
