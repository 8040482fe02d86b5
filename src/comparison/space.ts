import { exactNumberText, numberText, positiveNumber } from "../domain/display/number-text.ts";
import { convertLength, type Unit } from "../domain/display/unit.ts";
import { parseWrittenLength } from "../domain/display/written-length.ts";
import { MAX_FRAME, type Space } from "../domain/space/space.ts";

/** What is typed for the space until it is committed. */
export interface SpaceEditor {
  readonly width: string;
  /** Empty for a width alone. */
  readonly height: string;
  /** On each side. */
  readonly frame: string;
  /** Of all three. */
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

/** @param frame in centimetres */
export function spaceEditorOf(space: Space, frame: number): SpaceEditor {
  const { width, height, unit } = space;
  return {
    width: numberText(width),
    height: height === null ? "" : numberText(height),
    frame: numberText(convertLength(frame, "cm", unit)),
    unit,
  };
}

/** An empty card, whose frame is the usual one. */
export function emptySpaceEditor(frame: number, unit: Unit): SpaceEditor {
  return { width: "", height: "", frame: numberText(convertLength(frame, "cm", unit)), unit };
}

/** Converts what is typed. Text that is no number stays. */
export function withSpaceUnit(editor: SpaceEditor, unit: Unit): SpaceEditor {
  const converted = (text: string) => {
    const number = positiveNumber(text);
    return number === null ? text : numberText(convertLength(number, editor.unit, unit));
  };
  const { width, height, frame } = editor;
  return { width: converted(width), height: converted(height), frame: converted(frame), unit };
}

/** A typed space with its frame in centimetres. */
export interface EnteredSpace {
  readonly space: Space;
  readonly frame: number;
}

/** What is wrong with typed values (S5). */
export type SpaceErrors = Readonly<Record<SpaceField, boolean>>;

/** An empty height is a width alone. */
export function spaceErrors({ width, height, frame, unit }: SpaceEditor): SpaceErrors {
  return {
    width: positiveNumber(width) === null,
    height: height !== "" && positiveNumber(height) === null,
    frame: !/\d/.test(frame) || !isFrame(convertLength(Number(frame), unit, "cm") * (1 - 1e-9)),
  };
}

/** Null while something is wrong. */
export function enteredSpace(editor: SpaceEditor): EnteredSpace | null {
  if (Object.values(spaceErrors(editor)).some(Boolean)) return null;
  const { width, height, frame, unit } = editor;
  return {
    space: { width: Number(width), height: height === "" ? null : Number(height), unit },
    frame: Number(convertLength(Number(frame), unit, "cm").toPrecision(9)),
  };
}

/** Whether a commit would change the space. */
export function isSpaceEdited(editor: SpaceEditor | null, space: Space | null, frame: number): boolean {
  if (editor === null) return false;
  if (space === null) return editor.width !== "" || editor.height !== "";
  const shown = withSpaceUnit(spaceEditorOf(space, frame), editor.unit);
  return SPACE_FIELDS.some((field) => shown[field] !== editor[field]);
}
