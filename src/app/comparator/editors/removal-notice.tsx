import { Button } from "#ui/button.tsx";
import { EDITORS } from "#words/parts/editors.ts";
import { rich, useWords } from "../../use-words.ts";
import styles from "./editor-list.module.css";

interface RemovalNoticeProps {
  onUndo(): void;
  /** The visitor has moved the focus into the notice. */
  onFocus(): void;
  onBlur(): void;
}

/** Shows for a few seconds below everything else, so that no editor moves when it comes and goes. */
export function RemovalNotice({ onUndo, onFocus, onBlur }: RemovalNoticeProps) {
  const { removed } = useWords(EDITORS);
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
