import { useEffect, useState } from "react";
import { unitlessSearch } from "#comparison/address.ts";
import type { Comparison } from "#comparison/state.ts";
import { readLastComparison } from "./last-comparison.ts";
import { Notice } from "./link-notice.tsx";
import { useSession } from "./session.ts";

/** One line over the drawing until the first step: the unreadable parts of the link, or the last comparison. */
export function Notices() {
  const { touched, unreadable, comparison, dispatch, openedBare } = useSession();
  const [dismissed, setDismissed] = useState(false);
  const [last, setLast] = useState<Comparison | null>(null);
  useEffect(() => {
    if (openedBare) setLast(readLastComparison());
  }, [openedBare]);

  const hasLast = last !== null && unitlessSearch(last) !== unitlessSearch(comparison);
  if (dismissed || touched || (unreadable.length === 0 && !hasLast)) return null;
  return <Notice unreadable={unreadable} last={last} dispatch={dispatch} onDismiss={() => setDismissed(true)} />;
}
