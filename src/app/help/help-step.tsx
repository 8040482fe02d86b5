import type { ReactNode } from "react";
import styles from "./help.module.css";

/** One step: its text, and a picture of where to press or look. */
export function HelpStep({ number, picture, children }: { number: number; picture: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.step}>
      {picture}
      <p className={styles.text}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        {children}
      </p>
    </div>
  );
}
