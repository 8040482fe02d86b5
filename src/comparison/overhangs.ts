import { type ComparedDimension, differenceFigure } from "../domain/display/figures.ts";
import { measuresOf } from "../domain/display/measures.ts";
import type { Screen } from "../domain/display/screen.ts";
import { commonUnit, type Unit } from "../domain/display/unit.ts";

/** What the longer of two sides has beyond the other at each end, while both are centred. */
export interface Overhang {
  /** The place in the list of the screen that juts out. */
  readonly index: number;
  /** At each end, in the overhangs' unit, unrounded. */
  readonly length: number;
  /** `+3.9″` */
  readonly figure: string;
}

export interface Overhangs {
  readonly unit: Unit;
  /** Left and right; null where nothing worth a figure juts out. */
  readonly width: Overhang | null;
  /** Above and below. */
  readonly height: Overhang | null;
}

/** For the dimensions in the drawing of exactly two screens; null for any other number. */
export function overhangsOf(screens: readonly Screen[]): Overhangs | null {
  const [first, second] = screens;
  if (first === undefined || second === undefined || screens.length !== 2) return null;
  const unit = commonUnit(screens);
  const sizes = [measuresOf(first, unit), measuresOf(second, unit)] as const;
  const overhang = (dimension: Exclude<ComparedDimension, "area">): Overhang | null => {
    const sides = [sizes[0][dimension], sizes[1][dimension]] as const;
    const index = sides[0] >= sides[1] ? 0 : 1;
    const [longer, shorter] = index === 0 ? sides : [sides[1], sides[0]];
    // Half of each side, since the other half of the difference is at the other end.
    const figure = differenceFigure(longer / 2, shorter / 2, dimension, unit, "answer");
    return figure === null ? null : { index, length: (longer - shorter) / 2, figure };
  };
  return { unit, width: overhang("width"), height: overhang("height") };
}
