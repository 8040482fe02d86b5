import { type ComparedDimension, measureFigure, sizeFigure } from "../domain/display/figures.ts";
import { difference, measuresOf } from "../domain/display/measures.ts";
import type { Screen } from "../domain/display/screen.ts";
import type { Unit } from "../domain/display/unit.ts";
import type { ListedScreen } from "./listed-screen.ts";
import { type RelativeDifference, visibleDifference } from "./relative-difference.ts";
import { shownName, titleText } from "./screen-names.ts";
import { baseOf, type Comparison } from "./state.ts";

/** One screen of the answer. Every figure is rounded once, from unrounded sizes. */
export interface AnswerRow extends ListedScreen {
  /** Its name or `27″ 16:9`, with its colour where another screen is called the same. */
  readonly title: string;
  /** `is`, or `are` of a set without a name. */
  readonly verb: "is" | "are";
  readonly isBase: boolean;
  /** `23.5 × 13.2″` and `59.8 × 33.6 cm` */
  readonly size: Readonly<Record<Unit, string>>;
  readonly measures: Readonly<Record<ComparedDimension, Readonly<Record<Unit, string>>>>;
  /** How it differs from the base; null for the base itself. */
  readonly differences: Readonly<Record<ComparedDimension, RelativeDifference>> | null;
}

/** Every screen, in the list's order. */
export function answerRows(comparison: Comparison): readonly AnswerRow[] {
  const { screens } = comparison;
  const base = baseOf(comparison);
  const titles = screens.map(({ screen }) => titleText(screen, screens));
  return screens.map((listed, index) =>
    rowOf(listed, titles[index] ?? "", titles, listed === base || base === null ? null : base.screen),
  );
}

/**
 * @param title of this screen
 * @param titles of all screens
 * @param base the screen to compare with; null for the base itself
 */
function rowOf(listed: ListedScreen, title: string, titles: readonly string[], base: Screen | null): AnswerRow {
  const { screen } = listed;
  const isAmbiguous = titles.indexOf(title) !== titles.lastIndexOf(title);
  const sizes = { in: measuresOf(screen, "in"), cm: measuresOf(screen, "cm") };
  const size = (unit: Unit) => sizeFigure(sizes[unit].width, sizes[unit].height, unit);
  const measure = (dimension: ComparedDimension, unit: Unit) =>
    measureFigure(sizes[unit][dimension], dimension, unit, "answer");
  return {
    ...listed,
    title: isAmbiguous ? `${title} (${screen.colour})` : title,
    verb: screen.count !== undefined && shownName(screen) === null ? "are" : "is",
    isBase: base === null,
    size: { in: size("in"), cm: size("cm") },
    measures: byDimension((dimension) => ({ in: measure(dimension, "in"), cm: measure(dimension, "cm") })),
    differences: base === null ? null : differencesOf(screen, base),
  };
}

/** How a screen differs from the base, in each dimension. */
export function differencesOf(screen: Screen, base: Screen): Record<ComparedDimension, RelativeDifference> {
  const differences = difference(screen, base);
  return byDimension((dimension) => visibleDifference(differences[dimension], dimension));
}

function byDimension<T>(of: (dimension: ComparedDimension) => T): Record<ComparedDimension, T> {
  return { width: of("width"), height: of("height"), area: of("area") };
}
