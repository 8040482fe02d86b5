import { shownLength } from "#comparison/editor-values.ts";
import { Button } from "#ui/button.tsx";
import { editors as words } from "#words/page/editors.ts";
import { LengthField } from "../length-field.tsx";
import type { LengthHandlers } from "../use-written-lengths.ts";
import styles from "./editor.module.css";
import type { FieldProps } from "./field-props.ts";

interface DiagonalInputProps extends Omit<FieldProps, "label"> {
  /** Takes sizes that are pasted, or typed with their unit. */
  size: LengthHandlers;
  invalid: boolean;
}

/** The diagonal and its unit. */
export function DiagonalInput({ entry: { id, editor }, size, invalid, errorId, dispatch, ref }: DiagonalInputProps) {
  return (
    <span className={styles.fields}>
      <LengthField
        ref={ref}
        aria-label={words.diagonal.label}
        data-field="length"
        className={`${styles.length} ${styles.joined}`}
        value={shownLength(editor)}
        invalid={invalid}
        aria-describedby={invalid ? errorId : undefined}
        onChange={(text) => dispatch({ type: "type", id, field: "length", text })}
        {...size}
      />
      <Button
        look="value"
        className={`${styles.unit} ${styles.joinedEnd}`}
        data-unit={editor.unit}
        data-tooltip={words.unit.change[editor.unit]}
        onClick={() => dispatch({ type: "toggle-unit", id })}
      >
        {words.unit.name[editor.unit]}
      </Button>
    </span>
  );
}
