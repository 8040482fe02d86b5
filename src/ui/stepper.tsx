import { type KeyboardEvent, useState } from "react";
import { IconButton } from "./button.tsx";
import styles from "./stepper.module.css";

interface StepperProps {
  /** The accessible name of the group. */
  label: string;
  value: number;
  least: number;
  most: number;
  /** The buttons and the arrow keys lead to the next multiple of it. */
  step: number;
  /** Behind the number: `%`. */
  unit: string;
  /** The names of the buttons. */
  words: { readonly less: string; readonly more: string };
  onChange(value: number): void;
}

/** A whole number between two buttons that make it less or more. It can be typed too, and counts on Enter or on leaving. */
export function Stepper({ label, value, least, most, step, unit, words, onChange }: StepperProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const less = Math.max(least, Math.ceil(value / step - 1) * step);
  const more = Math.min(most, Math.floor(value / step + 1) * step);

  function change(next: number) {
    setTyped(null);
    if (next !== value) onChange(next);
  }

  function commit() {
    const number = Number.parseInt(typed ?? "", 10);
    change(Number.isNaN(number) ? value : Math.min(most, Math.max(least, number)));
  }

  function onKeyDown(event: KeyboardEvent) {
    const next = { ArrowUp: more, ArrowDown: less, Home: least, End: most }[event.key];
    if (event.key === "Enter") commit();
    if (event.key === "Escape" && typed !== null) {
      // It takes back what was typed, and does not close a dialog around it.
      event.stopPropagation();
      event.preventDefault();
      setTyped(null);
    }
    // In typed text, Home and End move the caret.
    if (next === undefined || (typed !== null && !event.key.startsWith("Arrow"))) return;
    event.preventDefault();
    change(next);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a line in every browser
    <div role="group" aria-label={label} className={styles.stepper}>
      <IconButton
        icon="minus"
        label={words.less}
        className={styles.button}
        aria-disabled={value === least || undefined}
        onClick={() => change(less)}
      />
      <input
        className={styles.value}
        role="spinbutton"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={least}
        aria-valuemax={most}
        aria-valuetext={`${value}${unit}`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={typed ?? `${value}${unit}`}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => {
          if (typed !== null) commit();
        }}
        onKeyDown={onKeyDown}
      />
      <IconButton
        icon="plus"
        label={words.more}
        className={styles.button}
        aria-disabled={value === most || undefined}
        onClick={() => change(more)}
      />
    </div>
  );
}
