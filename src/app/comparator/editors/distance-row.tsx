import { type Dispatch, type Ref, useId } from "react";
import { hasUnit, isWrongDistance } from "../../../comparison/distance.ts";
import type { ComparisonAction } from "../../../comparison/reducer.ts";
import type { Entry } from "../../../comparison/state.ts";
import type { Unit } from "../../../domain/display/unit.ts";
import { NumberField } from "../../../ui/number-field.tsx";
import { DistanceError } from "../distance-error.tsx";
import styles from "./editor.module.css";
import { useTextInUnit } from "./use-text-in-unit.ts";

interface DistanceRowProps {
  entry: Entry;
  label: string;
  /** Of a number without one. */
  unit: Unit;
  dispatch: Dispatch<ComparisonAction>;
  ref: Ref<HTMLInputElement>;
}

/** From where this screen is seen, if not from the common distance (D32), in the unit of lengths (D36). */
export function DistanceRow({ entry: { id, editor }, label, unit, dispatch, ref }: DistanceRowProps) {
  const errorId = useId();
  const shown = useTextInUnit(editor.distance, unit);
  const isWrong = isWrongDistance(editor.distance);
  return (
    <div className={`${styles.row} wrapping`}>
      <span className={`${styles.gap} fine`}>
        viewing distance
        <NumberField
          ref={ref}
          aria-label={label}
          invalid={isWrong}
          aria-describedby={isWrong ? errorId : undefined}
          value={shown.text}
          onChange={(text) => dispatch({ type: "type", id, field: "distance", text: shown.hold(text) })}
        />
        {!hasUnit(shown.text) && unit}
      </span>
      {isWrong && <DistanceError id={errorId} />}
    </div>
  );
}
