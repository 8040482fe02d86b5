import type { SideBySide } from "#comparison/reducer.ts";
import { shownText } from "#comparison/typed.ts";
import { SET_COUNTS } from "#domain/display/screen.ts";
import type { Unit } from "#domain/display/unit.ts";
import { Stepper } from "#ui/stepper.tsx";
import { editors as words } from "#words/page/editors.ts";
import { site } from "#words/page/site.ts";
import { LengthField } from "../length-field.tsx";
import type { WrittenLengths } from "../use-written-lengths.ts";
import styles from "./editor.module.css";
import type { FieldProps } from "./field-props.ts";

interface SetRowProps extends FieldProps {
  /** Of the shown gap. */
  unit: Unit;
  written: WrittenLengths;
}

/** The row of a set (D29): how many are side by side, and the gap between them in the unit of lengths (D36). */
export function SetRow({ entry, label, unit, written, errorId, dispatch, ref }: SetRowProps) {
  const { id, screen, editor, typed } = entry;
  const isWrong = typed.errors.includes("gap");
  const type = (text: string, typedUnit: Unit) => dispatch({ type: "type", id, field: "gap", text, unit: typedUnit });
  return (
    <div className={`${styles.row} wrapping`}>
      <span className={styles.label}>{words.set.label}</span>
      <span className={`${styles.set} level-row fine`}>
        <Stepper
          label={words.set.count}
          value={screen.count ?? 1}
          least={1}
          most={SET_COUNTS.at(-1) ?? 1}
          step={1}
          unit=""
          words={site.stepper}
          onChange={(count) => dispatch({ type: "set-count", id, count: count as SideBySide })}
        />
        {words.set.gap}
        <LengthField
          ref={ref}
          aria-label={label}
          data-field="gap"
          className={styles.gap}
          placeholder="0"
          invalid={isWrong}
          aria-describedby={isWrong ? errorId : undefined}
          value={shownText(editor.gap, unit)}
          onChange={(text) => type(text, unit)}
          {...written.field({ place: "gap", unit, write: ({ length }) => length && type(length.text, length.unit) })}
        />
        {words.unit.symbol[unit]}
      </span>
    </div>
  );
}
