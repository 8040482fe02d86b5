import type { Dispatch, Ref } from "react";
import { shownLength } from "../../../comparison/editor-values.ts";
import type { ComparisonAction } from "../../../comparison/reducer.ts";
import type { Entry } from "../../../comparison/state.ts";
import { Button } from "../../../ui/button.tsx";
import { LengthField } from "../length-field.tsx";
import styles from "./editor.module.css";
import type { WrittenSizes } from "./use-written-sizes.ts";

interface DiagonalInputProps {
  entry: Entry;
  sizes: WrittenSizes;
  invalid: boolean;
  errorId: string | undefined;
  dispatch: Dispatch<ComparisonAction>;
  ref: Ref<HTMLInputElement>;
}

/** The diagonal and its unit. */
export function DiagonalInput({ entry: { id, editor }, sizes, invalid, errorId, dispatch, ref }: DiagonalInputProps) {
  return (
    <>
      <LengthField
        ref={ref}
        aria-label="Diagonal"
        className={styles.length}
        value={shownLength(editor)}
        invalid={invalid}
        aria-describedby={invalid ? errorId : undefined}
        onChange={(text) => dispatch({ type: "type", id, field: "length", text })}
        onLength={sizes.writeLength}
        onRejected={sizes.paste}
      />
      <Button
        look="value"
        className={styles.unit}
        data-tooltip={editor.unit === "in" ? "Change to centimetres" : "Change to inches"}
        onClick={() => dispatch({ type: "toggle-unit", id })}
      >
        {editor.unit === "in" ? "INCHES" : "CENTIMETERS"}
      </Button>
    </>
  );
}
