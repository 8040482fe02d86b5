import { rotated } from "#domain/display/resolution.ts";
import type { Unit } from "#domain/display/unit.ts";
import type { EditorValues } from "./editor-values.ts";
import type { ScreenId } from "./listed-screen.ts";
import { type ComparisonAction, reduceComparison } from "./reducer.ts";
import { editorOf, isSameDescription, rotateEditor } from "./screen-properties.ts";
import { isSpaceEdited, type SpaceEditor, spaceEditorOf } from "./space.ts";
import {
  type Comparison,
  type ComparisonState,
  type Entry,
  entryOf,
  isEdited,
  isSameComparison,
  isTyped,
  stateOf,
  withEditor,
} from "./state.ts";
import { withSpace } from "./view.ts";

/** How many steps can be undone. */
const MOST_STEPS = 200;

/** The comparison and the steps that can be undone and redone. */
export interface ComparisonHistory {
  readonly present: ComparisonState;
  /** The state after the latest step: the same object while the visitor only types, so that the drawing need not follow. */
  readonly drawn: ComparisonState;
  /** The states before each step, the latest last. */
  readonly past: readonly ComparisonState[];
  /** The states before each undo, the next one to redo last. */
  readonly future: readonly ComparisonState[];
  /** The screen whose name is being typed: all of that is one step, until its field is left or anything else is done. */
  readonly naming?: ScreenId;
}

export type HistoryAction =
  | ComparisonAction
  | { type: "undo" }
  | { type: "redo" }
  /**
   * Shows another comparison instead, as one step. The unit of lengths stays, unless that one was made with its own or has a space.
   * `keepsSpace` asks whether other screens fit into the same space (D38).
   */
  | { type: "replace"; comparison: Comparison; keepsSpace?: boolean; hasLengths?: boolean }
  /** Shows a comparison in which nothing was done yet in the unit chosen before (D36). This is no step. */
  | { type: "prefer-lengths"; lengths: Unit };

export function historyOf(present: ComparisonState): ComparisonHistory {
  return { present, drawn: present, past: [], future: [] };
}

/** Typing a size and units are no steps: inputs have the browser's own undo. Every other change is one. */
export function reduceHistory(history: ComparisonHistory, action: HistoryAction): ComparisonHistory {
  const { present, past, future } = history;
  if (action.type === "undo") {
    const target = past.at(-1);
    if (target === undefined) return history;
    return stepTo(returnTo(target, present), past.slice(0, -1), [...future, present]);
  }
  if (action.type === "redo") {
    const target = future.at(-1);
    if (target === undefined) return history;
    return stepTo(returnTo(target, present), [...past, present], future.slice(0, -1));
  }
  if (action.type === "prefer-lengths") return preferLengths(history, action.lengths);
  // New ids, so that no editor takes over the typed values of an earlier screen (D1).
  const next = action.type === "replace" ? replaceComparison(present, action) : reduceComparison(present, action);
  const { naming, ...named } = history;
  const current = action.type === "type" || naming === undefined ? history : named;
  if (next === present) return current;
  if (isSameComparison(present, next)) return { ...current, present: next };
  if (action.type !== "type") return stepTo(next, [...past, present].slice(-MOST_STEPS), []);
  if (naming === action.id) {
    // A name that is as it was before leaves no step that changes nothing.
    const start = past.at(-1);
    if (start !== undefined && nameIn(start, action.id) === nameIn(next, action.id))
      return stepTo(next, past.slice(0, -1), []);
    return { ...stepTo(next, past, []), naming: action.id };
  }
  const before = [...past, present].slice(-MOST_STEPS);
  return { ...stepTo(next, before, []), naming: action.id };
}

function nameIn({ entries }: ComparisonState, screen: ScreenId): string | undefined {
  return entries.find(({ id }) => id === screen)?.screen.name;
}

function replaceComparison(
  present: ComparisonState,
  { comparison, keepsSpace = false, hasLengths = false }: Extract<HistoryAction, { type: "replace" }>,
): ComparisonState {
  const lengths = hasLengths ? comparison.lengths : (comparison.space?.unit ?? present.lengths);
  const next = stateOf({ ...comparison, lengths }, present.nextId);
  if (!keepsSpace || present.spaceEditor === null) return next;
  return { ...withSpace(next, present.space, present.frame), lengths, spaceEditor: present.spaceEditor };
}

function preferLengths(history: ComparisonHistory, lengths: Unit): ComparisonHistory {
  const { present } = history;
  return lengths === present.lengths || hasSteps(history) ? history : historyOf({ ...present, lengths });
}

function hasSteps({ past, future }: ComparisonHistory): boolean {
  return past.length > 0 || future.length > 0;
}

function stepTo(
  present: ComparisonState,
  past: readonly ComparisonState[],
  future: readonly ComparisonState[],
): ComparisonHistory {
  return { present, drawn: present, past, future };
}

/**
 * The state `target`, but with the typed values: a step back must not silently drop what waits for its commit. Where a
 * screen is only rotated, its typed values are rotated with it (D2).
 */
function returnTo(target: ComparisonState, now: ComparisonState): ComparisonState {
  const current = new Map(now.entries.map((entry) => [entry.id, entry]));
  // Their removal has reset what was typed for the others (D7).
  const isRemovalUndone = target.entries.some(({ id }) => !current.has(id));
  const entries = target.entries.map((entry): Entry => {
    const own = current.get(entry.id);
    if (own === undefined) return entry;
    if (own.screen === entry.screen) return isRemovalUndone && !isPending(own) ? entry : withEditor(entry, own.editor);
    if (isSameDescription(rotated(own.screen), entry.screen)) return withEditor(entry, rotateEditor(own.editor));
    return isPending(own) ? withEditor(entry, withTypedOf(own, editorOf(entry.screen))) : entryOf(entry);
  });
  return { ...target, entries, nextId: Math.max(target.nextId, now.nextId), spaceEditor: returnToSpace(target, now) };
}

/** The card shows the space of `target`, but what waits for its commit. A card that was opened only stays open. */
function returnToSpace(target: ComparisonState, now: ComparisonState): SpaceEditor | null {
  const isUnchanged = target.space === now.space && target.frame === now.frame;
  if (isUnchanged || isSpaceEdited(now.spaceEditor, now.space, now.frame)) return now.spaceEditor;
  return target.space && spaceEditorOf(target.space);
}

/** The shown values, but for what was typed over those of the own screen. */
function withTypedOf(own: Entry, shown: EditorValues): EditorValues {
  const { editor } = own;
  const { length, unit } = isTyped(own, "length") ? editor : shown;
  return {
    length,
    unit,
    width: (isTyped(own, "width") ? editor : shown).width,
    height: (isTyped(own, "height") ? editor : shown).height,
    name: (isTyped(own, "name") ? editor : shown).name,
    gap: (isTyped(own, "gap") ? editor : shown).gap,
    distance: (isTyped(own, "distance") ? editor : shown).distance,
    raised: (isTyped(own, "raised") ? editor : shown).raised,
    radius: (isTyped(own, "radius") ? editor : shown).radius,
  };
}

/** Whether typed values wait for a commit. The same length in another unit does not count. */
function isPending(entry: Entry): boolean {
  return isEdited(withEditor(entry, { ...entry.editor, unit: entry.screen.unit }));
}
