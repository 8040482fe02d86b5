import type { Dispatch, MouseEvent } from "react";
import type { HistoryAction } from "#comparison/history.ts";
import type { Comparison } from "#comparison/state.ts";
import { Button } from "#ui/button.tsx";
import { Notice as Line } from "#ui/notice.tsx";
import { comparator } from "#words/page/comparator.ts";
import { site } from "#words/page/site.ts";
import { titles } from "#words/page/titles.ts";
import { rich } from "../rich.ts";
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
  const words = comparator.link;
  const { dismiss } = site;
  const { comparisonTitle } = titles;
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
                  dispatch({ type: "replace", comparison: last, hasLengths: true });
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
