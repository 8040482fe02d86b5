import type { Dispatch, Ref } from "react";
import { hasUnit } from "#comparison/distance.ts";
import type { ComparisonAction } from "#comparison/reducer.ts";
import { type Entry, isTyped } from "#comparison/state.ts";
import { shownText } from "#comparison/typed.ts";
import type { Unit } from "#domain/display/unit.ts";
import { distanceTo } from "#domain/viewing/seat.ts";
import { Button } from "#ui/button.tsx";
import { NumberField } from "#ui/number-field.tsx";
import { editors as words } from "#words/page/editors.ts";
import { typedFigure } from "#words/page/numbers.ts";
import styles from "./editor.module.css";

interface DistanceRowProps {
  entry: Entry;
  label: string;
  /** Of a number without one. */
  unit: Unit;
  errorId: string | undefined;
  /** From where the others are seen, in centimetres; null while nobody has typed it. */
  common: number | null;
  dispatch: Dispatch<ComparisonAction>;
  ref: Ref<HTMLInputElement>;
}

/** From where this screen is seen, if not from the common distance (D32), in the unit of lengths (D36). */
export function DistanceRow({ entry, label, unit, errorId, common, dispatch, ref }: DistanceRowProps) {
  const { id, editor, typed, screen } = entry;
  const { distance: own, ...others } = screen;
  const text = shownText(editor.distance, unit);
  // What the visitor has written stays as it is: `1,000 mm` may be a thousand.
  const isOwn = isTyped(entry, "distance") && text === editor.distance.text;
  const isWrong = typed.errors.includes("distance");
  return (
    <div className={`${styles.row} wrapping`}>
      <span className={styles.label}>{words.distance.label}</span>
      <span className={`${styles.set} fine`}>
        <NumberField
          ref={ref}
          aria-label={label}
          data-field="distance"
          className={styles.distance}
          invalid={isWrong}
          aria-describedby={isWrong ? errorId : undefined}
          value={isOwn ? text : typedFigure(text)}
          onChange={(changed) => dispatch({ type: "type", id, field: "distance", text: changed, unit })}
        />
        {!hasUnit(text) && words.unit.symbol[unit]}
        {own !== undefined && (
          <Button look="link" onClick={() => dispatch({ type: "remove-distance", id })}>
            {words.distance.back(distanceTo(others, common), unit)}
          </Button>
        )}
      </span>
    </div>
  );
}
