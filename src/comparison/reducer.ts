import { acceptNumberText } from "../domain/display/number-text.ts";
import { DEFAULT_SPEC, MAX_SCREENS } from "../domain/display/screen.ts";
import { acceptName, screenName } from "../domain/display/screen-name.ts";
import {
  type EditorValues,
  editedSpec,
  editorOf,
  isEdited,
  shownLength,
  turned,
  withLength,
  withOtherUnit,
} from "./editor-values.ts";
import { type ComparisonState, type Entry, entryOf, type NamedSpec, type ScreenId } from "./state.ts";

export type EditorField = "length" | "width" | "height" | "name";

/** Every way in which the comparison changes. */
export type ComparisonAction =
  | { type: "type"; id: ScreenId; field: EditorField; text: string }
  /** Both parts of a ratio at once: a preset (D8), or what was pasted. */
  | { type: "preset"; id: ScreenId; ratio: { readonly width: number | string; readonly height: number | string } }
  | { type: "toggle-unit"; id: ScreenId }
  | { type: "rotate"; id: ScreenId }
  | { type: "remove"; id: ScreenId }
  | { type: "commit"; id: ScreenId }
  | { type: "commit-all" }
  /** `random` is at least 0 and less than 1; it draws the tile's next colour (S3), and comes from outside (D4). */
  | { type: "add"; random: number }
  /** A screen that is described already, in the tile's colour; right behind another one, or at the end. */
  | { type: "add-described"; spec: NamedSpec; after: ScreenId | null; random: number }
  /** A copy of a screen, right behind it, in the tile's colour. */
  | { type: "duplicate"; id: ScreenId; random: number };

export function reduceComparison(state: ComparisonState, action: ComparisonAction): ComparisonState {
  switch (action.type) {
    case "type":
      return changeEditor(state, action.id, (editor) => typeInto(editor, action.field, action.text));
    case "preset":
      return changeEditor(state, action.id, (editor) => ({
        ...editor,
        width: String(action.ratio.width),
        height: String(action.ratio.height),
      }));
    case "toggle-unit":
      return changeEditor(state, action.id, withOtherUnit);
    case "rotate":
      return changeEntry(state, action.id, rotate);
    case "commit":
      return changeEntry(state, action.id, commit);
    case "commit-all":
      return commitAll(state);
    case "add":
      return insert(state, DEFAULT_SPEC, state.entries.length, action.random);
    case "add-described":
      return insert(state, action.spec, placeAfter(state, action.after), action.random);
    case "duplicate":
      return duplicate(state, action.id, action.random);
    case "remove":
      return remove(state, action.id);
  }
}

function changeEntry(state: ComparisonState, id: ScreenId, change: (entry: Entry) => Entry): ComparisonState {
  const entries = state.entries.map((entry) => (entry.id === id ? change(entry) : entry));
  return entries.some((entry, index) => entry !== state.entries[index]) ? { ...state, entries } : state;
}

function changeEditor(
  state: ComparisonState,
  id: ScreenId,
  change: (editor: EditorValues) => EditorValues,
): ComparisonState {
  return changeEntry(state, id, (entry) => {
    const editor = change(entry.editor);
    return editor === entry.editor ? entry : { ...entry, editor };
  });
}

function typeInto(editor: EditorValues, field: EditorField, text: string): EditorValues {
  if (field === "name") return { ...editor, name: acceptName(text) };
  const current = field === "length" ? shownLength(editor) : editor[field];
  const accepted = acceptNumberText(current, text);
  if (accepted === current) return editor;
  return field === "length" ? withLength(editor, accepted) : { ...editor, [field]: accepted };
}

/** D2: "Rotate swaps width and height both in the editor's inputs and in the screen, so what was typed stays typed." */
function rotate({ id, screen, editor }: Entry): Entry {
  return {
    id,
    screen: { ...screen, width: screen.height, height: screen.width },
    editor: turned(editor),
  };
}

/** An invalid editor commits nothing (S4: "disabled while the screen is invalid"), an unchanged one changes nothing. */
function commit(entry: Entry): Entry {
  const spec = editedSpec(entry.editor);
  if (spec === null || !isEdited(entry.editor, entry.screen)) return entry;
  const name = screenName(entry.editor.name);
  return { ...entry, screen: { ...spec, colour: entry.screen.colour, ...(name !== null && { name }) } };
}

/** S4: "Apply commits all screens … It is disabled while any screen is invalid." */
function commitAll(state: ComparisonState): ComparisonState {
  if (state.entries.some((entry) => editedSpec(entry.editor) === null)) return state;
  return { ...state, entries: state.entries.map(commit) };
}

/**
 * S4: "the add tile appends a screen with defaults in the colour of the tile, and picks a new tile colour while the
 * count is under 9. The tile disappears at 10 screens." The count is the number of screens before the addition (D4).
 *
 * @param at the new screen's place in the list
 */
function insert(state: ComparisonState, spec: NamedSpec, at: number, random: number): ComparisonState {
  const { entries, palette, nextId } = state;
  const entry = nextEntry(state, spec);
  if (entry === null || entries.length >= MAX_SCREENS) return state;
  const drawn = palette[Math.floor(random * palette.length)] ?? null;
  return {
    entries: entries.toSpliced(at, 0, entry),
    tileColour: drawn,
    palette: palette.filter((colour) => colour !== drawn),
    nextId: nextId + 1,
  };
}

/** What an addition appends, the add tile's where nothing else is said; null where there is no tile, at ten screens. */
export function nextEntry(
  { nextId, tileColour }: Pick<ComparisonState, "nextId" | "tileColour">,
  spec: NamedSpec = DEFAULT_SPEC,
): Entry | null {
  return tileColour === null ? null : entryOf(nextId, spec, tileColour);
}

function placeAfter(state: ComparisonState, id: ScreenId | null): number {
  const at = state.entries.findIndex((entry) => entry.id === id);
  return at < 0 ? state.entries.length : at + 1;
}

/** What was committed is copied; what was typed and not committed stays with the one it was typed for. */
function duplicate(state: ComparisonState, id: ScreenId, random: number): ComparisonState {
  const at = state.entries.findIndex((entry) => entry.id === id);
  const original = state.entries[at];
  return original === undefined ? state : insert(state, original.screen, at + 1, random);
}

/**
 * S4: "deletes that screen. Its colour returns to the palette if fewer than 10 screens were present, otherwise it
 * becomes the new-screen colour. The remaining editors get their input values re-synced."
 */
function remove(state: ComparisonState, id: ScreenId): ComparisonState {
  const removed = state.entries.find((entry) => entry.id === id);
  if (removed === undefined) return state;
  const colour = removed.screen.colour;
  return {
    ...state,
    entries: state.entries.filter((entry) => entry !== removed).map(resync),
    ...(state.tileColour === null ? { tileColour: colour } : { palette: [...state.palette, colour] }),
  };
}

/** D7: "Each remaining editor shows its own screen's committed values again, in the editor's own unit." */
function resync(entry: Entry): Entry {
  return { ...entry, editor: editorOf(entry.screen, entry.editor.unit) };
}
