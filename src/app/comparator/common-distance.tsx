import { type ReactNode, useId, useState } from "react";
import { hasUnit, parseDistance } from "../../comparison/distance.ts";
import { withDecimals } from "../../domain/display/decimal-text.ts";
import { convertLength, type Unit } from "../../domain/display/unit.ts";
import { NumberField } from "../../ui/number-field.tsx";
import styles from "./common-distance.module.css";
import { errorText } from "./error-text.ts";
import { UNIT_WORDS } from "./unit-words.ts";

interface CommonDistanceProps {
  /** In centimetres; null while none is typed. */
  distance: number | null;
  /** Of a number without one. */
  unit: Unit;
  label: string;
  onChange(distance: number | null): void;
}

/**
 * The distance to all screens without one of their own (D32): one value in the answer, the details and the link. Leaving the
 * input or Enter sets it, so that undo has one step. A distance or unit from elsewhere replaces what is typed.
 */
export function CommonDistance({ distance, unit, label, onChange }: CommonDistanceProps): ReactNode {
  const id = useId();
  // A millimetre is precise enough.
  const shown = (centimetres: number) => withDecimals(convertLength(centimetres, "cm", unit), 0, 1);
  const current = distance === null ? "" : shown(distance);
  const [text, setText] = useState(current);
  const [before, setBefore] = useState(current);
  const [isWrong, setIsWrong] = useState(false);
  const errorId = useId();
  if (before !== current) {
    setBefore(current);
    setText(current);
    setIsWrong(false);
  }

  function commit() {
    const isNone = text.trim() === "";
    const typed = text === current ? distance : parseDistance(text, unit);
    setIsWrong(typed === null && !isNone);
    if (typed === null && !isNone) return;
    setText(typed === null ? "" : shown(typed));
    if (typed !== distance) onChange(typed);
  }

  return (
    <div className={`${styles.distance} wrapping muted screen-only`}>
      <label htmlFor={id}>{label}</label>
      <NumberField
        id={id}
        aria-label={`Viewing distance in ${UNIT_WORDS[unit]}`}
        invalid={isWrong}
        aria-describedby={isWrong ? errorId : undefined}
        value={text}
        onChange={setText}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === "Enter") commit();
        }}
      />
      {!hasUnit(text) && unit}
      {isWrong && (
        <p id={errorId} role="status" className={styles.error}>
          {errorText(["distance"], unit)}
        </p>
      )}
    </div>
  );
}
