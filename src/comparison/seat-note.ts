import type { Screen } from "#domain/display/screen.ts";
import type { Unit } from "#domain/display/unit.ts";
import { angleText } from "#domain/viewing/angle-text.ts";
import { SEAT_ANGLES, viewingDistanceText } from "#domain/viewing/distance-text.ts";
import { anglesOf, distanceTo, flatAngle } from "#domain/viewing/seat.ts";
import { type AnswerPart, alikeParts, figurePart, listParts, screenPart, textPart } from "./answer-part.ts";
import type { AnswerRow } from "./answer-row.ts";
import { type RelativeDifference, relativeDifference, relativeText } from "./relative-difference.ts";

/** What a screen looks like from the seat. */
interface Seen {
  readonly row: AnswerRow;
  /** The angles that it fills, in degrees. */
  readonly width: number;
  readonly height: number;
  readonly distance: string;
}

/** @param common from the eye to the screens without a distance of their own, in centimetres; null while none is typed */
function seenRows(rows: readonly AnswerRow[], common: number | null, unit: Unit): readonly Seen[] {
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
    const claims = (["width", "height"] as const).map((side) => ({
      winner: seen.reduce((best, each) => (each[side] > best[side] ? each : best)),
      word: side === "width" ? "widest" : "tallest",
    }));
    const [widest, tallest] = claims as [(typeof claims)[number], (typeof claims)[number]];
    return widest.winner === tallest.winner
      ? [
          start,
          screenPart(widest.winner.row),
          verb(widest.winner, "look"),
          textPart("the "),
          figurePart("largest"),
          textPart("."),
        ]
      : [
          start,
          ...listParts(
            claims.map(({ winner, word }, index) => [
              screenPart(winner.row),
              index === 0 ? verb(winner, "look") : textPart(" "),
              textPart("the "),
              figurePart(word),
            ]),
          ),
          textPart("."),
        ];
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
export function seatVerdict(rows: readonly AnswerRow[], common: number, unit: Unit): string {
  const seen = seenRows(rows, common, unit).map(({ row, width, distance }) => ({
    row,
    words: VERDICTS.find(({ from }) => width >= from - ROUNDING)?.words ?? "",
    angle: angleText(width) + flatText(row.screen, distanceTo(row.screen, common)),
    from: distance,
  }));
  const radii = rows.flatMap(({ title, screen }) => radiusFact(title, screen, distanceTo(screen, common), unit));
  const [first] = seen;
  if (first === undefined) return "";
  if (seen.length > 1 && seen.every(({ words, from }) => words === first.words && from === first.from)) {
    const angles = seen.map(({ row, angle }) => `${row.title} ${angle}`).join(", ");
    const all = seen.length === 2 ? "both" : "all";
    return [`At ${first.from} from your eyes, ${all} fill ${first.words}: ${angles}.`, ...radii].join(" ");
  }
  const each = seen.map(
    ({ row, words, angle, from }) =>
      `At ${from} from your eyes, ${row.title} ${row.verb === "are" ? "fill" : "fills"} ${words}: ${angle}.`,
  );
  return [...each, ...radii].join(" ");
}

/** ` (flat 81°)` of a screen that looks wider because it is curved (D61). */
function flatText(screen: Screen, distance: number): string {
  const flat = flatAngle(screen, distance);
  return flat === null ? "" : ` (flat ${angleText(flat)})`;
}

/** `You sit within the radius of 49″ 32:9, 180 cm.` A fact, and no verdict (D61). */
function radiusFact(title: string, { radius }: Screen, distance: number, unit: Unit): string[] {
  if (radius === undefined) return [];
  const within = distance <= radius / 10 ? "within" : "beyond";
  return [`You sit ${within} the radius of ${title}, ${viewingDistanceText(radius / 10, unit)}.`];
}
