import { answerView as words } from "#words/page/answer-view.ts";
import styles from "./answer.module.css";

/** A filled disc with a tick, or a hollow one with a cross: their form tells them apart, as in the drawing (D38). */
export function FitMark({ fits }: { fits: boolean }) {
  return (
    <svg viewBox="0 0 20 20" role="img" aria-label={words.fits(fits)} className={styles.fitMark}>
      {fits ? (
        <>
          <circle cx="10" cy="10" r="9" fill="currentColor" />
          <path d="M6 10.4l2.8 2.7L14 7.4" className={styles.fitTick} />
        </>
      ) : (
        <>
          <circle cx="10" cy="10" r="8.1" />
          <path d="M7 7l6 6M13 7l-6 6" />
        </>
      )}
    </svg>
  );
}
