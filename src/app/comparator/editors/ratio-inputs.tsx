import type { Dispatch } from "react";
import type { ComparisonAction } from "../../../comparison/reducer.ts";
import type { Entry } from "../../../comparison/state.ts";
import { acceptNumberText } from "../../../domain/display/number-text.ts";
import { parseWrittenRatio } from "../../../domain/display/written-ratio.ts";
import { NumberField } from "../../../ui/number-field.tsx";
import styles from "./editor.module.css";

interface RatioInputsProps {
  entry: Entry;
  errors: { readonly ratioWidth: boolean; readonly ratioHeight: boolean };
  errorId: string | undefined;
  dispatch: Dispatch<ComparisonAction>;
}

/** The width and height of the aspect ratio. Pasting `16:9`, `2.39:1` or `3440x1440` into either fills both. */
export function RatioInputs({ entry: { id, editor }, errors, errorId, dispatch }: RatioInputsProps) {
  function onRejected(text: string) {
    const ratio = parseWrittenRatio(text);
    if (ratio !== null) dispatch({ type: "preset", id, ratio });
  }

  return (
    <span className={styles.ratio}>
      <NumberField
        aria-label="Aspect ratio width"
        accept={acceptNumberText}
        value={editor.width}
        invalid={errors.ratioWidth}
        aria-describedby={errors.ratioWidth ? errorId : undefined}
        onChange={(text) => dispatch({ type: "type", id, field: "width", text })}
        onRejected={onRejected}
      />
      <span aria-hidden="true">:</span>
      <NumberField
        aria-label="Aspect ratio height"
        accept={acceptNumberText}
        value={editor.height}
        invalid={errors.ratioHeight}
        aria-describedby={errors.ratioHeight ? errorId : undefined}
        onChange={(text) => dispatch({ type: "type", id, field: "height", text })}
        onRejected={onRejected}
      />
    </span>
  );
}
