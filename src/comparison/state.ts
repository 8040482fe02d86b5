import {
  COLOUR_NAMES,
  type ColourName,
  FIRST_TILE_COLOUR,
  INITIAL_COLOURS,
  PALETTE,
} from "../domain/display/colour.ts";
import { DEFAULT_SPEC, type Screen, type ScreenDescription, SECOND_DEFAULT_SPEC } from "../domain/display/screen.ts";
import type { EditorValues } from "./editor-values.ts";
import type { ScreenId } from "./listed-screen.ts";
import { editorOf } from "./screen-properties.ts";
import { DEFAULT_VIEW, VIEW_CHOICES, type View } from "./view.ts";

/** A screen and its editor. */
export interface Entry {
  readonly id: ScreenId;
  readonly screen: Screen;
  readonly editor: EditorValues;
}

/** Everything the visitor has chosen and typed. */
export interface ComparisonState extends Omit<View, "base"> {
  readonly entries: readonly Entry[];
  /** The screen with which the others are compared; null for the first one, never the first one's id. */
  readonly base: ScreenId | null;
  /** The colour of the add tile and so of the next screen; null without a tile, at ten screens (S4). */
  readonly tileColour: ColourName | null;
  /** The colours on no screen and not on the tile (D4). */
  readonly palette: readonly ColourName[];
  readonly nextId: ScreenId;
}

/** The content of a link: the screens and how they are shown. Uncommitted values are not part of it. */
export interface Comparison extends View {
  readonly screens: readonly Screen[];
}

/** S3.3 */
export const DEFAULT_COMPARISON: Comparison = {
  ...DEFAULT_VIEW,
  screens: [
    { ...DEFAULT_SPEC, colour: INITIAL_COLOURS[0] },
    { ...SECOND_DEFAULT_SPEC, colour: INITIAL_COLOURS[1] },
  ],
};

/** The default comparison, with the first tile colour and palette of S3.5. */
export const INITIAL_STATE: ComparisonState = stateOf(DEFAULT_COMPARISON);

/** A new entry whose editor shows the screen as it is. */
export function entryOf(id: ScreenId, description: ScreenDescription, colour: ColourName): Entry {
  const screen = { ...description, colour };
  return { id, screen, editor: editorOf(screen) };
}

/** @param firstId the id of the first screen; the others follow */
export function stateOf({ screens, base, ...view }: Comparison, firstId: ScreenId = 1): ComparisonState {
  const entries = screens.map((screen, index) => entryOf(firstId + index, screen, screen.colour));
  const [tileColour = null, ...palette] = freeColours(screens);
  return {
    ...view,
    entries,
    base: base === 1 ? null : (entries[base - 1]?.id ?? null),
    tileColour,
    palette,
    nextId: firstId + entries.length,
  };
}

export function comparisonOf({ entries, base, tileColour, palette, nextId, ...view }: ComparisonState): Comparison {
  return {
    ...view,
    screens: entries.map(({ screen }) => screen),
    base: base === null ? 1 : entries.findIndex(({ id }) => id === base) + 1,
  };
}

/** Whether two states differ at most in typed values. */
export function isSameComparison(one: ComparisonState, other: ComparisonState): boolean {
  return hasSameScreens(one.entries, other.entries) && isSameView(one, other);
}

export function isSameView(one: ComparisonState, other: ComparisonState): boolean {
  return VIEW_CHOICES.every((choice) => one[choice] === other[choice]);
}

/** The same screens in the same order. A changed screen is another object. */
export function hasSameScreens(
  one: readonly Pick<Entry, "screen">[],
  other: readonly Pick<Entry, "screen">[],
): boolean {
  return one.length === other.length && one.every(({ screen }, index) => screen === other[index]?.screen);
}

/** The tile's pink first (S3), then the palette. */
function freeColours(screens: readonly Screen[]): ColourName[] {
  const order: readonly ColourName[] = [...new Set<ColourName>([FIRST_TILE_COLOUR, ...PALETTE, ...COLOUR_NAMES])];
  return order.filter((colour) => screens.every((screen) => screen.colour !== colour));
}
