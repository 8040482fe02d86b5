import { type Content, pictureMeasures } from "#comparison/content.ts";
import { differencesFrom, type RelativeDifference } from "#comparison/differences.ts";
import type { ListedScreen } from "#comparison/listed-screen.ts";
import { baseOf, type Comparison } from "#comparison/state.ts";
import { type Units, unitsOf } from "#comparison/units.ts";
import type { ComparedDimension } from "#domain/display/dimension.ts";
import { measuresOf, wholeRatio } from "#domain/display/measures.ts";
import { pixelsPerInch } from "#domain/display/pixel-density.ts";
import { resolutionText } from "#domain/display/resolution.ts";
import type { Screen } from "#domain/display/screen.ts";
import { otherUnit, type Unit } from "#domain/display/unit.ts";
import { labelText } from "./description.ts";
import { densityText, diagonalFigure, differenceFigure, measureFigure, ratioFigure, timesCount } from "./numbers.ts";

/** One screen as the details show it (F5.1). Every figure is rounded once, from unrounded sizes. */
export interface ScreenDetails extends ListedScreen {
  readonly isBase: boolean;
  /** `27″ 16:9` or `Desk · 27″ 16:9` */
  readonly title: string;
  /** The diagonal in the other unit than the title has it: `68.6 cm`, `2 × 68.6 cm` */
  readonly otherDiagonal: string;
  readonly measures: Readonly<Record<ComparedDimension, MeasureDetails>>;
  /** `1.78:1`, of a set as a whole. */
  readonly ratio: string;
  /** `3440×1440` or `2 × 2560×1440`, and `109.7 ppi`; null without a resolution. */
  readonly pixels: { readonly resolution: string; readonly density: string } | null;
  /** Null without content. */
  readonly picture: PictureDetails | null;
}

/** What a film fills of the screen, on each display of a set (D33). */
interface PictureDetails {
  readonly diagonal: InBothUnits;
  readonly area: InBothUnits;
}

/** In the unit that comes first and in the other one: `26.78″` and `68.0 cm`. */
export interface InBothUnits {
  readonly first: string;
  readonly second: string;
}

export interface MeasureDetails extends InBothUnits {
  /** Null for the base itself. */
  readonly difference: MeasureDifference | null;
}

export interface MeasureDifference {
  readonly relative: RelativeDifference;
  /** `+7.83″`; null where it rounds to nothing or where the words say that both are equal. */
  readonly by: string | null;
}

/** The details of every screen, in the list's order. */
export function detailsOf(comparison: Comparison): readonly ScreenDetails[] {
  const base = baseOf(comparison);
  return comparison.screens.map((listed) => ({
    ...listed,
    isBase: listed === base,
    title: labelText(listed.screen, comparison.screens, unitsOf(comparison, listed.screen).first),
    ...screenDetails(
      listed.screen,
      listed === base || base === null ? null : base.screen,
      unitsOf(comparison, listed.screen),
      comparison.content,
    ),
  }));
}

/** @param base the screen to compare with; null for the base itself */
function screenDetails(
  screen: Screen,
  base: Screen | null,
  units: Units,
  content: Content,
): Omit<ScreenDetails, keyof ListedScreen | "isBase" | "title"> {
  return {
    otherDiagonal:
      timesCount(screen) + diagonalFigure(measuresOf(screen, otherUnit(screen.unit)).diagonal, otherUnit(screen.unit)),
    measures: {
      width: measureDetails(screen, base, units, "width"),
      height: measureDetails(screen, base, units, "height"),
      area: measureDetails(screen, base, units, "area"),
    },
    ratio: ratioFigure(wholeRatio(screen)),
    pixels: pixelsOf(screen),
    picture: pictureDetails(screen, units, content),
  };
}

function measureDetails(
  screen: Screen,
  base: Screen | null,
  units: Units,
  dimension: ComparedDimension,
): MeasureDetails {
  return {
    ...inBoth(units, (unit) => measureFigure(measuresOf(screen, unit)[dimension], dimension, unit, "details")),
    difference: base === null ? null : measureDifference(screen, base, units.first, dimension),
  };
}

function inBoth({ first, second }: Units, figureIn: (unit: Unit) => string): InBothUnits {
  return { first: figureIn(first), second: figureIn(second) };
}

function measureDifference(screen: Screen, base: Screen, unit: Unit, dimension: ComparedDimension): MeasureDifference {
  const [value, baseValue] = [measuresOf(screen, unit)[dimension], measuresOf(base, unit)[dimension]];
  const relative = differencesFrom(base, screen)[dimension];
  const by = relative.kind === "same" ? null : differenceFigure(value, baseValue, dimension, unit, "details");
  return { relative, by };
}

function pictureDetails(screen: Screen, units: Units, content: Content): PictureDetails | null {
  const picture = pictureMeasures(screen, content);
  if (picture === null) return null;
  return {
    diagonal: inBoth(units, (unit) => measureFigure(picture[unit].diagonal, "width", unit, "details")),
    area: inBoth(units, (unit) => measureFigure(picture[unit].area, "area", unit, "details")),
  };
}

function pixelsOf(screen: Screen): ScreenDetails["pixels"] {
  const [{ resolution }, density] = [screen, pixelsPerInch(screen)];
  if (resolution === undefined || density === null) return null;
  return { resolution: timesCount(screen) + resolutionText(resolution), density: densityText(density) };
}
