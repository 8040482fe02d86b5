import type { Comparison } from "#comparison/state.ts";
import type { Screen } from "#domain/display/screen.ts";
import { convertLength, type Unit } from "#domain/display/unit.ts";
import { pixelsPerDegree, showsPixels, viewingAngle } from "#domain/viewing/display-at-distance.ts";
import type { SeatUse } from "#domain/viewing/seat.ts";
import { type BlendDistances, blendDistances, seatRanges } from "#domain/viewing/seat-ranges.ts";
import { detailsOf, type ScreenDetails } from "#words/en/details.ts";
import { blendTexts, rangeTexts, viewingDistanceText } from "#words/en/distances.ts";
import { angleText, degreeDensityText } from "#words/en/numbers.ts";

/** What the details show of one screen, in a row of the tables or on a card. */
export interface DetailsRow extends ScreenDetails {
  readonly seat: Seat;
}

export interface Seat {
  /** The likelier use first; none for what is held in the hand (D42). */
  readonly sit: readonly { readonly use: SeatUse; readonly distances: string }[];
  /** Null without a resolution. */
  readonly blend: Readonly<Record<keyof BlendDistances, string>> | null;
  /** Null while no distance is typed. */
  readonly fills: { readonly degrees: number; readonly text: string } | null;
  /** `2.5 m`; null without a distance of its own. */
  readonly own: string | null;
  /** Whether the eye can distinguish single pixels; null without a distance or a resolution. */
  readonly pixels: { readonly words: string; readonly density: string } | null;
}

/** @param common from the eye to the screens without a distance of their own, in centimetres; null while none is typed */
export function detailsRows(comparison: Comparison, common: number | null, unit: Unit): DetailsRow[] {
  return detailsOf(comparison).map((details) => {
    const { screen } = details;
    const distance = screen.distance ?? common;
    return { ...details, seat: seatOf(screen, distance === null ? null : convertLength(distance, "cm", "in"), unit) };
  });
}

/** @param distance in inches */
function seatOf(screen: Screen, distance: number | null, unit: Unit): Seat {
  const angle = distance === null ? null : viewingAngle(screen, distance);
  const ranges = seatRanges(screen);
  const distances = rangeTexts(ranges, unit);
  const blend = blendDistances(screen);
  return {
    sit: ranges.map(({ use }, index) => ({ use, distances: distances[index] ?? "" })),
    blend: blend && blendTexts(blend, unit),
    own: screen.distance === undefined ? null : viewingDistanceText(screen.distance, unit),
    fills: angle === null ? null : { degrees: angle, text: angleText(angle) },
    pixels: distance === null ? null : pixelsFrom(screen, distance),
  };
}

function pixelsFrom(screen: Screen, distance: number): Seat["pixels"] {
  const density = pixelsPerDegree(screen, distance);
  if (density === null) return null;
  return {
    words: showsPixels(screen, distance) ? "can be told apart" : "blend",
    density: `${degreeDensityText(density)} per degree`,
  };
}
