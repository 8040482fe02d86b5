import type { ReactNode } from "react";
import type { Comparison } from "#comparison/state.ts";
import type { Answer } from "#words/en/answer.ts";
import { answerView } from "#words/page/answer-view.ts";
import styles from "./view-notes.module.css";

interface ViewNotesProps {
  answer: Answer;
  comparison: Comparison;
}

/** What the view's choices add to the answer: how large a film and objects are (D31, D33). */
export function ViewNotes({ answer, comparison }: ViewNotesProps): ReactNode {
  const { objectsNote, pictureNote } = answerView;
  const objects = objectsNote(answer.rows, comparison);
  const film = pictureNote(answer.rows, comparison);
  return (
    <>
      {objects !== null && <p className={styles.viewNote}>{objects}</p>}
      {film !== null && <p className={styles.viewNote}>{film}</p>}
    </>
  );
}
