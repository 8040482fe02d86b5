import { useState } from "react";
import type { TypedRatio, WrittenValues } from "#comparison/editor-values.ts";
import type { TypedLength } from "#comparison/typed.ts";
import type { Unit } from "#domain/display/unit.ts";
import { parseWrittenLength, type WrittenLength } from "#domain/written/length.ts";
import { understood as words } from "#words/page/understood.ts";

/** A length with its unit, and in a screen's editor also a ratio, a radius and how many are side by side. */
export type UnderstoodSize = Omit<WrittenValues, "name">;

interface WrittenField {
  /** Which kind of field a text is written into. */
  readonly place: Parameters<typeof words.refused>[1];
  /** Of a length that is written without one. */
  readonly unit: Unit;
  /** The diagonal that stays where a text means none. */
  readonly kept?: TypedLength;
  write(size: UnderstoodSize): void;
}

/** What a text fills in. */
export interface WrittenSize extends Omit<UnderstoodSize, "length"> {
  readonly length: WrittenLength | null;
  /** The words that were not understood. */
  readonly unread?: readonly string[];
}

/** A text that means no size. */
export interface RefusedSize {
  readonly unreadable: string;
}

/** What a field understood or refused. */
type Reading =
  | {
      readonly understood: WrittenLength;
      readonly unit: Unit;
      readonly ratio: TypedRatio | null;
      readonly unread: readonly string[];
    }
  | (RefusedSize & Pick<WrittenField, "place" | "kept">);

interface Note {
  readonly reading: Reading;
  /** What the note is true of. */
  readonly subject: object;
  /** Whether what was understood has not changed the subject yet. */
  readonly isNext: boolean;
}

/**
 * Takes lengths that are pasted, or typed with their unit, into the fields of one card, and says what it understood (D43). The note
 * goes with the next change of the subject.
 */
export function useWrittenLengths(subject: object) {
  const [note, setNote] = useState<Note | null>(null);
  if (note?.isNext && note.subject !== subject) setNote({ ...note, subject, isNext: false });

  function take(field: WrittenField, read: WrittenSize | RefusedSize) {
    const { unit, place, kept, write } = field;
    if (!("length" in read)) {
      setNote({ reading: { ...read, place, ...(kept !== undefined && { kept }) }, subject, isNext: false });
      return;
    }
    const { length, ratio, unread = [], ...others } = read;
    const typed = length && { text: length.number, unit: length.unit ?? unit };
    setNote(
      length && typed && { reading: { understood: length, unit: typed.unit, ratio, unread }, subject, isNext: true },
    );
    write({ ...others, length: typed, ratio });
  }

  return {
    note: note !== null && (note.isNext || note.subject === subject) ? noteText(note.reading) : "",
    take,
    /** For what is said elsewhere. */
    clear: () => setNote(null),
    /** The handlers of a field for a length. */
    field: (field: WrittenField) => ({
      onLength: (length: WrittenLength) => take(field, { length, ratio: null }),
      onRejected(text: string) {
        const length = parseWrittenLength(text);
        take(field, length === null ? { unreadable: text } : { length, ratio: null });
      },
    }),
  };
}

export type WrittenLengths = ReturnType<typeof useWrittenLengths>;

export type LengthHandlers = ReturnType<WrittenLengths["field"]>;

function noteText(reading: Reading): string {
  if ("unreadable" in reading) {
    const { unreadable, place, kept } = reading;
    return kept === undefined ? words.refused(unreadable, place) : words.refusedFor(unreadable, kept);
  }
  const { understood, unit, ratio, unread } = reading;
  return words.length(understood, unit, ratio, unread);
}
