import type { Answer } from "../../../comparison/answer.ts";
import { pictureNote } from "../../../comparison/picture-note.ts";
import type { Comparison } from "../../../comparison/state.ts";
import styles from "./answer.module.css";

/** What the view's choices add to the answer: how large a film is (D33). */
export function ViewNotes({ answer, comparison }: { answer: Answer; comparison: Comparison }) {
  const note = pictureNote(answer.rows, comparison.content);
  return note === null ? null : <p className={styles.viewNote}>{note}</p>;
}
