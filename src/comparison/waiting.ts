import type { Space } from "#domain/space/opening.ts";
import type { ListedScreen } from "./listed-screen.ts";
import { smallestTypedRadius } from "./screen-properties.ts";
import { isSpaceEdited, readSpace } from "./space.ts";
import { type ComparisonState, type Entry, isEdited } from "./state.ts";
import type { InputError } from "./typed.ts";

/** What is typed and not drawn yet (D43). */
export interface Waiting {
  /** What a commit would draw, in the list's order. */
  readonly drawable: readonly ListedScreen[];
  /** All screens as a commit would leave them, since they decide what each one is called. */
  readonly screens: readonly ListedScreen[];
  /** The space that a commit would draw (D38). */
  readonly space: Space | null;
  /** Screens whose typed values are not valid (S5). */
  readonly invalid: readonly {
    readonly number: number;
    readonly errors: readonly InputError[];
    /** Of the typed size (D61). */
    readonly smallestRadius: number;
  }[];
}

type WaitingState = Pick<ComparisonState, "entries" | "spaceEditor" | "space" | "frame">;

const NOTHING: Waiting = { drawable: [], screens: [], space: null, invalid: [] };

/** Whether anything typed is not drawn, valid or not. */
export function hasWaiting({ entries, spaceEditor, space, frame }: WaitingState): boolean {
  return entries.some(isEdited) || isSpaceEdited(spaceEditor, space, frame);
}

export function waitingOf(state: WaitingState): Waiting {
  const { entries } = state;
  const space = waitingSpace(state);
  const edited = entries.filter(isEdited);
  if (edited.length === 0) return space === null ? NOTHING : { ...NOTHING, space };
  const listed = ({ id, number, screen, typed }: Entry) => ({ id, number, screen: typed.value ?? screen });
  return {
    space,
    drawable: edited.filter(({ typed }) => typed.value !== null).map(listed),
    screens: entries.map(listed),
    invalid: edited.flatMap(({ number, editor, typed: { errors } }) =>
      errors.length === 0 ? [] : { number, errors, smallestRadius: smallestTypedRadius(editor) },
    ),
  };
}

function waitingSpace({ spaceEditor, space, frame }: WaitingState): Space | null {
  const entered = spaceEditor && readSpace(spaceEditor, frame).value;
  if (entered === null || !isSpaceEdited(spaceEditor, space, frame)) return null;
  return entered.space;
}
