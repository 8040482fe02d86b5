import type { Dispatch } from "react";
import type { ComparisonAction } from "#comparison/reducer.ts";
import type { Entry } from "#comparison/state.ts";
import { acceptNumberText } from "#domain/display/number-text.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { NumberField } from "#ui/number-field.tsx";
import { editors as words } from "#words/page/editors.ts";
import { decimalMark } from "#words/page/numbers.ts";
import styles from "./editor.module.css";

interface RatioInputsProps {
  entry: Entry;
  errorId: string | undefined;
  /** Receives pasted text that is no number. */
  onPaste(text: string): void;
  dispatch: Dispatch<ComparisonAction>;
  /** Offers ratios and resolutions beside the pressed button. */
  onMenu(anchor: HTMLElement): void;
}

/** The width and height of the aspect ratio, and what both may be. */
export function RatioInputs({ entry: { id, editor, typed }, errorId, onPaste, dispatch, onMenu }: RatioInputsProps) {
  const isWrong = { width: typed.errors.includes("ratioWidth"), height: typed.errors.includes("ratioHeight") };
  return (
    <span className={styles.fields}>
      <NumberField
        aria-label={words.ratio.width}
        data-field="width"
        className={styles.ratio}
        decimalMark={decimalMark}
        accept={acceptNumberText}
        value={editor.width}
        invalid={isWrong.width}
        aria-describedby={isWrong.width ? errorId : undefined}
        onChange={(text) => dispatch({ type: "type", id, field: "width", text })}
        onRejected={onPaste}
      />
      <span aria-hidden="true" className={styles.colon}>
        :
      </span>
      <NumberField
        aria-label={words.ratio.height}
        data-field="height"
        className={`${styles.ratio} ${styles.joined}`}
        decimalMark={decimalMark}
        accept={acceptNumberText}
        value={editor.height}
        invalid={isWrong.height}
        aria-describedby={isWrong.height ? errorId : undefined}
        onChange={(text) => dispatch({ type: "type", id, field: "height", text })}
        onRejected={onPaste}
      />
      <IconButton
        icon="chevronDown"
        label={words.ratios.name}
        className={styles.joinedEnd}
        aria-haspopup="menu"
        onClick={(event) => onMenu(event.currentTarget)}
      />
    </span>
  );
}
