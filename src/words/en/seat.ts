import type { RelativeDifference } from "#comparison/differences.ts";
import { type Filling, type Seen, seatFact, seenDifferences, seenScreens } from "#comparison/seen-screens.ts";
import type { Unit } from "#domain/display/unit.ts";
import { type AnswerPart, figurePart, textPart } from "../answer-part.ts";
import { relationParts } from "./difference.ts";
import { viewingDistanceText } from "./distances.ts";
import { angleText } from "./numbers.ts";
import { type AnswerRow, isOrAre, isPlural, listParts, screenPart } from "./rows.ts";

/** What the row of a screen says from the seat (D32). */
export interface SeatFigures {
  /** `32° × 18°` */
  readonly inView: string;
  /** `2.5 m` */
  readonly distance: string;
  /** How much wider it looks than the base; null for the base itself. */
  readonly difference: RelativeDifference | null;
}

/** @param common from the eye to the screens without a distance of their own, in centimetres; null while none is typed */
export function seatFigures(rows: readonly AnswerRow[], common: number | null, unit: Unit): readonly SeatFigures[] {
  const seen = seenScreens(rows, common);
  const differences = seenDifferences(seen);
  return seen.map((each, index) => ({
    inView: inViewText(each),
    distance: viewingDistanceText(each.distance, unit),
    difference: differences[index] ?? null,
  }));
}

function inViewText({ width, height }: Seen<AnswerRow>): string {
  return `${angleText(width)} × ${angleText(height)}`;
}

/** `From 2.5 m, 75″ 16:9 looks 14% wider than 65″ 16:9.` Of three and more it says which looks the widest and so on. */
export function seatSentence(rows: readonly AnswerRow[], common: number | null, unit: Unit): readonly AnswerPart[] {
  const seen = seenScreens(rows, common);
  const fact = seatFact(seen);
  if (fact === null) return [];
  const from = oneDistance(seen, unit);
  return [textPart(from === null ? "From these distances, " : `From ${from}, `), ...looks(fact), textPart(".")];
}

/** From where all are seen; null where that differs. */
export function oneDistance(seen: readonly Seen<AnswerRow>[], unit: Unit): string | null {
  const [first, ...others] = new Set(seen.map(({ distance }) => viewingDistanceText(distance, unit)));
  return others.length === 0 ? (first ?? null) : null;
}

function looks(fact: NonNullable<ReturnType<typeof seatFact<AnswerRow>>>): AnswerPart[] {
  const verb = ({ row }: Seen<AnswerRow>, one: string, many: string) => textPart(` ${isPlural(row) ? many : one} `);
  switch (fact.kind) {
    case "one": {
      const { subject } = fact;
      const fills = [screenPart(subject.row), verb(subject, "fills", "fill")];
      return [...fills, figurePart(inViewText(subject)), textPart(" of your view")];
    }
    case "same width": {
      const [one, other] = fact.both;
      return [
        screenPart(one.row),
        textPart(" and "),
        screenPart(other.row),
        textPart(" look "),
        figurePart("the same width"),
      ];
    }
    case "wider": {
      const { wider, narrower, difference } = fact;
      return [
        screenPart(wider.row),
        verb(wider, "looks", "look"),
        ...relationParts(difference, screenPart(narrower.row)),
      ];
    }
    case "winners": {
      const { widest, tallest } = fact;
      const first = [screenPart(widest.row), verb(widest, "looks", "look"), textPart("the "), figurePart("widest")];
      return listParts(
        widest === tallest
          ? [first, [figurePart("tallest")], [figurePart("largest")]]
          : [first, [screenPart(tallest.row), textPart(" the "), figurePart("tallest")]],
      );
    }
  }
}

const FILLINGS: Readonly<Record<Filling, string>> = {
  "head turns": "so wide that your head turns",
  desk: "comfortable for desk work (40° to 60°)",
  films: "comfortable for films (30° to 40°)",
  small: "small (under 30°)",
};

/** `Both are comfortable for films (30° to 40°).` */
export function verdictParts(seen: readonly Seen<AnswerRow>[]): readonly AnswerPart[] {
  const [first, ...others] = new Set(seen.map(({ filling }) => filling));
  if (first === undefined || others.length > 0)
    return [
      ...listParts(
        seen.map(({ row, filling }) => [screenPart(row), textPart(` ${isOrAre(row)} ${FILLINGS[filling]}`)]),
      ),
      textPart("."),
    ];
  const subject = ["", "That is", "Both are"][seen.length] ?? "All are";
  return [textPart(`${subject} ${FILLINGS[first]}.`)];
}

/** After the sentence: `It fills 37° of your view instead of 32°. Both are comfortable for films (30° to 40°).` */
export function seatLine(rows: readonly AnswerRow[], common: number | null): readonly AnswerPart[] {
  const seen = seenScreens(rows, common);
  const fact = seatFact(seen);
  if (fact === null || fact.kind === "winners") return [];
  if (fact.kind !== "wider") return verdictParts(seen);
  const { wider, narrower } = fact;
  return [
    textPart(isPlural(wider.row) ? "They fill " : "It fills "),
    figurePart(angleText(wider.width)),
    textPart(" of your view instead of "),
    figurePart(angleText(narrower.width)),
    textPart(". "),
    ...verdictParts(seen),
  ];
}
