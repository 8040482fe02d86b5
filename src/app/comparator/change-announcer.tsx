import { useEffect, useRef, useState } from "react";
import { describeChanges } from "../../comparison/announcement.ts";
import type { ComparisonState } from "../../comparison/state.ts";
import { LiveRegion } from "../../ui/live-region.tsx";
import { afterPaint } from "../startup/after-paint.ts";

/** Tells a screen reader, once and in words, what a commit, an addition or a removal has changed. */
export function ChangeAnnouncer({ state }: { state: ComparisonState }) {
  const last = useRef(state);
  const [said, setSaid] = useState({ text: "", turn: 0 });
  useEffect(
    () =>
      afterPaint(() => {
        const text = describeChanges(last.current, state);
        last.current = state;
        // The same words said again must be another text, or they are not heard.
        if (text !== "") setSaid(({ turn }) => ({ text, turn: 1 - turn }));
      }),
    [state],
  );
  return <LiveRegion text={said.turn === 0 ? said.text : `${said.text}\u00a0`} />;
}
