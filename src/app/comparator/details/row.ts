import { detailsOf, type InBothUnits, type ScreenDetails } from "../../../comparison/details.ts";
import { centimetresText } from "../../../comparison/distance.ts";
import type { Comparison } from "../../../comparison/state.ts";
import { pixelsPerDegree, showsPixels, viewingAngle } from "../../../domain/display/pixels.ts";
import { degreeDensityText } from "../../../domain/display/pixels-text.ts";
import type { Screen } from "../../../domain/display/screen.ts";
import { convertLength, otherUnit, type Unit } from "../../../domain/display/unit.ts";
import { angleText } from "../../../domain/viewing/angle-text.ts";
import { type BlendDistances, blendDistances, seatRange } from "../../../domain/viewing/distance-text.ts";

/** What the details show of one screen, in a row of the tables or on a card. */
export interface DetailsRow extends ScreenDetails {
  readonly seat: Seat;
}

export interface Seat {
  /** `82–112 cm` and `32–44″`; null for what is held in the hand. */
  readonly sit: InBothUnits | null;
  /** Null without a resolution. */
  readonly blend: BlendDistances | null;
  /** Null while no distance is typed. */
  readonly fills: { readonly degrees: number; readonly text: string } | null;
  /** `250 cm`; null without a distance of its own. */
  readonly own: string | null;
  /** Whether the eye can distinguish single pixels; null without a distance or a resolution. */
  readonly pixels: { readonly words: string; readonly density: string } | null;
}

/** @param distance from the eye to the screens in inches; null while none is typed */
export function detailsRows(comparison: Comparison, distance: number | null, unit: Unit): DetailsRow[] {
  return detailsOf(comparison).map((details) => {
    const { screen } = details;
    return { ...details, seat: seatOf(screen, ownDistance(screen) ?? distance, unit) };
  });
}

/** In inches; null where the screen has no distance of its own (D32). */
function ownDistance({ distance }: Screen): number | null {
  return distance === undefined ? null : convertLength(distance, "cm", "in");
}

function seatOf(screen: Screen, distance: number | null, unit: Unit): Seat {
  const [first, second] = [seatRange(screen, unit), seatRange(screen, otherUnit(unit))];
  const angle = distance === null ? null : viewingAngle(screen, distance);
  return {
    sit: first === null || second === null ? null : { first, second },
    blend: blendDistances(screen, unit),
    own: screen.distance === undefined ? null : centimetresText(screen.distance),
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
