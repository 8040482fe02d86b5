import { type Dispatch, useState } from "react";
import { type EditorValues, type WrittenValues, withSize } from "../../../comparison/editor-values.ts";
import type { ComparisonAction } from "../../../comparison/reducer.ts";
import type { Entry } from "../../../comparison/state.ts";
import type { WrittenLength } from "../../../domain/display/written-length.ts";
import { parseWrittenSize, type WrittenSize } from "../../../domain/display/written-size.ts";
import { refusalText, understoodLength } from "../understood-text.ts";

/** What a note says is true of one screen and of what is typed for it. With any change it disappears. */
interface Note {
  readonly text: string;
  readonly screen: Entry["screen"];
  readonly editor: EditorValues;
}

/** Fills an editor with sizes that are pasted, or typed with their unit, and says what was understood (D43). */
export function useWrittenSizes({ id, screen, editor }: Entry, dispatch: Dispatch<ComparisonAction>) {
  const [note, setNote] = useState<Note | null>(null);

  function showNote(text: string, next: EditorValues = editor) {
    setNote({ text, screen, editor: next });
  }

  function write({ length, ratio }: WrittenSize) {
    const unit = length?.unit ?? editor.unit;
    const size: WrittenValues = {
      length: length === null ? undefined : { number: length.number, unit },
      ratio: ratio ?? undefined,
    };
    dispatch({ type: "write-size", id, size });
    if (length !== null) showNote(understoodLength(length, unit, ratio), withSize(editor, size));
  }

  function paste(text: string) {
    const size = parseWrittenSize(text);
    if (size === null) showNote(refusalText(text));
    else write(size);
  }
  return {
    note: note?.screen === screen && hasSameValues(note.editor, editor) ? note.text : "",
    showNote,
    writeLength: (length: WrittenLength) => write({ length, ratio: null }),
    paste,
  };
}

export type WrittenSizes = ReturnType<typeof useWrittenSizes>;

function hasSameValues(one: EditorValues, other: EditorValues): boolean {
  return (Object.keys(other) as (keyof EditorValues)[]).every((name) => one[name] === other[name]);
}
