import { exactNumberText, numberText, positiveNumber } from "#domain/display/number-text.ts";
import { convertLength, otherUnit, type Unit } from "#domain/display/unit.ts";
import { MAX_FRAME, type Space } from "#domain/space/opening.ts";
import { parseWrittenLength } from "#domain/written/length.ts";
import { invalid, shownText, type Typed, type TypedLength, valid } from "./typed.ts";

/** What is typed for the space until it is committed. */
export interface SpaceEditor {
  readonly width: TypedLength;
  /** Empty for a width alone. */
  readonly height: TypedLength;
  /** On each side. Null where nothing was typed; the frame then does not change. */
  readonly frame: TypedLength | null;
  /** The unit that all three are shown in. */
  readonly unit: Unit;
  /** Whether the width was typed without a unit, which may still follow behind the height. */
  readonly isWidthBare: boolean;
}

export const SPACE_FIELDS = ["width", "height", "frame"] as const;

export type SpaceField = (typeof SPACE_FIELDS)[number];

/** `150x85cm`, `59x33.5in`, `120cm`; null for anything else. The unit may stand behind each number. */
export function parseSpace(text: string): Space | null {
  const parts = text.slice(0, 200).split(/[x×*]/i);
  const lengths = parts.map(parseSide);
  const unit = lengths.at(-1)?.unit;
  if (parts.length > 2 || unit == null || lengths.some((length) => length === null)) return null;
  const [width = null, height] = lengths.map((length) => {
    const number = positiveNumber(length?.number ?? "");
    return number === null ? null : convertLength(number, length?.unit ?? unit, unit);
  });
  return width === null || height === null ? null : { width, height: height ?? null, unit };
}

/** Numbers of links may be longer than typed ones. */
const EXACT = /^([\d.]{1,90})(in|cm)?$/;

function parseSide(text: string): { readonly number: string; readonly unit: Unit | null } | null {
  const [, number, unit = null] = EXACT.exec(text) ?? [];
  return number === undefined ? parseWrittenLength(text) : { number, unit: unit as Unit | null };
}

export function formatSpace({ width, height, unit }: Space): string {
  return `${exactNumberText(width)}${height === null ? "" : `x${exactNumberText(height)}`}${unit}`;
}

/** In centimetres where no unit is written; null for anything that is no frame. */
export function parseFrame(text: string): number | null {
  const written = parseWrittenLength(text);
  if (written === null) return null;
  const frame = convertLength(Number(written.number), written.unit ?? "cm", "cm");
  return isFrame(frame) ? frame : null;
}

function isFrame(centimetres: number): boolean {
  return centimetres >= 0 && centimetres <= MAX_FRAME;
}

export function spaceEditorOf({ width, height, unit }: Space): SpaceEditor {
  return {
    width: { text: numberText(width), unit },
    height: { text: height === null ? "" : numberText(height), unit },
    frame: null,
    unit,
    isWidthBare: false,
  };
}

export function emptySpaceEditor(unit: Unit): SpaceEditor {
  return { width: { text: "", unit }, height: { text: "", unit }, frame: null, unit, isWidthBare: false };
}

/** The text means a length in the unit that is shown. */
export function withTyped(editor: SpaceEditor, field: SpaceField, text: string): SpaceEditor {
  const isWidthBare = field === "width" || editor.isWidthBare;
  return { ...editor, [field]: { text, unit: editor.unit }, isWidthBare };
}

/** A length with its own unit, in which the card is then shown. In `150 × 85 cm` it is the width's unit, too. */
export function withWritten(editor: SpaceEditor, field: SpaceField, typed: TypedLength): SpaceEditor {
  const { unit } = typed;
  const isSharedUnit = field === "height" && editor.isWidthBare;
  return {
    ...editor,
    ...(isSharedUnit && { width: { text: shownText(editor.width, editor.unit), unit } }),
    [field]: typed,
    unit,
    isWidthBare: field !== "width" && editor.isWidthBare,
  };
}

/** A space that is not drawn yet was typed before its unit was chosen, so its numbers stay. */
export function withToggledUnit(editor: SpaceEditor, isNew: boolean): SpaceEditor {
  const unit = otherUnit(editor.unit);
  const changed = { ...editor, unit, isWidthBare: false };
  if (!isNew) return changed;
  const { width, height, frame } = editor;
  const meant = (length: TypedLength) => ({ text: shownText(length, editor.unit), unit });
  return { ...changed, width: meant(width), height: meant(height), frame: frame && meant(frame) };
}

/**
 * The texts of the card's inputs.
 *
 * @param frame the drawn one, in centimetres
 */
export function shownSpace(editor: SpaceEditor, frame: number): Readonly<Record<SpaceField, string>> {
  const { unit } = editor;
  return {
    width: shownText(editor.width, unit),
    height: shownText(editor.height, unit),
    frame: editor.frame === null ? frameText(frame, unit) : shownText(editor.frame, unit),
  };
}

/** Converted a frame would have ten digits. It is shown as a person would write it, and stays unrounded. */
export function frameText(frame: number, unit: Unit): string {
  const length = convertLength(frame, "cm", unit);
  const exact = numberText(length);
  return exact.length <= WRITTEN_LENGTH ? exact : numberText(Number(length.toPrecision(length < 1 ? 2 : 3)));
}

/** In characters. Nobody writes longer figures. */
const WRITTEN_LENGTH = 8;

/** A typed space with its frame in centimetres. */
interface EnteredSpace {
  readonly space: Space;
  readonly frame: number;
}

/** In centimetres; null for anything that is no frame. */
function enteredFrame({ text, unit }: TypedLength): number | null {
  const frame = convertLength(Number(text), unit, "cm");
  // Converted from 20 cm it may be a little more.
  return /\d/.test(text) && isFrame(frame * (1 - 1e-9)) ? Number(frame.toPrecision(9)) : null;
}

/** What a commit would draw, or what is wrong (S5). An empty height is a width alone. */
export function readSpace(editor: SpaceEditor, drawnFrame: number): Typed<EnteredSpace> {
  const width = positiveNumber(shownText(editor.width, editor.unit));
  const height = positiveNumber(shownText(editor.height, editor.unit));
  const frame = editor.frame === null ? drawnFrame : enteredFrame(editor.frame);
  const wrong: Readonly<Record<SpaceField, boolean>> = {
    width: width === null,
    height: height === null && editor.height.text !== "",
    frame: frame === null,
  };
  const errors = SPACE_FIELDS.filter((field) => wrong[field]);
  if (width === null || frame === null || errors.length > 0) return invalid(...errors);
  return valid({ space: { width, height, unit: editor.unit }, frame });
}

/** Whether a commit would change the space. */
export function isSpaceEdited(editor: SpaceEditor | null, space: Space | null, frame: number): boolean {
  if (editor === null) return false;
  if (space === null) return editor.width.text !== "" || editor.height.text !== "";
  const shown = shownSpace(editor, frame);
  const drawn = shownSpace({ ...spaceEditorOf(space), unit: editor.unit }, frame);
  if (shown.width !== drawn.width || shown.height !== drawn.height) return true;
  return editor.frame !== null && enteredFrame(editor.frame) !== frame;
}
