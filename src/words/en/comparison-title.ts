import type { Comparison } from "#comparison/state.ts";
import { diagonalText } from "./display-text.ts";
import { listText } from "./list-text.ts";
import { isRow } from "./row-answer.ts";
import { shownName, titleText } from "./screen-names.ts";

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
