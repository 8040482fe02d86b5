import type { ReactNode } from "react";
import type { AnswerRow } from "../../../comparison/answer.ts";
import type { HighlightHandler } from "../highlight.ts";
import styles from "./base-button.module.css";
import { Swatch } from "./swatch.tsx";

interface BaseButtonProps {
  row: AnswerRow;
  /** Compares the others with the screen at this place in the list. */
  onBase(index: number): void;
  onHighlight: HighlightHandler;
  /** Below the name. */
  children?: ReactNode;
}

/** The round button and name of a row, which choose the screen that the others are compared with. */
export function BaseButton({ row, onBase, onHighlight, children }: BaseButtonProps) {
  return (
    <button
      type="button"
      className={styles.choice}
      aria-pressed={row.isBase}
      onClick={() => onBase(row.index)}
      onFocus={() => onHighlight({ number: row.index + 1, by: "focus" })}
      onBlur={() => onHighlight(null)}
    >
      <span className={styles.title}>
        <Swatch colour={row.screen.colour} />
        <span className={styles.name}>
          <span className="visually-hidden">Compare with </span>
          {row.title}
        </span>
      </span>
      {children}
    </button>
  );
}
