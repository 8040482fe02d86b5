import { type MouseEvent, type ReactNode, useEffect, useState } from "react";
import { readSearch, searchOf } from "../../comparison/address.ts";
import { comparisonTitle } from "../../comparison/summary.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { readLastComparison } from "./last-comparison.ts";
import styles from "./notices.module.css";
import type { Comparison } from "./use-comparison.ts";

/** One quiet line over the drawing, gone with the first change: what could not be read, or the last comparison. */
export function Notices({ comparison }: { comparison: Comparison }) {
  const { touched, unreadable, search, open, openedBare } = comparison;
  const [dismissed, setDismissed] = useState(false);
  const [last, setLast] = useState<LastComparison | null>(null);
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
  if (last === null || last.search === search) return null;
  return (
    <Notice onDismiss={() => setDismissed(true)}>
      <span>Last time:</span>
      <button
        type="button"
        className={styles.open}
        onClick={(event) => {
          leave(event);
          open(last.search);
        }}
      >
        {last.title}
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
          leave(event);
          onDismiss();
        }}
      />
    </div>
  );
}

/** The line goes, and with it what was pressed: the focus stays beside the drawing. */
function leave({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest("main")?.focus({ preventScroll: true });
}

interface LastComparison {
  readonly search: string;
  readonly title: string;
}

/** What was stored before this visit changed anything, as it is read today. */
function lastComparison(): LastComparison | null {
  const stored = readLastComparison();
  if (stored === null) return null;
  const { state, alignment } = readSearch(new URLSearchParams(stored));
  const screens = state.entries.map(({ screen }) => screen);
  return { search: searchOf(screens, alignment), title: comparisonTitle(screens) };
}

function shorten(text: string): string {
  const characters = [...text];
  return characters.length <= 60 ? text : `${characters.slice(0, 59).join("")}…`;
}
