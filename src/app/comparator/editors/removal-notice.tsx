import { Button } from "#ui/button.tsx";
import styles from "./editor-list.module.css";

interface RemovalNoticeProps {
  onUndo(): void;
  /** The visitor has moved the focus into the notice. */
  onFocus(): void;
  onBlur(): void;
}

/** Shows for a few seconds below everything else, so that no editor moves when it comes and goes. */
export function RemovalNotice({ onUndo, onFocus, onBlur }: RemovalNoticeProps) {
  return (
    <p className={`${styles.notice} aside`}>
      Removed ·{" "}
      <Button look="link" onFocus={onFocus} onBlur={onBlur} onClick={onUndo}>
        Undo
      </Button>
    </p>
  );
}
