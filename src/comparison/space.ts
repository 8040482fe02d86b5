import { exactNumberText, numberText, positiveNumber } from "../domain/display/number-text.ts";
import { convertLength, type Unit } from "../domain/display/unit.ts";
import { parseWrittenLength } from "../domain/display/written-length.ts";
import { MAX_FRAME, type Space } from "../domain/space/space.ts";

/** What is typed for the space until it is committed. */
export interface SpaceEditor {
  readonly width: TypedLength;
  /** Empty for a width alone. */
  readonly height: TypedLength;
  /** On each side. Null where nothing was typed: the frame stays as it is. */
  readonly frame: TypedLength | null;
  /** The unit that all three are shown in. */
  readonly unit: Unit;
}

/** Shown lengths are converted from the typed ones, so that toggling never makes them drift (D5). */
interface TypedLength {
  readonly text: string;
  readonly unit: Unit;
}

export type SpaceField = "width" | "height" | "frame";

export const SPACE_FIELDS = ["width", "height", "frame"] as const satisfies readonly SpaceField[];

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
  };
}

export function emptySpaceEditor(unit: Unit): SpaceEditor {
  return { width: { text: "", unit }, height: { text: "", unit }, frame: null, unit };
}

/** The texts mean lengths in the unit that is shown. */
export function withTyped(editor: SpaceEditor, texts: Partial<Record<SpaceField, string>>): SpaceEditor {
  const { unit } = editor;
  const typed = SPACE_FIELDS.flatMap((field) => {
    const text = texts[field];
    return text === undefined ? [] : [[field, { text, unit }]];
  });
  return { ...editor, ...Object.fromEntries(typed) };
}

/**
 * The texts of the card's inputs.
 *
 * @param frame the drawn one, in centimetres
 */
export function shownSpace(editor: SpaceEditor, frame: number): Readonly<Record<SpaceField, string>> {
  const { unit } = editor;
  return {
    width: shownLength(editor.width, unit),
    height: shownLength(editor.height, unit),
    frame: editor.frame === null ? frameText(frame, unit) : shownLength(editor.frame, unit),
  };
}

/** Text that is no number stays. */
function shownLength({ text, unit }: TypedLength, shownIn: Unit): string {
  const number = unit === shownIn ? null : positiveNumber(text);
  return number === null ? text : numberText(convertLength(number, unit, shownIn));
}

/** Converted a frame would have ten digits. It is shown as a person would write it, and stays unrounded. */
function frameText(frame: number, unit: Unit): string {
  const length = convertLength(frame, "cm", unit);
  const exact = numberText(length);
  return exact.length <= WRITTEN_LENGTH ? exact : numberText(Number(length.toPrecision(length < 1 ? 2 : 3)));
}

/** In characters. Nobody writes longer figures. */
const WRITTEN_LENGTH = 8;

/** A typed space with its frame in centimetres. */
export interface EnteredSpace {
  readonly space: Space;
  readonly frame: number;
}

/** What is wrong with typed values (S5). */
export type SpaceErrors = Readonly<Record<SpaceField, boolean>>;

/** An empty height is a width alone. */
export function spaceErrors({ width, height, frame }: SpaceEditor): SpaceErrors {
  return {
    width: positiveNumber(width.text) === null,
    height: height.text !== "" && positiveNumber(height.text) === null,
    frame: frame !== null && enteredFrame(frame) === null,
  };
}

/** In centimetres; null for anything that is no frame. */
function enteredFrame({ text, unit }: TypedLength): number | null {
  const frame = convertLength(Number(text), unit, "cm");
  // Converted from 20 cm it may be a little more.
  return /\d/.test(text) && isFrame(frame * (1 - 1e-9)) ? Number(frame.toPrecision(9)) : null;
}

/** Null while something is wrong. */
export function enteredSpace(editor: SpaceEditor, frame: number): EnteredSpace | null {
  if (Object.values(spaceErrors(editor)).some(Boolean)) return null;
  const { width, height } = shownSpace(editor, frame);
  return {
    space: { width: Number(width), height: height === "" ? null : Number(height), unit: editor.unit },
    frame: (editor.frame && enteredFrame(editor.frame)) ?? frame,
  };
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
