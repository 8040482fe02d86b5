import type { ComparedDimension } from "#domain/display/dimension.ts";
import { measuresOf, wholeRatio } from "#domain/display/measures.ts";
import { pixelsPerInch } from "#domain/display/pixel-density.ts";
import type { Screen } from "#domain/display/screen.ts";
import { type InBoth, inBoth, otherUnit, type Unit } from "#domain/display/unit.ts";
import { pictureMeasures } from "./content.ts";
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
  readonly picture: ReturnType<typeof pictureMeasures>;
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
  const [base, units] = [baseOf(comparison), unitsOf(comparison)];
  return comparison.screens.map((listed): ScreenDetails => {
    const { screen } = listed;
    const { resolution } = screen;
    const [other, density] = [otherUnit(screen.unit), pixelsPerInch(screen)];
    return {
      ...listed,
      isBase: listed === base,
      units,
      otherDiagonal: { length: measuresOf(screen, other).diagonal, unit: other },
      measures: measureDetails(screen, listed === base || base === null ? null : base.screen),
      ratio: wholeRatio(screen),
      pixels: resolution === undefined || density === null ? null : { resolution, density },
      picture: pictureMeasures(screen, comparison.content),
    };
  });
}

/** @param base the screen to compare with; null for the base itself */
function measureDetails(screen: Screen, base: Screen | null): ScreenDetails["measures"] {
  const differences = base && differencesFrom(base, screen);
  const measured = (of: Screen, dimension: ComparedDimension) => inBoth((unit) => measuresOf(of, unit)[dimension]);
  const measure = (dimension: ComparedDimension): MeasureDetails => {
    const relative = differences?.[dimension];
    if (base === null || relative === undefined) return { ...measured(screen, dimension), difference: null };
    const isSame = relative.kind === "same";
    return {
      ...measured(screen, dimension),
      difference: { relative, base: isSame ? null : measured(base, dimension) },
    };
  };
  return { width: measure("width"), height: measure("height"), area: measure("area") };
}
