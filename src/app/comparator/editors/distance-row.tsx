import { type Dispatch, type Ref, useId } from "react";
import { hasUnit, isWrongDistance } from "../../../comparison/distance.ts";
import type { ComparisonAction } from "../../../comparison/reducer.ts";
import type { Entry } from "../../../comparison/state.ts";
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
      <label className={styles.gap}>
        seen from
        <input
          ref={ref}
          className={styles.input}
          type="text"
          inputMode="decimal"
          enterKeyHint="done"
          autoComplete="off"
          spellCheck={false}
          aria-label={label}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? errorId : undefined}
          value={editor.distance}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => dispatch({ type: "type", id, field: "distance", text: event.currentTarget.value })}
        />
        {!hasUnit(editor.distance) && "cm"}
      </label>
      {isWrong && <DistanceError id={errorId} />}
    </div>
  );
}
