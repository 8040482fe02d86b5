import styles from "./editor-list.module.css";

interface RemovalNoticeProps {
  onUndo(): void;
  /** Nobody loses what has the focus: while it is here the line stays, … */
  onStay(): void;
  /** … and then goes as it would have gone. */
  onLeave(): void;
}

/** Stands where a screen has been removed, for a few seconds. */
export function RemovalNotice({ onUndo, onStay, onLeave }: RemovalNoticeProps) {
  return (
    <p className={styles.removed}>
      Removed ·{" "}
      <button type="button" className={styles.undo} onFocus={onStay} onBlur={onLeave} onClick={onUndo}>
        Undo
      </button>
    </p>
  );
}
