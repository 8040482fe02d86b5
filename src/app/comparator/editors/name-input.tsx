import { type KeyboardEvent, useState } from "react";
import { acceptName, screenName } from "#domain/display/screen-name.ts";
import { TextField } from "#ui/text-field.tsx";
import { screens } from "#words/page/screens.ts";
import styles from "./editor.module.css";
import type { FieldProps } from "./field-props.ts";
import { useLeave } from "./use-leave.ts";

interface NameInputProps extends Omit<FieldProps, "errorId"> {
  /** The field lost the focus. */
  onClose(): void;
}

/** The screen's name, which acts as it is typed; before there is one, what the screen was added for (D47). Without the characters that no name may have. */
export function NameInput({ entry: { id, editor, screen }, label, onClose, dispatch, ref }: NameInputProps) {
  const { relationText } = screens;
  const [former] = useState(editor.name);
  const type = (text: string) => dispatch({ type: "type", id, field: "name", text });
  const leave = useLeave(() => {
    // Without spaces at its ends. A pasted name still waits.
    if (screenName(editor.name) === (screen.name ?? null)) dispatch({ type: "reset", id, field: "name" });
    onClose();
  });

  function handleKey(event: KeyboardEvent) {
    if (event.key !== "Escape" || editor.name === former) return;
    event.preventDefault();
    event.stopPropagation();
    type(former);
  }
  return (
    <div className={`${styles.row} wrapping`}>
      <span className={styles.label}>{label}</span>
      <TextField
        ref={ref}
        className={styles.nameField}
        aria-label={label}
        data-field="name"
        placeholder={relationText(screen) ?? ""}
        value={editor.name}
        onChange={(event) => type(acceptName(event.currentTarget.value))}
        onKeyDown={handleKey}
        onBlur={leave}
      />
    </div>
  );
}
