import type { ReactNode } from "react";
import type { Answer } from "../../../comparison/answer.ts";
import { objectsNote } from "../../../comparison/objects-note.ts";
import { pictureNote } from "../../../comparison/picture-note.ts";
import { seatNote } from "../../../comparison/seat-note.ts";
import type { Comparison } from "../../../comparison/state.ts";
import { unitsOf } from "../../../comparison/units.ts";
import { USUAL_DISTANCE } from "../../../domain/viewing/seat.ts";
import styles from "./view-notes.module.css";

interface ViewNotesProps {
  answer: Answer;
  comparison: Comparison;
}

/** What the view's choices add to the answer: how large a film is (D33), and what the screens look like (D32). */
export function ViewNotes({ answer, comparison }: ViewNotesProps): ReactNode {
  const { scale, distance } = comparison;
  const objects = objectsNote(answer.rows, comparison);
  const film = pictureNote(answer.rows, comparison);
  return (
    <>
      {objects !== null && <p className={styles.viewNote}>{objects}</p>}
      {film !== null && <p className={styles.viewNote}>{film}</p>}
      {scale === "seat" && (
        <p className={styles.viewNote}>
          {seatNote(answer.rows, distance ?? USUAL_DISTANCE, unitsOf(comparison).first)}
        </p>
      )}
    </>
  );
}
