import { differencesFrom, directionOf, relativeDifference } from "#comparison/differences.ts";
import { type Comparison, isRow } from "#comparison/state.ts";
import { difference, measuresOf, ratioOf } from "#domain/display/measures.ts";
import { diagonalInches, type Screen } from "#domain/display/screen.ts";
import { isUltrawide } from "#domain/display/ultrawide.ts";
import { partsText } from "../answer-part.ts";
import { answerOf } from "./answer.ts";
import { figureOf, relativeText } from "./difference.ts";
import { capitalised, diagonalText, lengthText, listText, ratioText } from "./numbers.ts";
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

/** How a title says that there are several equal ones. */
const COUNT_WORDS = { two: 2, three: 3, four: 4 } as const;

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
  if (screens.length < 2 || screens.length > MOST_SCREENS) return null;
  const answer = isAlike(screens) ? moreArea(screens) : mixedAnswer(screens);
  return answer === null ? null : `${questionText(screens)}: ${answer}`;
}

const MOST_SCREENS = 4;

function isAlike(screens: readonly Screen[]): boolean {
  return new Set(screens.map((screen) => `${screen.count} ${ratioText(screen)}`)).size === 1;
}

/** `27″ or 32″ monitor`, `27″, 32″ or 34″ ultrawide`, `Two 27″ monitors or one 49″ ultrawide` */
function questionText(screens: readonly Screen[]): string {
  if (screens.some(isSet)) return capitalised(listText(screens.map(countedText), "or"));
  const [kind, ...others] = new Set(screens.map(kindOf));
  if (kind && others.length === 0) return `${listText(screens.map(lengthOf), "or")} ${kind}`;
  const names = screens.map((screen) => `${lengthOf(screen)}${isUltrawide(screen) ? " ultrawide" : ""}`);
  return listText(names, "or");
}

/** For an ultrawide or a set among other shapes: how the second one differs from the first, or which of several is the largest. */
function mixedAnswer(screens: readonly Screen[]): string | null {
  const [one, other] = screens;
  const isShort = screens.every(isLandscape) && screens.some((screen) => isSet(screen) || isUltrawide(screen));
  if (!isShort || one === undefined || other === undefined) return null;
  if (screens.length === 2) return widthAndHeight(other, one);
  const [largest, next] = byArea(screens);
  if (screens.some(isSet) || largest === undefined || next === undefined) return null;
  const isClear = directionOf(relativeDifference(difference(largest, next).area.factor, "area")) !== 0;
  return isClear ? `the ${lengthOf(largest)} has the most area` : null;
}

/** `40% more area`, `up to 5.2× the area`: the largest beside the smallest; null for equal ones. */
function moreArea(screens: readonly Screen[]): string | null {
  const sorted = byArea(screens);
  const [largest, smallest] = [sorted[0], sorted.at(-1)];
  if (largest === undefined || smallest === undefined) return null;
  const area = relativeDifference(difference(largest, smallest).area.factor, "area");
  if (directionOf(area) === 0) return null;
  const answer = area.kind === "more" ? `${figureOf(area)} more area` : relativeText(area);
  return screens.length > 2 ? `up to ${answer}` : answer;
}

/** `33% wider, 1.2% taller`, `about the same size` */
function widthAndHeight(subject: Screen, base: Screen): string {
  const { width, height } = differencesFrom(base, subject);
  if (directionOf(width) === 0 && directionOf(height) === 0) return "about the same size";
  return `${relativeText(width)}, ${relativeText(height)}`;
}

function byArea(screens: readonly Screen[]): Screen[] {
  return screens.toSorted((one, other) => measuresOf(other, "in").area - measuresOf(one, "in").area);
}

function lengthOf({ length, unit }: Screen): string {
  return lengthText(length, unit);
}

/** `two 27″ monitors`, `one 49″ ultrawide` */
function countedText(screen: Screen): string {
  const word = Object.entries(COUNT_WORDS).find(([, count]) => count === screen.count)?.[0] ?? "one";
  const kind = kindOf(screen);
  const noun = kind === "monitor" || kind === "ultrawide" ? kind : "screen";
  return `${word} ${lengthOf(screen)} ${noun}${isSet(screen) ? "s" : ""}`;
}

/** What a screen is sold as, where its size and shape say it. */
function kindOf(screen: Screen): string | null {
  const inches = diagonalInches(screen);
  const ratio = ratioOf(screen);
  if (ratio < 0.6 && inches < 8) return "phone";
  if (!isLandscape(screen)) return null;
  if (isUltrawide(screen)) return "ultrawide";
  if (inches >= 40) return "TV";
  if (inches >= 19) return "monitor";
  return inches >= 13 && inches < 18 && ratio > 1.5 ? "laptop" : null;
}

function isLandscape({ width, height }: Screen): boolean {
  return width > height;
}

function isSet({ count }: Screen): boolean {
  return count !== undefined;
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
