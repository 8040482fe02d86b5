import type { Dispatch } from "react";
import type { ComparisonAction } from "#comparison/reducer.ts";
import type { Entry } from "#comparison/state.ts";
import { acceptNumberText } from "#domain/display/number-text.ts";
import { IconButton } from "#ui/button.tsx";
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
  const input = (field: "width" | "height", className: string | undefined) => {
    const isWrong = typed.errors.includes(field === "width" ? "ratioWidth" : "ratioHeight");
    return (
      <NumberField
        aria-label={words.ratio[field]}
        data-field={field}
        className={className}
        decimalMark={decimalMark}
        accept={acceptNumberText}
        value={editor[field]}
        invalid={isWrong}
        aria-describedby={isWrong ? errorId : undefined}
        onChange={(text) => dispatch({ type: "type", id, field, text })}
        onRejected={onPaste}
      />
    );
  };
  return (
    <span className={styles.fields}>
      {input("width", styles.ratio)}
      <span aria-hidden="true" className={`${styles.colon} muted`}>
        :
      </span>
      {input("height", `${styles.ratio} ${styles.joined}`)}
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
