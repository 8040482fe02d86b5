import { type ScreenDescription, sizeInInches } from "../domain/display/screen.ts";
import type { ListedScreen } from "./listed-screen.ts";
import { editedSpec } from "./screen-properties.ts";
import type { Entry } from "./state.ts";

/** One array for all states without a preview, so that typing a name does not re-render the drawing. */
const NO_PREVIEWS: readonly ListedScreen[] = [];

/**
 * The screens that the drawing would show if the typed values were committed (D34): those whose typed size is valid and
 * differs from the drawn one. Another unit or name changes no outline.
 */
export function previewsOf(entries: readonly Entry[]): readonly ListedScreen[] {
  const previews = entries.flatMap(({ id, number, screen, editor }) => {
    const typed = editedSpec(editor);
    if (typed === null || isSameSize(typed, screen)) return [];
    return { id, number, screen: { ...typed, colour: screen.colour } };
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
