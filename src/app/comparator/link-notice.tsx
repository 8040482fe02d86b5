import type { Dispatch, MouseEvent } from "react";
import type { HistoryAction } from "#comparison/history.ts";
import type { Comparison } from "#comparison/state.ts";
import { Button } from "#ui/button.tsx";
import { Notice as Line } from "#ui/notice.tsx";
import { COMPARATOR } from "#words/parts/comparator.ts";
import { SITE } from "#words/parts/site.ts";
import { TITLES } from "#words/parts/titles.ts";
import { rich, useWords } from "../use-words.ts";
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
  const words = useWords(COMPARATOR).link;
  const { dismiss } = useWords(SITE);
  const { comparisonTitle } = useWords(TITLES);
  return (
    <Line
      className={styles.notice}
      dismiss={{
        label: dismiss,
        onClick(event) {
          focusMain(event);
          onDismiss();
        },
      }}
    >
      <p className={styles.text}>
        {unreadable.length > 0 || last === null ? (
          <span className="ellipsis">{words.unreadable(unreadable)}</span>
        ) : (
          rich(
            words.lastTime(
              (text) => <span>{text}</span>,
              <Button
                look="link"
                className={`${styles.open} ellipsis`}
                onClick={(event) => {
                  focusMain(event);
                  dispatch({ type: "replace", comparison: last });
                }}
              >
                {comparisonTitle(last)}
              </Button>,
            ),
          )
        )}
      </p>
    </Line>
  );
}

/** The pressed button disappears with the notice, so its focus moves to the drawing. */
function focusMain({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest("main")?.focus({ preventScroll: true });
}
