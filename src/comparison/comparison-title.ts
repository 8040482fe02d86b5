import { listText } from "./list-text.ts";
import { titleText } from "./screen-names.ts";
import type { Comparison } from "./state.ts";

/** `27″ 16:9 and 29″ 21:9 compared`, the title of a comparison. */
export function comparisonTitle({ screens, scale }: Comparison): string {
  const titles = screens.map(({ screen }) => titleText(screen, screens));
  if (titles.length === 0) return "No screens to compare";
  if (titles.length > 1) return `${listText(titles)} compared${scale === "pixels" ? " in pixels" : ""}`;
  return `${titles[0]} ${scale === "pixels" ? "in pixels" : "drawn to scale"}`;
}

/** `27″ 16:9 or 34″ 3440×1440?`, the question that a comparison answers. */
export function comparisonQuestion({ screens }: Comparison, textOf: typeof titleText = titleText): string {
  if (screens.length === 0) return "No screens to compare";
  const titles = screens.map(({ screen }) => textOf(screen, screens));
  return titles.length === 1 ? `How big is ${titles[0]}?` : `${listText(titles, "or")}?`;
}
