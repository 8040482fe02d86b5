import type { Screen } from "../domain/display/screen.ts";
import type { DisplayErrors } from "../domain/display/validation.ts";
import { editorErrors } from "./editor-values.ts";
import { titleText } from "./screen-names.ts";
import { editedSpec, isEdited } from "./screen-properties.ts";
import { enteredSpace, isSpaceEdited } from "./space.ts";
import { spaceText } from "./space-text.ts";
import type { ComparisonState } from "./state.ts";

/** What is typed and not drawn yet (D43). */
export interface Waiting {
  /** What a commit would draw, in the list's order. */
  readonly drawable: readonly { readonly title: string; readonly colour: Screen["colour"] }[];
  /** The space that a commit would draw (D38): `150 × 85 cm`. */
  readonly space: string | null;
  /** Screens whose typed values are not valid (S5). */
  readonly invalid: readonly { readonly number: number; readonly errors: DisplayErrors }[];
}

type WaitingState = Pick<ComparisonState, "entries" | "spaceEditor" | "space" | "frame">;

const NOTHING: Waiting = { drawable: [], space: null, invalid: [] };

/** Whether anything typed is not drawn, valid or not. */
export function hasWaiting({ entries, spaceEditor, space, frame }: WaitingState): boolean {
  return entries.some(({ editor, screen }) => isEdited(editor, screen)) || isSpaceEdited(spaceEditor, space, frame);
}

export function waitingOf(state: WaitingState): Waiting {
  const { entries } = state;
  const space = waitingSpace(state);
  const edited = entries.filter(({ editor, screen }) => isEdited(editor, screen));
  if (edited.length === 0) return space === null ? NOTHING : { ...NOTHING, space };
  const typed = entries.map(({ id, number, editor, screen }) => {
    const description = editedSpec(editor);
    return { id, number, screen: description === null ? screen : { ...description, colour: screen.colour } };
  });
  return {
    space,
    drawable: edited.flatMap(({ id, editor, screen }) => {
      const listed = typed.find((one) => one.id === id);
      if (listed === undefined || editedSpec(editor) === null) return [];
      return { title: titleText(listed.screen, typed), colour: screen.colour };
    }),
    invalid: edited.flatMap(({ number, editor }) =>
      editedSpec(editor) === null ? { number, errors: editorErrors(editor) } : [],
    ),
  };
}

function waitingSpace({ spaceEditor, space, frame }: WaitingState): string | null {
  const entered = spaceEditor && enteredSpace(spaceEditor, frame);
  if (entered === null || !isSpaceEdited(spaceEditor, space, frame)) return null;
  return spaceText(entered.space, entered.space.unit);
}
