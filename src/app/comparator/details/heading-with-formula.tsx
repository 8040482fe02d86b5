import type { Explanation } from "../../../domain/display/pixels.ts";
import { PopoverButton } from "../../../ui/popover-button.tsx";
import styles from "./details.module.css";

/** A heading that shows its formula and where that comes from when it is pressed. */
export function HeadingWithFormula({
  explanation,
  label = explanation.title,
}: {
  explanation: Explanation;
  label?: string;
}) {
  return (
    <PopoverButton label={label} className={styles.explain}>
      <p className={styles.explanationTitle}>{explanation.title}</p>
      <p className={styles.formula}>{explanation.formula}</p>
      <p className={styles.source}>{explanation.source}</p>
    </PopoverButton>
  );
}
