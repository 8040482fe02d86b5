import { type ColourName, FIRST_TILE_COLOUR, INITIAL_COLOURS, PALETTE } from "../domain/display/colour.ts";
import { DEFAULT_SPEC, type DisplaySpec, type Screen, SECOND_DEFAULT_SPEC } from "../domain/display/screen.ts";
import { type EditorValues, editorOf } from "./editor-values.ts";

/** Stable for as long as the screen exists, whatever its place in the list (D1). */
export type ScreenId = number;

/** A screen and the editor that belongs to it: one value, so that neither can be without the other. */
export interface Entry {
  readonly id: ScreenId;
  readonly screen: Screen;
  readonly editor: EditorValues;
}

/** Everything the visitor has chosen and typed. */
export interface ComparisonState {
  readonly entries: readonly Entry[];
  /** The colour of the add tile and so of the next screen; null where there is no tile, at ten screens (S4). */
  readonly tileColour: ColourName | null;
  /** The colours on no screen and not on the tile (D4). */
  readonly palette: readonly ColourName[];
  readonly nextId: ScreenId;
}

/** A display and, where it has one, its name. */
export type NamedSpec = DisplaySpec & Pick<Screen, "name">;

/** A new entry whose editor shows exactly what the screen is. */
export function entryOf(id: ScreenId, spec: NamedSpec, colour: ColourName): Entry {
  const screen = { ...spec, colour };
  return { id, screen, editor: editorOf(screen) };
}

/** S3 "Defaults": two screens, a pink tile, seven colours in the palette. */
export const INITIAL_STATE: ComparisonState = {
  entries: [entryOf(1, DEFAULT_SPEC, INITIAL_COLOURS[0]), entryOf(2, SECOND_DEFAULT_SPEC, INITIAL_COLOURS[1])],
  tileColour: FIRST_TILE_COLOUR,
  palette: PALETTE,
  nextId: 3,
};
