import type { ColourName } from "#domain/display/colour.ts";
import { isPossibleCurve } from "#domain/display/curve.ts";
import type { KnownObject } from "#domain/display/known-object.ts";
import { type Ratio, rotated, shapeFrom } from "#domain/display/resolution.ts";
import { isScaling, LEAST_SCALING, scalingOf } from "#domain/display/scaling.ts";
import { DEFAULT_SPEC, type DisplaySet, type Screen, type ScreenDescription } from "#domain/display/screen.ts";
import type { Unit } from "#domain/display/unit.ts";
import { DEFAULT_FRAME, type Space } from "#domain/space/opening.ts";
import {
  type EditorValues,
  type TypedOption,
  type TypedRatio,
  type WrittenValues,
  withLength,
  withOtherUnit,
  withSize,
} from "./editor-values.ts";
import {
  changeEntry,
  changeScreen,
  insert,
  makeSet,
  move,
  moveTo,
  placeAfter,
  raise,
  remove,
  setBase,
  setColour,
  takeApart,
} from "./list-changes.ts";
import type { ScreenId } from "./listed-screen.ts";
import { toggleObject } from "./objects.ts";
import { editorOf, parseName, rotateEditor, withoutResolution, withShape } from "./screen-properties.ts";
import {
  emptySpaceEditor,
  isSpaceEdited,
  readSpace,
  type SpaceEditor,
  type SpaceField,
  spaceEditorOf,
  withToggledUnit,
  withTyped,
  withWritten,
} from "./space.ts";
import { type ComparisonState, type Entry, entryOf, isEdited, isSameView, withEditor } from "./state.ts";
import type { TypedLength } from "./typed.ts";
import { type ViewChoices, withSpace } from "./view.ts";

export type EditorField = "length" | keyof TypedRatio | TypedOption;

/** How many equal displays one screen stands for. */
export type SideBySide = 1 | DisplaySet["count"];

/** Every way in which the comparison changes. */
export type ComparisonAction =
  /** `text` is the input's whole text. The input has accepted it already (S5, D6). The unit is a gap's or a distance's. A name acts at once. */
  | { type: "type"; id: ScreenId; field: EditorField; text: string; unit?: Unit }
  /** A popular ratio (D8) or a resolution (D28). It acts at once. */
  | { type: "set-ratio"; id: ScreenId; ratio: Ratio }
  /** Keeps the ratio, and acts at once. */
  | { type: "remove-resolution"; id: ScreenId }
  /** The screen is seen from the distance of all again (D32). */
  | { type: "remove-distance"; id: ScreenId }
  /** Puts the screen's value back into a field. */
  | { type: "reset"; id: ScreenId; field: EditorField }
  /** A pasted size or ratio, or a length with its unit (D43). */
  | { type: "write-size"; id: ScreenId; size: WrittenValues }
  | { type: "toggle-unit"; id: ScreenId }
  | { type: "rotate"; id: ScreenId }
  | { type: "remove"; id: ScreenId }
  /** Changes places with the screen before or after it. */
  | { type: "move"; id: ScreenId; by: -1 | 1 }
  /** Lets go of a screen in a row: at a place in the list, from 0, and so many centimetres above the line (D56). */
  | { type: "put"; id: ScreenId; at: number; raised: number }
  /** Puts all screens of a row on its line. */
  | { type: "level-all" }
  /** Puts each display of a set into the list, in the set's place (D29). */
  | { type: "take-apart"; id: ScreenId }
  /** Makes one set of a screen and its neighbours that are equal to it. */
  | { type: "make-set"; id: ScreenId }
  /** One that is free, or the tile's, which then gets the colour that became free (D4). */
  | { type: "set-colour"; id: ScreenId; colour: ColourName }
  | { type: "commit"; id: ScreenId }
  | { type: "commit-all" }
  /** Commits every valid screen (D43). */
  | { type: "commit-valid" }
  /** `random` is at least 0 and less than 1; it picks the tile's next colour (S3) and is passed in (D4). */
  | { type: "add"; random: number }
  /** Adds a described screen in the tile's colour, behind the screen `after` or at the end. */
  | { type: "add-described"; spec: ScreenDescription; after: ScreenId | null; random: number }
  /** Shows a described screen in another one's place and colour. */
  | { type: "replace-screen"; id: ScreenId; spec: ScreenDescription }
  /** Shows so many equal ones side by side, from 1 to 4 (D29). */
  | { type: "set-count"; id: ScreenId; count: SideBySide }
  /** Draws with another scaling, in whole percents from 100 to 300 (D45). */
  | { type: "set-scaling"; id: ScreenId; scaling: number }
  /** A radius in millimetres, or flat (D61). It acts at once. */
  | { type: "set-radius"; id: ScreenId; radius: number | null }
  | { type: "set-view"; view: Partial<ViewChoices> }
  /** Shows the card of a space to fit into, empty and in this unit (D38). */
  | { type: "open-space"; unit: Unit }
  | { type: "type-space"; field: SpaceField; text: string }
  /** A length that was typed or pasted with its unit (D43). The others are converted to it. */
  | { type: "write-space"; field: SpaceField; typed: TypedLength }
  | { type: "paste-space"; space: Space }
  | { type: "toggle-space-unit" }
  | { type: "commit-space" }
  | { type: "remove-space" }
  /** Draws an object for scale, or no longer (D31). */
  | { type: "toggle-object"; object: KnownObject }
  /** Compares the others with this screen (D27). */
  | { type: "set-base"; id: ScreenId };

export function reduceComparison(state: ComparisonState, action: ComparisonAction): ComparisonState {
  switch (action.type) {
    case "type":
      return changeEntry(state, action.id, (entry) => {
        const typed = withEditor(entry, typeInto(entry.editor, action));
        return action.field === "name" ? named(typed) : typed;
      });
    case "set-ratio":
      return changeEntry(state, action.id, (entry) =>
        changeRatio(entry, withShape(entry.screen, shapeFrom(action.ratio))),
      );
    case "remove-resolution":
      return changeEntry(state, action.id, (entry) => changeRatio(entry, withoutResolution(entry.screen)));
    case "reset":
      return changeEntry(state, action.id, (entry) => resetField(entry, action.field));
    case "write-size":
      return changeEditor(state, action.id, (editor) => withSize(editor, action.size));
    case "toggle-unit":
      return changeEditor(state, action.id, withOtherUnit);
    case "rotate":
      return changeEntry(state, action.id, rotate);
    case "commit":
      return changeEntry(state, action.id, commit);
    case "commit-all":
      return commitAll(state);
    case "commit-valid":
      return commitValid(state);
    case "add":
      return insert(state, DEFAULT_SPEC, state.entries.length, action.random);
    case "add-described":
      return insert(state, action.spec, placeAfter(state, action.after), action.random);
    case "replace-screen":
      return changeEntry(state, action.id, (entry) =>
        entryOf({ ...entry, screen: { ...action.spec, colour: entry.screen.colour } }),
      );
    case "set-count":
      return changeEntry(state, action.id, (entry) => withCount(entry, action.count));
    case "remove-distance":
      return changeEntry(state, action.id, withoutDistance);
    case "set-scaling":
      return changeEntry(state, action.id, (entry) => withScaling(entry, action.scaling));
    case "set-radius":
      return changeEntry(state, action.id, (entry) => withRadius(entry, action.radius));
    case "remove":
      return remove(state, action.id);
    case "move":
      return move(state, action.id, action.by);
    case "put":
      return moveTo(raise(state, action.id, action.raised), action.id, action.at);
    case "level-all":
      return state.entries.reduce((levelled, { id }) => raise(levelled, id, 0), state);
    case "take-apart":
      return takeApart(state, action.id);
    case "make-set":
      return makeSet(state, action.id);
    case "set-colour":
      return setColour(state, action.id, action.colour);
    case "set-view":
      return setView(state, action.view);
    case "open-space":
      return state.spaceEditor === null ? { ...state, spaceEditor: emptySpaceEditor(action.unit) } : state;
    case "type-space":
      return changeSpace(state, (editor) => withTyped(editor, action.field, action.text));
    case "write-space":
      return changeSpace(state, (editor) => withWritten(editor, action.field, action.typed));
    case "paste-space":
      return changeSpace(state, ({ frame }) => ({ ...spaceEditorOf(action.space), frame }));
    case "toggle-space-unit":
      return changeSpace(state, (editor) => withToggledUnit(editor, state.space === null));
    case "commit-space":
      return commitSpace(state);
    case "remove-space":
      return removeSpace(state);
    case "toggle-object":
      return setView(state, { objects: toggleObject(state.objects, action.object) });
    case "set-base":
      return setBase(state, action.id);
  }
}

function changeEditor(
  state: ComparisonState,
  id: ScreenId,
  change: (editor: EditorValues) => EditorValues,
): ComparisonState {
  return changeEntry(state, id, (entry) => withEditor(entry, change(entry.editor)));
}

function typeInto(
  editor: EditorValues,
  { field, text, unit = "cm" }: Extract<ComparisonAction, { type: "type" }>,
): EditorValues {
  if (field === "length") return withLength(editor, text);
  return { ...editor, [field]: LENGTH_FIELDS.has(field) ? { text, unit } : text };
}

/** Fields of lengths that have a unit of their own. */
const LENGTH_FIELDS: ReadonlySet<EditorField> = new Set(["gap", "distance", "raised"]);

function resetField(entry: Entry, field: EditorField): Entry {
  const { editor, screen } = entry;
  const shown = editorOf(screen);
  const unit = field === "length" ? shown.unit : editor.unit;
  return withEditor(entry, { ...editor, [field]: shown[field], unit });
}

/** Nothing is wrong with any name, so it waits for no commit (F4.1). */
function named(entry: Entry): Entry {
  const { name: _, ...nameless } = entry.screen;
  return changeScreen(entry, { ...nameless, ...parseName(entry.editor.name) });
}

/** The inputs show the screen's ratio, and that it became flat. What is typed elsewhere stays (D2). */
function changeRatio(entry: Entry, screen: Screen): Entry {
  const isFlattened = screen.radius !== entry.screen.radius;
  return changeScreen(entry, screen, ({ width, height, radius }) => ({
    width,
    height,
    ...(isFlattened && { radius }),
  }));
}

/** Swaps width and height in the screen and in the inputs, so that typed values stay (S4.2, D2). */
function rotate({ editor, ...listed }: Entry): Entry {
  return withEditor({ ...listed, screen: rotated(listed.screen) }, rotateEditor(editor));
}

/** A single screen has no gap. */
function withCount(entry: Entry, count: SideBySide): Entry {
  const { screen } = entry;
  const { count: pasted, ...editor } = entry.editor;
  if (count === (screen.count ?? 1) && pasted === undefined) return entry;
  if (count !== 1) return changeScreen({ ...entry, editor }, { ...screen, count });
  const { count: _, gap: __, ...single } = screen;
  return changeScreen({ ...entry, editor }, single, ({ gap }) => ({ gap }));
}

function withoutDistance(entry: Entry): Entry {
  const { distance: _, ...screen } = entry.screen;
  return changeScreen(entry, screen, ({ distance }) => ({ distance }));
}

function withScaling(entry: Entry, scaling: number): Entry {
  const { screen } = entry;
  if (!isScaling(scaling) || scaling === scalingOf(screen)) return entry;
  const { scaling: _, ...plain } = screen;
  return changeScreen(entry, scaling === LEAST_SCALING ? plain : { ...screen, scaling });
}

/** The input shows the curve. What is typed elsewhere stays (D2). */
function withRadius(entry: Entry, radius: number | null): Entry {
  const { radius: _, ...flat } = entry.screen;
  const screen: Screen = radius === null ? flat : { ...flat, radius };
  return isPossibleCurve(screen) ? changeScreen(entry, screen, (shown) => ({ radius: shown.radius })) : entry;
}

/** An invalid editor commits nothing (S4.6), an unchanged one changes nothing. */
function commit(entry: Entry): Entry {
  const { value } = entry.typed;
  if (value === null || !isEdited(entry)) return entry;
  // A radius is written in one way, however it was typed.
  return changeScreen(entry, value, ({ radius }) => ({ radius }));
}

/** Commits every screen and the space, or nothing while any editor is invalid (S4.7). */
function commitAll(state: ComparisonState): ComparisonState {
  return isValid(state) ? commitValid(state) : state;
}

/** Whether everything that is typed can be committed. */
export function isValid({ entries, spaceEditor, frame }: ComparisonState): boolean {
  return (
    entries.every(({ typed }) => typed.value !== null) &&
    (spaceEditor === null || readSpace(spaceEditor, frame).value !== null)
  );
}

function commitValid(state: ComparisonState): ComparisonState {
  return commitSpace({ ...state, entries: state.entries.map(commit) });
}

function changeSpace(state: ComparisonState, change: (editor: SpaceEditor) => SpaceEditor): ComparisonState {
  return state.spaceEditor === null ? state : { ...state, spaceEditor: change(state.spaceEditor) };
}

/** Invalid values commit nothing, unchanged ones change nothing, as in an editor. */
function commitSpace(state: ComparisonState): ComparisonState {
  const { spaceEditor, space, frame } = state;
  const entered = spaceEditor && readSpace(spaceEditor, frame).value;
  if (spaceEditor === null || entered === null || !isSpaceEdited(spaceEditor, space, frame)) return state;
  return { ...withSpace(state, entered.space, entered.frame), spaceEditor: { ...spaceEditor, isWidthBare: false } };
}

/** A row keeps its frame. */
function removeSpace(state: ComparisonState): ComparisonState {
  if (state.spaceEditor === null) return state;
  const frame = state.arrangement === "side" ? state.frame : DEFAULT_FRAME;
  return { ...withSpace(state, null, frame), spaceEditor: null };
}

function setView(state: ComparisonState, view: Partial<ViewChoices>): ComparisonState {
  const next = { ...state, ...view };
  return isSameView(next, state) ? state : next;
}
