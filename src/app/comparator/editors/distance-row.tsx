import { type Dispatch, type Ref, useId } from "react";
import { hasUnit, isWrongDistance } from "../../../comparison/distance.ts";
import type { ComparisonAction } from "../../../comparison/reducer.ts";
import type { Entry } from "../../../comparison/state.ts";
import { NumberField } from "../../../ui/number-field.tsx";
import { DistanceError } from "../distance-error.tsx";
import styles from "./editor.module.css";

interface DistanceRowProps {
  entry: Entry;
  label: string;
  dispatch: Dispatch<ComparisonAction>;
  ref: Ref<HTMLInputElement>;
}

/** From where this screen is seen, if not from the common distance (D32). */
export function DistanceRow({ entry: { id, editor }, label, dispatch, ref }: DistanceRowProps) {
  const errorId = useId();
  const isWrong = isWrongDistance(editor.distance);
  return (
    <div className={styles.row}>
      <span className={styles.gap}>
        seen from
        <NumberField
          ref={ref}
          aria-label={label}
          invalid={isWrong}
          aria-describedby={isWrong ? errorId : undefined}
          value={editor.distance}
          onChange={(text) => dispatch({ type: "type", id, field: "distance", text })}
        />
        {!hasUnit(editor.distance) && "cm"}
      </span>
      {isWrong && <DistanceError id={errorId} />}
    </div>
  );
}
