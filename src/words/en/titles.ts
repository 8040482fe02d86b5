import { isSet, kindOf, type ScreenKind, type ShortAnswer, shortAnswer } from "#comparison/question.ts";
import { type Comparison, isRow } from "#comparison/state.ts";
import type { Screen } from "#domain/display/screen.ts";
import { isUltrawide } from "#domain/display/ultrawide.ts";
import { partsText } from "../answer-part.ts";
import { answerOf } from "./answer.ts";
import { figureOf, relativeText } from "./difference.ts";
import { capitalised, countText, diagonalText, lengthText, listText } from "./numbers.ts";
import { shownName, titleText } from "./screens.ts";

/** `27″ 16:9 and 29″ 21:9 compared`, the title of a comparison. */
export function comparisonTitle(comparison: Comparison): string {
  const { screens, scale } = comparison;
  if (isRow(comparison)) return rowTitle(comparison);
  const titles = screens.map(({ screen }) => titleText(screen, screens));
  if (titles.length === 0) return "No screens to compare";
  if (titles.length > 1) return `${listText(titles)} compared${scale === "pixels" ? " in pixels" : ""}`;
  return `${titles[0]} ${scale === "pixels" ? "in pixels" : "drawn to scale"}`;
}

/** `27″ 16:9 or 34″ 3440×1440?`, the question that a comparison answers. */
export function comparisonQuestion(comparison: Comparison, textOf: typeof titleText = titleText): string {
  const { screens } = comparison;
  if (isRow(comparison)) return rowTitle(comparison);
  if (screens.length === 0) return "No screens to compare";
  const titles = screens.map(({ screen }) => textOf(screen, screens));
  return titles.length === 1 ? `How big is ${titles[0]}?` : `${listText(titles, "or")}?`;
}

const NUMBERS = ["Six", "Seven", "Eight", "Nine", "Ten"] as const;

/** `27″, 34″ and 24″ in a row`; of many `Ten screens in a row` (D56). */
function rowTitle({ screens }: Comparison): string {
  const many = NUMBERS[screens.length - 6];
  const names = screens.map(({ screen }) => shownName(screen) ?? diagonalText(screen));
  return `${many === undefined ? listText(names) : `${many} screens`} in a row`;
}

/** The title of a comparison's page and of its link preview: the question with its answer where there is a short one. */
export function pageTitle(comparison: Comparison): string {
  return questionTitle(comparison) ?? comparisonTitle(comparison);
}

/**
 * The question of a comparison with its answer: `27″ or 32″ monitor: 40% more area`. Null where
 * no short one is true, as for named screens and for most mixed shapes (D41).
 */
export function questionTitle(comparison: Comparison): string | null {
  const { screens: listed, scale } = comparison;
  if (isRow(comparison)) return null;
  const screens = listed.map(({ screen }) => screen);
  if (scale === "pixels" || screens.some((screen) => shownName(screen) !== null)) return null;
  const answer = shortAnswer(screens);
  return answer && `${questionText(screens)}: ${shortAnswerText(answer, screens.length)}`;
}

/** `27″ or 32″ monitor`, `27″, 32″ or 34″ ultrawide`, `Two 27″ monitors or one 49″ ultrawide` */
function questionText(screens: readonly Screen[]): string {
  if (screens.some(isSet)) return capitalised(listText(screens.map(countedText), "or"));
  const [kind, ...others] = new Set(screens.map(kindOf));
  if (kind && others.length === 0) return `${listText(screens.map(lengthOf), "or")} ${KINDS[kind]}`;
  const names = screens.map((screen) => `${lengthOf(screen)}${isUltrawide(screen) ? " ultrawide" : ""}`);
  return listText(names, "or");
}

const KINDS: Readonly<Record<ScreenKind, string>> = {
  phone: "phone",
  laptop: "laptop",
  monitor: "monitor",
  ultrawide: "ultrawide",
  television: "TV",
};

/** `40% more area`, `up to 5.2× the area`, `33% wider, 1.2% taller`, `about the same size`, `the 49″ has the most area` */
function shortAnswerText(answer: ShortAnswer, count: number): string {
  switch (answer.kind) {
    case "area": {
      const { difference } = answer;
      const more = difference.kind === "more" ? `${figureOf(difference)} more area` : relativeText(difference);
      return count > 2 ? `up to ${more}` : more;
    }
    case "sides":
      return `${relativeText(answer.width)}, ${relativeText(answer.height)}`;
    case "alike":
      return "about the same size";
    case "largest":
      return `the ${lengthOf(answer.screen)} has the most area`;
  }
}

function lengthOf({ length, unit }: Screen): string {
  return lengthText(length, unit);
}

/** `two 27″ monitors`, `one 49″ ultrawide` */
function countedText(screen: Screen): string {
  const kind = kindOf(screen);
  const noun = kind === "monitor" || kind === "ultrawide" ? KINDS[kind] : "screen";
  return `${countText(screen.count ?? 1)} ${lengthOf(screen)} ${noun}${isSet(screen) ? "s" : ""}`;
}

/** The title and what the comparison comes to, for link previews. */
export function comparisonSummary(comparison: Comparison): string {
  const answer = answerOf(comparison);
  const title = `${comparisonTitle(comparison)}.`;
  if (answer === null) return title;
  const { sentence, curved, text } = answer;
  return [title, ...[sentence, curved, text ?? []].filter((parts) => parts.length > 0).map(partsText)].join(" ");
}

export const titles = { comparisonTitle, comparisonQuestion, pageTitle, comparisonSummary };
