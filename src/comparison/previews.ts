import { type Screen, type ScreenDescription, sizeInInches } from "../domain/display/screen.ts";
import { editedSpec } from "./screen-properties.ts";
import type { Entry } from "./state.ts";

/** What the drawing would show for a screen if its typed values were committed (D34). */
export interface Preview {
  /** The screen's number in the list, from 1. */
  readonly number: number;
  readonly screen: Screen;
}

/** One array for all states without a preview, so that typing a name does not re-render the drawing. */
const NO_PREVIEWS: readonly Preview[] = [];

/** The typed sizes that are valid and differ from what is drawn. Another unit or name changes no outline. */
export function previewsOf(entries: readonly Entry[]): readonly Preview[] {
  const previews = entries.flatMap(({ screen, editor }, index) => {
    const typed = editedSpec(editor);
    if (typed === null || isSameSize(typed, screen)) return [];
    return { number: index + 1, screen: { ...typed, colour: screen.colour } };
  });
  return previews.length === 0 ? NO_PREVIEWS : previews;
}

/** Converted lengths differ in the last digits. */
const TOLERANCE = 1e-9;

function isSameSize(one: ScreenDescription, other: ScreenDescription): boolean {
  const [size, otherSize] = [sizeInInches(one), sizeInInches(other)];
  return isNear(size.width, otherSize.width) && isNear(size.height, otherSize.height);
}

function isNear(length: number, other: number): boolean {
  return Math.abs(length / other - 1) < TOLERANCE;
}
