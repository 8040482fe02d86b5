import type { Dispatch, Ref } from "react";
import { hasUnit } from "#comparison/distance.ts";
import type { ComparisonAction } from "#comparison/reducer.ts";
import type { Entry } from "#comparison/state.ts";
import { shownText } from "#comparison/typed.ts";
import type { Unit } from "#domain/display/unit.ts";
import { NumberField } from "#ui/number-field.tsx";
import styles from "./editor.module.css";

interface DistanceRowProps {
  entry: Entry;
  label: string;
  /** Of a number without one. */
  unit: Unit;
  errorId: string | undefined;
  dispatch: Dispatch<ComparisonAction>;
  ref: Ref<HTMLInputElement>;
}

/** From where this screen is seen, if not from the common distance (D32), in the unit of lengths (D36). */
export function DistanceRow({ entry: { id, editor, typed }, label, unit, errorId, dispatch, ref }: DistanceRowProps) {
  const text = shownText(editor.distance, unit);
  const isWrong = typed.errors.includes("distance");
  return (
    <div className={`${styles.row} wrapping`}>
      <span className={styles.label}>Distance</span>
      <span className={`${styles.set} fine`}>
        <NumberField
          ref={ref}
          aria-label={label}
          data-field="distance"
          className={styles.distance}
          invalid={isWrong}
          aria-describedby={isWrong ? errorId : undefined}
          value={text}
          onChange={(changed) => dispatch({ type: "type", id, field: "distance", text: changed, unit })}
        />
        {!hasUnit(text) && unit}
      </span>
    </div>
  );
}
