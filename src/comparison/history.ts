import type { Screen } from "../domain/display/screen.ts";
import { editorOf, turned } from "./editor-values.ts";
import { type ComparisonAction, reduceComparison } from "./reducer.ts";
import type { ComparisonState, Entry } from "./state.ts";

/** How many changes can be taken back. */
const MOST_STEPS = 200;

/** The comparison and the changes of its screens that can be taken back or made again. */
export interface ComparisonHistory {
  readonly present: ComparisonState;
  /** What the screens were before each change, the latest last. */
  readonly past: readonly ComparisonState[];
  /** What the screens were before each undo, the next to make again last. */
  readonly future: readonly ComparisonState[];
}

export type HistoryAction =
  | ComparisonAction
  | { type: "undo" }
  | { type: "redo" }
  /** Another comparison in the place of this one, as one change. */
  | { type: "replace"; state: ComparisonState };

export function historyOf(present: ComparisonState): ComparisonHistory {
  return { present, past: [], future: [] };
}

/** Add, remove, rotate, commit and their like are steps; what is typed is not: inputs have the browser's own undo. */
export function reduceHistory(history: ComparisonHistory, action: HistoryAction): ComparisonHistory {
  const { present, past, future } = history;
  if (action.type === "undo") {
    const target = past.at(-1);
    if (target === undefined) return history;
    return { present: returnTo(target, present), past: past.slice(0, -1), future: [...future, present] };
  }
  if (action.type === "redo") {
    const target = future.at(-1);
    if (target === undefined) return history;
    return { present: returnTo(target, present), past: [...past, present], future: future.slice(0, -1) };
  }
  const next =
    action.type === "replace" ? withFreshIds(action.state, present.nextId) : reduceComparison(present, action);
  if (next === present) return history;
  if (sameScreens(present, next)) return { ...history, present: next };
  return { present: next, past: [...past, present].slice(-MOST_STEPS), future: [] };
}

function sameScreens(one: ComparisonState, other: ComparisonState): boolean {
  return (
    one.entries.length === other.entries.length &&
    one.entries.every((entry, index) => entry.screen === other.entries[index]?.screen)
  );
}

/**
 * The screens of `target`; an editor whose screen is the same now keeps what was typed and not committed, and so does
 * one whose screen is only turned back (D2: "what was typed stays typed").
 */
function returnTo(target: ComparisonState, now: ComparisonState): ComparisonState {
  const current = new Map(now.entries.map((entry) => [entry.id, entry]));
  const entries = target.entries.map((entry): Entry => {
    const own = current.get(entry.id);
    if (own?.screen === entry.screen) return own;
    if (own !== undefined && isTurned(own.screen, entry.screen)) return { ...entry, editor: turned(own.editor) };
    return { ...entry, editor: editorOf(entry.screen) };
  });
  return { ...target, entries, nextId: Math.max(target.nextId, now.nextId) };
}

/** Whether one is the other with its width and height swapped. */
function isTurned(one: Screen, other: Screen): boolean {
  const alike = one.length === other.length && one.unit === other.unit && one.name === other.name;
  return alike && one.width === other.height && one.height === other.width;
}

/** The same comparison with ids that no earlier screen had, so that no editor is taken for another's (D1). */
function withFreshIds(state: ComparisonState, firstId: number): ComparisonState {
  const entries = state.entries.map((entry, index) => ({ ...entry, id: firstId + index }));
  return { ...state, entries, nextId: firstId + entries.length };
}
