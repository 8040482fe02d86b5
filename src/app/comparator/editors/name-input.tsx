import type { Dispatch, Ref } from "react";
import type { ComparisonAction } from "#comparison/reducer.ts";
import type { Entry } from "#comparison/state.ts";
import { acceptName } from "#domain/display/screen-name.ts";
import { TextField } from "#ui/text-field.tsx";
import { relationText } from "#words/en/relation-text.ts";
import styles from "./editor.module.css";

interface NameInputProps {
  entry: Entry;
  label: string;
  /** The field lost the focus. */
  onClose(): void;
  dispatch: Dispatch<ComparisonAction>;
  ref: Ref<HTMLInputElement>;
}

/** The screen's name; before there is one, what the screen was added for (D47). Without the characters that no name may have. */
export function NameInput({ entry: { id, editor, screen }, label, onClose, dispatch, ref }: NameInputProps) {
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
        onChange={(event) => dispatch({ type: "type", id, field: "name", text: acceptName(event.currentTarget.value) })}
        onBlur={onClose}
      />
    </div>
  );
}
