import type { Explanation } from "../../../domain/display/pixels.ts";
import { PopoverButton } from "../../../ui/popover-button.tsx";
import styles from "./details.module.css";

/** A heading that shows, when it is pressed, the formula behind it and where that comes from. */
export function Explained({ explanation, label = explanation.title }: { explanation: Explanation; label?: string }) {
  return (
    <PopoverButton label={label} className={styles.explain}>
      <p className={styles.explanationTitle}>{explanation.title}</p>
      <p className={styles.formula}>{explanation.formula}</p>
      <p className={styles.source}>{explanation.source}</p>
    </PopoverButton>
  );
}
