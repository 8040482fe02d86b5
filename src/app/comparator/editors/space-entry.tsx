import type { Ref } from "react";
import { Button } from "#ui/button.tsx";
import { editors as editorsWords } from "#words/page/editors.ts";
import styles from "./starters.module.css";

interface SpaceEntryProps {
  /** Shows the card of a space to fit into (D38). */
  onSpace(): void;
  ref: Ref<HTMLButtonElement>;
}

/** A question about the visitor's own home, below the editors. */
export function SpaceEntry({ onSpace, ref }: SpaceEntryProps) {
  const { open } = editorsWords.space;
  return (
    <Button ref={ref} look="quiet" className={styles.starter} onClick={onSpace}>
      <svg aria-hidden="true" className={styles.picture} viewBox="0 0 64 36" fill="none">
        <path
          stroke="var(--hatching)"
          d="M0 8L8 0M0 20L20 0M0 32L32 0M8 36L44 0M20 36L56 0M32 36L64 4M44 36L64 16M56 36L64 28"
        />
        <rect
          fill="var(--paper)"
          fillOpacity={1}
          stroke="var(--ink)"
          strokeDasharray="3 2"
          x="10"
          y="6"
          width="44"
          height="25"
        />
        <rect stroke="var(--muted)" x="13" y="9" width="38" height="21.5" />
      </svg>
      <span>
        <b className={styles.title}>{open.title}</b>
        <span className={`${styles.note} fine`}>{open.note}</span>
      </span>
    </Button>
  );
}
