import { publishedOuterSize } from "#domain/catalogue/outer-size.ts";
import type { CurvedDisplay } from "#domain/display/curve.ts";
import type { DisplaySpec } from "#domain/display/screen.ts";
import { type Fit, fitInto, largestDiagonal } from "#domain/space/fit.ts";
import type { Space } from "#domain/space/opening.ts";
import type { Arrangement } from "./arrangement.ts";
import type { ListedScreen } from "./listed-screen.ts";
import { isToScale } from "./scale-mode.ts";
import { type Comparison, isRow } from "./state.ts";

/** On which sides of a screen its space is left. */
export type SparePlace = "both sides" | "right" | "above and below" | "above" | "below";

/** How the arrangement divides what is to spare. */
const WIDTH_PLACES: Readonly<Record<Arrangement, SparePlace>> = {
  centre: "both sides",
  bottom: "both sides",
  side: "both sides",
  corner: "right",
};
const HEIGHT_PLACES: Readonly<Record<Arrangement, SparePlace>> = {
  centre: "above and below",
  bottom: "above",
  side: "above",
  corner: "below",
};

/** Where it is half on each side. */
const HALVES: readonly SparePlace[] = ["both sides", "above and below"];

/** What is to spare, or negative what is too much, at each of its places, in centimetres. */
export interface Spare {
  readonly at: SparePlace;
  readonly length: number;
}

/** How one screen fits. */
export interface ScreenFit<Row> {
  readonly row: Row;
  readonly fit: Fit;
  /** No height where only the width counts. */
  readonly spare: { readonly width: Spare; readonly height: Spare | null };
  readonly isTight: boolean;
}

/** Whether the screens fit into the space (D38). */
interface SpaceFacts<Row> {
  readonly space: Space;
  /** In the list's order. */
  readonly fits: readonly ScreenFit<Row>[];
  /** In inches, with which each display of such a shape still fits; null for none. Without screens it is that of 16:9. */
  readonly largest: readonly { readonly shape: CurvedDisplay; readonly diagonal: number | null }[];
  /** The screens whose makers publish their outer size, which counts instead of the frame. */
  readonly published: readonly ScreenFit<Row>[];
  /** Where there is space left. */
  readonly places: { readonly width: SparePlace; readonly height: SparePlace };
}

const USUAL_RATIO: DisplaySpec = { length: 1, unit: "in", width: 16, height: 9 };

/** Null without a space, where the drawing is not to scale and has none, and for a row, which fits as a whole (D56). */
export function spaceFacts<Row extends ListedScreen>(
  comparison: Comparison,
  rows: readonly Row[],
): SpaceFacts<Row> | null {
  const { space, frame, arrangement, scale } = comparison;
  if (space === null || !isToScale(scale) || isRow(comparison)) return null;
  const places = { width: WIDTH_PLACES[arrangement], height: HEIGHT_PLACES[arrangement] };
  const fits = rows.map((row): ScreenFit<Row> => {
    const fit = fitInto(space, frame, row.screen);
    const width = spareAt(places.width, fit.spare.width);
    const height = fit.spare.height === null ? null : spareAt(places.height, fit.spare.height);
    const isTight = fit.fits && hasTight([width.length, ...(height === null ? [] : [height.length])]);
    return { row, fit, spare: { width, height }, isTight };
  });
  const shapes: readonly CurvedDisplay[] = rows.length === 0 ? [USUAL_RATIO] : rows.map(({ screen }) => screen);
  return {
    space,
    fits,
    largest: shapes.map((shape) => ({ shape, diagonal: largestDiagonal(space, frame, shape) })),
    published: fits.filter(({ row }) => publishedOuterSize(row.screen) !== null),
    places,
  };
}

function spareAt(at: SparePlace, length: number): Spare {
  return { at, length: HALVES.includes(at) ? length / 2 : length };
}

/** In centimetres. What is shown as less than 1 cm to spare is left to the models themselves. */
const TIGHT = 0.95;

/** Whether one of these lengths to spare, in centimetres, is shown as less than a centimetre. */
export function hasTight(lengths: readonly number[]): boolean {
  return lengths.some((length) => Math.abs(length) < TIGHT);
}
