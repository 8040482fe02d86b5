import { type MouseEvent, type ReactNode, useEffect, useState } from "react";
import { comparisonSearch, readComparison } from "../../comparison/address.ts";
import type { Comparison } from "../../comparison/state.ts";
import { comparisonTitle } from "../../comparison/summary.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { readLastComparison } from "./last-comparison.ts";
import styles from "./notices.module.css";
import type { ComparisonSession } from "./use-comparison.ts";

/** One line over the drawing until the first step: the unreadable parts of the link, or the last comparison. */
export function Notices({ session }: { session: ComparisonSession }) {
  const { touched, unreadable, search, dispatch, openedBare } = session;
  const [dismissed, setDismissed] = useState(false);
  const [last, setLast] = useState<Comparison | null>(null);
  useEffect(() => {
    if (openedBare) setLast(lastComparison());
  }, [openedBare]);

  if (dismissed || touched) return null;
  if (unreadable.length > 0) {
    return (
      <Notice onDismiss={() => setDismissed(true)}>
        <span className={styles.words}>{`Left out of the link: ${shorten(unreadable.join(", "))}`}</span>
      </Notice>
    );
  }
  if (last === null || comparisonSearch(last) === search) return null;
  return (
    <Notice onDismiss={() => setDismissed(true)}>
      <span>Last time:</span>
      <button
        type="button"
        className={styles.open}
        onClick={(event) => {
          focusMain(event);
          dispatch({ type: "replace", comparison: last });
        }}
      >
        {comparisonTitle(last)}
      </button>
    </Notice>
  );
}

function Notice({ children, onDismiss }: { children: ReactNode; onDismiss(): void }) {
  return (
    <div className={styles.notice}>
      <p className={styles.text}>{children}</p>
      <IconButton
        icon="close"
        label="Dismiss"
        onClick={(event) => {
          focusMain(event);
          onDismiss();
        }}
      />
    </div>
  );
}

/** The pressed button disappears with the notice, so its focus moves to the drawing. */
function focusMain({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest("main")?.focus({ preventScroll: true });
}

function lastComparison(): Comparison | null {
  const stored = readLastComparison();
  return stored === null ? null : readComparison(new URLSearchParams(stored)).comparison;
}

function shorten(text: string): string {
  const characters = [...text];
  return characters.length <= 60 ? text : `${characters.slice(0, 59).join("")}…`;
}
