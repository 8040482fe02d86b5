import type { DisplaySet, OptionalProperties } from "#domain/display/screen.ts";
import { otherUnit, type Unit } from "#domain/display/unit.ts";
import { shownText, type TypedLength } from "./typed.ts";

export interface TypedDiagonal {
  readonly length: TypedLength;
  /** The unit shown now. */
  readonly unit: Unit;
}

/** A ratio as the visitor typed it. */
export interface TypedRatio {
  readonly width: string;
  readonly height: string;
}

/** The optional properties that are typed; others are chosen and act at once. A missing one is an empty text. */
export interface TypedOptions {
  readonly name: string;
  readonly gap: TypedLength;
  readonly distance: TypedLength;
  readonly raised: TypedLength;
  readonly radius: string;
}

/** A name of `TypedOptions`, which is a property of a screen. */
export type TypedOption = keyof TypedOptions & keyof OptionalProperties;

/** What the visitor has typed for one screen, until it is committed (D1). */
export interface EditorValues extends TypedDiagonal, TypedRatio, TypedOptions {
  /** How many are side by side, where that was pasted. */
  readonly count?: 1 | DisplaySet["count"];
}

/** The diagonal as the input shows it. */
export function shownLength({ length, unit }: TypedDiagonal): string {
  return shownText(length, unit);
}

export function withLength(values: EditorValues, text: string): EditorValues {
  return { ...values, length: { text, unit: values.unit } };
}

/** A size as the visitor wrote it (D43). A part that was not written is null and does not change. */
export interface WrittenValues {
  readonly length: TypedLength | null;
  readonly ratio: TypedRatio | null;
  /** How many are side by side, where that was written. */
  readonly count?: EditorValues["count"];
  readonly name?: string | undefined;
  readonly radius?: string | undefined;
}

/** The unit follows what was written, so that no number changes its meaning. */
export function withSize(values: EditorValues, { length, ratio, count, name, radius }: WrittenValues): EditorValues {
  return {
    ...values,
    ...(length && { length, unit: length.unit }),
    ...ratio,
    ...(count && { count }),
    ...(name !== undefined && { name }),
    ...(radius !== undefined && { radius }),
  };
}

/** Changes between inches and centimetres and so converts the shown value (S4.1). */
export function withOtherUnit(values: EditorValues): EditorValues {
  return { ...values, unit: otherUnit(values.unit) };
}
