import type { ListedScreen } from "#comparison/listed-screen.ts";
import { isSet, kindOf, type ScreenKind, type ShortAnswer, shortAnswer } from "#comparison/question.ts";
import { type Comparison, isRow } from "#comparison/state.ts";
import type { Screen, ScreenDescription } from "#domain/display/screen.ts";
import { isUltrawide } from "#domain/display/ultrawide.ts";
import { type AnswerPart, partsText } from "../answer-part.ts";
import type { Differences } from "./difference.ts";
import type { Numbers } from "./numbers.ts";
import type { Screens } from "./screens.ts";

/** What the titles of comparisons need of a language. */
interface TitleWords {
  readonly parts: { readonly numbers: Numbers; readonly difference: Differences; readonly screens: Screens };
  answerOf(
    comparison: Comparison,
  ): Readonly<Record<"sentence" | "curved", readonly AnswerPart[]> & { text: readonly AnswerPart[] | null }> | null;

  readonly none: string;
  /** Of two and more screens: `27″ 16:9 and 29″ 21:9 compared`. */
  compared(titles: string, areInPixels: boolean): string;
  /** Of one: `27″ 16:9 drawn to scale`. */
  drawn(title: string, isInPixels: boolean): string;
  /** Of two and more: `27″ 16:9 or 34″ 3440×1440?` */
  which(names: string): string;
  /** `How big is 27″ 16:9?` */
  howBig(title: string): string;
  /** `27″, 34″ and 24″ in a row` */
  inARow(names: string): string;
  /** `Ten screens in a row`; from six on. */
  manyInARow(count: number): string;
  /** `27″ or 32″ monitor` */
  ofKind(lengths: string, kind: ScreenKind): string;
  /** `34″ ultrawide`, among others that are none. */
  ultrawide(length: string): string;
  /** `two 27″ monitors`, `one 49″ ultrawide`; it may begin the title. */
  counted(count: number, length: string, noun: CountedNoun, isFirst: boolean): string;
  readonly answers: {
    /** `40% more area` */
    more(figure: string): string;
    /** `up to 5.2× the area` */
    upTo(more: string): string;
    readonly alike: string;
    /** `the 49″ has the most area` */
    largest(length: string): string;
  };
}

type TextOf = (screen: ScreenDescription, all: readonly ListedScreen[]) => string;

/** What a screen beside a set is called. */
type CountedNoun = "monitor" | "ultrawide" | "screen";

/** From so many screens on a row says only how many they are (D56). */
const MANY = 6;

export function titlesIn(words: TitleWords) {
  const { diagonalText, lengthText, listText, markSpace } = words.parts.numbers;
  const { figureOf, relativeText } = words.parts.difference;
  const { shownName, titleText } = words.parts.screens;
  const lengthOf = ({ length, unit }: Screen) => lengthText(length, unit);

  function rowTitle({ screens }: Comparison): string {
    if (screens.length >= MANY) return words.manyInARow(screens.length);
    return words.inARow(listText(screens.map(({ screen }) => shownName(screen) ?? diagonalText(screen))));
  }

  /** `27″ 16:9 and 29″ 21:9 compared`, the title of a comparison. */
  function comparisonTitle(comparison: Comparison): string {
    const { screens, scale } = comparison;
    if (isRow(comparison)) return rowTitle(comparison);
    const titles = screens.map(({ screen }) => titleText(screen, screens));
    const [title] = titles;
    if (title === undefined) return words.none;
    const isInPixels = scale === "pixels";
    return titles.length > 1 ? words.compared(listText(titles), isInPixels) : words.drawn(title, isInPixels);
  }

  /** `27″ 16:9 or 34″ 3440×1440?`, the question that a comparison answers. */
  function comparisonQuestion(comparison: Comparison, textOf: TextOf = titleText): string {
    const { screens } = comparison;
    if (isRow(comparison)) return rowTitle(comparison);
    const titles = screens.map(({ screen }) => textOf(screen, screens));
    const [title] = titles;
    if (title === undefined) return words.none;
    return titles.length === 1 ? words.howBig(title) : words.which(listText(titles, "or"));
  }

  /** `27″ or 32″ monitor`, `27″, 32″ or 34″ ultrawide`, `Two 27″ monitors or one 49″ ultrawide` */
  function questionText(screens: readonly Screen[]): string {
    if (screens.some(isSet))
      return listText(
        screens.map((screen, index) => countedText(screen, index === 0)),
        "or",
      );
    const [kind, ...others] = new Set(screens.map(kindOf));
    if (kind && others.length === 0) return words.ofKind(listText(screens.map(lengthOf), "or"), kind);
    const names = screens.map((screen) => (isUltrawide(screen) ? words.ultrawide(lengthOf(screen)) : lengthOf(screen)));
    return listText(names, "or");
  }

  function countedText(screen: Screen, isFirst: boolean): string {
    const kind = kindOf(screen);
    const noun = kind === "monitor" || kind === "ultrawide" ? kind : "screen";
    return words.counted(screen.count ?? 1, lengthOf(screen), noun, isFirst);
  }

  /** `40% more area`, `up to 5.2× the area`, `33% wider, 1.2% taller`, `about the same size`, `the 49″ has the most area` */
  function shortAnswerText(answer: ShortAnswer, count: number): string {
    const { answers } = words;
    switch (answer.kind) {
      case "area": {
        const { difference } = answer;
        const figure = difference.kind === "more" ? figureOf(difference) : null;
        const more = figure === null ? relativeText(difference) : answers.more(figure);
        return count > 2 ? answers.upTo(more) : more;
      }
      case "sides":
        return `${relativeText(answer.width)}, ${relativeText(answer.height)}`;
      case "alike":
        return answers.alike;
      case "largest":
        return answers.largest(lengthOf(answer.screen));
    }
  }

  /**
   * The question of a comparison with its answer: `27″ or 32″ monitor: 40% more area`. Null where
   * no short one is true, as for named screens and for most mixed shapes (D41).
   */
  function questionTitle(comparison: Comparison): string | null {
    const { screens: listed, scale } = comparison;
    if (isRow(comparison)) return null;
    const screens = listed.map(({ screen }) => screen);
    if (scale === "pixels" || screens.some((screen) => shownName(screen) !== null)) return null;
    const answer = shortAnswer(screens);
    return answer && `${questionText(screens)}${markSpace}: ${shortAnswerText(answer, screens.length)}`;
  }

  /** The title of a comparison's page and of its link preview: the question with its answer where there is a short one. */
  function pageTitle(comparison: Comparison): string {
    return questionTitle(comparison) ?? comparisonTitle(comparison);
  }

  /** The title and what the comparison comes to, for link previews. */
  function comparisonSummary(comparison: Comparison): string {
    const answer = words.answerOf(comparison);
    const title = `${comparisonTitle(comparison)}.`;
    if (answer === null) return title;
    const { sentence, curved, text } = answer;
    return [title, ...[sentence, curved, text ?? []].filter((parts) => parts.length > 0).map(partsText)].join(" ");
  }

  return { comparisonTitle, comparisonQuestion, questionTitle, pageTitle, comparisonSummary };
}
