import type { Dispatch, Ref } from "react";
import type { ComparisonAction } from "#comparison/reducer.ts";
import type { Entry } from "#comparison/state.ts";
import { shownText } from "#comparison/typed.ts";
import { acceptNumberText } from "#domain/display/number-text.ts";
import type { Unit } from "#domain/display/unit.ts";
import { NumberField } from "#ui/number-field.tsx";
import { editors as words } from "#words/page/editors.ts";
import { decimalMark } from "#words/page/numbers.ts";
import styles from "./editor.module.css";

interface RaisedRowProps {
  entry: Entry;
  label: string;
  /** Of the shown height. */
  unit: Unit;
  errorId: string | undefined;
  dispatch: Dispatch<ComparisonAction>;
  ref: Ref<HTMLInputElement>;
}

/** How far above the line of a row the screen stands, with a minus sign below it (D56). */
export function RaisedRow({ entry: { id, editor, typed }, label, unit, errorId, dispatch, ref }: RaisedRowProps) {
  const isWrong = typed.errors.includes("raised");
  return (
    <div className={`${styles.row} wrapping`}>
      <span className={styles.label}>{label}</span>
      <span className={`${styles.set} fine`}>
        <NumberField
          ref={ref}
          aria-label={label}
          data-field="raised"
          className={styles.distance}
          placeholder="0"
          // A phone's pad for decimals has no minus sign.
          inputMode="text"
          decimalMark={decimalMark}
          accept={acceptSigned}
          invalid={isWrong}
          aria-describedby={isWrong ? errorId : undefined}
          value={shownText(editor.raised, unit)}
          onChange={(text) => dispatch({ type: "type", id, field: "raised", text, unit })}
        />
        {words.unit.symbol[unit]}
      </span>
    </div>
  );
}

/** A number that may begin with one minus sign. */
function acceptSigned(current: string, changed: string): string {
  const [, sign = "", number = ""] = /^\s*([-−–]?)(.*)$/s.exec(changed) ?? [];
  const former = current.replace(/^-/, "");
  const accepted = acceptNumberText(former, number);
  return accepted === former && number !== former ? current : `${sign && "-"}${accepted}`;
}
