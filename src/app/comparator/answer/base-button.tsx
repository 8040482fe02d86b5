import { type ReactNode, use } from "react";
import type { AnswerRow } from "../../../comparison/answer-row.ts";
import { RadioRow } from "../../../ui/radio-row.tsx";
import { HighlightContext } from "../highlight.ts";
import { useSession } from "../session.ts";
import styles from "./base-button.module.css";
import { Swatch } from "./swatch.tsx";

interface BaseButtonProps {
  row: AnswerRow;
  /** Whether the drawing has numbers for labels. */
  numbered: boolean;
  /** Below the name. */
  children?: ReactNode;
}

/** The round button and name of a row, which choose the screen that the others are compared with. */
export function BaseButton({ row, numbered, children }: BaseButtonProps) {
  const { dispatch } = useSession();
  const { onHighlight } = use(HighlightContext);
  return (
    <RadioRow
      className={styles.choice}
      chosen={row.isBase}
      onClick={() => dispatch({ type: "set-base", id: row.id })}
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
