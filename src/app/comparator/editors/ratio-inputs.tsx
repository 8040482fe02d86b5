import type { Dispatch } from "react";
import type { ComparisonAction } from "../../../comparison/reducer.ts";
import type { Entry } from "../../../comparison/state.ts";
import { parseWrittenRatio } from "../../../domain/display/written-ratio.ts";
import styles from "./editor.module.css";
import { NumberInput } from "./number-input.tsx";

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
      <NumberInput
        label="Aspect ratio width"
        value={editor.width}
        invalid={errors.ratioWidth}
        describedBy={errors.ratioWidth ? errorId : undefined}
        onChange={(text) => dispatch({ type: "type", id, field: "width", text })}
        onRejected={onRejected}
      />
      <span aria-hidden="true">:</span>
      <NumberInput
        label="Aspect ratio height"
        value={editor.height}
        invalid={errors.ratioHeight}
        describedBy={errors.ratioHeight ? errorId : undefined}
        onChange={(text) => dispatch({ type: "type", id, field: "height", text })}
        onRejected={onRejected}
      />
    </span>
  );
}
