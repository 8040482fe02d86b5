import type { ComparedDimension } from "#domain/display/dimension.ts";
import { measuresOf, wholeRatio } from "#domain/display/measures.ts";
import { pixelsPerInch } from "#domain/display/pixel-density.ts";
import type { Screen } from "#domain/display/screen.ts";
import { type InBoth, otherUnit, type Unit } from "#domain/display/unit.ts";
import { type Content, pictureMeasures } from "./content.ts";
import { differencesFrom, type RelativeDifference } from "./differences.ts";
import type { ListedScreen } from "./listed-screen.ts";
import { baseOf, type Comparison } from "./state.ts";
import { type Units, unitsOf } from "./units.ts";

/** One screen as the details show it (F5.1), in unrounded numbers. */
export interface ScreenDetails extends ListedScreen {
  readonly isBase: boolean;
  readonly units: Units;
  /** In the other unit than it was entered in; of a set each display's. */
  readonly otherDiagonal: { readonly length: number; readonly unit: Unit };
  readonly measures: Readonly<Record<ComparedDimension, MeasureDetails>>;
  /** Width divided by height, of a set as a whole. */
  readonly ratio: number;
  /** The resolution, and the pixels per inch; null without a resolution. */
  readonly pixels: { readonly resolution: NonNullable<Screen["resolution"]>; readonly density: number } | null;
  /** What a film fills, on each display of a set (D33); null without content. */
  readonly picture: Readonly<Record<"diagonal" | "area", InBoth>> | null;
}

export interface MeasureDetails extends InBoth {
  /** Null for the base itself. */
  readonly difference: MeasureDifference | null;
}

interface MeasureDifference {
  readonly relative: RelativeDifference;
  /** What the base measures; null where both are the same. */
  readonly base: InBoth | null;
}

/** The details of every screen, in the list's order. */
export function detailsOf(comparison: Comparison): readonly ScreenDetails[] {
  const base = baseOf(comparison);
  return comparison.screens.map((listed) => ({
    ...listed,
    isBase: listed === base,
    units: unitsOf(comparison),
    ...screenDetails(listed.screen, listed === base || base === null ? null : base.screen, comparison.content),
  }));
}

/** @param base the screen to compare with; null for the base itself */
function screenDetails(
  screen: Screen,
  base: Screen | null,
  content: Content,
): Omit<ScreenDetails, keyof ListedScreen | "isBase" | "units"> {
  const { resolution } = screen;
  const [other, density] = [otherUnit(screen.unit), pixelsPerInch(screen)];
  return {
    otherDiagonal: { length: measuresOf(screen, other).diagonal, unit: other },
    measures: measureDetails(screen, base),
    ratio: wholeRatio(screen),
    pixels: resolution === undefined || density === null ? null : { resolution, density },
    picture: pictureDetails(screen, content),
  };
}

function measureDetails(screen: Screen, base: Screen | null): ScreenDetails["measures"] {
  const differences = base && differencesFrom(base, screen);
  const inBoth = (of: Screen, dimension: ComparedDimension) => ({
    in: measuresOf(of, "in")[dimension],
    cm: measuresOf(of, "cm")[dimension],
  });
  const measure = (dimension: ComparedDimension): MeasureDetails => {
    const relative = differences?.[dimension];
    if (base === null || relative === undefined) return { ...inBoth(screen, dimension), difference: null };
    const isSame = relative.kind === "same";
    return { ...inBoth(screen, dimension), difference: { relative, base: isSame ? null : inBoth(base, dimension) } };
  };
  return { width: measure("width"), height: measure("height"), area: measure("area") };
}

function pictureDetails(screen: Screen, content: Content): ScreenDetails["picture"] {
  const picture = pictureMeasures(screen, content);
  if (picture === null) return null;
  const inBoth = (dimension: "diagonal" | "area") => ({ in: picture.in[dimension], cm: picture.cm[dimension] });
  return { diagonal: inBoth("diagonal"), area: inBoth("area") };
}
