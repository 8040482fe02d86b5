import {
  type AnswerFact,
  answerFact,
  type DifferenceFact,
  differenceFact,
  inDrawnOrder,
  type WinnersClaim,
  type WinnersFact,
} from "#comparison/answer.ts";
import type { Differences } from "#comparison/differences.ts";
import type { ScreenId } from "#comparison/listed-screen.ts";
import { isToScale } from "#comparison/scale-mode.ts";
import { seatAssumptions } from "#comparison/seen-screens.ts";
import type { Comparison } from "#comparison/state.ts";
import { type DrawnUnits, drawnUnitsOf, unitsOf } from "#comparison/units.ts";
import type { ComparedDimension } from "#domain/display/dimension.ts";
import type { DrawnUnit } from "#domain/display/unit.ts";
import { USUAL_DISTANCE, USUAL_ROOM_DISTANCE } from "#domain/viewing/seat.ts";
import { type AnswerPart, textPart } from "../answer-part.ts";
import type { Distances } from "./distances.ts";
import type { Notes } from "./notes.ts";
import type { Numbers } from "./numbers.ts";
import type { RowAnswer, RowTexts } from "./row.ts";
import type { AnswerRow, Rows } from "./rows.ts";
import type { Screens } from "./screens.ts";
import type { SeatFigures, SeatTexts } from "./seat.ts";
import type { SpaceAnswer, SpaceTexts } from "./space.ts";

/** What the comparison comes to (D54). */
export interface Answer {
  readonly units: DrawnUnits;
  /** It speaks of what is drawn, of a row as a whole. */
  readonly sentence: readonly AnswerPart[];
  /** What a row comes to, and then its screens beside each other (D56); null for what is no row. */
  readonly row: (RowAnswer & { readonly compared: readonly AnswerPart[] }) | null;
  /** From three screens on, what each one is beside the base, for as long as it is highlighted. */
  readonly rowSentences: ReadonlyMap<ScreenId, readonly AnswerPart[]>;
  /** How wide curved screens stand and how deep they are (D61); empty where nothing is curved, and where that does not count. */
  readonly curved: readonly AnswerPart[];
  /** How large text is and how much fits, for two screens with resolutions drawn to scale (D45.3). */
  readonly text: readonly AnswerPart[] | null;
  /** In the list's order; numbered ones by area, as the outlines lie from the outside in. Equal areas keep the list's order. */
  readonly rows: readonly AnswerRow[];
  /** From the seat what the sentence's angles mean (D42). */
  readonly seatLine: readonly AnswerPart[];
  /** From the seat what each row says instead of an area (D32); null in any other scale. */
  readonly seat: readonly SeatFigures[] | null;
  /** Where a nominal 21:9 would be misleading. */
  readonly notes: readonly string[];
  /** Whether the screens fit into the space (D38); null without one. */
  readonly space: SpaceAnswer | null;
}

type Sentence = readonly AnswerPart[];

/** A language's sentences of the answer, and what it says of its parts elsewhere. */
interface AnswerWords {
  readonly parts: {
    readonly numbers: Numbers;
    readonly distances: Distances;
    readonly screens: Screens;
    readonly rows: Rows;
    readonly space: SpaceTexts;
    readonly row: RowTexts;
    readonly fromSeat: SeatTexts;
    readonly notes: Notes;
  };
  readonly allAlike: Sentence;
  readonly size: (row: AnswerRow, width: string | null, height: string | null) => Sentence;
  /** Of the screen that the others are compared with. */
  readonly base: (row: AnswerRow) => Sentence;
  readonly sameSize: (subject: AnswerRow, base: AnswerRow, kind: "same" | "alike") => Sentence;
  readonly differs: (subject: AnswerRow, base: AnswerRow, differences: Differences) => Sentence;
  /** `49″ 32:9 is the widest and tallest`, and of one that is not the first `27″ 9:16 the tallest`. */
  readonly wins: (claim: WinnersClaim<AnswerRow>, isFirst: boolean) => Sentence;
  /** `27″ 16:9 is about as tall` */
  readonly isSecond: (claim: WinnersClaim<AnswerRow>) => Sentence;
  readonly allAbout: (dimensions: readonly ComparedDimension[]) => Sentence;
  readonly inPixels: (sentence: Sentence) => Sentence;
  readonly nothingInPixels: (isOnlyScreen: boolean) => string;
  /** @param missing at least one of `count` screens */
  readonly noResolution: (missing: readonly AnswerRow[], count: number) => Sentence;
  readonly usualDistances: (near: string, far: string) => string;
  readonly curvedAreFlat: string;
  readonly drawnAround: (titles: readonly string[]) => string;
}

/** @returns what gives null without screens */
export function answerIn(words: AnswerWords): (comparison: Comparison) => Answer | null {
  const { parts } = words;

  /** What a comparison of screens comes to (D54), in the unit in which the drawing measures them. */
  function answerParts(fact: AnswerFact<AnswerRow> | null, unit: DrawnUnit): Sentence {
    if (fact === null) return [];
    switch (fact.kind) {
      case "size": {
        const { width, height } = fact.subject.measures;
        return words.size(fact.subject, width[unit], height[unit]);
      }
      case "winners":
        return winnersSentence(fact);
      case "all alike":
        return words.allAlike;
      default:
        return differenceSentence(fact);
    }
  }

  /** One screen against the base. */
  function differenceSentence(fact: DifferenceFact<AnswerRow>): Sentence {
    if (fact.kind === "base") return words.base(fact.subject);
    if (fact.kind !== "differs") return words.sameSize(fact.subject, fact.base, fact.kind);
    return words.differs(fact.subject, fact.base, fact.differences);
  }

  /** `49″ 32:9 is the widest, 27″ 9:16 the tallest and 43″ 16:9 the largest.` A second that is about the same is named, too. */
  function winnersSentence({ winners, seconds, undecided }: WinnersFact<AnswerRow>): Sentence {
    const claims = winners.map((claim, index) => words.wins(claim, index === 0));
    const all = undecided.length === 0 ? [] : [words.allAbout(undecided)];
    // Within a claim "and" joins words, so between two claims it would read as one of them.
    const isPlain = claims.length !== 2 || winners.every(({ dimensions }) => dimensions.length === 1);
    return [
      ...(isPlain ? parts.rows.listParts(claims) : joined(claims, ", ")),
      ...[...seconds.map(words.isSecond), ...all].flatMap((more) => [
        textPart(`${parts.numbers.markSpace}; `),
        ...more,
      ]),
      textPart("."),
    ];
  }

  /** Of what is drawn, then what is not (D46). */
  function pixelSentence(rows: readonly AnswerRow[]): Sentence {
    const drawn = rows.filter(({ isDrawn }) => isDrawn);
    const missing = rows.filter(({ isDrawn }) => !isDrawn);
    if (drawn.length === 0) return [textPart(words.nothingInPixels(rows.length === 1))];
    const sentence = words.inPixels(answerParts(answerFact(drawn, "px"), "px"));
    return missing.length === 0 ? sentence : [...sentence, textPart(" "), ...words.noResolution(missing, rows.length)];
  }

  /** What a drawing from the seat takes for granted. */
  function seatNotes(comparison: Comparison): string[] {
    const { differInDistance, areFlat, around } = seatAssumptions(comparison);
    const far = (distance: number) => parts.distances.viewingDistanceText(distance, "cm");
    const titles = around.map(({ screen }) => parts.screens.titleText(screen, comparison.screens));
    return [
      ...(differInDistance ? [words.usualDistances(far(USUAL_DISTANCE), far(USUAL_ROOM_DISTANCE))] : []),
      ...(areFlat ? [words.curvedAreFlat] : []),
      ...(around.length === 0 ? [] : [words.drawnAround(titles)]),
    ];
  }

  /** A nominal ratio that changes the answer is pointed out (D27). */
  function nominalNotes(rows: readonly AnswerRow[]): string[] {
    const base = rows.find(({ isBase }) => isBase);
    if (base === undefined) return [];
    return rows
      .filter((row) => row !== base)
      .map((row) => parts.notes.nominalNote(row, base, rows.length === 2))
      .filter((note) => note !== null);
  }

  return (comparison) => {
    const rows = parts.rows.answerRows(comparison);
    if (rows.length === 0) return null;
    const { scale, distance } = comparison;
    const units = drawnUnitsOf(comparison);
    const lengths = unitsOf(comparison).first;
    const row = parts.row.rowAnswer(comparison, rows);
    const space = parts.space.spaceAnswer(comparison, rows);
    const base = rows.find(({ isBase }) => isBase);
    // From the seat nothing that is drawn has these differences.
    const isCompared = rows.length > 2 && base !== undefined && space === null && scale !== "seat";
    // A row has its own order.
    const shown = row === null ? inDrawnOrder(rows, units.first) : rows;
    const compared = () => answerParts(answerFact(rows, units.first), units.first);
    return {
      units,
      sentence:
        row?.sentence ??
        space?.summary ??
        (scale === "seat"
          ? parts.fromSeat.seatSentence(rows, distance, lengths)
          : units.first === "px"
            ? pixelSentence(rows)
            : compared()),
      row: row && { ...row, compared: compared() },
      rowSentences: new Map(
        isCompared
          ? rows.filter(({ isDrawn }) => isDrawn).map((row) => [row.id, differenceSentence(differenceFact(row, base))])
          : [],
      ),
      curved: parts.notes.curveSentences(comparison, rows),
      text: space === null && isToScale(scale) ? parts.notes.textSentence(comparison) : null,
      rows: shown,
      seatLine: scale === "seat" ? parts.fromSeat.seatLine(rows, distance) : [],
      seat: scale === "seat" ? parts.fromSeat.seatFigures(shown, distance, lengths) : null,
      notes:
        scale === "seat" ? seatNotes(comparison) : space === null && units.first !== "px" ? nominalNotes(rows) : [],
      space,
    };
  };
}

function joined(sentences: readonly Sentence[], between: string): Sentence {
  return sentences.flatMap((parts, index) => (index === 0 ? parts : [textPart(between), ...parts]));
}
