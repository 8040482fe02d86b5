import { useId, useState } from "react";
import { otherUnit, type Unit } from "#domain/display/unit.ts";
import { lastDigitOf, parseWrittenLength, type WrittenLength } from "#domain/written/length.ts";
import { Button } from "#ui/button.tsx";
import { actualSize } from "#words/page/actual-size.ts";
import { understood } from "#words/page/understood.ts";
import { LengthField } from "../length-field.tsx";
import styles from "./calibration-dialog.module.css";

interface DiagonalFieldProps {
  text: string;
  unit: Unit;
  /** The shortest and the longest diagonal of this display, if the typed one is neither. */
  limits: readonly [least: number, most: number] | null;
  /** The last digit counts so much where it was typed in another unit. */
  onChange(text: string, unit: Unit, lastDigit?: number): void;
}

/** The display's own diagonal, for visitors without a card. */
export function DiagonalField({ text, unit, limits, onChange }: DiagonalFieldProps) {
  const words = actualSize.diagonal;
  const { refused: refusal } = understood;
  const id = useId();
  const [refused, setRefused] = useState("");
  const hint = limits === null ? words.zoom : words.limits(limits, unit);

  function change(typed: string, typedUnit: Unit, lastDigit?: number) {
    setRefused("");
    onChange(typed, typedUnit, lastDigit);
  }
  const write = (length: WrittenLength) => change(length.number, length.unit ?? unit, lastDigitOf(length));

  function paste(pasted: string) {
    const length = parseWrittenLength(pasted);
    if (length === null) setRefused(refusal(pasted, "screen"));
    else write(length);
  }
  return (
    <div className={`${styles.diagonal} wrapping`}>
      <label htmlFor={id}>{words.label}</label>
      <LengthField
        id={id}
        invalid={limits !== null}
        aria-describedby={`${id}-hint`}
        value={text}
        onChange={(typed) => change(typed, unit)}
        onLength={write}
        onRejected={paste}
      />
      <Button look="value" aria-label={words.changeUnit(unit)} onClick={() => change(text, otherUnit(unit))}>
        {words.unit[unit]}
      </Button>
      <p id={`${id}-hint`} role="status" className={limits === null ? "aside" : `aside ${styles.error}`}>
        {refused || hint}
      </p>
    </div>
  );
}
