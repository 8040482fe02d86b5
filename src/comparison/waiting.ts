import type { Screen } from "#domain/display/screen.ts";
import { titleText } from "#words/en/screen-names.ts";
import { spaceText } from "#words/en/space-text.ts";
import { smallestTypedRadius } from "./screen-properties.ts";
import { isSpaceEdited, readSpace } from "./space.ts";
import { type ComparisonState, isEdited } from "./state.ts";
import type { InputError } from "./typed.ts";

/** What is typed and not drawn yet (D43). */
export interface Waiting {
  /** What a commit would draw, in the list's order. */
  readonly drawable: readonly { readonly title: string; readonly colour: Screen["colour"] }[];
  /** The space that a commit would draw (D38): `150 × 85 cm`. */
  readonly space: string | null;
  /** Screens whose typed values are not valid (S5). */
  readonly invalid: readonly {
    readonly number: number;
    readonly errors: readonly InputError[];
    /** Of the typed size (D61). */
    readonly smallestRadius: number;
  }[];
}

type WaitingState = Pick<ComparisonState, "entries" | "spaceEditor" | "space" | "frame">;

const NOTHING: Waiting = { drawable: [], space: null, invalid: [] };

/** Whether anything typed is not drawn, valid or not. */
export function hasWaiting({ entries, spaceEditor, space, frame }: WaitingState): boolean {
  return entries.some(isEdited) || isSpaceEdited(spaceEditor, space, frame);
}

export function waitingOf(state: WaitingState): Waiting {
  const { entries } = state;
  const space = waitingSpace(state);
  const edited = entries.filter(isEdited);
  if (edited.length === 0) return space === null ? NOTHING : { ...NOTHING, space };
  const titled = entries.map(({ id, number, screen, typed }) => ({ id, number, screen: typed.value ?? screen }));
  return {
    space,
    drawable: edited.flatMap(({ typed: { value } }) =>
      value === null ? [] : { title: titleText(value, titled), colour: value.colour },
    ),
    invalid: edited.flatMap(({ number, editor, typed: { errors } }) =>
      errors.length === 0 ? [] : { number, errors, smallestRadius: smallestTypedRadius(editor) },
    ),
  };
}

function waitingSpace({ spaceEditor, space, frame }: WaitingState): string | null {
  const entered = spaceEditor && readSpace(spaceEditor, frame).value;
  if (entered === null || !isSpaceEdited(spaceEditor, space, frame)) return null;
  return spaceText(entered.space, entered.space.unit);
}
