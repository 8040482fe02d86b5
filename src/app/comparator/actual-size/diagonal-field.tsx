import { useId } from "react";
import { lengthText } from "../../../domain/display/display-text.ts";
import { acceptNumberText } from "../../../domain/display/number-text.ts";
import { otherUnit, type Unit } from "../../../domain/display/unit.ts";
import { Button } from "../../../ui/button.tsx";
import { NumberField } from "../../../ui/number-field.tsx";
import styles from "./calibration-dialog.module.css";

interface DiagonalFieldProps {
  text: string;
  unit: Unit;
  /** The shortest and the longest diagonal of this display, if the typed one is neither. */
  limits: readonly [least: number, most: number] | null;
  onChange(text: string, unit: Unit): void;
}

/** The display's own diagonal, for visitors without a card. */
export function DiagonalField({ text, unit, limits, onChange }: DiagonalFieldProps) {
  const id = useId();
  const tenths = (length: number) => lengthText(length / 10, unit);
  return (
    <div className={`${styles.diagonal} wrapping`}>
      <label htmlFor={id}>Or type the diagonal of this display</label>
      <NumberField
        id={id}
        invalid={limits !== null}
        aria-describedby={`${id}-hint`}
        value={text}
        accept={acceptNumberText}
        onChange={(typed) => onChange(typed, unit)}
      />
      <Button look="value" aria-label={`Unit of the diagonal: ${unit}`} onClick={() => onChange(text, otherUnit(unit))}>
        {unit}
      </Button>
      <p id={`${id}-hint`} role="status" className={limits === null ? "aside" : `aside ${styles.error}`}>
        {limits === null
          ? "The browser’s zoom must be 100%."
          : `Type a diagonal from ${tenths(Math.ceil(limits[0] * 10))} to ${tenths(Math.floor(limits[1] * 10))}.`}
      </p>
    </div>
  );
}
