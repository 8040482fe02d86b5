import { useState } from "react";
import type { TypedRatio } from "#comparison/editor-values.ts";
import type { TypedLength } from "#comparison/typed.ts";
import { exactNumberText } from "#domain/display/number-text.ts";
import { givenRatio, type Shape } from "#domain/display/resolution.ts";
import type { DisplaySpec } from "#domain/display/screen.ts";
import type { Unit } from "#domain/display/unit.ts";
import type { Space } from "#domain/space/opening.ts";
import { parseWrittenLength, type WrittenLength } from "#domain/written/length.ts";
import type { Meaning } from "#domain/written/meaning.ts";
import { readText } from "#domain/written/read-text.ts";
import { type Place, refusalText, severalText, understoodLength } from "./understood-text.ts";

/** A length with its unit, and in a screen's editor also a ratio and how many are side by side. */
export interface UnderstoodSize {
  readonly length: TypedLength | null;
  readonly ratio: TypedRatio | null;
  readonly count?: DisplaySpec["count"];
}

interface WrittenField {
  readonly place: Place;
  /** Of a length that is written without one. */
  readonly unit: Unit;
  /** The diagonal that stays where a text means none. */
  readonly kept?: string;
  write(size: UnderstoodSize): void;
}

/** What a field understood, or text in which it found nothing. */
type Reading =
  | { readonly understood: WrittenLength; readonly unit: Unit; readonly ratio: TypedRatio | null }
  | { readonly several: number; readonly text: string }
  | { readonly unreadable: string; readonly place: Place; readonly kept?: string | undefined };

interface Note {
  readonly reading: Reading;
  /** What the note is true of. */
  readonly subject: object;
  /** Whether what was understood has not changed the subject yet. */
  readonly isNext: boolean;
}

/**
 * Reads lengths that are pasted, or typed with their unit, into the fields of one card, and says what it understood (D43). The note
 * goes with the next change of the subject.
 *
 * @param onWhole receives a pasted text that may mean more than a size, and null for any other
 */
export function useWrittenLengths(subject: object, onWhole?: (text: string | null) => void) {
  const [note, setNote] = useState<Note | null>(null);
  if (note?.isNext && note.subject !== subject) setNote({ ...note, subject, isNext: false });

  function take({ unit, write }: WrittenField, { length, ratio, count }: WrittenSize) {
    const typed = length && { text: length.number, unit: length.unit ?? unit };
    setNote(length && typed && { reading: { understood: length, unit: typed.unit, ratio }, subject, isNext: true });
    write({ length: typed, ratio, count });
  }

  return {
    note: note !== null && (note.isNext || note.subject === subject) ? noteText(note.reading) : "",
    isRefused: note !== null && "unreadable" in note.reading,
    /** The handlers of a field for a length. */
    field: (field: WrittenField) => ({
      onLength: (length: WrittenLength) => take(field, { length, ratio: null }),
      onRejected(text: string) {
        const size = readSize(text, field.place);
        if ("several" in size || "unreadable" in size)
          setNote({ reading: { ...size, kept: field.kept }, subject, isNext: false });
        else take(field, size);
        if (field.place === "screen") onWhole?.(meansMore(readText(text)) ? text : null);
      },
    }),
  };
}

export type WrittenLengths = ReturnType<typeof useWrittenLengths>;

export type LengthHandlers = ReturnType<WrittenLengths["field"]>;

/** Whether a text may mean more than a size: several, a distance, a model. */
function meansMore(meaning: Meaning): boolean {
  if (meaning.unread.length > 0) return true;
  if (meaning.means === "resolution") return meaning.untrue !== null;
  return !["length", "ratio", "screen", "nothing"].includes(meaning.means);
}

interface WrittenSize extends Omit<UnderstoodSize, "length"> {
  readonly length: WrittenLength | null;
}

/** What a text fills in. A text that means several screens fills in nothing. */
function readSize(text: string, place: Place): WrittenSize | Exclude<Reading, { understood: WrittenLength }> {
  if (place !== "screen") {
    const length = parseWrittenLength(text);
    return length === null ? { unreadable: text, place } : { length, ratio: null };
  }
  const meaning = readText(text);
  const textsOf = (shape: Shape) => {
    const { width, height } = givenRatio(shape);
    return { width: exactNumberText(width), height: exactNumberText(height) };
  };
  switch (meaning.means) {
    case "length":
    case "distance":
      return { length: meaning.length, ratio: null };
    case "resolution":
      if (meaning.untrue !== null) return { unreadable: text, place };
      return { length: null, ratio: textsOf(meaning.ratio) };
    case "ratio":
      return { length: null, ratio: textsOf(meaning.ratio) };
    case "several":
      return { several: meaning.screens.length, text };
  }
  const [screen] = "screens" in meaning ? meaning.screens : [];
  if (screen === undefined) return { unreadable: text, place };
  const { count } = screen;
  const length = "length" in meaning ? meaning.length : parseWrittenLength(`${screen.length} ${screen.unit}`);
  return { length, ratio: textsOf(meaning.means === "sides" ? shapeBeside(meaning.sides, screen) : screen), count };
}

/** Sides that were written in millimetres, without pixels beside them, are no pixels (F6.2): 597 × 336 mm is 59.7:33.6. */
export function shapeBeside(sides: Space, screen: Shape): Shape {
  const { resolution } = screen;
  const [width, height] = [sides.width, sides.height ?? 0].map((side) => Number(side.toFixed(4))) as [number, number];
  const isOfSides = resolution === undefined || Math.abs(resolution.width * height - resolution.height * width) < 1e-6;
  return isOfSides ? { width, height } : screen;
}

function noteText(reading: Reading): string {
  if ("several" in reading) return severalText(reading.text, reading.several);
  if ("unreadable" in reading) return refusalText(reading.unreadable, reading.place, reading.kept);
  return understoodLength(reading.understood, reading.unit, reading.ratio);
}
