import { COLOUR_NAMES, type ColourName, FIRST_TILE_COLOUR, INITIAL_COLOURS, PALETTE } from "#domain/display/colour.ts";
import { DEFAULT_SPEC, type Screen, SECOND_DEFAULT_SPEC } from "#domain/display/screen.ts";
import type { EditorValues } from "./editor-values.ts";
import { hasResolution, type ListedScreen, listScreens, type ScreenId } from "./listed-screen.ts";
import { isToScale } from "./scale-mode.ts";
import { editorOf, isSameDescription, readEditor } from "./screen-properties.ts";
import { type SpaceEditor, spaceEditorOf } from "./space.ts";
import type { Typed } from "./typed.ts";
import { DEFAULT_VIEW, VIEW_CHOICES, type View } from "./view.ts";

/** A screen and its editor. */
export interface Entry extends ListedScreen {
  readonly editor: EditorValues;
  /** What the typed values make of the screen. */
  readonly typed: Typed<Screen>;
}

/** Everything the visitor has chosen and typed. */
export interface ComparisonState extends View {
  readonly entries: readonly Entry[];
  /** The colour of the add tile and so of the next screen; null without a tile, at ten screens (S4). */
  readonly tileColour: ColourName | null;
  /** The colours on no screen and not on the tile (D4). */
  readonly palette: readonly ColourName[];
  readonly nextId: ScreenId;
  /** What the space's card shows (D38); null without a card. */
  readonly spaceEditor: SpaceEditor | null;
}

/** What is shown and what a link says: the screens and the view. Uncommitted values are not part of it. */
export interface Comparison extends View {
  readonly screens: readonly ListedScreen[];
}

/** S3.3 */
export const DEFAULT_COMPARISON: Comparison = comparisonWith([
  { ...DEFAULT_SPEC, colour: INITIAL_COLOURS[0] },
  { ...SECOND_DEFAULT_SPEC, colour: INITIAL_COLOURS[1] },
]);

/** The default comparison, with the first tile colour and palette of S3.5. */
export const INITIAL_STATE: ComparisonState = stateOf(DEFAULT_COMPARISON);

/** A comparison of screens, in the default view but for the given choices. */
export function comparisonWith(screens: readonly Screen[], view: Partial<View> = {}): Comparison {
  return { ...DEFAULT_VIEW, ...view, screens: listScreens(screens) };
}

/** The screen with which the others are compared (D27); null without screens. */
export function baseOf({ screens, base }: Comparison): ListedScreen | null {
  return screens.find(({ id }) => id === base) ?? screens[0] ?? null;
}

/**
 * The screen with whose text the others are compared: the base, or the first one that has a resolution where the base has none.
 */
export function textBaseOf(comparison: Comparison): ListedScreen | null {
  const base = baseOf(comparison);
  if (base !== null && hasResolution(base)) return base;
  return comparison.screens.find(hasResolution) ?? null;
}

/** Whether the screens are a row, with frames and a verdict of its own. */
export function isRow({ arrangement, scale, screens }: Comparison): boolean {
  return arrangement === "side" && isToScale(scale) && screens.length > 1;
}

/** An entry whose editor shows the screen as it is. */
export function entryOf(listed: ListedScreen): Entry {
  return withEditor(listed, editorOf(listed.screen));
}

export function withEditor({ id, number, screen }: ListedScreen, editor: EditorValues): Entry {
  return { id, number, screen, editor, typed: readEditor(editor, screen) };
}

/** Whether a field shows something else than the drawn screen has. */
export function isTyped({ editor, screen }: Entry, field: Exclude<keyof EditorValues, "count">): boolean {
  const [typed, drawn] = [editor[field], editorOf(screen)[field]];
  if (typeof typed === "string" || typeof drawn === "string") return typed !== drawn;
  return typed.text !== drawn.text || typed.unit !== drawn.unit;
}

/** Whether the typed values differ from the drawn screen. */
export function isEdited({ typed, screen }: Entry): boolean {
  return typed.value === null || !isSameDescription(typed.value, screen);
}

/** @param firstId the id of the first screen; the others follow */
export function stateOf({ screens, base, ...view }: Comparison, firstId: ScreenId = 1): ComparisonState {
  const entries = listScreens(
    screens.map(({ screen }) => screen),
    firstId,
  ).map(entryOf);
  const baseAt = screens.findIndex(({ id }) => id === base);
  const [tileColour = null, ...palette] = freeColours(screens);
  return {
    ...view,
    entries,
    base: baseAt > 0 ? (entries[baseAt]?.id ?? null) : null,
    tileColour,
    palette,
    nextId: firstId + entries.length,
    spaceEditor: view.space && spaceEditorOf(view.space),
  };
}

export function comparisonOf(state: ComparisonState): Comparison {
  const { entries, tileColour, palette, nextId, spaceEditor, ...view } = state;
  return { ...view, screens: entries.map(({ id, number, screen }) => ({ id, number, screen })) };
}

/** Whether two states differ at most in typed values. */
export function isSameComparison(one: ComparisonState, other: ComparisonState): boolean {
  return hasSameScreens(one.entries, other.entries) && isSameView(one, other);
}

export function isSameView(one: ComparisonState, other: ComparisonState): boolean {
  return VIEW_CHOICES.every((choice) => one[choice] === other[choice]);
}

/** The same screens in the same order. A changed screen is another object. */
export function hasSameScreens(one: readonly ListedScreen[], other: readonly ListedScreen[]): boolean {
  return one.length === other.length && one.every(({ screen }, index) => screen === other[index]?.screen);
}

/** The tile's pink first (S3), then the palette. */
function freeColours(screens: readonly ListedScreen[]): ColourName[] {
  const order: readonly ColourName[] = [...new Set<ColourName>([FIRST_TILE_COLOUR, ...PALETTE, ...COLOUR_NAMES])];
  return order.filter((colour) => screens.every(({ screen }) => screen.colour !== colour));
}
