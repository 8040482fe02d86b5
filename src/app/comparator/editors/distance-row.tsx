import type { Dispatch, Ref } from "react";
import type { ComparisonAction } from "../../../comparison/reducer.ts";
import type { Entry } from "../../../comparison/state.ts";
import { MAX_DISTANCE } from "../../../domain/viewing/seat.ts";
import styles from "./editor.module.css";
import { NumberInput } from "./number-input.tsx";

interface DistanceRowProps {
  entry: Entry;
  label: string;
  dispatch: Dispatch<ComparisonAction>;
  ref: Ref<HTMLInputElement>;
}

/** From where this screen is seen, if not from the common distance (D32). More than 100 m is refused. */
export function DistanceRow({ entry: { id, editor }, label, dispatch, ref }: DistanceRowProps) {
  return (
    <div className={styles.row}>
      <span className={styles.gap}>
        seen from
        <NumberInput
          ref={ref}
          label={label}
          value={editor.distance}
          invalid={false}
          describedBy={undefined}
          onChange={(text) => {
            if (!(Number(text) > MAX_DISTANCE)) dispatch({ type: "type", id, field: "distance", text });
          }}
        />
        cm
      </span>
    </div>
  );
}
