import {
  type ComparedDimension,
  diagonalFigure,
  differenceFigure,
  measureFigure,
  type RelativeDifference,
  ratioFigure,
  relativeDifference,
} from "../domain/display/figures.ts";
import { difference, measuresOf, ratioOf } from "../domain/display/measures.ts";
import { pictureSizeIn } from "../domain/display/picture.ts";
import { pixelsPerInch } from "../domain/display/pixels.ts";
import { densityText } from "../domain/display/pixels-text.ts";
import { resolutionOf, resolutionText } from "../domain/display/resolution.ts";
import { type Screen, sizeInInches } from "../domain/display/screen.ts";
import { otherUnit, type Unit } from "../domain/display/unit.ts";
import { areaOf } from "../domain/geometry/size.ts";
import { type Content, contentRatio } from "./content.ts";
import type { ListedScreen } from "./listed-screen.ts";
import { labelText } from "./screen-text.ts";
import { baseOf, type Comparison } from "./state.ts";

/** One screen as the details show it (F5.1). Every figure is rounded once, from unrounded sizes. */
export interface ScreenDetails extends ListedScreen {
  readonly isBase: boolean;
  /** `27″ 16:9` or `Desk · 27″ 16:9` */
  readonly title: string;
  /** The diagonal in the other unit, since the title has it in the screen's own one: `68.6 cm`, `2 × 68.6 cm` */
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
export interface PictureDetails {
  readonly diagonal: OwnAndOther;
  readonly area: OwnAndOther;
}

/** In the screen's own unit and in the other one: `26.78″` and `68.02 cm`. */
interface OwnAndOther {
  readonly own: string;
  readonly other: string;
}

export interface MeasureDetails {
  /** In the screen's own unit: `23.53″` */
  readonly own: string;
  readonly other: string;
  /** Null for the base itself. */
  readonly difference: MeasureDifference | null;
}

export interface MeasureDifference {
  readonly relative: RelativeDifference;
  /** `+7.83″`; null where it rounds to nothing or where the words say that both are equal. */
  readonly by: string | null;
}

/** The details of every screen, in the list's order. */
export function detailsOf(comparison: Pick<Comparison, "screens" | "base" | "content">): readonly ScreenDetails[] {
  const base = baseOf(comparison);
  return comparison.screens.map((listed) => screenDetails(listed, base, comparison.content));
}

function screenDetails(listed: ListedScreen, baseScreen: ListedScreen | null, content: Content): ScreenDetails {
  const { screen } = listed;
  const isBase = listed === baseScreen;
  const base = isBase || baseScreen === null ? null : baseScreen.screen;
  return {
    ...listed,
    isBase,
    title: labelText(screen),
    otherDiagonal:
      timesCount(screen) + diagonalFigure(measuresOf(screen, otherUnit(screen.unit)).diagonal, otherUnit(screen.unit)),
    measures: {
      width: measureDetails(screen, base, "width"),
      height: measureDetails(screen, base, "height"),
      area: measureDetails(screen, base, "area"),
    },
    ratio: ratioFigure(ratioOf(screen.count === undefined ? screen : sizeInInches(screen))),
    pixels: pixelsOf(screen),
    picture: pictureDetails(screen, content),
  };
}

function measureDetails(screen: Screen, base: Screen | null, dimension: ComparedDimension): MeasureDetails {
  const inUnit = (unit: Screen["unit"]) =>
    measureFigure(measuresOf(screen, unit)[dimension], dimension, unit, "details");
  return {
    own: inUnit(screen.unit),
    other: inUnit(otherUnit(screen.unit)),
    difference: base === null ? null : measureDifference(screen, base, dimension),
  };
}

function measureDifference(screen: Screen, base: Screen, dimension: ComparedDimension): MeasureDifference {
  const { unit } = screen;
  const [value, baseValue] = [measuresOf(screen, unit)[dimension], measuresOf(base, unit)[dimension]];
  const relative = relativeDifference(difference(screen, base)[dimension], dimension);
  const by = relative.direction === 0 ? null : differenceFigure(value, baseValue, dimension, unit, "details");
  return { relative, by };
}

function pictureDetails(screen: Screen, content: Content): PictureDetails | null {
  const picture = pictureMeasures(screen, content);
  if (picture === null) return null;
  const other = otherUnit(screen.unit);
  return {
    diagonal: {
      own: diagonalFigure(picture[screen.unit].diagonal, screen.unit),
      other: diagonalFigure(picture[other].diagonal, other),
    },
    area: {
      own: measureFigure(picture[screen.unit].area, "area", screen.unit, "details"),
      other: measureFigure(picture[other].area, "area", other, "details"),
    },
  };
}

/** The diagonal and the area of the picture that a film fills, unrounded; null without content (D33). */
export function pictureMeasures(
  screen: Screen,
  content: Content,
): Readonly<Record<Unit, { readonly diagonal: number; readonly area: number }>> | null {
  const ratio = contentRatio(content);
  if (ratio === null) return null;
  const measure = (unit: Unit) => {
    const size = pictureSizeIn(screen, ratio, unit);
    return { diagonal: Math.hypot(size.width, size.height), area: areaOf(size) };
  };
  return { in: measure("in"), cm: measure("cm") };
}

/** `2 × ` before a figure of each display of a set. */
function timesCount({ count }: Screen): string {
  return count === undefined ? "" : `${count} × `;
}

function pixelsOf(screen: Screen): ScreenDetails["pixels"] {
  const [resolution, density] = [resolutionOf(screen), pixelsPerInch(screen)];
  if (resolution === null || density === null) return null;
  return { resolution: timesCount(screen) + resolutionText(resolution), density: densityText(density) };
}
