import { useState } from "react";
import type { TypedLength } from "../../comparison/typed.ts";
import type { Unit } from "../../domain/display/unit.ts";
import type { WrittenRatio } from "../../domain/display/written-ratio.ts";
import { parseWrittenSize, type WrittenSize } from "../../domain/display/written-size.ts";
import { parseWrittenLength, type WrittenLength } from "../../domain/written/length.ts";
import { type Place, refusalText, understoodLength } from "./understood-text.ts";

/** A length with its unit, and in a screen's editor also a ratio. */
export interface UnderstoodSize {
  readonly length: TypedLength | null;
  readonly ratio: WrittenRatio | null;
}

interface WrittenField {
  readonly place: Place;
  /** Of a length that is written without one. */
  readonly unit: Unit;
  write(size: UnderstoodSize): void;
}

/** What a field understood, or text in which it found nothing. */
type Reading =
  | { readonly understood: WrittenLength; readonly unit: Unit; readonly ratio: WrittenRatio | null }
  | { readonly unreadable: string; readonly place: Place };

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
 */
export function useWrittenLengths(subject: object) {
  const [note, setNote] = useState<Note | null>(null);
  if (note?.isNext && note.subject !== subject) setNote({ ...note, subject, isNext: false });

  function take({ unit, write }: WrittenField, { length, ratio }: WrittenSize) {
    const typed = length && { text: length.number, unit: length.unit ?? unit };
    setNote(length && typed && { reading: { understood: length, unit: typed.unit, ratio }, subject, isNext: true });
    write({ length: typed, ratio });
  }

  return {
    note: note !== null && (note.isNext || note.subject === subject) ? noteText(note.reading) : "",
    /** The handlers of a field for a length. */
    field: (field: WrittenField) => ({
      onLength: (length: WrittenLength) => take(field, { length, ratio: null }),
      onRejected(text: string) {
        const size = readSize(text, field.place);
        if (size === null) setNote({ reading: { unreadable: text, place: field.place }, subject, isNext: false });
        else take(field, size);
      },
    }),
  };
}

export type WrittenLengths = ReturnType<typeof useWrittenLengths>;

export type LengthHandlers = ReturnType<WrittenLengths["field"]>;

function readSize(text: string, place: Place): WrittenSize | null {
  if (place === "screen") return parseWrittenSize(text);
  const length = parseWrittenLength(text);
  return length && { length, ratio: null };
}

function noteText(reading: Reading): string {
  if ("unreadable" in reading) return refusalText(reading.unreadable, reading.place);
  return understoodLength(reading.understood, reading.unit, reading.ratio);
}
