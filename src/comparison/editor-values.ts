import { numberText, positiveNumber } from "../domain/display/number-text.ts";
import type { OptionalProperties } from "../domain/display/screen.ts";
import { convertLength, otherUnit, type Unit } from "../domain/display/unit.ts";
import { type DisplayErrors, displayErrors } from "../domain/display/validation.ts";

/** A diagonal as the visitor typed it. */
export interface TypedDiagonal {
  /** In `typedUnit`. */
  readonly typedLength: string;
  readonly typedUnit: Unit;
  /** The unit shown now. The shown length is converted from the typed one, so that toggling never makes it drift (D5). */
  readonly unit: Unit;
}

/** A ratio as the visitor typed it. */
export interface TypedRatio {
  readonly width: string;
  readonly height: string;
}

/** What the visitor has typed for one screen, until it is committed (D1). A missing property is an empty text. */
export interface EditorValues extends TypedDiagonal, TypedRatio, Readonly<Record<keyof OptionalProperties, string>> {}

/** The diagonal as the input shows it. Text that is no number stays as typed (D5). */
export function shownLength({ typedLength, typedUnit, unit }: TypedDiagonal): string {
  if (unit === typedUnit) return typedLength;
  const length = positiveNumber(typedLength);
  return length === null ? typedLength : numberText(convertLength(length, typedUnit, unit));
}

export function withLength(values: EditorValues, length: string): EditorValues {
  return { ...values, typedLength: length, typedUnit: values.unit };
}

/** A size as the visitor wrote it (D43). What is missing stays as it is. */
export interface WrittenValues {
  readonly length?: { readonly number: string; readonly unit: Unit } | undefined;
  readonly ratio?: TypedRatio | undefined;
}

/** The unit follows what was written, so that no number changes its meaning. */
export function withSize(values: EditorValues, { length, ratio }: WrittenValues): EditorValues {
  const diagonal = length && { typedLength: length.number, typedUnit: length.unit, unit: length.unit };
  return { ...values, ...diagonal, ...ratio };
}

/** Changes between inches and centimetres and so converts the shown value (S4.1). */
export function withOtherUnit(values: EditorValues): EditorValues {
  return { ...values, unit: otherUnit(values.unit) };
}

export function editorErrors(values: EditorValues): DisplayErrors {
  return displayErrors({ length: shownLength(values), width: values.width, height: values.height });
}
