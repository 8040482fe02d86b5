import { type ReactNode, useId, useState } from "react";
import { hasUnit, parseDistance } from "../../../comparison/distance.ts";
import { exactNumberText } from "../../../domain/display/number-text.ts";
import { NumberField } from "../../../ui/number-field.tsx";
import { DistanceError } from "../distance-error.tsx";
import styles from "./view-notes.module.css";

interface CommonDistanceProps {
  /** In centimetres. */
  distance: number;
  onChange(distance: number): void;
}

/** The distance to all screens without one of their own. Leaving the input or Enter sets it, so that undo has one step. */
export function CommonDistance({ distance, onChange }: CommonDistanceProps): ReactNode {
  const id = useId();
  const [text, setText] = useState(exactNumberText(distance));
  const [isWrong, setIsWrong] = useState(false);
  const errorId = useId();

  function commit() {
    const typed = text.trim() === "" ? distance : parseDistance(text);
    setIsWrong(typed === null);
    if (typed === null) return;
    setText(exactNumberText(typed));
    if (typed !== distance) onChange(typed);
  }

  return (
    <div className={styles.distance}>
      <label htmlFor={id}>Seen from</label>
      <NumberField
        id={id}
        aria-label="Viewing distance in centimetres"
        invalid={isWrong}
        aria-describedby={isWrong ? errorId : undefined}
        value={text}
        onChange={setText}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === "Enter") commit();
        }}
      />
      {!hasUnit(text) && "cm"}
      {isWrong && <DistanceError id={errorId} />}
    </div>
  );
}
