import { roomOf } from "#domain/display/scaling.ts";
import { type ScreenDescription, sizeInInches } from "#domain/display/screen.ts";
import type { Size } from "#domain/geometry/size.ts";
import type { ListedScreen } from "./listed-screen.ts";
import type { ScaleMode } from "./scale-mode.ts";
import type { Entry } from "./state.ts";

/** One array for all states without a preview, so that typing a name does not re-render the drawing. */
const NO_PREVIEWS: readonly ListedScreen[] = [];

/**
 * The screens that the drawing would show if the typed values were committed (D34): those whose typed size is valid and
 * differs from the drawn one, in pixels those whose room does (D46). Another unit or name changes no outline.
 */
export function previewsOf(entries: readonly Entry[], scale: ScaleMode): readonly ListedScreen[] {
  const previews = entries.flatMap(({ id, number, screen, typed: { value } }) =>
    value === null || isDrawnAlike(value, screen, scale) ? [] : { id, number, screen: value },
  );
  return previews.length === 0 ? NO_PREVIEWS : previews;
}

/** Converted lengths differ in the last digits. */
const TOLERANCE = 1e-9;

function isDrawnAlike(one: ScreenDescription, other: ScreenDescription, scale: ScaleMode): boolean {
  if (scale !== "pixels") return isSameSize(one, other);
  const [room, otherRoom] = [roomOf(one), roomOf(other)];
  return room === null || (otherRoom !== null && isNearSize(room, otherRoom));
}

export function isSameSize(one: ScreenDescription, other: ScreenDescription): boolean {
  return isNearSize(sizeInInches(one), sizeInInches(other));
}

function isNearSize(size: Size, otherSize: Size): boolean {
  return isNear(size.width, otherSize.width) && isNear(size.height, otherSize.height);
}

function isNear(length: number, other: number): boolean {
  return Math.abs(length / other - 1) < TOLERANCE;
}
