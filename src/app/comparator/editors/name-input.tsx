import { type Dispatch, type KeyboardEvent, type Ref, useEffect, useEffectEvent, useRef, useState } from "react";
import type { ComparisonAction } from "#comparison/reducer.ts";
import type { Entry } from "#comparison/state.ts";
import { acceptName, screenName } from "#domain/display/screen-name.ts";
import { TextField } from "#ui/text-field.tsx";
import { relationText } from "#words/en/screens.ts";
import styles from "./editor.module.css";

interface NameInputProps {
  entry: Entry;
  label: string;
  /** The field lost the focus. */
  onClose(): void;
  dispatch: Dispatch<ComparisonAction>;
  ref: Ref<HTMLInputElement>;
}

/** The screen's name, which acts as it is typed; before there is one, what the screen was added for (D47). Without the characters that no name may have. */
export function NameInput({ entry: { id, editor, screen }, label, onClose, dispatch, ref }: NameInputProps) {
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

/**
 * Closes a field that has lost the focus; where a press took it, after that press, since a button that moves under a pressed
 * pointer is not clicked.
 *
 * @returns to call when it has lost the focus
 */
function useLeave(close: () => void): () => void {
  const press = useRef<"down" | "left" | null>(null);
  const end = useEffectEvent(() => {
    const last = press.current;
    press.current = null;
    if (last === "left") close();
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const begin = () => {
      press.current ??= "down";
    };
    document.addEventListener("pointerdown", begin, { capture: true, signal });
    // Other buttons than the first end with no click.
    for (const type of ["click", "auxclick", "contextmenu", "pointercancel"])
      document.addEventListener(type, () => end(), { signal });
    return () => listening.abort();
  }, []);
  return () => {
    if (press.current === null) close();
    else press.current = "left";
  };
}
