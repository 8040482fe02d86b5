import type { RelativeDifference } from "#comparison/differences.ts";
import { type Filling, type Seen, seatFact, seenDifferences, seenScreens } from "#comparison/seen-screens.ts";
import type { Unit } from "#domain/display/unit.ts";
import { type AnswerPart, textPart } from "../answer-part.ts";
import type { Distances } from "./distances.ts";
import type { Numbers } from "./numbers.ts";
import { type AnswerRow, isPlural, type Rows, screenPart } from "./rows.ts";

/** What the row of a screen says from the seat (D32). */
export interface SeatFigures {
  /** `32° × 18°` */
  readonly inView: string;
  /** `2.5 m` */
  readonly distance: string;
  /** How much wider it looks than the base; null for the base itself. */
  readonly difference: RelativeDifference | null;
}

type Sentence = readonly AnswerPart[];

/** A language's sentences from the seat. In each of them `from` is where all screens are seen from, null where that differs. */
interface SeatWords {
  readonly parts: { readonly numbers: Numbers; readonly distances: Distances; readonly rows: Rows };
  /** `From 60 cm, 27″ 16:9 fills 53° × 31° of your view.` */
  readonly fillsView: (from: string | null, row: AnswerRow, inView: string) => Sentence;
  readonly looksSameWidth: (from: string | null, one: AnswerRow, other: AnswerRow) => Sentence;
  /** `From 2.5 m, 75″ 16:9 looks 14% wider than 65″ 16:9.` */
  readonly looksWider: (
    from: string | null,
    wider: AnswerRow,
    narrower: AnswerRow,
    difference: RelativeDifference,
  ) => Sentence;
  /** Of three and more; one screen may be both. */
  readonly looksWidest: (from: string | null, widest: AnswerRow, tallest: AnswerRow) => Sentence;
  /** `It fills 37° of your view instead of 32°.` */
  readonly fillsInstead: (wider: AnswerRow, angle: string, narrower: string) => Sentence;
  /** `is small (under 30°)`, after the names of one or more screens. */
  readonly isFilling: (filling: Filling, areMany: boolean) => string;
  /** `Both are comfortable for films (30° to 40°).` */
  readonly allAre: (filling: Filling, count: number) => string;
}

export type SeatTexts = ReturnType<typeof seatIn>;

/** What is said from the seat; a common distance is null while none is typed. */
export function seatIn(words: SeatWords) {
  const { angleText } = words.parts.numbers;
  const { viewingDistanceText } = words.parts.distances;
  const { listParts } = words.parts.rows;
  const inViewText = ({ width, height }: Seen<AnswerRow>) => `${angleText(width)} × ${angleText(height)}`;

  function seatFigures(rows: readonly AnswerRow[], common: number | null, unit: Unit): readonly SeatFigures[] {
    const seen = seenScreens(rows, common);
    const differences = seenDifferences(seen);
    return seen.map((each, index) => ({
      inView: inViewText(each),
      distance: viewingDistanceText(each.distance, unit),
      difference: differences[index] ?? null,
    }));
  }

  /** From where all are seen; null where that differs. */
  function oneDistance(seen: readonly Seen<AnswerRow>[], unit: Unit): string | null {
    const [first, ...others] = new Set(seen.map(({ distance }) => viewingDistanceText(distance, unit)));
    return others.length === 0 ? (first ?? null) : null;
  }

  function seatSentence(rows: readonly AnswerRow[], common: number | null, unit: Unit): Sentence {
    const seen = seenScreens(rows, common);
    const fact = seatFact(seen);
    const from = oneDistance(seen, unit);
    switch (fact?.kind) {
      case undefined:
        return [];
      case "one":
        return words.fillsView(from, fact.subject.row, inViewText(fact.subject));
      case "same width":
        return words.looksSameWidth(from, fact.both[0].row, fact.both[1].row);
      case "wider":
        return words.looksWider(from, fact.wider.row, fact.narrower.row, fact.difference);
      case "winners":
        return words.looksWidest(from, fact.widest.row, fact.tallest.row);
    }
  }

  /** How comfortable each screen is, said once of those that are alike. */
  function verdictParts(seen: readonly Seen<AnswerRow>[]): Sentence {
    const fillings = [...new Set(seen.map(({ filling }) => filling))];
    const [first, ...others] = fillings;
    if (first !== undefined && others.length === 0) return [textPart(words.allAre(first, seen.length))];
    const verdicts = fillings.map((filling) => {
      const alike = seen.filter((each) => each.filling === filling);
      const areMany = alike.length > 1 || alike.some(({ row }) => isPlural(row));
      const names = listParts(alike.map(({ row }) => [screenPart(row)]));
      return [...names, textPart(` ${words.isFilling(filling, areMany)}`)];
    });
    return [...listParts(verdicts), textPart(".")];
  }

  /** After the sentence: `It fills 37° of your view instead of 32°. Both are comfortable for films (30° to 40°).` */
  function seatLine(rows: readonly AnswerRow[], common: number | null): Sentence {
    const seen = seenScreens(rows, common);
    const fact = seatFact(seen);
    if (fact === null || fact.kind === "winners") return [];
    if (fact.kind !== "wider") return verdictParts(seen);
    const { wider, narrower } = fact;
    const fills = words.fillsInstead(wider.row, angleText(wider.width), angleText(narrower.width));
    return [...fills, textPart(" "), ...verdictParts(seen)];
  }

  return { seatFigures, oneDistance, seatSentence, verdictParts, seatLine };
}
