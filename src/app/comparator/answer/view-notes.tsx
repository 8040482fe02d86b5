import { type ReactNode, useState } from "react";
import type { Answer } from "../../../comparison/answer.ts";
import { pictureNote } from "../../../comparison/picture-note.ts";
import { seatNote } from "../../../comparison/seat-note.ts";
import { acceptNumberText, exactNumberText, positiveNumber } from "../../../domain/display/number-text.ts";
import { MAX_DISTANCE } from "../../../domain/display/seat.ts";
import type { ComparisonSession } from "../use-comparison.ts";
import styles from "./view-notes.module.css";

interface ViewNotesProps {
  answer: Answer;
  session: ComparisonSession;
}

/** What the view's choices add to the answer: how large a film is (D33), and what the screens look like (D32). */
export function ViewNotes({ answer, session }: ViewNotesProps): ReactNode {
  const { comparison, dispatch } = session;
  const { content, scale, distance } = comparison;
  const film = pictureNote(answer.rows, content);
  return (
    <>
      {film !== null && <p className={styles.viewNote}>{film}</p>}
      {scale === "seat" && (
        <>
          <p className={styles.viewNote}>{seatNote(answer.rows, distance)}</p>
          <CommonDistance
            key={distance}
            distance={distance}
            onChange={(next) => dispatch({ type: "set-view", view: { distance: next } })}
          />
        </>
      )}
    </>
  );
}

interface CommonDistanceProps {
  /** In centimetres. */
  distance: number;
  onChange(distance: number): void;
}

/** The distance to all screens without one of their own. Leaving the input or Enter sets it, so that undo has one step. */
function CommonDistance({ distance, onChange }: CommonDistanceProps) {
  const [text, setText] = useState(exactNumberText(distance));

  function commit() {
    const typed = positiveNumber(text);
    if (typed === null || typed > MAX_DISTANCE) setText(exactNumberText(distance));
    else if (typed !== distance) onChange(typed);
  }

  return (
    <label className={styles.distance}>
      Seen from
      <input
        type="text"
        inputMode="decimal"
        enterKeyHint="done"
        autoComplete="off"
        aria-label="Viewing distance in centimetres"
        value={text}
        onChange={(event) => setText(acceptNumberText(text, event.currentTarget.value))}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === "Enter") commit();
        }}
      />
      cm
    </label>
  );
}
