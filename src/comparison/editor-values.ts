import { exactNumberText, numberText, positiveNumber } from "../domain/display/number-text.ts";
import type { DisplaySpec, Screen } from "../domain/display/screen.ts";
import { screenName } from "../domain/display/screen-name.ts";
import { convertLength, otherUnit, type Unit } from "../domain/display/unit.ts";
import { displayErrors } from "../domain/display/validation.ts";

/** What the visitor has typed for one screen, until it is committed (D1). */
export interface EditorValues {
  /** The diagonal as it was typed, in `typedUnit`. */
  readonly typedLength: string;
  readonly typedUnit: Unit;
  /** The unit shown now. What is shown follows from what was typed, so that toggling never makes it drift (D5). */
  readonly unit: Unit;
  readonly width: string;
  readonly height: string;
  /** The screen's name as it is typed; empty for none. */
  readonly name: string;
}

/** An editor that shows a screen's own values, in `unit`. */
export function editorOf(screen: Omit<Screen, "colour">, unit: Unit = screen.unit): EditorValues {
  return {
    typedLength: exactNumberText(screen.length),
    typedUnit: screen.unit,
    unit,
    width: exactNumberText(screen.width),
    height: exactNumberText(screen.height),
    name: screen.name ?? "",
  };
}

/** The diagonal as the input shows it. D5: "A value that is not a number stays as it was typed." */
export function shownLength(editor: EditorValues): string {
  if (editor.unit === editor.typedUnit) return editor.typedLength;
  const length = positiveNumber(editor.typedLength);
  return length === null ? editor.typedLength : numberText(convertLength(length, editor.typedUnit, editor.unit));
}

export function withLength(editor: EditorValues, length: string): EditorValues {
  return { ...editor, typedLength: length, typedUnit: editor.unit };
}

/** S4: "The unit button toggles inches and centimetres and converts the shown value." */
export function withOtherUnit(editor: EditorValues): EditorValues {
  return { ...editor, unit: otherUnit(editor.unit) };
}

/** S4: "Rotate: swaps the width and height" – here of what is typed. */
export function turned(editor: EditorValues): EditorValues {
  return { ...editor, width: editor.height, height: editor.width };
}

export function editorErrors(editor: EditorValues) {
  return displayErrors({ length: shownLength(editor), width: editor.width, height: editor.height });
}

/** What the editor describes, or null while it is invalid (S5). */
export function editedSpec(editor: EditorValues): DisplaySpec | null {
  const length = positiveNumber(shownLength(editor));
  const width = positiveNumber(editor.width);
  const height = positiveNumber(editor.height);
  return length === null || width === null || height === null ? null : { length, unit: editor.unit, width, height };
}

/** Whether what is typed differs from what is drawn. */
export function isEdited(editor: EditorValues, screen: Omit<Screen, "colour">): boolean {
  const edited = editedSpec(editor);
  return edited === null || !sameSpec(edited, screen) || screenName(editor.name) !== (screen.name ?? null);
}

function sameSpec(one: DisplaySpec, other: DisplaySpec): boolean {
  return (
    one.length === other.length && one.unit === other.unit && one.width === other.width && one.height === other.height
  );
}
