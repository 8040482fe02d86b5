import type { Unit } from "#domain/display/unit.ts";
import { anglesOf, distanceTo, SEAT_ANGLES } from "#domain/viewing/seat.ts";
import { type AnswerPart, figurePart, textPart } from "../answer-part.ts";
import { type RelativeDifference, relativeDifference, relativeText } from "./difference.ts";
import { viewingDistanceText } from "./distances.ts";
import { angleText } from "./numbers.ts";
import { type AnswerRow, alikeParts, listParts, screenPart } from "./rows.ts";

/** What a screen looks like from the seat. */
interface Seen {
  readonly row: AnswerRow;
  /** The angles that it fills, in degrees. */
  readonly width: number;
  readonly height: number;
  readonly distance: string;
}

/** @param common from the eye to the screens without a distance of their own, in centimetres; null while none is typed */
export function seenRows(rows: readonly AnswerRow[], common: number | null, unit: Unit): readonly Seen[] {
  return rows.map((row) => {
    const from = distanceTo(row.screen, common);
    return {
      row,
      ...anglesOf(row.screen, from),
      distance: viewingDistanceText(from, unit),
    };
  });
}

/** What the row of a screen says from the seat (D32). */
export interface SeatFigures {
  /** `32° × 18°` */
  readonly inView: string;
  /** `2.5 m` */
  readonly distance: string;
  /** How much wider it looks than the base; null for the base itself. */
  readonly difference: RelativeDifference | null;
}

export function seatFigures(rows: readonly AnswerRow[], common: number | null, unit: Unit): readonly SeatFigures[] {
  const seen = seenRows(rows, common, unit);
  const base = seen.find(({ row }) => row.isBase);
  return seen.map((each) => ({
    inView: inViewText(each),
    distance: each.distance,
    difference: base === undefined || each === base ? null : lookedAt(each, base),
  }));
}

/** By the angles' widths; what is about as wide differs by less than people see. */
function lookedAt({ width }: Seen, base: Seen): RelativeDifference {
  const factor = width / base.width;
  return relativeDifference({ factor, percent: (factor - 1) * 100 }, "width");
}

function inViewText({ width, height }: Seen): string {
  return `${angleText(width)} × ${angleText(height)}`;
}

/** `From 2.5 m, 75″ 16:9 looks 14% wider than 65″ 16:9.` Of three and more it says which looks the widest and so on. */
export function seatSentence(rows: readonly AnswerRow[], common: number | null, unit: Unit): AnswerPart[] {
  const seen = seenRows(rows, common, unit);
  const [one, other] = seen;
  if (one === undefined) return [];
  const start = textPart(
    new Set(seen.map(({ distance }) => distance)).size === 1 ? `From ${one.distance}, ` : "From these distances, ",
  );
  const verb = ({ row }: Seen, word: string) => textPart(row.verb === "are" ? ` ${word} ` : ` ${word}s `);
  if (other === undefined)
    return [start, screenPart(one.row), verb(one, "fill"), figurePart(inViewText(one)), textPart(" of your view.")];
  if (seen.length > 2) {
    const [widest, tallest] = (["width", "height"] as const).map((side) =>
      seen.reduce((best, each) => (each[side] > best[side] ? each : best)),
    ) as [Seen, Seen];
    const looks = [screenPart(widest.row), verb(widest, "look"), textPart("the "), figurePart("widest")];
    const words =
      widest === tallest
        ? [looks, [figurePart("tallest")], [figurePart("largest")]]
        : [looks, [screenPart(tallest.row), textPart(" the "), figurePart("tallest")]];
    return [start, ...listParts(words), textPart(".")];
  }
  const [narrower, wider] = one.width > other.width ? [other, one] : [one, other];
  const difference = lookedAt(wider, narrower);
  if (difference.figure === null) return [start, ...alikeParts(one.row, other.row, "look", "the same width")];
  return [
    start,
    screenPart(wider.row),
    verb(wider, "look"),
    figurePart(relativeText(difference)),
    textPart(` ${difference.joint} `),
    screenPart(narrower.row),
    textPart("."),
  ];
}

/** How much of the view a screen fills (D42). */
const VERDICTS = [
  { from: SEAT_ANGLES.desk.near, words: "so wide that your head turns" },
  { from: SEAT_ANGLES.desk.far, words: "comfortable for desk work (40° to 60°)" },
  { from: SEAT_ANGLES.films.far, words: "comfortable for films (30° to 40°)" },
  { from: 0, words: "small (under 30°)" },
] as const;

/** Angles this close to a limit are on it: rounding of doubles. */
const ROUNDING = 1e-9;

/** `Both are comfortable for films (30° to 40°).` */
export function verdictParts(seen: readonly Seen[]): AnswerPart[] {
  const judged = seen.map(({ row, width }) => ({
    row,
    words: VERDICTS.find(({ from }) => width >= from - ROUNDING)?.words ?? "",
  }));
  const [first] = judged;
  if (judged.some(({ words }) => words !== first?.words))
    return [
      ...listParts(judged.map(({ row, words }) => [screenPart(row), textPart(` ${row.verb} ${words}`)])),
      textPart("."),
    ];
  const subject = ["", "That is", "Both are"][seen.length] ?? "All are";
  return [textPart(`${subject} ${first?.words}.`)];
}

/** After the sentence: `It fills 37° of your view instead of 32°. Both are comfortable for films (30° to 40°).` */
export function seatLine(rows: readonly AnswerRow[], common: number | null, unit: Unit): AnswerPart[] {
  const seen = seenRows(rows, common, unit);
  const [one, other] = seen;
  if (one === undefined || seen.length > 2) return [];
  const [narrower, wider] = other === undefined ? [one, one] : one.width > other.width ? [other, one] : [one, other];
  const fills: AnswerPart[] =
    lookedAt(wider, narrower).figure === null
      ? []
      : [
          textPart(wider.row.verb === "are" ? "They fill " : "It fills "),
          figurePart(angleText(wider.width)),
          textPart(" of your view instead of "),
          figurePart(angleText(narrower.width)),
          textPart(". "),
        ];
  return [...fills, ...verdictParts(seen)];
}
