import type { Dispatch, Ref } from "react";
import type { ComparisonAction } from "../../../comparison/reducer.ts";
import type { Entry } from "../../../comparison/state.ts";
import { shownText } from "../../../comparison/typed.ts";
import type { Unit } from "../../../domain/display/unit.ts";
import { Button } from "../../../ui/button.tsx";
import { LengthField } from "../length-field.tsx";
import type { WrittenLengths } from "../use-written-lengths.ts";
import styles from "./editor.module.css";

interface SetRowProps {
  entry: Entry;
  label: string;
  /** Of the shown gap. */
  unit: Unit;
  written: WrittenLengths;
  errorId: string | undefined;
  dispatch: Dispatch<ComparisonAction>;
  /** Offers other counts beside the pressed button. */
  onCount(anchor: HTMLElement): void;
  /** The input of the gap. */
  ref: Ref<HTMLInputElement>;
}

/** The row of a set (D29): how many are side by side, and the gap between them in the unit of lengths (D36). */
export function SetRow({ entry, label, unit, written, errorId, dispatch, onCount, ref }: SetRowProps) {
  const { id, screen, editor, typed } = entry;
  const isWrong = typed.errors.includes("gap");
  const type = (text: string, typedUnit: Unit) => dispatch({ type: "type", id, field: "gap", text, unit: typedUnit });
  return (
    <div className={`${styles.row} wrapping`}>
      <Button
        look="value"
        className={styles.count}
        aria-haspopup="menu"
        onClick={(event) => onCount(event.currentTarget)}
      >
        {screen.count} side by side
      </Button>
      <span className={`${styles.gap} fine`}>
        gap
        <LengthField
          ref={ref}
          aria-label={label}
          placeholder="0"
          invalid={isWrong}
          aria-describedby={isWrong ? errorId : undefined}
          value={shownText(editor.gap, unit)}
          onChange={(text) => type(text, unit)}
          {...written.field({ place: "gap", unit, write: ({ length }) => length && type(length.text, length.unit) })}
        />
        {unit}
      </span>
    </div>
  );
}
