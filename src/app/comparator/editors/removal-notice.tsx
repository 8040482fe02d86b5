import { rich } from "#app/rich.ts";
import { Button } from "#ui/button.tsx";
import { editors } from "#words/page/editors.ts";
import styles from "./editor-list.module.css";

interface RemovalNoticeProps {
  onUndo(): void;
  /** The visitor has moved the focus into the notice. */
  onFocus(): void;
  onBlur(): void;
}

/** Shows for a few seconds below everything else, so that no editor moves when it comes and goes. */
export function RemovalNotice({ onUndo, onFocus, onBlur }: RemovalNoticeProps) {
  const { removed } = editors;
  return (
    <p className={`${styles.notice} aside`}>
      {rich(
        removed((undo) => (
          <Button key="undo" look="link" onFocus={onFocus} onBlur={onBlur} onClick={onUndo}>
            {undo}
          </Button>
        )),
      )}
    </p>
  );
}
