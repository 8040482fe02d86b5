import { useId, useState } from "react";
import { otherUnit, type Unit } from "#domain/display/unit.ts";
import { lastDigitOf, parseWrittenLength, type WrittenLength } from "#domain/written/length.ts";
import { Button } from "#ui/button.tsx";
import { NUMBERS } from "#words/parts/numbers.ts";
import { UNDERSTOOD } from "#words/parts/understood.ts";
import { useWords } from "../../use-words.ts";
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
  const { lengthText } = useWords(NUMBERS);
  const words = useWords(UNDERSTOOD);
  const id = useId();
  const [refused, setRefused] = useState("");
  const tenths = (length: number) => lengthText(length / 10, unit);
  const hint =
    limits === null
      ? "The browser’s zoom must be 100%."
      : `Type a diagonal from ${tenths(Math.ceil(limits[0] * 10))} to ${tenths(Math.floor(limits[1] * 10))}.`;

  function change(typed: string, typedUnit: Unit, lastDigit?: number) {
    setRefused("");
    onChange(typed, typedUnit, lastDigit);
  }
  const write = (length: WrittenLength) => change(length.number, length.unit ?? unit, lastDigitOf(length));

  function paste(pasted: string) {
    const length = parseWrittenLength(pasted);
    if (length === null) setRefused(words.refused(pasted, "screen"));
    else write(length);
  }
  return (
    <div className={`${styles.diagonal} wrapping`}>
      <label htmlFor={id}>Or type the diagonal of this display</label>
      <LengthField
        id={id}
        invalid={limits !== null}
        aria-describedby={`${id}-hint`}
        value={text}
        onChange={(typed) => change(typed, unit)}
        onLength={write}
        onRejected={paste}
      />
      <Button look="value" aria-label={`Unit of the diagonal: ${unit}`} onClick={() => change(text, otherUnit(unit))}>
        {unit}
      </Button>
      <p id={`${id}-hint`} role="status" className={limits === null ? "aside" : `aside ${styles.error}`}>
        {refused || hint}
      </p>
    </div>
  );
}
