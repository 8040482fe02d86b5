import type { Dispatch } from "react";
import type { ComparisonAction } from "../../../comparison/reducer.ts";
import type { Entry } from "../../../comparison/state.ts";
import { acceptNumberText } from "../../../domain/display/number-text.ts";
import { NumberField } from "../../../ui/number-field.tsx";
import styles from "./editor.module.css";

interface RatioInputsProps {
  entry: Entry;
  errorId: string | undefined;
  /** Receives pasted text that is no number. */
  onPaste(text: string): void;
  dispatch: Dispatch<ComparisonAction>;
}

/** The width and height of the aspect ratio. */
export function RatioInputs({ entry: { id, editor, typed }, errorId, onPaste, dispatch }: RatioInputsProps) {
  const isWrong = { width: typed.errors.includes("ratioWidth"), height: typed.errors.includes("ratioHeight") };
  return (
    <span className={styles.ratio}>
      <NumberField
        aria-label="Aspect ratio width"
        accept={acceptNumberText}
        value={editor.width}
        invalid={isWrong.width}
        aria-describedby={isWrong.width ? errorId : undefined}
        onChange={(text) => dispatch({ type: "type", id, field: "width", text })}
        onRejected={onPaste}
      />
      <span aria-hidden="true">:</span>
      <NumberField
        aria-label="Aspect ratio height"
        accept={acceptNumberText}
        value={editor.height}
        invalid={isWrong.height}
        aria-describedby={isWrong.height ? errorId : undefined}
        onChange={(text) => dispatch({ type: "type", id, field: "height", text })}
        onRejected={onPaste}
      />
    </span>
  );
}
