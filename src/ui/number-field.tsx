import type { ChangeEvent, ComponentProps } from "react";
import styles from "./text-field.module.css";
import { TextField } from "./text-field.tsx";

interface NumberFieldProps extends Omit<ComponentProps<typeof TextField>, "value" | "type" | "accept" | "onChange"> {
  value: string;
  /** What stands for the point of `value` in the field. Without it the text is shown and reported as it is. */
  decimalMark?: "." | ",";
  invalid?: boolean;
  /**
   * The text after a change: the changed one, a corrected one, or the current one if the change is refused. Without it
   * any text is taken, such as a number with its unit.
   */
  accept?(current: string, changed: string): string;
  onChange(text: string): void;
  /** Receives pasted, dropped or suggested text that is no number. */
  onRejected?(text: string): void;
  /** Receives a character that was typed behind the number and refused, such as the first one of a unit. */
  onRejectedKey?(character: string): void;
}

/**
 * A field for a number. A rejected change leaves text and caret where they were. Focusing it selects its number (`selectNumbers`).
 */
export function NumberField(props: NumberFieldProps) {
  const {
    value,
    decimalMark,
    invalid = false,
    accept = takeAny,
    className = "",
    onChange,
    onRejected,
    onRejectedKey,
    ...rest
  } = props;

  const shown = (text: string) => (decimalMark === undefined ? text : text.replaceAll(".", decimalMark));

  function acceptChange(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const changed = decimalMark === undefined ? input.value : input.value.replaceAll(",", ".");
    const accepted = accept(value, changed);
    if (shown(accepted) !== input.value) {
      const afterCaret = input.value.length - (input.selectionEnd ?? input.value.length);
      input.value = shown(accepted);
      const caret = Math.max(0, accepted.length - afterCaret);
      input.setSelectionRange(caret, caret);
    }
    if (accepted !== changed && accepted === value) {
      // Several characters at once were dropped, or suggested by a phone's keyboard.
      const { data } = event.nativeEvent as InputEvent;
      if (data && data.length > 1) onRejected?.(data);
      else if (changed.length === value.length + 1 && changed.startsWith(value)) onRejectedKey?.(changed.slice(-1));
    }
    if (accepted !== value) onChange(accepted);
  }
  return (
    <TextField
      data-number=""
      inputMode="decimal"
      spellCheck={false}
      aria-invalid={invalid || undefined}
      className={`${styles.number} ${className}`}
      value={shown(value)}
      onChange={acceptChange}
      onPaste={(event) => {
        const text = event.clipboardData.getData("text");
        if (onRejected === undefined || accept("", text) !== "" || text.trim() === "") return;
        event.preventDefault();
        onRejected(text);
      }}
      {...rest}
    />
  );
}

function takeAny(_current: string, changed: string): string {
  return changed;
}
