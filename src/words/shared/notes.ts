import { textFact } from "#comparison/compared-text.ts";
import { contentRatio, pictureMeasures } from "#comparison/content.ts";
import { curveFact, type Standing, standingOf } from "#comparison/curves.ts";
import type { RelativeDifference } from "#comparison/differences.ts";
import { nominalFact } from "#comparison/nominal.ts";
import { type ObjectsFact, objectsFact } from "#comparison/objects-beside.ts";
import type { Comparison } from "#comparison/state.ts";
import { unitsOf } from "#comparison/units.ts";
import { LEAST_SCALING, scalingOf } from "#domain/display/scaling.ts";
import type { Screen } from "#domain/display/screen.ts";
import type { Unit } from "#domain/display/unit.ts";
import type { Size } from "#domain/geometry/size.ts";
import { type AnswerPart, textPart } from "../answer-part.ts";
import type { Differences } from "./difference.ts";
import { type Numbers, radiusText, resolutionText } from "./numbers.ts";
import type { AnswerRow } from "./rows.ts";

type Sentence = readonly AnswerPart[];

/** How a curved screen stands, with its lengths as text. */
interface StandingTexts extends Pick<Standing, "side"> {
  readonly along: string;
  readonly straight: string;
  readonly depth: string;
}

/** A screen of which a panel is assumed. */
interface AssumedPanel {
  readonly title: string;
  readonly resolution: string;
}

/** The notes of a language and the figures in them. `differences` are such as `0.8% shorter and 1.2% smaller`. */
interface NoteWords {
  readonly parts: { readonly numbers: Numbers; readonly difference: Differences };
  /** `Sold as 21:9: as 3440×1440 it is 0.8% shorter.` of two screens; else of the one with a title. */
  readonly soldAs: (resolution: string, title: string | null, differences: string) => string;
  /** `If 34″ 21:9 is 3440×1440 and 29″ 21:9 is 2560×1080, 34″ 21:9 is 0.8% shorter.` */
  readonly ifPanels: (panels: readonly AssumedPanel[], title: string, differences: string) => string;
  /** `3440×1440 is sold as 21:9. As a true 21:9 it would be 1.2% taller, not 0.8% shorter.` */
  readonly asTrue: (sold: string, differences: string, given: string) => string;
  /** `3440×1440 is sold as 21:9. Beside a true 21:9, 27″ 16:9 would be 1.2% shorter, not 0.8% taller.` */
  readonly besideTrue: (sold: string, title: string, differences: string, given: string) => string;
  readonly objects: (fact: ObjectsFact<AnswerRow>) => string;
  /** `A 16:9 film measures 27″ on 27″ 16:9 and 26.8″ on each of 2 × 34″ 3440×1440.` */
  readonly film: (
    ratio: string,
    on: readonly { readonly title: string; readonly diagonal: string; readonly isSet: boolean }[],
  ) => string;
  /** `1800R: 117.6 cm straight, 9.9 cm deep` */
  readonly curve: (radius: string, straight: string, depth: string) => string;
  /** `49″ 32:9 measures 119.8 cm along its curve and stands 112.8 cm wide, 17.4 cm deep.` */
  readonly measuresAndStands: (row: AnswerRow, standing: StandingTexts) => Sentence;
  readonly curvedStands: (row: AnswerRow, standing: StandingTexts) => Sentence;
  /** `Curved, they stand 117.6 cm and 112.8 cm wide, 9.9 cm and 17.4 cm deep.` */
  readonly bothStand: (one: StandingTexts, other: StandingTexts) => Sentence;
  /** `Text at 100% is 33% smaller than at 150%, with room for 3840×2160.` Without the base's scaling where it is 100%. */
  readonly text: (subject: Screen, base: Screen | null, difference: RelativeDifference, room: string) => Sentence;
}

export type Notes = ReturnType<typeof notesIn>;

export function notesIn(words: NoteWords) {
  const { contentText, diagonalFigure, glanceText, listText, ratioText } = words.parts.numbers;
  const { relativeText } = words.parts.difference;

  /**
   * What 21:9 hides (D27). Null where it hides nothing.
   *
   * @param isPair whether these are the only screens, so that "it" needs no name
   */
  function nominalNote(subject: AnswerRow, base: AnswerRow, isPair: boolean): string | null {
    const fact = nominalFact(subject, base);
    if (fact === null) return null;
    const varied = listText(fact.changed.map(({ varied }) => relativeText(varied)));
    if (fact.kind === "panel") {
      if (fact.subject !== null && fact.base === null)
        return words.soldAs(resolutionText(fact.subject), isPair ? null : subject.title, varied);
      const panel = ({ title }: AnswerRow, size: Size | null) =>
        size === null ? [] : [{ title, resolution: resolutionText(size) }];
      return words.ifPanels([...panel(subject, fact.subject), ...panel(base, fact.base)], subject.title, varied);
    }
    const given = listText(fact.changed.map((each) => relativeText(each.given)));
    const called = ({ screen, title }: AnswerRow) => (isPair ? ratioText(screen) : title);
    return fact.sold === "base"
      ? words.besideTrue(called(base), subject.title, varied, given)
      : words.asTrue(called(subject), varied, given);
  }

  /** How the drawn objects compare with the screen that others are compared with (D31). Null without objects in the drawing. */
  function objectsNote(rows: readonly AnswerRow[], comparison: Comparison): string | null {
    const base = rows.find(({ isBase }) => isBase);
    const fact = objectsFact(base, comparison);
    return fact && words.objects(fact);
  }

  /** Null without content (D33), and in pixels, where none is drawn (D46). */
  function pictureNote(rows: readonly AnswerRow[], comparison: Comparison): string | null {
    const { content, scale } = comparison;
    if (contentRatio(content) === null || rows.length === 0 || scale === "pixels") return null;
    const on = rows.map(({ screen, title }) => {
      // A diagonal stays in the unit of its screen's (D36).
      const { unit } = screen;
      const diagonal = pictureMeasures(screen, content)?.diagonal[unit] ?? 0;
      const shown = Math.round(diagonal * 10) / 10 || diagonal;
      return { title, diagonal: diagonalFigure(shown, unit), isSet: screen.count !== undefined };
    });
    return words.film(contentText(content), on);
  }

  /** Of a set each one; null for a flat screen. */
  function curveNote(screen: Screen, unit: Unit): string | null {
    if (screen.radius === undefined) return null;
    const { singleStraight, depth } = standingOf(screen, unit);
    const length = (value: number) => glanceText(value, unit);
    return words.curve(radiusText(screen.radius), length(singleStraight), length(depth));
  }

  /** How wide curved screens stand and how deep they are (D61). */
  function curveSentences(comparison: Comparison, rows: readonly AnswerRow[]): Sentence {
    const { first: unit } = unitsOf(comparison);
    const standing = ({ screen }: AnswerRow): StandingTexts => {
      const { side, along, straight, depth } = standingOf(screen, unit);
      const length = (value: number) => glanceText(value, unit);
      return { side, along: length(along), straight: length(straight), depth: length(depth) };
    };
    const fact = curveFact(comparison, rows);
    if (fact === null) return [];
    if (fact.kind === "both") return words.bothStand(standing(fact.one), standing(fact.other));
    const sentence = fact.kind === "measured" ? words.measuresAndStands : words.curvedStands;
    return fact.curved.flatMap((row, index) => [
      ...(index === 0 ? [] : [textPart(" ")]),
      ...sentence(row, standing(row)),
    ]);
  }

  /** Only for two screens with resolutions. */
  function textSentence(comparison: Comparison): Sentence | null {
    const fact = textFact(comparison);
    if (fact === null) return null;
    const { subject, base, difference, room } = fact;
    return words.text(subject, scalingOf(base) === LEAST_SCALING ? null : base, difference, roomText(room));
  }

  /** `2560×1440`: in whole pixels. */
  function roomText({ width, height }: Size): string {
    return resolutionText({ width: Math.round(width), height: Math.round(height) });
  }

  return { nominalNote, objectsNote, pictureNote, curveNote, curveSentences, textSentence, roomText };
}
