import type { ChangeEvent } from "react";
import { acceptNumberText } from "../../../domain/display/number-text.ts";
import styles from "./editor.module.css";

interface NumberInputProps {
  label: string;
  value: string;
  invalid: boolean;
  describedBy: string | undefined;
  className?: string | undefined;
  onType(text: string): void;
  /** What was put in at one stroke, and refused: it is no number, but may be something that the editor can read. */
  onRefused?(text: string): void;
}

/** An input that takes only what S5 and D6 allow; a refused change leaves text and caret where they were. */
export function NumberInput({ label, value, invalid, describedBy, className, onType, onRefused }: NumberInputProps) {
  function onChange(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const changed = input.value;
    const accepted = acceptNumberText(value, changed);
    if (accepted !== changed) {
      const afterCaret = changed.length - (input.selectionEnd ?? changed.length);
      input.value = accepted;
      const caret = Math.max(0, accepted.length - afterCaret);
      input.setSelectionRange(caret, caret);
      // A drop, or what a phone's keyboard offers from the clipboard.
      const { data } = event.nativeEvent as InputEvent;
      if (data && data.length > 1) onRefused?.(data);
    }
    if (accepted !== value) onType(accepted);
  }
  return (
    <input
      className={[styles.input, className].filter(Boolean).join(" ")}
      type="text"
      inputMode="decimal"
      enterKeyHint="done"
      autoComplete="off"
      spellCheck={false}
      aria-label={label}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      value={value}
      onChange={onChange}
      onPaste={(event) => {
        const text = event.clipboardData.getData("text");
        if (onRefused === undefined || acceptNumberText("", text) !== "" || text.trim() === "") return;
        event.preventDefault();
        onRefused(text);
      }}
    />
  );
}
