import { type ReactNode, useState } from "react";
import { acceptNumberText, exactNumberText, positiveNumber } from "../../../domain/display/number-text.ts";
import { MAX_DISTANCE } from "../../../domain/viewing/seat.ts";
import styles from "./view-notes.module.css";

interface CommonDistanceProps {
  /** In centimetres. */
  distance: number;
  onChange(distance: number): void;
}

/** The distance to all screens without one of their own. Leaving the input or Enter sets it, so that undo has one step. */
export function CommonDistance({ distance, onChange }: CommonDistanceProps): ReactNode {
  const [text, setText] = useState(exactNumberText(distance));

  function commit() {
    const typed = positiveNumber(text);
    if (typed === null || typed > MAX_DISTANCE) setText(exactNumberText(distance));
    else if (typed !== distance) onChange(typed);
  }

  return (
    <label className={styles.distance}>
      Seen from
      <input
        type="text"
        inputMode="decimal"
        enterKeyHint="done"
        autoComplete="off"
        aria-label="Viewing distance in centimetres"
        value={text}
        onChange={(event) => setText(acceptNumberText(text, event.currentTarget.value))}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === "Enter") commit();
        }}
      />
      cm
    </label>
  );
}
