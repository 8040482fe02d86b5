import { useDeferredValue, useEffect, useRef, useState } from "react";
import type { ComparisonHistory } from "#comparison/history.ts";
import { comparisonOf } from "#comparison/state.ts";
import { LiveRegion } from "#ui/live-region.tsx";
import { description } from "#words/page/description.ts";

/** Announces to screen readers what a commit, an addition or a removal has changed. */
export function ChangeAnnouncer({ history }: { history: ComparisonHistory }) {
  // Describing ten screens in a space is slow on a phone: show the change first.
  const { present: state, naming } = useDeferredValue(history);
  const previous = useRef(state);
  const [announcement, setAnnouncement] = useState({ text: "", count: 0 });
  useEffect(() => {
    // A screen reader says each letter of a name itself.
    if (naming !== undefined) return;
    const text = description.describeChanges(comparisonOf(previous.current), comparisonOf(state));
    previous.current = state;
    if (text !== "") setAnnouncement(({ count }) => ({ text, count: count + 1 }));
  }, [state, naming]);
  // A screen reader announces a text only when it changes: the space makes the same words a new text.
  return <LiveRegion text={announcement.count % 2 === 0 ? announcement.text : `${announcement.text}\u00a0`} />;
}
