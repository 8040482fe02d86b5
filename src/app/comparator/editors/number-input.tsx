import type { ChangeEvent, Ref } from "react";
import { acceptNumberText } from "../../../domain/display/number-text.ts";
import styles from "./editor.module.css";

interface NumberInputProps {
  label: string;
  value: string;
  invalid: boolean;
  describedBy: string | undefined;
  className?: string | undefined;
  placeholder?: string;
  onChange(text: string): void;
  /** Receives pasted, dropped or suggested text that is no number. */
  onRejected?(text: string): void;
  ref?: Ref<HTMLInputElement>;
}

/**
 * An input that takes only what S5 and D6 allow; a rejected change leaves text and caret where they were. Focusing it
 * selects its number, so that typing replaces it.
 */
export function NumberInput(props: NumberInputProps) {
  const { label, value, invalid, describedBy, className, placeholder, onChange, onRejected, ref } = props;

  function acceptChange(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const changed = input.value;
    const accepted = acceptNumberText(value, changed);
    if (accepted !== changed) {
      const afterCaret = changed.length - (input.selectionEnd ?? changed.length);
      input.value = accepted;
      const caret = Math.max(0, accepted.length - afterCaret);
      input.setSelectionRange(caret, caret);
      // Several characters at once were dropped, or suggested by a phone's keyboard.
      const { data } = event.nativeEvent as InputEvent;
      if (data && data.length > 1) onRejected?.(data);
    }
    if (accepted !== value) onChange(accepted);
  }
  return (
    <input
      ref={ref}
      className={[styles.input, className].filter(Boolean).join(" ")}
      type="text"
      inputMode="decimal"
      enterKeyHint="done"
      autoComplete="off"
      spellCheck={false}
      placeholder={placeholder}
      aria-label={label}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      value={value}
      onMouseDown={(event) => {
        // The press that focuses the input would otherwise put the caret and drop the selection.
        if (event.currentTarget === document.activeElement) return;
        event.preventDefault();
        event.currentTarget.focus();
      }}
      onFocus={(event) => event.currentTarget.select()}
      onChange={acceptChange}
      onPaste={(event) => {
        const text = event.clipboardData.getData("text");
        if (onRejected === undefined || acceptNumberText("", text) !== "" || text.trim() === "") return;
        event.preventDefault();
        onRejected(text);
      }}
    />
  );
}
