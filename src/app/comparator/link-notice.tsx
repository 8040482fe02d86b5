import type { Dispatch, MouseEvent } from "react";
import type { HistoryAction } from "#comparison/history.ts";
import type { Comparison } from "#comparison/state.ts";
import { Button } from "#ui/button.tsx";
import { Notice as Line } from "#ui/notice.tsx";
import { TITLES } from "#words/parts/titles.ts";
import { useWords } from "../use-words.ts";
import styles from "./link-notice.module.css";

export interface NoticeProps {
  /** The unreadable parts of the link. */
  unreadable: readonly string[];
  /** The comparison to offer where the whole link could be read. */
  last: Comparison | null;
  dispatch: Dispatch<HistoryAction>;
  onDismiss(): void;
}

/** One line over the drawing: what of the link could not be read, or the last comparison. */
export function Notice({ unreadable, last, dispatch, onDismiss }: NoticeProps) {
  const { comparisonTitle } = useWords(TITLES);
  return (
    <Line
      className={styles.notice}
      dismiss={{
        label: "Dismiss",
        onClick(event) {
          focusMain(event);
          onDismiss();
        },
      }}
    >
      <p className={styles.text}>
        {unreadable.length > 0 || last === null ? (
          <span className="ellipsis">{`Could not read this part of the link: ${shorten(unreadable.join(", "))}`}</span>
        ) : (
          <>
            <span>Last time:</span>
            <Button
              look="link"
              className={`${styles.open} ellipsis`}
              onClick={(event) => {
                focusMain(event);
                dispatch({ type: "replace", comparison: last });
              }}
            >
              {comparisonTitle(last)}
            </Button>
          </>
        )}
      </p>
    </Line>
  );
}

/** The pressed button disappears with the notice, so its focus moves to the drawing. */
function focusMain({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest("main")?.focus({ preventScroll: true });
}

function shorten(text: string): string {
  const characters = [...text];
  return characters.length <= 60 ? text : `${characters.slice(0, 59).join("")}…`;
}
