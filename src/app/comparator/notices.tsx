import { useEffect, useState } from "react";
import { vanishing } from "#app/navigation/focus-main.ts";
import { rich } from "#app/rich.ts";
import { unitlessSearch } from "#comparison/address.ts";
import type { Comparison } from "#comparison/state.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { comparator } from "#words/page/comparator.ts";
import { site } from "#words/page/site.ts";
import { titles } from "#words/page/titles.ts";
import { readLastComparison } from "./last-comparison.ts";
import styles from "./notices.module.css";
import { useSession } from "./session.ts";

/** One line over the drawing until the first step: the unreadable parts of the link, or else the last comparison. */
export function Notices() {
  const { touched, unreadable, comparison, dispatch, openedBare } = useSession();
  const [dismissed, setDismissed] = useState(false);
  const [last, setLast] = useState<Comparison | null>(null);
  useEffect(() => {
    if (openedBare) setLast(readLastComparison());
  }, [openedBare]);

  const offered = last !== null && unitlessSearch(last) !== unitlessSearch(comparison) ? last : null;
  if (dismissed || touched || (unreadable.length === 0 && offered === null)) return null;
  return (
    <Notice
      className={styles.notice}
      dismiss={{
        label: site.dismiss,
        onClick: vanishing(() => setDismissed(true)),
      }}
    >
      <p className={`${styles.text} level-row`}>
        {unreadable.length > 0 || offered === null ? (
          <span className="ellipsis">{comparator.link.unreadable(unreadable)}</span>
        ) : (
          rich(
            comparator.link.lastTime(
              (text) => <span>{text}</span>,
              <Button
                look="link"
                className={`${styles.open} ellipsis`}
                onClick={vanishing(() => dispatch({ type: "replace", comparison: offered, hasLengths: true }))}
              >
                {titles.comparisonTitle(offered)}
              </Button>,
            ),
          )
        )}
      </p>
    </Notice>
  );
}
