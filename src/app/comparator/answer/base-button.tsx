import type { ReactNode } from "react";
import type { AnswerRow } from "../../../comparison/answer-row.ts";
import type { ScreenId } from "../../../comparison/listed-screen.ts";
import { RadioRow } from "../../../ui/radio-row.tsx";
import type { HighlightHandler } from "../highlight.ts";
import styles from "./base-button.module.css";
import { Swatch } from "./swatch.tsx";

interface BaseButtonProps {
  row: AnswerRow;
  /** Whether the drawing has numbers for labels. */
  numbered: boolean;
  /** Compares the others with this screen. */
  onBase(id: ScreenId): void;
  onHighlight: HighlightHandler;
  /** Below the name. */
  children?: ReactNode;
}

/** The round button and name of a row, which choose the screen that the others are compared with. */
export function BaseButton({ row, numbered, onBase, onHighlight, children }: BaseButtonProps) {
  return (
    <RadioRow
      className={styles.choice}
      chosen={row.isBase}
      onClick={() => onBase(row.id)}
      onFocus={() => onHighlight({ id: row.id, by: "focus" })}
      onBlur={() => onHighlight(null)}
    >
      <span className={styles.title}>
        <Swatch colour={row.screen.colour} number={numbered ? row.number : undefined} />
        <span className={`${styles.name} ellipsis`}>
          <span className="visually-hidden">Compare with </span>
          {row.title}
        </span>
      </span>
      {children}
    </RadioRow>
  );
}
